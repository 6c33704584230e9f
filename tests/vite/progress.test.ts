import { expect, test } from "vitest";

import { createProgress } from "../../src/vite/progress";

function shownOn(isTTY: boolean): string {
  let text = "";
  const write = (part: Uint8Array | string) => {
    text += String(part);
    return true;
  };
  const progress = createProgress({ isTTY, write });
  progress.show(24, 88);
  progress.show(88, 88);
  progress.clear();
  return text;
}

test("a terminal shows the number of pages done, on one line that is cleared in the end", () => {
  expect(shownOn(true)).toBe("\r\u001b[K24 of 88 pages\r\u001b[K88 of 88 pages\r\u001b[K");
});

test("a pipe gets nothing", () => {
  expect(shownOn(false)).toBe("");
});
