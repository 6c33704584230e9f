import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { filesIn } from "../../corpus/check-files";
import { generatedFrom } from "./generated-from";

/** Of other documents, a page of each kind that the first one lacks: schemas that are joined, HTML in prose, hostile texts. */
const chosen = {
  composition: ["schemas/Payment.tsx", "schemas/Tree.tsx"],
  foreign: ["api/post-books.tsx", "overview.tsx"],
  "hostile-text": ["api/x-b-amp-b-x-n-if-script-proto.tsx"],
} as const;

async function pagesOf(name: keyof typeof chosen): Promise<ReadonlyMap<string, string>> {
  const tree = await generatedFrom(name);
  return new Map(chosen[name].map((file) => [file, tree.get(file) ?? ""]));
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
