import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ColorModeConfig } from "../../src/config/site-config";
import {
  colorModeToggle,
  installColorMode,
  setColorMode,
  showColorMode,
} from "../../src/state/color-mode";
import { fakeBrowser } from "./fake-browser";

const [toggle] = Object.keys(colorModeToggle) as [string];

const plain: ColorModeConfig = {
  defaultMode: "light",
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
const followSystem: ColorModeConfig = { ...plain, respectPrefersColorScheme: true };

/** Runs the parts of both scripts. */
function start(config: ColorModeConfig): void {
  showColorMode(config);
  installColorMode(config);
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("before the first paint", () => {
  test.each([
    { name: "nothing chosen", config: plain, want: "light" },
    { name: "another default", config: { ...plain, defaultMode: "dark" as const }, want: "dark" },
    { name: "dark chosen", config: plain, stored: "dark", want: "dark" },
    { name: "nonsense stored", config: plain, stored: "purple", want: "light" },
    { name: "a dark system that does not count", config: plain, systemDark: true, want: "light" },
    { name: "a dark system", config: followSystem, systemDark: true, want: "dark" },
    {
      name: "light chosen on a dark system",
      config: followSystem,
      systemDark: true,
      stored: "light",
      want: "light",
    },
    {
      name: "dark chosen before the switch was removed",
      config: { ...plain, disableSwitch: true },
      stored: "dark",
      want: "light",
    },
  ])("$name: $want", ({ config, stored, systemDark, want }) => {
    const { root } = fakeBrowser({ systemDark, stored: stored ? { theme: stored } : {} });

    showColorMode(config);

    expect(root.dataset.theme).toBe(want);
  });
});

test("the root also has the choice, if there is one", () => {
  const { root, click } = fakeBrowser({ systemDark: true });
  start(followSystem);
  expect(root.dataset.themeChoice).toBeUndefined();

  click(toggle);

  expect(root.dataset.themeChoice).toBe("light");
});

describe("React", () => {
  test("sets and stores a mode", () => {
    const { root, values } = fakeBrowser({ systemDark: true });
    start(followSystem);

    setColorMode(followSystem, "light");
    expect([root.dataset.theme, values.get("theme")]).toEqual(["light", "light"]);
  });
});

describe("the switch", () => {
  test("other clicks change nothing", () => {
    const { root, click } = fakeBrowser();
    start(plain);

    click("data-other");

    expect(root.dataset.theme).toBe("light");
  });

  test("works if storage is denied", () => {
    const { root, click } = fakeBrowser({ storage: "refused" });
    start(plain);

    click(toggle);

    expect(root.dataset.theme).toBe("dark");
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test("its choice survives a change of the system mode if storage is denied", () => {
    const { root, system, click } = fakeBrowser({ storage: "refused" });
    start(followSystem);
    click(toggle);
    click(toggle);

    system.change(true);

    expect(root.dataset.theme).toBe("light");
  });

  test("does nothing if the configuration disables it, but the system does", () => {
    const { root, system, click } = fakeBrowser();
    start({ ...followSystem, disableSwitch: true });

    click(toggle);
    expect(root.dataset.theme).toBe("light");
    system.change(true);
    expect(root.dataset.theme).toBe("dark");
  });
});

test("a page restored from the back/forward cache applies a choice made in the meantime", () => {
  const { root, values, show } = fakeBrowser();
  start(plain);
  values.set("theme", "dark");

  show({ persisted: true });
  expect(root.dataset.theme).toBe("dark");
});

describe("the system", () => {
  test("a change of its mode is ignored if the configuration says so", () => {
    const { root, system } = fakeBrowser();
    start(plain);

    system.change(true);

    expect(root.dataset.theme).toBe("light");
  });

  test("neither the start nor the end of printing changes the mode", () => {
    const { root, system, print } = fakeBrowser({ systemDark: true });
    start(followSystem);

    print.matches = true;
    system.change(false);
    expect(root.dataset.theme).toBe("dark");
    print.matches = false;
    system.change(true);
    expect(root.dataset.theme).toBe("dark");
  });

  test("a change of its mode during printing applies afterwards", () => {
    const { root, system, print } = fakeBrowser({ systemDark: true });
    start(followSystem);
    print.change(true);
    system.change(false);
    expect(root.dataset.theme).toBe("dark");

    print.change(false);

    expect(root.dataset.theme).toBe("light");
  });
});
