import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { filesIn } from "../../corpus/check-files";
import { generatedFrom } from "./generated-from";

/** The output of the type generators, which `trees.test.ts` checks, and samples, of which `tests/codegen/samples` has golden files. */
const others = /^(models\/|schema\.d\.ts$)|(?<!post-books)\.samples\.ts$/;

async function pagesOf(name: string): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await generatedFrom(name))].filter(([file]) => !others.test(file)));
}

/** One whole tree, which the project's type check covers, and the pages of others. */
const trees = {
  tiny: await generatedFrom("tiny"),
  composition: await pagesOf("composition"),
  foreign: await pagesOf("foreign"),
  "hostile-text": await pagesOf("hostile-text"),
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
