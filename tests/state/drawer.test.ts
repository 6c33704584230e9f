import { afterEach, expect, test, vi } from "vitest";
import { closeDrawer, drawerId, manageDrawer } from "../../src/state/drawer";

// What readers do with the drawer is tested in `tests/browser/menu.test.ts`.

afterEach(() => {
  vi.unstubAllGlobals();
});

test("closing does nothing in a browser without popovers", () => {
  const getElementById = vi.fn<(id: string) => object>(() => ({}));
  vi.stubGlobal("document", { getElementById });

  closeDrawer();

  expect(getElementById).toHaveBeenCalledWith(drawerId);
});

test("nothing stays inert when an open drawer is removed", () => {
  class FakeElement extends EventTarget {
    inert = false;
  }
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal("document", { body: new FakeElement() });
  const main = new FakeElement();
  const drawer = Object.assign(new FakeElement(), {
    hidePopover: () => undefined,
    matches: () => true,
    querySelector: () => null,
  });
  Object.assign(drawer, { parentElement: { children: [drawer, main] } });
  const stop = manageDrawer(drawer as unknown as HTMLElement, () => undefined);
  expect(main.inert).toBe(true);

  stop();

  expect(main.inert).toBe(false);
});
