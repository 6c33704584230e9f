import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { filesIn } from "../../corpus/check-files";
import { generatedFrom } from "./generated-from";

/** Whole trees including models, so that the project's type check covers the golden pages too. */
const trees = {
  tiny: await generatedFrom("tiny"),
  composition: await generatedFrom("composition"),
  foreign: await generatedFrom("foreign"),
  "hostile-text": await generatedFrom("hostile-text"),
};

describe.each(Object.entries(trees))("%s", (fixture, tree) => {
  test.each([...tree])("%s", async (file, content) => {
    await expect(content).toMatchFileSnapshot(`golden/${fixture}/${file}`);
  });

  test("the golden folder has no other files", () => {
    const golden = fileURLToPath(new URL(`golden/${fixture}`, import.meta.url));
    expect(filesIn(golden)).toEqual([...tree.keys()].sort());
  });
});
