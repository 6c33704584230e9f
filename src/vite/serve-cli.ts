import { resolve } from "node:path";

import { callOf } from "../../program/folders.mjs";
import { parsePort, runCommand } from "./command";
import { serveSite } from "./serve";
import { displayPath } from "./site-options";

const help = `Serves a built site on this machine.

Usage: ${callOf("serve", "[options]")}

  --out-dir DIR   the built site (default: dist)
  --port N        first port to try (default: 4173)
  --host NAME     address to listen on (default: 127.0.0.1)
  --help          show this help

Exit code: 2 invalid input or arguments.`;

const options = {
  "out-dir": { type: "string", default: "dist" },
  port: { type: "string", default: "4173" },
  host: { type: "string", default: "127.0.0.1" },
} as const;

await runCommand("serve", help, options, async ({ "out-dir": outDir, port, host }) => {
  const dir = resolve(outDir);
  const { address } = await serveSite({ dir, host, port: parsePort(port) });
  console.log(`${address} serves ${displayPath(dir)}; press Ctrl+C to stop.`);
});
