// @ts-check
// The entry of `npm run codegen`; plain JavaScript, so that it needs no loader.
import { start } from "../program/start.mjs";
import { generatorHash } from "./generator-hash.mjs";
import { codegen } from "./program.mjs";

await start(codegen, generatorHash, "cli");
