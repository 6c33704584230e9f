import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { SampleTemplates } from "../../reference/types";
import { createSampleSource, type LiteralRecord, record, responsesOf } from "../example-source";
import { readExportedLiterals } from "../literals";

/** The example that a guide asks for; an absent property matches any. */
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
 * @returns `undefined` if it exists, otherwise a sentence that lists what exists
 */
export function findExample(
  generatedDir: string,
  id: string,
  { status, type, name }: WantedExample,
): string | undefined {
  const exports = readSamples(generatedDir, id);
  const responses = responsesOf(exports, createSampleSource(generatedDir).shared());
  const bodies = record(
    status === undefined ? record(exports["examples"])["request"] : responses[status],
  );
  const types = Object.keys(bodies);
  if (types.length === 0) {
    const statuses = Object.keys(responses);
    return `Responses with examples: ${statuses.join(", ") || "none"}.`;
  }
  const list = bodies[type ?? types[0] ?? ""];
  const names = Array.isArray(list) ? list.map((example) => record(example)["name"]) : [];
  if (names.length === 0) return `Its media types: ${types.join(", ")}.`;
  return name === undefined || names.includes(name)
    ? undefined
    : `Its examples: ${names.join(", ")}.`;
}

/** The samples that a guide asks for; an absent property matches any. */
interface WantedSamples extends Omit<WantedExample, "status"> {
  /** How much of a list they read: one page, or all. */
  readonly pages: string | undefined;
}

/**
 * Looks for samples of an operation.
 *
 * @returns `undefined` if they exist, otherwise a sentence that lists what exists
 */
export function findSamples(
  generatedDir: string,
  id: string,
  { type, name, pages }: WantedSamples,
): string | undefined {
  // Codegen writes them with `satisfies SampleTemplates`; a webhook has none.
  const samples = readSamples(generatedDir, id)["samples"] as unknown as
    SampleTemplates | undefined;
  const { variants = [] } = samples ?? {};
  const kinds = variants.flatMap((variant) => variant.pages ?? []);
  if (pages !== undefined && !kinds.some((kind) => kind === pages))
    return kinds.length > 0
      ? `Write one of: ${kinds.map((kind) => `pages="${kind}"`).join(", ")}.`
      : "Its document describes no list that is read with `skip` and `limit`: remove `pages`.";
  const ofType = variants.filter(({ mediaType }) => type === undefined || mediaType === type);
  if (ofType.some(({ example }) => name === undefined || example === name)) return undefined;
  const names = ofType.flatMap(({ example }) => example ?? []);
  if (names.length > 0) return `Its examples: ${names.join(", ")}.`;
  const types = new Set(variants.flatMap(({ mediaType }) => mediaType ?? []));
  return types.size > 0
    ? `Its media types: ${[...types].join(", ")}.`
    : "Its samples send no body.";
}

function readSamples(generatedDir: string, id: string): LiteralRecord {
  const file = `api/${id}.samples.ts`;
  return readExportedLiterals(readFileSync(join(generatedDir, file), "utf8"), file);
}
