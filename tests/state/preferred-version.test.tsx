import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { storePreferredVersion, usePreferredVersion } from "../../src/state/preferred-version";
import { fakeBrowser } from "./fake-browser";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("each set of docs has its own key", () => {
  const { values } = fakeBrowser();

  storePreferredVersion("default", "1.0");
  storePreferredVersion("sdk", "next");
  expect(Object.fromEntries(values)).toEqual({
    "docs-preferred-version-default": "1.0",
    "docs-preferred-version-sdk": "next",
  });

  storePreferredVersion("sdk", null);
  expect([...values.keys()]).toEqual(["docs-preferred-version-default"]);
});

test("prerendering uses none and does not access storage", () => {
  function Preferred() {
    return String(usePreferredVersion("default", ["1.0"]));
  }

  expect(renderToStaticMarkup(<Preferred />)).toBe("null");
});
