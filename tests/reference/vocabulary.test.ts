import { expect, test } from "vitest";
import { vocabulary } from "../../codegen/emit/vocabulary";
import * as reference from "../../src/reference";

test("the barrel exports every component that generated pages import", () => {
  expect(vocabulary.filter((name) => !(name in reference))).toEqual([]);
});
