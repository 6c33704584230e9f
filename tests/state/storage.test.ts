import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  const slot = createStorageSlot("theme");

  expect(slot.get()).toBeNull();
  slot.set("pear");
  expect(slot.get()).toBe("pear");
  expect(values.get("theme")).toBe("pear");
  slot.remove();
  expect(slot.get()).toBeNull();
});

test("a change of the key in another tab is reported, and that everything is cleared, until the listener is stopped", () => {
  const browser = fakeBrowser({ stored: { theme: "pear" } });
  const listener = vi.fn<(value: string | null) => void>();
  const stop = createStorageSlot("theme").listen(listener);

  browser.otherTab("theme", "plum");
  browser.otherTab("shortcuts", "green");
  browser.otherTab(null, null);
  stop();
  browser.otherTab("theme", "pear");

  expect(listener.mock.calls).toEqual([["plum"], [null]]);
});

test("denied storage does nothing, with one warning for all slots", () => {
  fakeBrowser({ storage: "refused" });
  const theme = createStorageSlot("theme");

  theme.set("pear");
  theme.remove();
  theme.listen(() => {});
  expect(theme.get()).toBeNull();
  expect(createStorageSlot("shortcuts").get()).toBeNull();

  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.error).not.toHaveBeenCalled();
});

test("a failed read, write or removal is only logged, each time", () => {
  fakeBrowser({ storage: "broken" });
  const slot = createStorageSlot("theme");

  expect(slot.get()).toBeNull();
  slot.set("pear");
  slot.remove();

  expect(console.error).toHaveBeenCalledTimes(3);
  expect(console.warn).not.toHaveBeenCalled();
});

test("a slot may be created during prerendering, but using it throws", () => {
  const slot = createStorageSlot("theme");

  const message = 'Storage slot "theme" is used during prerender';
  expect(() => slot.get()).toThrow(message);
  expect(() => slot.set("pear")).toThrow(message);
  expect(() => slot.remove()).toThrow(message);
  expect(() => slot.listen(() => {})).toThrow(message);
});
