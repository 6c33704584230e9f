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

/** A controller, and every movement that it told of: from, to, who. */
function listening() {
  const controller = createScrollController();
  const told: unknown[] = [];
  const listener: ScrollListener = ({ previous, position, isOwn }) =>
    told.push([previous, position, isOwn ? "own" : "reader"]);
  return { controller, told, stop: controller.listen(listener) };
}

test("what the browser reports is the reader's scrolling", () => {
  const { controller, told } = listening();

  view.scrollY = 300;
  controller.moved();
  view.scrollY = 100;
  controller.moved();

  expect(told).toEqual([
    [0, 300, "reader"],
    [300, 100, "reader"],
  ]);
});

test("what the shell scrolls is its own, and the report of it is no news", () => {
  const { controller, told } = listening();

  controller.run(() => {
    view.scrollY = 900;
  });
  controller.moved();

  expect(told).toEqual([[0, 900, "own"]]);
});

test("the reader's next movement is told from where the shell left the window", () => {
  const { controller, told } = listening();
  controller.run(() => {
    view.scrollY = 900;
  });

  view.scrollY = 950;
  controller.moved();

  expect(told.at(-1)).toEqual([900, 950, "reader"]);
});

test("a scroll that moves nothing is told to nobody, and nobody is told after the stop", () => {
  const { controller, told, stop } = listening();

  controller.run(() => {});
  stop();
  view.scrollY = 10;
  controller.moved();

  expect(told).toEqual([]);
});
