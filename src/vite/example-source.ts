import { readFileSync } from "node:fs";
import { join } from "node:path";

import { unescapeToken } from "../shared/json-pointer";
import { SiteError } from "./errors";
import { type Literal, readExportedLiterals } from "./literals";

/** Returns a part of an operation's examples: `list-classes#/responses/200/application~1json/0/value`. */
export type ReadExample = (from: string) => Literal;

/**
 * Returns a function that finds examples in a generated tree. It parses a module again only when it changes.
 *
 * @returns a function that throws a {@link SiteError} if there is no such part
 */
export function createExampleReader(generatedDir: string): ReadExample {
  const read = new Map<string, { readonly source: string; readonly examples: Literal }>();
  return (from) => {
    const [operation = "", pointer = ""] = from.split(/#(.*)/s);
    const file = `api/${operation}.samples.ts`;
    const source = readFileSync(join(generatedDir, file), "utf8");
    let known = read.get(file);
    if (known?.source !== source) {
      known = { source, examples: readExportedLiterals(source, file)["examples"] };
      read.set(file, known);
    }
    let value: Literal = known.examples;
    for (const key of pointer.split("/").slice(1).map(unescapeToken)) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, key))
        throw new SiteError(`${file} has no example at ${pointer}`, "Run `npm run codegen`.");
      value = (value as Readonly<Record<string, Literal>>)[key];
    }
    return value;
  };
}
