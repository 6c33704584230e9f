import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { callOf } from "../program/folders.mjs";
import { readArguments } from "./arguments";
import { jsonFile } from "./emit/jsx";
import { UsageError } from "./errors";
import { attempt, read } from "./files";
import { type Paint, reportProblems } from "./report";
import { siteDocument } from "./site-document";
import { isRaw } from "./document/document";
import { load } from "./document/load";
import {
  compareNames,
  isDocument,
  naming,
  readName,
  type VersionFile,
  versionsBeside,
  versionsFolder,
} from "./versions";

const help = `Keeps the OpenAPI document as a release, which the changelog compares with later ones.

Usage: ${callOf("codegen", "release [NAME] [options]")}

  NAME          the date, 2026-03-01, or the date and a name, 2026-03-01-1.2.0 (default: today,
                and a number if that is taken)
  --spec FILE   the OpenAPI document (default: that of the generated tree, or the only one)
  --root DIR    the folder of the files that it refers to (default: the folder of the document)
  --help        show this help

A document in several files becomes one. Without a name, a version is called by \`version\` in
its \`info\`.

Exit codes: 0 kept, 2 invalid input or arguments.
`;

/**
 * Runs `codegen release`.
 *
 * @returns the exit code
 * @throws UsageError for a name without a day, a taken name, or a name out of order or in the future; InputError if the document is invalid
 */
export async function release(args: readonly string[], paint: Paint): Promise<number> {
  const { values, given } = argumentsIn(args);
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const spec = siteDocument(values.spec);
  const kept = versionsBeside(spec);
  const name = given ?? nextName(kept);
  const named = readName(name);
  if (!named) throw new UsageError(`${name} is not a release date. ${naming()}`);
  if (kept.some(({ id }) => id === name))
    throw new UsageError(`Version ${name} already exists. Name this one ${nextName(kept)}.`);
  const wrong = outOfTime(name, kept);
  if (wrong !== undefined) {
    throw new UsageError(
      `${name} ${wrong}, but a release keeps today's document. Name it ${nextName(kept)}.`,
    );
  }
  const { document, problemAt } = await load(spec, values.root);
  const isOne = document.inputs.size === 1;
  const folder = versionsFolder(spec);
  const file = path.join(folder, name + (isOne ? path.extname(spec) : ".json"));
  mkdirSync(folder, { recursive: true });
  if (isOne) copyFileSync(spec, file);
  else writeFileSync(file, jsonFile(document.published ?? document.root));
  const shown = path.relative(process.cwd(), file);
  const version = versionIn(document.root);
  const same = kept.findLast((one) => (one.label ?? versionIn(parsed(one.file))) === version);
  if (named.label === undefined && same) {
    const warning = problemAt("#/info/version", {
      rule: "version",
      severity: "warning",
      message: `The version of ${same.date} is called ${version}, too: readers cannot tell them apart.`,
      remedy: `Raise \`info.version\`, remove ${shown}, and release it again.`,
    });
    process.stderr.write(`${reportProblems([warning], paint)}\n\n`);
  }
  process.stdout.write(`Wrote ${shown}. Run \`${callOf("codegen")}\`, and commit both.\n`);
  return 0;
}

/** Returns why a new version cannot have a name, if it cannot. */
function outOfTime(name: string, kept: readonly VersionFile[]): string | undefined {
  const newest = kept.at(-1)?.id;
  if (newest !== undefined && compareNames(name, newest) < 0)
    return `comes before ${newest}, the newest version`;
  // In the first time zone to begin a day, it is 14 hours later than in UTC.
  return name.slice(0, today().length) > today(14) ? "is in the future" : undefined;
}

/** Returns a name that a version of today can have: the day or, if that day or a later one has versions, a name that comes after theirs. */
function nextName(kept: readonly VersionFile[]): string {
  const newest = kept.at(-1);
  if (!newest || newest.date < today()) return today();
  const label = newest.label?.replace(/\d*$/, (last) => String(Number(last) + 1)) ?? "1";
  return `${newest.date}-${label}`;
}

/** Returns the value of a document in one file; `undefined` if it is invalid. */
function parsed(file: string): unknown {
  return attempt(() => parseYaml(read(file) ?? ""));
}

/** Returns the version that a document states. */
function versionIn(root: unknown): string | undefined {
  const info = isRaw(root) ? root["info"] : undefined;
  return isRaw(info) ? String(info["version"]) : undefined;
}

/** Returns the day in UTC, or some hours ahead. */
function today(ahead = 0): string {
  const now = new Date(Date.now() + ahead * 3_600_000);
  return now.toISOString().slice(0, "2026-03-01".length);
}

function argumentsIn(args: readonly string[]) {
  const options = {
    spec: { type: "string" },
    root: { type: "string" },
    help: { type: "boolean", default: false },
  } as const;
  const { values, positionals } = readArguments(
    { args, options, allowPositionals: true },
    "codegen",
    "release",
  );
  const [given, more] = positionals;
  if (more !== undefined) throw new UsageError(`release takes only one name, not also ${more}.`);
  return { values, given: given?.replace(isDocument, "") };
}
