import { createHash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";

import { callOf, cacheDir, siteDir } from "../../program/folders.mjs";
import { parsePort, runCommand } from "./command";
import { startDev } from "./dev/server";
import { SiteError } from "./errors";
import { loadApi } from "./load-api";
import { resolveSiteOptions, type SiteArguments } from "./site-options";

const help = `Serves the site while you write: runs codegen on every save of the document, shows what changes
without a restart, and shows mistakes in the document, guides and configuration over the page.

Usage: ${callOf("dev", "[options]")}

  --content DIR     MDX guides (default: content)
  --config FILE     configuration (default: site.config.ts)
  --spec FILE       another OpenAPI document, without the guides and configuration of this one
  --root DIR        as for \`${callOf("codegen")}\`
  --workflows FILE  as for \`${callOf("codegen")}\`
  --out DIR         the folder for the generated tree (default: src/generated; with --spec, a cache)
  --generated DIR   a generated tree that is shown without codegen; with --spec, the same as --out
  --port N          first port to try (default: 5173)
  --host NAME       address to listen on (default: 127.0.0.1)
  --help            show this help

Exit code: 2 invalid input or arguments.`;

const options = {
  content: { type: "string" },
  config: { type: "string" },
  spec: { type: "string" },
  root: { type: "string" },
  workflows: { type: "string" },
  out: { type: "string" },
  generated: { type: "string" },
  port: { type: "string", default: "5173" },
  host: { type: "string", default: "127.0.0.1" },
} as const;

await runCommand("dev", help, options, async (values) => {
  const { host, spec, root, workflows } = values;
  const port = parsePort(values.port);
  const { site, isWritten } = await siteOf(values);
  const codegen = Object.entries({ spec, root, workflows, out: site.generatedDir }).flatMap(
    ([name, value]) => (value === undefined ? [] : [`--${name}`, value]),
  );
  await startDev({
    site,
    codegen: isWritten ? codegen : undefined,
    spec: spec && resolve(spec),
    host,
    port,
  });
});
// Anything that has already started would keep the process alive.
if (process.exitCode !== undefined) process.exit();

interface DevArguments extends SiteArguments {
  readonly spec?: string | undefined;
  readonly out?: string | undefined;
}

/** Returns the site of the arguments, and whether codegen writes its tree. Another document never uses this project's own tree. */
async function siteOf({ spec, out, generated, content, config }: DevArguments) {
  if (out !== undefined && generated !== undefined)
    throw new SiteError(
      "--out and --generated both name the generated tree",
      "Use --out for a tree that codegen writes, --generated for one that is shown as it is.",
    );
  const tree = out ?? generated;
  if (spec === undefined && generated !== undefined)
    return { site: resolveSiteOptions({ generated, content, config }), isWritten: false };
  if (spec !== undefined && !(await isOwn(spec))) {
    const name = createHash("sha256").update(resolve(spec)).digest("hex").slice(0, 16);
    const other = tree ?? join(cacheDir("dev"), name);
    return { site: resolveSiteOptions({ generated: other, content, config }), isWritten: true };
  }
  const own = resolveSiteOptions({ content, config });
  const site = tree === undefined ? own : { ...own, generatedDir: resolve(tree) };
  return { site, isWritten: true };
}

/** Whether the tree of this project was made from a document. */
async function isOwn(spec: string): Promise<boolean> {
  const api = await loadApi(resolveSiteOptions({}).generatedDir).catch(() => undefined);
  const own = api && join(siteDir, api.spec);
  return own !== undefined && existsSync(own) && existsSync(spec)
    ? realpathSync(own) === realpathSync(spec)
    : false;
}
