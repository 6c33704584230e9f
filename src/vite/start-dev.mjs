// @ts-check
// The entry of `npm run dev`.
import { start } from "../../program/start.mjs";
import { site, siteHash } from "./program.mjs";

await start(site, siteHash, "dev-cli");
