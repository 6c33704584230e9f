import { expect, test } from "vitest";
import { ThemeToggle } from "../../src/layout/ThemeToggle";
import { colorModeToggle } from "../../src/state/color-mode";
import { render, renderPage, text } from "./render";

const [mark = ""] = Object.keys(colorModeToggle);

test("both labels are rendered, for CSS to show one", () => {
  expect(text(render(<ThemeToggle />))).toBe("Switch to dark modeSwitch to light mode");
});

test("there is none if the configuration disables it", () => {
  const colorMode = {
    defaultMode: "dark",
    disableSwitch: true,
    respectPrefersColorScheme: false,
  } as const;

  expect(renderPage()).toContain(mark);
  expect(renderPage({}, { colorMode })).not.toContain(mark);
});
