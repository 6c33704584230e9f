import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(["SECURITY.md", "ACCESSIBILITY.md"])(
  "each line of %s names a test that exists",
  (file) => {
    const rows = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^\| (?!Input |Criterion |--)/.test(line));
    expect(rows.length).toBeGreaterThan(10);
    const missing = rows.filter((row) => {
      const files = [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, name = ""]) => name);
      return files.length === 0 || files.some((name) => !existsSync(name));
    });
    expect(missing).toEqual([]);
  },
);

test("the pictures in the README exist, and CONTRIBUTING.md names the command that takes them", () => {
  const named = [...readFileSync("README.md", "utf8").matchAll(/(?:src|srcset)="([^"]+)"/g)];
  const files = named.map(([, file = ""]) => file);
  expect(files.length).toBe(3);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Readonly<Record<string, string>>;
  };
  expect(readFileSync("CONTRIBUTING.md", "utf8")).toContain("`npm run pictures`");
  const [program = ""] = scripts["pictures"]?.split(" ").slice(-1) ?? [];
  const text = readFileSync(program, "utf8");
  expect(text).toContain("docs/pictures");
});
