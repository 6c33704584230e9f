import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { parsePort, printError } from "./cli-errors";
import { serveSite } from "./serve";
import { projectDir } from "./site-options";

const help = `Serves a built site on this machine.

Usage: npm run serve -- [options]

  --out-dir DIR   the built site                     (default: dist)
  --port N        first port to try                  (default: 4173)
  --host NAME     address to listen on               (default: 127.0.0.1)
  --help          show this help`;

await main();

async function main(): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        "out-dir": { type: "string" },
        port: { type: "string", default: "4173" },
        host: { type: "string", default: "127.0.0.1" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      console.log(help);
      return;
    }
    const outDir = values["out-dir"];
    const { address } = await serveSite({
      dir: outDir === undefined ? resolve(projectDir, "dist") : resolve(outDir),
      host: values.host,
      port: parsePort(values.port),
    });
    console.log(address);
  } catch (error) {
    printError("serve", error);
  }
}
