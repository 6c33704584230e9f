import { expect, test } from "vitest";

import { dictionaries } from "../../src/i18n/dictionaries";
import { shortcutWords } from "../../src/shortcuts/words";

test("shortcuts have words in every language of the interface", () => {
  expect(Object.keys(shortcutWords).sort()).toEqual(Object.keys(dictionaries).sort());
});
