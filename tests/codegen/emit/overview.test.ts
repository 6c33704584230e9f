import { expect, test } from "vitest";
import { overviewPage } from "../../../codegen/emit/overview";
import { contextOf } from "../../../codegen/emit/pages";
import { modelOf } from "../given";

test.each([
  ["Send the key.", true],
  ["Send `k={key}`.", false],
])("what a caller sends is shown unless the description holds it: %s", (description, want) => {
  const key = { type: "apiKey", in: "header", name: "X-Key", description, "x-example": "k={key}" };
  const model = modelOf({ components: { securitySchemes: { key } } });
  const module = overviewPage(contextOf({ file: "openapi.yaml" }, model));
  expect(module).toContain('"name": "key"');
  expect(module.includes('"example": "k={key}"')).toBe(want);
});
