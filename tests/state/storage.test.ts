import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStorageSlot } from "../../src/state/storage";
import { fakeBrowser } from "./fake-browser";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a slot reads, writes and removes the text under its key", () => {
  const { values } = fakeBrowser();
  const slot = createStorageSlot("fruit");

  expect(slot.get()).toBeNull();
  slot.set("pear");
  expect(slot.get()).toBe("pear");
  expect(values.get("fruit")).toBe("pear");
  slot.remove();
  expect(slot.get()).toBeNull();
});

describe("another tab", () => {
  test("its change of the key is reported, of another key is not", () => {
    const browser = fakeBrowser();
    const listener = vi.fn<(value: string | null) => void>();
    createStorageSlot("fruit").listen(listener);

    browser.otherTab("fruit", "pear");
    browser.otherTab("color", "green");

    expect(listener.mock.calls).toEqual([["pear"]]);
  });

  test("clearing everything is reported as a removal", () => {
    const browser = fakeBrowser({ stored: { fruit: "pear" } });
    const listener = vi.fn<(value: string | null) => void>();
    createStorageSlot("fruit").listen(listener);

    browser.otherTab(null, null);

    expect(listener.mock.calls).toEqual([[null]]);
  });

  test("nothing is reported after the listener was stopped", () => {
    const browser = fakeBrowser();
    const listener = vi.fn<(value: string | null) => void>();
    createStorageSlot("fruit").listen(listener)();

    browser.otherTab("fruit", "pear");

    expect(listener).not.toHaveBeenCalled();
  });
});

test("refused storage does nothing, with one warning for all slots", () => {
  fakeBrowser({ storage: "refused" });
  const fruit = createStorageSlot("fruit");

  fruit.set("pear");
  fruit.remove();
  fruit.listen(() => {});
  expect(fruit.get()).toBeNull();
  expect(createStorageSlot("color").get()).toBeNull();

  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.error).not.toHaveBeenCalled();
});

test("a read, write or removal that fails is only logged, each time", () => {
  fakeBrowser({ storage: "broken" });
  const slot = createStorageSlot("fruit");

  expect(slot.get()).toBeNull();
  slot.set("pear");
  slot.remove();

  expect(console.error).toHaveBeenCalledTimes(3);
  expect(console.warn).not.toHaveBeenCalled();
});

test("a slot may be created during prerendering, but using it throws", () => {
  const slot = createStorageSlot("fruit");

  const message = 'Storage slot "fruit" is used during prerender';
  expect(() => slot.get()).toThrow(message);
  expect(() => slot.set("pear")).toThrow(message);
  expect(() => slot.remove()).toThrow(message);
  expect(() => slot.listen(() => {})).toThrow(message);
});
