/** @module-tag long */

import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startGenerators } from "../../../../codegen/emit/types/models";
import { InputError } from "../../../../codegen/errors";
import { SpecDocument, type Raw } from "../../../../codegen/spec/document";
import { tempFolder } from "../../temp-folder";

/** A document with these schemas, and one more whose only value is the given text. */
function documentOf(text: string, schemas: Raw) {
  const root = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {},
    components: { schemas: { Text: { const: text }, ...schemas } },
  };
  return new SpecDocument(root, "api.yaml", new Map());
}

/** Runs the model generator on such a document. */
function started(text: string, schemas: Raw) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  return startGenerators(documentOf(text, schemas), [], stop.signal).models;
}

describe.each([
  ["few bytes, in this thread", "short"],
  ["many bytes, in a separate thread", "long".repeat(100_000)],
])("types of %s", (_title, text) => {
  test("come from the generator", async () => {
    const models = await started(text, { A: { type: "integer" } });
    expect(models).toContain("export type A = number;");
  });

  test("include a name for a schema named like the prototype", async () => {
    const ref = { $ref: "#/components/schemas/__proto__" };
    const models = await started(text, { ["__proto__"]: { type: "integer" }, A: ref });
    expect(models).toContain("export type A = Proto2;");
  });

  test("that a generator cannot make are a problem of the document, without a stack", async () => {
    const schemas = { A: { $anchor: "here" }, B: { properties: { a: { $ref: "#here" } } } };
    const error: unknown = await started(text, schemas).catch((reason: unknown) => reason);
    if (!(error instanceof InputError)) throw error;
    expect(error.problems).toMatchObject([
      { file: "api.yaml", message: expect.stringContaining("Reference not found: #here") },
    ]);
  });
});

describe("a stopped thread", () => {
  /** Returns a document that no earlier run has generated types for, and the folder for the files of its thread. */
  function given() {
    const temp = tempFolder();
    vi.stubEnv("TMPDIR", temp);
    onTestFinished(() => void vi.unstubAllEnvs());
    return { temp, document: documentOf(randomUUID().repeat(10_000), {}) };
  }

  test("leaves no files behind", async () => {
    const { temp, document } = given();
    const stop = new AbortController();
    startGenerators(document, [], stop.signal);
    await expect.poll(() => readdirSync(temp)).toHaveLength(1);
    stop.abort();
    await expect.poll(() => readdirSync(temp)).toEqual([]);
  });

  test("is not started afterwards", async () => {
    const { temp, document } = given();
    const { models } = startGenerators(document, [], AbortSignal.abort());
    const isOver = await Promise.race([models.then(() => true), setTimeout(200, false)]);
    expect([isOver, readdirSync(temp)]).toEqual([false, []]);
  });
});
