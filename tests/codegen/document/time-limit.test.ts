import { expect, test, vi } from "vitest";
import { isCostly, withTimeLimit } from "../../../codegen/document/time-limit";
import { head, warningsOf } from "../lint/warnings";

test.each([
  ["^[a-z]{3}$", false],
  ["^\\d+$", false],
  ["^[+*]\\+\\*$", false],
  ["^(a|b)$", false],
  ["^(a+)+$", true],
  ["^(a|a)*$", true],
  ["^(ab){1,5}$", true],
  [".*x.*", true],
  ["a{2,}b{3,}", true],
])("whether a match of %s may take long: %s", (pattern, want) => {
  expect(isCostly(pattern)).toBe(want);
});

test("an endless match is stopped, and others continue", async () => {
  const patterns = { costly: new Set(["^(a+)+$", "^(b+)+$"]), slow: new Set<string>() };
  const results = await withTimeLimit(patterns, async () => [
    new RegExp("^(a+)+$", "u").test(`${"a".repeat(60)}!`),
    new RegExp("^(b+)+$", "u").test("bb"),
    new RegExp("^(b+)+$", "u").test("c"),
    /^c$/.test("d"),
  ]);
  expect(results).toEqual([true, true, false, false]);
  expect([...patterns.slow]).toEqual(["^(a+)+$"]);
  expect(/^(b+)+$/.test("c")).toBe(false);
});

test("a match is given up on a machine that is so busy that it gets no time", async () => {
  const patterns = { costly: new Set(["^(a+)+$"]), slow: new Set<string>() };
  const usage = vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 1, system: 0 });
  const start = performance.now();
  try {
    await withTimeLimit(patterns, async () => /^(a+)+$/.test(`${"a".repeat(60)}!`));
  } finally {
    usage.mockRestore();
  }
  expect([...patterns.slow]).toEqual(["^(a+)+$"]);
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("the report names the pattern and its line", async () => {
  const schema = `{ type: string, pattern: "^(a+)+$", default: ${"a".repeat(60)}! }`;
  expect(await warningsOf(`${head}paths: {}\ncomponents: { schemas: { A: ${schema} } }\n`)).toEqual(
    [
      "4:54 schema-pattern: Examples were not checked against the pattern ^(a+)+$: one took more than 250 ms.",
    ],
  );
});
