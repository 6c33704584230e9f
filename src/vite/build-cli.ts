import { resolve } from "node:path";

import { callOf } from "../../program/folders.mjs";
import { printWarnings, runCommand } from "./command";
import { resolveSiteOptions } from "./site-options";

const help = `Builds the site: one HTML file per page, readable without JavaScript.

Usage: ${callOf("build", "[options]")}

  --generated DIR   the tree that \`${callOf("codegen")}\` wrote (default: src/generated)
  --content DIR     MDX guides (default: content)
  --config FILE     configuration (default: site.config.ts)
  --out-dir DIR     the folder for the site (default: dist)
  --help            show this help

With --generated alone, the site contains only that API.

Exit codes: 0 built, 2 invalid input or arguments.`;

const options = {
  generated: { type: "string" },
  content: { type: "string" },
  config: { type: "string" },
  "out-dir": { type: "string", default: "dist" },
} as const;

// Ensures that the folders of this run are removed: a signal alone ends it without `exit`. The codes are those of shells.
for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
  process.once(signal, () => process.exit(code));

await runCommand("build", help, options, async (values) => {
  const started = performance.now();
  // Clears the line first (ECMA-48: CR, EL). In a pipe or a log, the steps would be garbage.
  const show = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`);
  // Must be set before React and Vite are loaded, because they read it only once.
  process.env.NODE_ENV = "production";
  const { buildSite } = await import("./build");
  const { pages, bytes, allowed, components, warnings } = await buildSite(
    resolveSiteOptions(values),
    resolve(values["out-dir"]),
    { onProgress: (done, all) => show(`${done} of ${all} pages`) },
  ).finally(() => show(""));
  printWarnings("build", warnings);
  const sources = allowed.map((source) => source.join(" ")).join("; ");
  if (sources !== "") console.log(`For \`head\`, the Content-Security-Policy allows ${sources}.`);
  const { interactive, html } = components;
  if (interactive.length > 0) console.log(`Browsers also render: ${interactive.join(", ")}.`);
  if (html.length > 0)
    console.log(`Rendered as HTML only, without "use client": ${html.join(", ")}.`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages, ${(bytes / 1024).toFixed(0)} kB, in ${seconds} s.`);
});
