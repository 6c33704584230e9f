import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { type Place, placeAt, SiteError, SiteErrors, siteErrorsIn, throwAll } from "./errors";
import { displayPath } from "./site-options";

/** Throws the mistakes in files of the user, if any, from the bundler's error: those that our plugins found, and its own. */
export function throwBundlerMistakes(error: unknown): void {
  const { errors = [error] } = error as { readonly errors?: readonly unknown[] };
  throwAll(
    errors.flatMap((each) => {
      if (each instanceof SiteError || each instanceof SiteErrors) return siteErrorsIn(each);
      return each instanceof Error ? mistakesIn(stripVTControlCharacters(each.message)) : [];
    }),
  );
}

/** What Vite writes before the first line of a configuration. */
const injected = /│ (const __vite_injected_original_dirname = .*?_import_meta_url = ".*?";)/;

/** Reads what the bundler says of a guide, or of a module that one imports: a reason, and a place above the cited lines. */
function mistakesIn(message: string): readonly SiteError[] {
  const cited = /^(?:\[[^\]]*\] )?(.+?)(?: in \S+)?\n\s*╭─\[ (.+):(\d+):(\d+) \]/.exec(message);
  if (cited) {
    const [, reason = "", name = "", line, column] = cited;
    const file = resolve(name);
    const [, before = ""] = (line === "1" && injected.exec(message)) || [];
    // Lines of a guide are not those of the module that is made of it.
    const place = file.endsWith(".mdx")
      ? placeOf(file, /["'](.+?)["']/.exec(reason)?.[1] ?? "")
      : { file: displayPath(file), line: Number(line), column: Number(column) - before.length };
    return [new SiteError(reason, "Fix the module.", place)];
  }
  const [, imported = "", importer] =
    /^\[vite\]: Rolldown failed to resolve import "(.+)" from "(.+)"/.exec(message) ?? [];
  if (importer === undefined) return [];
  return [noPackage(imported, importer)];
}

/** The mistake of a file that imports what is not there. */
export function noPackage(name: string, importer: string): SiteError {
  const reason = `there is no package "${name}"`;
  return new SiteError(reason, "Install it, or fix the name.", placeOf(importer, name));
}

/** Where a text first is in a file. */
function placeOf(file: string, text: string): Place {
  const source = readFileSync(file, "utf8");
  return { file: displayPath(file), ...placeAt(source, source.indexOf(text)) };
}
