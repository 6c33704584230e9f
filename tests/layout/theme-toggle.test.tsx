import { expect, test } from "vitest";
import { ThemeToggle } from "../../src/layout/ThemeToggle";
import { colorModeToggle } from "../../src/state/color-mode";
import { render, renderPage, text } from "./render";

const [mark = ""] = Object.keys(colorModeToggle);

test("both faces are in the page, for CSS to choose from", () => {
  expect(text(render(<ThemeToggle />))).toBe("Switch to dark modeSwitch to light mode");
});

test("there is none where the configuration takes it away", () => {
  const colorMode = {
    defaultMode: "dark",
    disableSwitch: true,
    respectPrefersColorScheme: false,
  } as const;

  expect(renderPage()).toContain(mark);
  expect(renderPage({}, { colorMode })).not.toContain(mark);
});
