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

/** Reads what the bundler says of a guide, or of a module that one imports: a reason, and a place above the cited lines. */
function mistakesIn(message: string): readonly SiteError[] {
  const cited = /^(?:\[[^\]]*\] )?(.+?)(?: in \S+)?\n\s*╭─\[ (.+):(\d+):(\d+) \]/.exec(message);
  if (cited) {
    const [, reason = "", name = "", line, column] = cited;
    const file = resolve(name);
    // Lines of a guide are not those of the module that is made of it.
    const place = file.endsWith(".mdx")
      ? placeOf(file, /["'](.+?)["']/.exec(reason)?.[1] ?? "")
      : { file: displayPath(file), line: Number(line), column: Number(column) };
    return [new SiteError(reason, "Fix the module.", place)];
  }
  const [, imported = "", importer] =
    /^\[vite\]: Rolldown failed to resolve import "(.+)" from "(.+)"/.exec(message) ?? [];
  if (importer === undefined) return [];
  const reason = `there is no package "${imported}"`;
  return [new SiteError(reason, "Install it, or fix the name.", placeOf(importer, imported))];
}

/** Where a text first is in a file. */
function placeOf(file: string, text: string): Place {
  const source = readFileSync(file, "utf8");
  return { file: displayPath(file), ...placeAt(source, source.indexOf(text)) };
}
