// @ts-check
// The program that `npm run build` and `npm run dev` start. It is plain JavaScript, so that it needs no loader.
import { readdirSync } from "node:fs";
import { sourceHash } from "../../program/source-hash.mjs";

/** @type {import("../../program/bundle.mjs").Program} */
export const site = {
  sources: "src/vite",
  entries: ["build-cli", "dev-cli", "rendering/render-thread"],
  external: [
    "@vitejs/plugin-react",
    "postman-*",
    "react",
    "react-dom",
    "react-router-dom",
    "shiki",
    "vite",
  ],
};

/**
 * Hashes the sources of build and shell, and the locked dependencies. The generated tree is not part of the program.
 *
 * @param {string} project folder of the project
 * @returns {string} a hash that is the same on every machine
 */
export function siteHash(project) {
  const all = readdirSync(`${project}/src`, { withFileTypes: true });
  const folders = all.filter((entry) => entry.isDirectory() && entry.name !== "generated");
  const modules = all.filter(({ name }) => /\.tsx?$/.test(name));
  const paths = (/** @type {readonly import("node:fs").Dirent[]} */ of) =>
    of.map(({ name }) => `src/${name}`);
  return sourceHash(project, paths(folders), [
    ...paths(modules),
    "vite.config.ts",
    "tsconfig.json",
  ]);
}
