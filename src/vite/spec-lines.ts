import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { Source, getLineColLocation, parseYaml } from "@redocly/openapi-core";

import { decodePercent } from "../paths";
import { attempt } from "../shared/attempt";
import { join as joinPointer, tokensOf } from "../shared/json-pointer";

/** A position in a file. */
export interface SourcePlace {
  /** Absolute. */
  readonly file: string;
  /** From 1; absent if the pointer was not found in the file. */
  readonly line?: number;
}

/** A file of the document: text with positions, and its parsed value. */
interface ReadFile {
  readonly source: Source;
  readonly root: unknown;
}

/** Limit for circular references. */
const maxChain = 32;

/**
 * Finds the lines of JSON Pointers (RFC 6901) in an OpenAPI document and in the files that its path items and
 * schemas refer to. Reads every file once.
 *
 * @param spec the document's file, absolute
 * @returns a function that takes a pointer as in generated files (`#/paths/~1classes/get`). If the pointer ends at a reference,
 *   `isReference` selects the reference itself instead of its target
 */
export function createLineFinder(
  spec: string,
): (pointer: string, isReference?: boolean) => SourcePlace {
  const files = new Map<string, ReadFile | undefined>();
  const read = (file: string) => {
    if (!files.has(file)) files.set(file, readSource(file));
    return files.get(file);
  };

  return (pointer, isReference = false) => {
    function find(file: string, keys: readonly string[], chain: number): SourcePlace | undefined {
      const found = read(file);
      if (!found || chain > maxChain) return undefined;
      let value = found.root;
      for (const [index, key] of keys.entries()) {
        const own = memberOf(value, key);
        const target = refOf(value);
        // The siblings of a reference are not in its target.
        if (own === undefined && target !== undefined)
          return follow(file, target, keys.slice(0, index), keys.slice(index), chain);
        if (own === undefined) return undefined;
        value = own;
      }
      const target = isReference ? undefined : refOf(value);
      // A reference is edited at its target.
      const there = target === undefined ? undefined : follow(file, target, keys, [], chain);
      return there ?? { file, line: lineOf(found.source, keys) };
    }

    function follow(
      file: string,
      target: string,
      from: readonly string[],
      rest: readonly string[],
      chain: number,
    ): SourcePlace | undefined {
      const [path = "", fragment = ""] = target.split("#", 2);
      if (/^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
      const keys = [...tokensOf(`#${fragment}`), ...rest];
      const next = path === "" ? file : join(dirname(file), decodePercent(path));
      if (next === file && keys.join("/") === from.join("/")) return undefined;
      return find(next, keys, chain + 1);
    }

    return find(resolve(spec), tokensOf(pointer), 0) ?? { file: resolve(spec) };
  };
}

function readSource(file: string): ReadFile | undefined {
  if (!existsSync(file)) return undefined;
  const body = readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
  // Codegen reports errors; a missing line should not stop a build.
  return attempt(() => ({ source: new Source(file, body), root: parseYaml(body) }));
}

function lineOf(source: Source, keys: readonly string[]): number {
  return getLineColLocation({ source, pointer: joinPointer("#", ...keys), reportOnKey: true }).start
    .line;
}

function refOf(value: unknown): string | undefined {
  const target = memberOf(value, "$ref");
  return typeof target === "string" ? target : undefined;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
