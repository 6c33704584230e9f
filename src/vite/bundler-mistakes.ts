import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { type Place, placeAt, SiteError, SiteErrors, siteErrorsIn, throwAll } from "./errors";
import { displayPath } from "./site-options";

/** Throws the mistakes in the user's files that a bundler's error contains, if any: those found by our plugins and by the bundler. */
export function throwBundlerMistakes(error: unknown): void {
  const { errors = [error] } = error as { readonly errors?: readonly unknown[] };
  throwAll(
    errors.flatMap((each) => {
      if (each instanceof SiteError || each instanceof SiteErrors) return siteErrorsIn(each);
      if (!(each instanceof Error)) return [];
      if ("loc" in each && each.message.startsWith("[lightningcss] "))
        return sheetMistake(each.message, each.loc as Required<Place>);
      return mistakesIn(stripVTControlCharacters(each.message));
    }),
  );
}

/** Reads the message about a style sheet. Columns start at 0. */
function sheetMistake(message: string, { file, line, column }: Required<Place>): SiteError {
  const place = { file: displayPath(file), line, column: (column ?? 0) + 1 };
  return new SiteError(message.replace("[lightningcss] ", ""), "Fix the style sheet.", place);
}

/** The code that Vite inserts before the first line of a configuration. */
const injected = /│ (const __vite_injected_original_dirname = .*?_import_meta_url = ".*?";)/;

/** Reads the bundler's message about a guide or a module that it imports: a reason, and a place above the quoted lines. */
function mistakesIn(message: string): readonly SiteError[] {
  const cited = /^(?:\[[^\]]*\] )?(.+?)(?: in \S+)?\n\s*╭─\[ (.+):(\d+):(\d+) \]/.exec(message);
  if (cited) {
    const [, reason = "", name = "", line, column] = cited;
    const file = resolve(name);
    const [, before = ""] = (line === "1" && injected.exec(message)) || [];
    // The lines of a guide differ from those of its compiled module.
    const place = file.endsWith(".mdx")
      ? placeOf(file, /["'](.+?)["']/.exec(reason)?.[1] ?? "")
      : { file: displayPath(file), line: Number(line), column: Number(column) - before.length };
    const isList = /^Expected `,` or `.` but found/.test(reason);
    return [
      isList
        ? new SiteError("a comma is missing here", "Add it.", place)
        : new SiteError(reason, "Fix the module.", place),
    ];
  }
  const [, imported = "", importer] =
    /^\[vite\]: Rolldown failed to resolve import "(.+)" from "(.+)"/.exec(message) ?? [];
  if (importer === undefined) return [];
  return [noPackage(imported, importer)];
}

/** Returns the mistake of a file that imports a missing package. */
export function noPackage(name: string, importer: string): SiteError {
  const reason = `there is no package "${name}"`;
  return new SiteError(reason, "Install it, or fix the name.", placeOf(importer, name));
}

/** Returns the first place of a text in a file. */
function placeOf(file: string, text: string): Place {
  const source = readFileSync(file, "utf8");
  return { file: displayPath(file), ...placeAt(source, source.indexOf(text)) };
}
