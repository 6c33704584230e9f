/** @module-tag long */

import { describe, expect, onTestFinished, test } from "vitest";
import { startGenerators } from "../../../../codegen/emit/types/models";
import { InputError } from "../../../../codegen/errors";
import { SpecDocument, type Raw } from "../../../../codegen/spec/document";

/** Runs the model generator on a document with these schemas, and one more whose only value is the given text. */
function started(text: string, schemas: Raw) {
  const root = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {},
    components: { schemas: { Text: { const: text }, ...schemas } },
  };
  const document = new SpecDocument(root, "api.yaml", new Map());
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  return startGenerators(document, [], stop.signal).models;
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
