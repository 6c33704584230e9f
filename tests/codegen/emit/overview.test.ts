import { expect, test } from "vitest";
import { overviewPage } from "../../../codegen/emit/overview";
import { contextOf } from "../../../codegen/emit/pages";
import { modelOf } from "../given";

test.each([
  ["Send the key.", true],
  ["Send `k={key}`.", false],
])("shows the example of a credential unless it is described: %s", (description, want) => {
  const key = {
    type: "apiKey",
    in: "header",
    name: "X-Key",
    description,
    "x-example": "k={key}",
  };
  const model = modelOf({ components: { securitySchemes: { key } } });
  const module = overviewPage(contextOf({ file: "openapi.yaml" }, model));
  expect(module).toContain('"name": "key"');
  expect(module.includes('"example": "k={key}"')).toBe(want);
});
