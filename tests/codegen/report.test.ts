import { describe, expect, test } from "vitest";
import type { Problem } from "../../codegen/errors";
import {
  changedFiles,
  count,
  painter,
  plural,
  reportProblems,
  reportStale,
} from "../../codegen/report";

const plain = painter(false);

function problem(given: Partial<Problem> = {}): Problem {
  return {
    rule: "struct",
    severity: "error",
    message: "Wrong.",
    file: "a.yaml",
    line: 2,
    column: 3,
    frame: "",
    remedy: "Fix it.",
    ...given,
  };
}

describe("reportProblems", () => {
  test("location, severity, rule, message, frame and next step, separated by blank lines", () => {
    const given = [problem({ frame: "1 | a\n\n2 | b\n" }), problem({ severity: "warning" })];
    expect(`\n${reportProblems(given, plain)}\n`).toBe(`
a.yaml:2:3  error  struct
  Wrong.

  1 | a

  2 | b

  → Fix it.

a.yaml:2:3  warning  struct
  Wrong.
  → Fix it.
`);
  });

  test("the first ten of many warnings of one rule, but all errors", () => {
    const many = (given: Partial<Problem>) =>
      Array.from({ length: 12 }, (_, index) => problem({ ...given, line: index }));
    const warnings = [
      ...many({ severity: "warning", rule: "a" }),
      problem({ severity: "warning" }),
    ];
    const report = reportProblems(warnings, plain);
    expect(report.match(/^a\.yaml:/gm)).toHaveLength(11);
    expect(report).toMatch(/\n\n… and 2 more of this kind: a$/);
    expect(reportProblems(many({}), plain).match(/^a\.yaml:/gm)).toHaveLength(12);
  });

  test("colors only on request", () => {
    expect(reportProblems([problem()], plain)).not.toContain("\u001B");
    expect(reportProblems([problem()], painter(true))).toContain("\u001B[31merror");
  });

  test("text from the document cannot control the terminal", () => {
    const given = problem({ file: "a\u001B[2J", message: "\u0007\u202E", frame: "\u009B1m\r" });
    expect(reportProblems([given], plain)).toContain("a\\u001b[2J:2:3");
    expect(reportProblems([given], plain)).not.toMatch(/[\u0007\u001B\u009B\u202E\r]/);
  });
});

test.each([
  [[problem()], "1 error"],
  [[problem(), problem(), problem({ severity: "warning" })], "2 errors, 1 warning"],
  [[problem({ severity: "warning" }), problem({ severity: "warning" })], "2 warnings"],
])("count", (given, want) => {
  expect(count(given)).toBe(want);
});

test("plural", () => {
  const words = [0, 1, 2].map((number) => plural(number, "file"));
  expect(words).toEqual(["0 files", "1 file", "2 files"]);
});

describe("changedFiles", () => {
  const names = (length: number) => Array.from({ length }, (_, index) => `${index}.ts`);

  test.each([
    [[], [], ""],
    [["a.ts"], ["b.ts"], "  a.ts written\n  b.ts removed\n"],
    [names(6), names(5), ""],
  ])("%j written, %j removed", (write, remove, want) => {
    expect(changedFiles({ write, keep: ["k.ts"], remove }, plain)).toBe(want);
  });
});

describe("reportStale", () => {
  const report = (plan: { write?: string[]; remove?: string[] }, before: string, after: string) =>
    reportStale(
      { write: [], keep: [], remove: [], ...plan },
      "npm run codegen",
      (name) => (name.startsWith("new") ? undefined : before),
      () => after,
      plain,
    );

  test("the command, each file with the reason, and the diff", () => {
    const text = report({ write: ["a.ts", "new.ts"], remove: ["old.ts"] }, "1\n2\n", "1\n3\n");
    expect(`${text}\n`).toBe(`The generated files are stale. Run: npm run codegen

  a.ts differs
  new.ts missing
  old.ts no longer generated

- on disk, + generated
a.ts
@@ line 1 @@
 1
-2
+3
`);
  });

  test("is short even for large diffs", () => {
    const names = Array.from({ length: 100 }, (_, index) => `${index}.ts`);
    const lines = Array.from({ length: 1000 }, (_, index) => `${index}\n`).join("");
    const text = report({ write: names }, "", lines);
    expect(text).toContain("  … and 80 more");
    expect(text).toMatch(/… \d+ more lines$/);
    expect(text.split("\n").length).toBeLessThan(70);
  });
});
