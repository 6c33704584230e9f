import { expect, test } from "vitest";
import { withHeaders } from "../../src/samples/headers";
import { quotingOf } from "../../src/samples/quoting";

const a = { name: "A", value: "⟦scheme.a⟧" };
const b = { name: "x-b", value: "it's" };
const last = "curl \\\n  ⟦headers⟧\n  --header '⟦headerName⟧: ⟦headerValue⟧') &&";

test.each([
  ["a program without the line", "curl", "curl", [["", [a]]], "curl"],
  [
    "each header on a line, with the escapes of its literal",
    "axios",
    '  ⟦headerName⟧: "⟦headerValue⟧",\n  ⟦headers⟧',
    [["", [a, b]]],
    '  A: "⟦scheme.a⟧",\n  "x-b": "it\'s",',
  ],
  [
    "a backslash after all but the last line of a command",
    "curl",
    last,
    [["", [a, b]]],
    "curl \\\n  --header 'A: ⟦scheme.a⟧' \\\n  --header 'x-b: it'\\''s') &&",
  ],
  [
    "curl's own form of an empty header",
    "curl",
    last,
    [["", [{ name: "A", value: "" }]]],
    "curl \\\n  --header 'A;') &&",
  ],
  [
    "the lines of each way to authenticate, and only the programs of that way",
    "restsharp",
    '⟦only.N⟧\nlogin\n⟦only⟧\nadd("⟦headerName⟧", "⟦headerValue⟧");\nend',
    [
      ["M", [a, b]],
      ["N", [b]],
    ],
    '⟦only.M⟧\nadd("A", "⟦scheme.a⟧");\n⟦only.N⟧\nlogin\n⟦only⟧\nadd("x-b", "it\'s");\nend',
  ],
] as const)("headers are written as %s", (_title, language, template, ways, want) => {
  const given = ways.map(([name, headers]) => [name, { headers, extraHeaders: [] }] as const);
  expect(withHeaders(quotingOf(language, undefined), template, given)).toBe(want);
});
