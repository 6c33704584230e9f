import { expect, test } from "vitest";
import { Parts } from "../../../codegen/output/parts";

/** Writes a file of two parts: what was written for them, its text, and where its parts are. */
function fileOf(parts: Parts, first: string, second: string) {
  const written: string[] = [];
  const write = (key: string) =>
    parts.write(key, () => {
      written.push(key);
      return `${key}\n${key}\n`;
    });
  const text = `head\n${write(first)}between\n${write(second)}`;
  return { written, text, places: parts.in(text) };
}

test("a part of the last run is taken over where its key is the same, wherever it stands", () => {
  const before = fileOf(new Parts(), "a", "b");
  expect(before.written).toEqual(["a", "b"]);
  const after = fileOf(new Parts(before.text, before.places), "new", "a");
  expect(after.written).toEqual(["new"]);
  expect(after.text).toBe("head\nnew\nnew\nbetween\na\na\n");
  const again = fileOf(new Parts(after.text, after.places), "a", "new");
  expect(again.written).toEqual([]);
  expect(again.text).toBe("head\na\na\nbetween\nnew\nnew\n");
});

test("a file without parts says nothing of them", () => {
  expect(new Parts().in("text")).toBeUndefined();
});
