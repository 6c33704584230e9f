import { afterEach, expect, test, vi } from "vitest";
import { installKeyboardMode } from "../../src/state/keyboard-mode";
import { fakeBrowser } from "./fake-browser";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("Tab turns it on, other keys do not, and a mouse press turns it off", () => {
  const { root, press, pressMouse } = fakeBrowser();
  installKeyboardMode();

  press("a");
  expect(root.dataset.navigation).toBeUndefined();
  press("Tab");
  expect(root.dataset.navigation).toBe("keyboard");
  press("a");
  expect(root.dataset.navigation).toBe("keyboard");
  pressMouse();
  expect(root.dataset.navigation).toBeUndefined();
});
