// @ts-check
// The entry of `npm run mock`.
import { start } from "../program/start.mjs";
import { generatorHash } from "./generator-hash.mjs";
import { codegen } from "./program.mjs";

await start(codegen, generatorHash, "mock/cli");
