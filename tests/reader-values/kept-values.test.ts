import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepValues, readValues } from "../../src/reader-values/kept-values";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("values are restored, but not credentials", () => {
  const values = new Map([
    ["path.classId", "c 1"],
    ["credential.token", "t0ps3cret"],
    ["query.__proto__", "x"],
  ]);
  keepValues(values);
  expect([...stored.values()].join()).not.toContain("t0ps3cret");
  values.delete("credential.token");
  expect(readValues()).toEqual(values);
});

test("without a value nothing is stored", () => {
  keepValues(new Map([["path.a", "1"]]));
  keepValues(new Map([["credential.key", "k"]]));
  expect(stored.size).toBe(0);
  expect(readValues()).toEqual(new Map());
});

test.each(["{", "null", "0", '{"a":1}', "[1, null]", '[["b", 2]]'])(
  "anything but a list of pairs of strings is ignored: %s",
  (text) => {
    stored.set("sample-values", text);
    expect(readValues()).toEqual(new Map());
  },
);

test("more than the site stores is ignored", () => {
  stored.set("sample-values", JSON.stringify([["path.a", "1".repeat(100_000)]]));
  expect(readValues()).toEqual(new Map());
});
