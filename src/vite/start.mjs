// @ts-check
// The entry of `npm run build`.
import { start } from "../../program/start.mjs";
import { site, siteHash } from "./program.mjs";

await start(site, siteHash, "build-cli");
