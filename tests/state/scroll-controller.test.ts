import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createScrollController, type ScrollListener } from "../../src/state/scroll-controller";

const view = { scrollY: 0 };

beforeEach(() => {
  view.scrollY = 0;
  vi.stubGlobal("window", view);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a controller and the scrolls that it reports: from, to, by whom. */
function listening() {
  const controller = createScrollController();
  const reports: unknown[] = [];
  const listener: ScrollListener = ({ previous, position, isOwn }) =>
    reports.push([previous, position, isOwn ? "own" : "reader"]);
  return { controller, reports, stop: controller.listen(listener) };
}

test("a scroll event is the reader's", () => {
  const { controller, reports } = listening();

  view.scrollY = 300;
  controller.handleScroll();
  view.scrollY = 100;
  controller.handleScroll();

  expect(reports).toEqual([
    [0, 300, "reader"],
    [300, 100, "reader"],
  ]);
});

test("the shell's scroll is its own, and its scroll event is ignored", () => {
  const { controller, reports } = listening();

  controller.run(() => {
    view.scrollY = 900;
  });
  controller.handleScroll();

  expect(reports).toEqual([[0, 900, "own"]]);
});

test("the reader's next scroll starts where the shell left the window", () => {
  const { controller, reports } = listening();
  controller.run(() => {
    view.scrollY = 900;
  });

  view.scrollY = 950;
  controller.handleScroll();

  expect(reports.at(-1)).toEqual([900, 950, "reader"]);
});

test("nothing is reported without movement or after stopping", () => {
  const { controller, reports, stop } = listening();

  controller.run(() => {});
  stop();
  view.scrollY = 10;
  controller.handleScroll();

  expect(reports).toEqual([]);
});
