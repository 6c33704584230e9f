import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type Literal, readExportedLiterals } from "../literals";

/** Which example a guide wants; what is absent may be any. */
export interface WantedExample {
  /** Absent: an example of the request. */
  readonly status: string | undefined;
  /** Media type. */
  readonly type: string | undefined;
  readonly name: string | undefined;
}

/**
 * Looks for an example of an operation.
 *
 * @returns nothing when it is there, else a sentence that says what is
 */
export function findExample(
  generatedDir: string,
  id: string,
  { status, type, name }: WantedExample,
): string | undefined {
  const file = `api/${id}.samples.ts`;
  const { examples } = readExportedLiterals(readFileSync(join(generatedDir, file), "utf8"), file);
  const bodies = status === undefined ? at(examples, "request") : at(examples, "responses", status);
  const types = keys(bodies);
  if (types.length === 0) {
    const statuses = keys(at(examples, "responses"));
    return `Responses with examples: ${statuses.join(", ") || "none"}.`;
  }
  const list = at(bodies, type ?? types[0] ?? "");
  const names = Array.isArray(list) ? list.map((example) => at(example, "name")) : [];
  if (names.length === 0) return `Its media types: ${types.join(", ")}.`;
  return name === undefined || names.includes(name)
    ? undefined
    : `Its examples: ${names.join(", ")}.`;
}

function at(value: Literal, ...path: readonly string[]): Literal {
  return path.reduce<Literal>(
    (current, key) =>
      typeof current === "object" && current !== null && Object.hasOwn(current, key)
        ? (current as Readonly<Record<string, Literal>>)[key]
        : undefined,
    value,
  );
}

function keys(value: Literal): readonly string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}
