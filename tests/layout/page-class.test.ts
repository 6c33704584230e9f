import { expect, test } from "vitest";
import { pageClassNames } from "../../src/layout/page-class";
import { pageTypes } from "../../src/page";

test.each([
  { kind: "guide", want: "docs-doc-page page-guide" },
  { kind: "operation", want: "docs-doc-page page-operation" },
  { kind: "not-found", want: "standalone-page page-not-found" },
] as const)("$kind: $want", ({ kind, want }) => {
  expect(pageClassNames({ kind })).toBe(want);
});

test("a guide may have any type", () => {
  expect(pageTypes.map((type) => pageClassNames({ kind: "guide", type }).split(" ")[0])).toEqual([
    "docs-doc-page",
    "docs-tags-page",
    "blog-list-page",
    "blog-post-page",
    "blog-tags-page",
    "standalone-page",
  ]);
});
