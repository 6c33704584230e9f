import { expect, test } from "vitest";

import { elementOf } from "../../src/vite/highlight";
import { markedHtml } from "../../src/vite/slots";

const bold = elementOf("b");

test.each([
  [
    "within a run",
    [{ text: "a<b", element: bold }],
    1,
    2,
    `<b>a<span data-slot="s">&lt;</span>b</b>`,
  ],
  [
    "across runs",
    [{ text: "ab", element: bold }, { text: "cd" }],
    1,
    3,
    `<b>a</b><span data-slot="s"><b>b</b>c</span>d`,
  ],
  [
    "empty, at the end of a run",
    [{ text: "a", element: bold }, { text: "b" }],
    1,
    1,
    `<b>a<span data-slot="s"></span></b>b`,
  ],
])("a slot is marked: %s", (_, runs, start, end, want) => {
  expect(markedHtml(runs, [{ name: "s", start, end }], [], undefined)).toBe(want);
});

test("whole lines of a way to authenticate are marked, and only those of the first way are text", () => {
  const ways = [
    { name: "x", start: 2, end: 4 },
    { name: "y", start: 4, end: 6 },
  ];
  const html = markedHtml([{ text: "a\nx\ny\nb", element: bold }], [], ways, "x");
  expect(html).toBe(
    `<b>a</b>\n<span data-only="x"><b>x</b>\n</span><template data-only="y"><b>y</b>\n</template><b>b</b>`,
  );
});
