import { expect, test } from "vitest";
import { withoutIgnoredSiblings } from "../../../codegen/document/ignored-siblings";

const $ref = "#/components/schemas/A";
const given = (openapi: string) => ({
  openapi,
  components: { schemas: { B: { $ref, type: "number", nullable: true, title: "B" } } },
  example: { $ref, type: "data" },
});

test("keywords next to a reference count for nothing in 3.0, and apply since 3.1", () => {
  expect(withoutIgnoredSiblings(given("3.0.3"))).toEqual({
    ...given("3.0.3"),
    components: { schemas: { B: { $ref, nullable: true, title: "B" } } },
  });
  expect(withoutIgnoredSiblings(given("3.1.0"))).toEqual(given("3.1.0"));
});
