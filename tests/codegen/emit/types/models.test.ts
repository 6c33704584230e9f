import { expect, test } from "vitest";
import { startGenerators } from "../../../../codegen/emit/types/models";
import { vocabulary } from "../../../../codegen/emit/vocabulary";
import { InputError } from "../../../../codegen/errors";
import { normalize } from "../../../../codegen/model/normalize";
import { SpecDocument } from "../../../../codegen/spec/document";

test("what a type generator cannot read is a problem of the document, without a stack", async () => {
  const root = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {},
    components: {
      schemas: { A: { $anchor: "here" }, B: { properties: { a: { $ref: "#here" } } } },
    },
  };
  const document = new SpecDocument(root, "api.yaml", new Map());
  const { models, paths } = startGenerators(
    document,
    normalize(document, vocabulary),
    new AbortController().signal,
  );
  paths.catch(() => undefined);
  const error: unknown = await models.catch((reason: unknown) => reason);
  if (!(error instanceof InputError)) throw error;
  expect(error.problems).toMatchObject([
    { file: "api.yaml", message: expect.stringContaining("Reference not found: #here") },
  ]);
});
