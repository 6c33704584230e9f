import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { callOf } from "../../program/folders.mjs";
import { unescapeToken } from "../shared/json-pointer";
import { SiteError } from "./errors";
import { type Literal, readExportedLiterals } from "./literals";

/** Reads examples and samples of a generated tree. */
export interface SampleSource {
  /**
   * Returns a part of an operation's examples (`list-classes#/responses/200/application~1json/0/value`), or of the shared ones without an id.
   *
   * @throws {SiteError} if the part does not exist
   */
  example(from: string): Literal;
  /** Returns the exports of `shared.samples.ts`: what operations share; empty if they share none. */
  shared(): LiteralRecord;
}

/** The exports of a module of literals, or an object in it. */
export type LiteralRecord = Readonly<Record<string, Literal>>;

/** Name of the module with the parts that operations share. */
export const sharedFile = "shared.samples.ts";

/**
 * Returns the examples of an operation's responses by status, including examples that it shares with others.
 *
 * @param exports exports of its samples module; the module of a webhook has no samples
 */
export function responsesOf({ samples, examples }: LiteralRecord, shared: LiteralRecord) {
  const everywhere = samples === undefined ? {} : record(shared["everywhere"]);
  const all = { ...everywhere, ...record(record(examples)["responses"]) };
  return Object.fromEntries(
    Object.entries(all).flatMap(([status, media]) => {
      const found = typeof media === "string" ? record(shared["examples"])[media] : media;
      return found === undefined ? [] : [[status, found]];
    }),
  );
}

/** Returns a value if it is an object, otherwise an empty object. */
export function record(value: Literal): LiteralRecord {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as LiteralRecord) : {};
}

/**
 * Returns a reader of a generated tree that parses a module again only when it changes.
 *
 * @param onRead receives each file that a result is made from
 */
export function createSampleSource(
  generatedDir: string,
  onRead: (file: string) => void = () => undefined,
): SampleSource {
  const read = new Map<string, { readonly source: string; readonly exports: LiteralRecord }>();
  const exportsOf = (file: string): LiteralRecord => {
    const source = readFileSync(join(generatedDir, file), "utf8");
    onRead(file);
    let known = read.get(file);
    if (known?.source !== source) {
      known = { source, exports: readExportedLiterals(source, file) };
      read.set(file, known);
    }
    return known.exports;
  };
  return {
    example(from) {
      const [operation = "", pointer = ""] = from.split(/#(.*)/s);
      const file = operation === "" ? sharedFile : `api/${operation}.samples.ts`;
      let value: Literal = exportsOf(file)["examples"];
      for (const key of pointer.split("/").slice(1).map(unescapeToken)) {
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, key))
          throw new SiteError(
            `${file} has no example at ${pointer}`,
            `Run \`${callOf("codegen")}\`.`,
          );
        value = (value as LiteralRecord)[key];
      }
      return value;
    },
    shared() {
      if (existsSync(join(generatedDir, sharedFile))) return exportsOf(sharedFile);
      return {};
    },
  };
}
