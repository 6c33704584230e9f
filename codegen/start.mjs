// @ts-check
// The entry of `npm run codegen`; plain JavaScript, so that it needs no loader.
import { start } from "../program/start.mjs";
import { generatorHash } from "./generator-hash.mjs";

/** @type {import("../program/bundle.mjs").Command} */
const codegen = {
  sources: "codegen",
  entries: ["cli", "emit/types/type-thread"],
  external: ["jsonc-parser", "oxfmt"],
};

await start(codegen, generatorHash);
