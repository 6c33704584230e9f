import { existsSync } from "node:fs";
import { join } from "node:path";

import { callOf } from "../../program/folders.mjs";
import type { BodyExamples, ExampleTemplates, SampleTemplates } from "../reference/types";
import type { SampleParameter, SecurityWay } from "../samples/types";
import { unescapeToken } from "../shared/json-pointer";
import type { Ends } from "../view/types";
import { SiteError } from "./errors";
import type { LoadModule } from "./rendering/generated-modules";

/** A samples module as codegen writes it. */
export interface SamplesModule {
  readonly examples: ExampleTemplates;
  /** Absent for a webhook, and `examples` for a workflow. */
  readonly samples?: SampleTemplates;
}

/** What operations share. */
export interface SharedSamples {
  readonly security?: readonly SecurityWay[];
  readonly parameters?: Readonly<Record<string, SampleParameter>>;
  /** Names of the parameters that every operation sends. */
  readonly commonParameters?: Ends<string>;
  /** Examples of responses by name. */
  readonly examples?: Readonly<Record<string, BodyExamples>>;
  /** Names of the responses that every operation has, by status. */
  readonly everywhere?: Readonly<Record<string, string>>;
}

/** Name of the module with the parts that operations share. */
export const sharedFile = "shared.samples.ts";

/** Returns what operations share; empty if they share nothing. */
export async function loadShared(generatedDir: string, load: LoadModule): Promise<SharedSamples> {
  return existsSync(join(generatedDir, sharedFile)) ? load<SharedSamples>(sharedFile) : {};
}

/** Returns the examples of an operation's responses by status, including examples that it shares with others. */
export function responsesOf(
  { samples, examples }: SamplesModule,
  shared: SharedSamples,
): Readonly<Record<string, BodyExamples>> {
  const all = { ...(samples && shared.everywhere), ...examples.responses };
  return Object.fromEntries(
    Object.entries(all).flatMap(([status, media]) => {
      const found = typeof media === "string" ? shared.examples?.[media] : media;
      return found === undefined ? [] : [[status, found]];
    }),
  );
}

/**
 * Returns a part of an operation's examples (`list-classes#/responses/200/application~1json/0/value`), or of the shared ones without an id.
 *
 * @throws {SiteError} if the part does not exist
 */
export async function exampleAt(from: string, load: LoadModule): Promise<unknown> {
  const [operation = "", pointer = ""] = from.split(/#(.*)/s);
  const file = operation === "" ? sharedFile : `api/${operation}.samples.ts`;
  let { examples: value } = await load<{ readonly examples: unknown }>(file);
  for (const key of pointer.split("/").slice(1).map(unescapeToken)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key))
      throw new SiteError(`${file} has no example at ${pointer}`, `Run \`${callOf("codegen")}\`.`);
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}
