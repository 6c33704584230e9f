import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("each line of SECURITY.md names a test that exists", () => {
  const rows = readFileSync("SECURITY.md", "utf8")
    .split("\n")
    .filter(
      (line) => line.startsWith("| ") && !line.startsWith("| Input") && !line.startsWith("| --"),
    );
  expect(rows.length).toBeGreaterThan(10);
  const missing = rows.filter((row) => {
    const files = [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = ""]) => file);
    return files.length === 0 || files.some((file) => !existsSync(file));
  });
  expect(missing).toEqual([]);
});
