// @ts-check
// The entry of `npm run build`; plain JavaScript, so that it needs no loader.
import { readdirSync } from "node:fs";
import { sourceHash } from "../../program/source-hash.mjs";
import { start } from "../../program/start.mjs";

await start(
  {
    sources: "src/vite",
    entries: ["build-cli", "rendering/render-thread"],
    external: ["postman-*", "react", "react-dom", "react-router-dom", "shiki", "vite"],
  },
  (project) => {
    // The generated tree is no part of the program.
    const names = readdirSync(`${project}/src`).filter((name) => name !== "generated");
    const isFile = (/** @type {string} */ name) => /\.tsx?$/.test(name);
    const paths = (/** @type {readonly string[]} */ of) => of.map((name) => `src/${name}`);
    return sourceHash(
      project,
      paths(names.filter((name) => !isFile(name))),
      paths(names.filter(isFile)),
    );
  },
);
