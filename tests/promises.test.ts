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
