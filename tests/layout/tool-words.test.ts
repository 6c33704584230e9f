import { expect, test } from "vitest";

import { dictionaries } from "../../src/i18n/dictionaries";
import { toolWords } from "../../src/tools/words";

test("the tools have words in every language of the interface", () => {
  expect(Object.keys(toolWords).sort()).toEqual(Object.keys(dictionaries).sort());
});
