import { expect, test, vi } from "vitest";
import { addCostly, isCostly, withTimeLimit } from "../../../codegen/document/time-limit";
import { fileProblem } from "../../../codegen/errors";
import { Mock } from "../../../codegen/mock/mock";
import { documentOf } from "../given";
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

const problem = fileProblem("", { rule: "", severity: "note", message: "", remedy: "" });
const limitOn = (checks: readonly string[]) => ({
  costly: new Map(checks.map((check) => [check, () => problem])),
  slow: new Set<string>(),
});

test("an endless match is stopped, and others continue", async () => {
  const patterns = limitOn(["^(a+)+$", "^(b+)+$"]);
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
  const patterns = limitOn(["^(a+)+$"]);
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

/** For 20 items, it takes minutes. */
const slowRule =
  "self.map(a, self.map(b, self.map(c, self.map(d, self.map(e, self.map(f, self.map(g, 1))))))).size() > 0";

test("the report names the line of a rule across fields", async () => {
  const rules = `
        - rule: self.size() < 9
          message: There are few.
        - rule: ${slowRule}
          message: There is one.`;
  const schema = `
      type: array
      example: [${"1, ".repeat(20)}]
      x-kubernetes-validations:${rules}`;
  expect(await warningsOf(`${head}paths: {}\ncomponents:\n  schemas:\n    A:${schema}\n`)).toEqual([
    "8:16 no-invalid-schema-examples: The example breaks a rule: There are few.",
    "12:17 validation: Examples were not checked against the rule: one took more than 250 ms.",
  ]);
});

test("the mock does not check a body against a slow rule across fields, but against others", async () => {
  const rules = [slowRule, "self.size() < 9"].map((rule) => ({ rule, message: rule }));
  const schema = { type: "array", "x-kubernetes-validations": rules };
  const content = { "application/json": { schema } };
  const paths = {
    "/x": { post: { requestBody: { content }, responses: { 200: { description: "" } } } },
  };
  const document = documentOf({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths });
  const limit = limitOn([]);
  addCostly(limit, document.root, () => problem);
  expect([...limit.costly.keys()]).toEqual([slowRule]);
  const faults = await withTimeLimit(limit, async () => {
    const mock = new Mock(document);
    const headers = { "content-type": "application/json" };
    const body = Buffer.from(JSON.stringify(Array(20).fill(1)));
    return mock.answer({ method: "POST", target: "/x", headers, body }).faults;
  });
  expect(faults.map(({ message }) => message)).toEqual(["the body breaks a rule: self.size() < 9"]);
  expect([...limit.slow]).toEqual([slowRule]);
});
