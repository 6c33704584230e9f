import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { cacheDir, callOf } from "../../program/folders.mjs";
import { readArguments } from "../arguments";
import { vocabulary } from "../emit/vocabulary";
import { InputError, UsageError } from "../errors";
import { normalize } from "../model/normalize";
import type { Paint } from "../report";
import { siteDocument } from "../site-document";
import { load } from "../document/load";
import { compareDocuments } from "./compare";
import { htmlReport, markdownReport } from "./documents";
import { changedPages } from "./pages";
import { entriesOf, jsonReport, type Source, textReport } from "./report";
import { checkOut } from "./check-out";

/** Inside the site, so that the build finds the document and offers it for download like that of the working tree. */
const cache = cacheDir("changes");

const help = `Says what changes to the OpenAPI document mean for callers.

Usage: ${callOf("codegen", "changes [options]")}

  --base REF        the git revision to compare with (default: HEAD)
  --spec FILE       the OpenAPI document (default: that of the generated tree, or the only one)
  --root DIR        the folder of the files that it refers to (default: the folder of the document)
  --format FORMAT   text, markdown, json or html (default: text)
  --fail-on LEVEL   fail on changes of this level: breaking
  --help            show this help

A change is breaking or compatible for callers, or affects only documentation. A change to a
shared part is reported once, with the operations that use it.

Exit codes: 0 compared, 1 found a change that --fail-on names, 2 could not compare.
`;

const formats = ["text", "markdown", "json", "html"] as const;

/**
 * Runs `codegen changes`.
 *
 * @param progress shows what the run does at present
 * @returns the exit code
 * @throws UsageError or InputError if nothing can be compared
 */
export async function changes(
  args: readonly string[],
  paint: Paint,
  progress: (stage: string) => void,
): Promise<number> {
  const given = argumentsIn(args);
  if (given.help) {
    process.stdout.write(help);
    return 0;
  }
  const options = { ...given, spec: siteDocument(given.spec) };
  mkdirSync(cache, { recursive: true });
  const temp = realpathSync(mkdtempSync(path.join(cache, "run-")));
  try {
    const base = checkOut(options.base, options.spec, options.root, temp);
    const folder = path.resolve(path.dirname(options.spec));
    const after = await sourceOf(options.spec, options.root, folder);
    const before = await sourceOf(base.spec, base.root, folder).catch(base.inRevision);
    const entries = entriesOf(compareDocuments(before, after), before, after);
    const title = `${after.document.file}, compared with ${options.base}`;
    const pages = () => {
      process.stderr.write("Building the pages of both revisions, which takes a while …\n");
      return changedPages(
        { ...base, home: path.join(temp, "before") },
        { spec: options.spec, root: options.root, home: path.join(temp, "after") },
        progress,
      ).then(
        (all) => ({ pages: all, problems: [] }),
        (error: unknown) => {
          // The changes for callers are still known.
          if (!(error instanceof InputError)) throw error;
          const errors = error.problems.filter(({ severity }) => severity === "error");
          return { pages: [], problems: errors };
        },
      );
    };
    const report = {
      text: () => textReport(entries, title, paint),
      json: () => jsonReport(entries),
      markdown: async () => markdownReport(entries, await pages(), title),
      html: async () => htmlReport(entries, await pages(), title),
    }[options.format as (typeof formats)[number]];
    process.stdout.write(`${await report()}\n`);
    const isFailed = entries.some(({ level }) => level === options["fail-on"]);
    return isFailed ? 1 : 0;
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

function argumentsIn(args: readonly string[]) {
  const options = {
    base: { type: "string", default: "HEAD" },
    spec: { type: "string" },
    root: { type: "string" },
    format: { type: "string", default: "text" },
    "fail-on": { type: "string" },
    help: { type: "boolean", default: false },
  } as const;
  const { values } = readArguments({ args, options }, "codegen", "changes");
  if (!formats.some((format) => format === values.format))
    throw new UsageError(`--format must be one of ${formats.join(", ")}, not ${values.format}.`);
  if (!["breaking", undefined].includes(values["fail-on"]))
    throw new UsageError(`--fail-on accepts only breaking, not ${values["fail-on"]}.`);
  return values;
}

async function sourceOf(file: string, root: string | undefined, folder: string): Promise<Source> {
  const { document } = await load(file, root);
  return { document, model: normalize(document, vocabulary), file: path.resolve(file), folder };
}
