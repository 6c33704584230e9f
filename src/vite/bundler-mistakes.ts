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

/** Reads the message about a guide, the configuration or a module that it imports: a reason, and a place above the quoted lines. */
function mistakesIn(message: string): readonly SiteError[] {
  const cited = /^(?:\[[^\]]*\] )?(.+?)(?: in \S+)?\n\s*╭─\[ (.+):(\d+):(\d+) \]/m.exec(message);
  if (cited) {
    const [, reason = "", name = "", line, column] = cited;
    const file = resolve(name);
    // The lines of a guide differ from those of its compiled module.
    const place = file.endsWith(".mdx")
      ? placeOf(file, /["'](.+?)["']/.exec(reason)?.[1] ?? "")
      : { file: displayPath(file), line: Number(line), column: Number(column) };
    const isList = /^Expected `,` or `.` but found/.test(reason);
    return [
      isList
        ? new SiteError("a comma is missing here", "Add it.", place)
        : new SiteError(reason, "Fix the module.", place),
    ];
  }
  const missing =
    /^\[vite\]: Rolldown failed to resolve import "(.+)" from "(.+)"|^Failed to load url (\S+) .* in (\S+)\. |^Cannot find module '(.+)' imported from '(.+)'/;
  const [name, importer] = (missing.exec(message) ?? []).slice(1).filter(Boolean);
  if (name === undefined || importer === undefined) return [];
  const what = name.startsWith(".") ? "file" : "package";
  const remedy = `${what === "file" ? "Add" : "Install"} it, or fix the name.`;
  return [new SiteError(`there is no ${what} "${name}"`, remedy, placeOf(importer, name))];
}

/** Returns the first place of a text in a file. */
function placeOf(file: string, text: string): Place {
  const source = readFileSync(file, "utf8");
  return { file: displayPath(file), ...placeAt(source, source.indexOf(text)) };
}
