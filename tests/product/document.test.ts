import { expect, test } from "vitest";
import { documentOf, siteDocument } from "../../codegen/site-document";
import { load } from "../../codegen/document/load";

test("the only document has no errors, and the generated tree was made from it", async () => {
  const document = documentOf(undefined);
  await load(document);
  expect(siteDocument(undefined)).toBe(document);
});
