import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeDrawer, manageDrawer } from "../../src/state/drawer";

class FakeElement extends EventTarget {
  inert = false;
  isOpen = false;
  focus = vi.fn<() => void>();
  parentElement: FakeElement | null = null;
  readonly children: FakeElement[] = [];

  append(...children: FakeElement[]): this {
    for (const child of children) child.parentElement = this;
    this.children.push(...children);
    return this;
  }

  querySelector = () => this.children[0] ?? null;
  /** Asked only for `:popover-open`. */
  matches = () => this.isOpen;
  hidePopover = vi.fn<() => void>(() => this.toggle(false));

  /** Does what a browser does when a popover opens or closes. */
  toggle(open: boolean): void {
    const newState = open ? "open" : "closed";
    this.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }));
    this.isOpen = open;
    this.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
  }
}

let close: FakeElement, drawer: FakeElement, main: FakeElement, header: FakeElement;
let opener: FakeElement, body: FakeElement, desktop: EventTarget, view: EventTarget;

beforeEach(() => {
  [close, opener, main, header] = [1, 2, 3, 4].map(() => new FakeElement()) as [
    FakeElement,
    FakeElement,
    FakeElement,
    FakeElement,
  ];
  drawer = new FakeElement().append(close);
  body = new FakeElement().append(header, new FakeElement().append(drawer, main));
  desktop = new EventTarget();
  view = new EventTarget();
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("window", view);
  vi.stubGlobal("matchMedia", () => desktop);
  vi.stubGlobal("document", {
    body,
    activeElement: body,
    getElementById: () => drawer,
    querySelector: () => opener,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Calls `manageDrawer` with the fake, which has what it uses. */
const manage = (onToggle: (isOpen: boolean) => void = () => undefined) =>
  manageDrawer(drawer as unknown as HTMLElement, onToggle);

test("while the drawer is open, everything around it is inert and the focus is inside", () => {
  manage();

  drawer.toggle(true);

  expect([header.inert, main.inert]).toEqual([true, true]);
  expect([drawer.inert, close.inert, drawer.parentElement?.inert]).toEqual([false, false, false]);
  expect(close.focus).toHaveBeenCalled();
});

test("is told when it opens and closes, and at once if it is open", () => {
  const told = vi.fn<(isOpen: boolean) => void>();
  const stop = manage(told);
  drawer.toggle(true);
  drawer.toggle(false);
  stop();
  expect(told.mock.calls).toEqual([[true], [false]]);

  drawer.isOpen = true;
  manage(told);
  expect(told.mock.lastCall).toEqual([true]);
});

test("a drawer that is open already is treated alike", () => {
  drawer.isOpen = true;
  manage();
  expect(main.inert).toBe(true);
  expect(close.focus).toHaveBeenCalledOnce();
});

test("when it closes, nothing is inert and the focus returns to the button that opened it", () => {
  manage();
  drawer.toggle(true);

  drawer.toggle(false);

  expect([header.inert, main.inert]).toEqual([false, false]);
  expect(opener.focus).toHaveBeenCalled();
});

test("it closes when the layout becomes desktop", () => {
  manage();
  drawer.toggle(true);

  desktop.dispatchEvent(new Event("change"));

  expect(drawer.isOpen).toBe(false);
});

test("it closes on a click on a link, and on no other click", () => {
  manage();
  drawer.toggle(true);
  const click = (closest: FakeElement | null) => {
    const target = Object.assign(new FakeElement(), { closest: () => closest });
    drawer.dispatchEvent(Object.defineProperty(new Event("click"), "target", { value: target }));
  };

  click(null);
  expect(drawer.isOpen).toBe(true);
  click(new FakeElement());
  expect(drawer.isOpen).toBe(false);
});

test("it closes on history navigation", () => {
  manage();
  drawer.toggle(true);

  view.dispatchEvent(new Event("popstate"));

  expect(drawer.isOpen).toBe(false);
});

test("it closes on Escape, and on no other key", () => {
  manage();
  drawer.toggle(true);
  const press = (key: string) => drawer.dispatchEvent(Object.assign(new Event("keydown"), { key }));

  press("Tab");
  expect(drawer.isOpen).toBe(true);
  press("Escape");
  expect(drawer.isOpen).toBe(false);
});

test("closing does nothing in a browser without popovers", () => {
  Object.assign(drawer, { hidePopover: undefined });

  expect(closeDrawer).not.toThrow();
});

test("nothing stays inert when an open drawer is removed", () => {
  const stop = manage();
  drawer.toggle(true);

  stop();

  expect([header.inert, main.inert]).toEqual([false, false]);
});
