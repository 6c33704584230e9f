import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ColorModeConfig } from "../../src/config/site-config";
import {
  colorModeToggle,
  installColorMode,
  setColorMode,
  showColorMode,
} from "../../src/state/color-mode";
import { table } from "../codegen/table";
import { fakeBrowser } from "./fake-browser";

const [toggle] = Object.keys(colorModeToggle) as [string];

interface Given extends Partial<ColorModeConfig> {
  readonly stored?: string;
  readonly systemDark?: boolean;
  readonly storage?: "refused";
}

/** Runs the parts of both scripts. */
function start({ stored, systemDark, storage, ...config }: Given = {}) {
  const browser = fakeBrowser({ systemDark, storage, stored: stored ? { theme: stored } : {} });
  const whole: ColorModeConfig = {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: false,
    ...config,
  };
  showColorMode(whole);
  installColorMode(whole);
  return { ...browser, config: whole };
}

type Browser = ReturnType<typeof start>;

/** What happens on the page, or to it. */
const events: Readonly<Record<string, (browser: Browser) => void>> = {
  switch: ({ click }) => click(toggle),
  "click elsewhere": ({ click }) => click("data-other"),
  "system: dark": ({ system }) => system.change(true),
  "system: light": ({ system }) => system.change(false),
  print: ({ print }) => print.change(true),
  printed: ({ print }) => print.change(false),
  "return after dark was chosen": ({ values, show }) => {
    values.set("theme", "dark");
    show({ persisted: true });
  },
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(table<[string, Given, string]>`
  nothing chosen: [{}, light]
  another default: [{ defaultMode: dark }, dark]
  dark chosen: [{ stored: dark }, dark]
  nonsense stored: [{ stored: purple }, light]
  a dark system that does not count: [{ systemDark: true }, light]
  a dark system: [{ respectPrefersColorScheme: true, systemDark: true }, dark]
  light chosen on a dark system:
    - { respectPrefersColorScheme: true, systemDark: true, stored: light }
    - light
  dark chosen before the switch was removed: [{ disableSwitch: true, stored: dark }, light]
`)("before the first paint: %s", (_, given, want) => {
  expect(start(given).root.dataset.theme).toBe(want);
});

test.each(table<[string, Given, Readonly<Record<string, string>>]>`
  the switch works if storage is denied: [{ storage: refused }, { switch: dark }]
  other clicks change nothing: [{}, { click elsewhere: light }]
  a disabled switch does nothing, but the system does:
    - { respectPrefersColorScheme: true, disableSwitch: true }
    - { switch: light, "system: dark": dark }
  a choice survives a change of the system, even if storage is denied:
    - { respectPrefersColorScheme: true, storage: refused, systemDark: true }
    - { switch: light, "system: light": light, "system: dark": light }
  a page restored from the back/forward cache applies a choice made in the meantime:
    - {}
    - { return after dark was chosen: dark }
  a change of the system is ignored if the configuration says so: [{}, { "system: dark": light }]
  a change of the system during printing applies afterwards:
    - { respectPrefersColorScheme: true, systemDark: true }
    - { print: dark, "system: light": dark, printed: light }
`)("%s", (_, given, steps) => {
  const browser = start(given);
  for (const [event, want] of Object.entries(steps)) {
    events[event]?.(browser);
    expect(browser.root.dataset.theme, event).toBe(want);
  }
});

test("neither the start nor the end of printing changes the mode", () => {
  const { root, system, print } = start({ respectPrefersColorScheme: true, systemDark: true });
  print.matches = true;
  system.change(false);
  expect(root.dataset.theme).toBe("dark");
  print.matches = false;
  system.change(true);
  expect(root.dataset.theme).toBe("dark");
});

test("a choice is shown, marked and stored, by the switch and from React; denied storage causes a warning", () => {
  const { root, values, click, config } = start({ defaultMode: "dark" });
  expect(root.dataset.themeChoice).toBeUndefined();
  click(toggle);
  expect([root.dataset.themeChoice, values.get("theme")]).toEqual(["light", "light"]);
  setColorMode(config, "dark");
  expect([root.dataset.theme, values.get("theme")]).toEqual(["dark", "dark"]);
  start({ storage: "refused" }).click(toggle);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
