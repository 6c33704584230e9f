import type { Locator } from "playwright-core";

/** Returns the edges of an element in the window, in whole pixels. */
export async function edges(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { left: Math.round(x), right: Math.round(x + width), top: Math.round(y), height };
}
