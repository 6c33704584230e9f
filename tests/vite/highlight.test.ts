import { expect, test } from "vitest";

import { createHighlight } from "../../src/vite/highlight";

// The highlighter caches lines with their start state: within a comment or a string, the same line differs.
test.each([
  ["typescript", ["a: 1", "/*", "a: 1", "*/", "`", "a: 1", "`", "a: 1"]],
  ["json", ["{", '"a": {', '"a": 1', "},", '"b": [', '"a"', "]", "}"]],
  ["python", ['"""', "import a", '"""', "import a", 'x = """', "import a", '"""']],
  ["bash", ["cat <<A", "echo $a", "A", "echo $a", "cat <<B", "echo $a", "A", "B"]],
])("a line of %s looks the same whatever was highlighted before", async (language, lines) => {
  const texts = lines.map((_, from) => lines.slice(from).join("\n"));
  const used = await createHighlight();
  const given = texts.map((text) => used(text, language));
  const wanted = texts.map(async (text) => (await createHighlight())(text, language));
  expect(given).toEqual(await Promise.all(wanted));
});
