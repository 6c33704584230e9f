import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { textPairs } from "../../src/vite/style-warnings";
import { contrast, parseOklch } from "./oklch";

const css = ["tokens", "bars"]
  .map((name) => readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), "utf8"))
  .join("");

/** Returns the custom properties declared in the first block after `selector`, with their values in a mode. */
function declarations(selector: string, mode: "light" | "dark"): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => {
      const both = /^light-dark\(\s*(#fff|[\w-]+\(.*?\)),\s*([\w-]+\(.*\))\s*\)$/.exec(value);
      const own = both?.[mode === "light" ? 1 : 2] ?? value;
      return [name, own === "#fff" ? "oklch(1 0 0)" : own];
    }),
  );
}

const modes = { light: declarations(":root", "light"), dark: declarations(":root", "dark") };

const surfaces = ["--color-bg", "--color-bg-raised", "--color-bg-sunken"];
const tokens = ["k", "s", "n", "c", "f", "p", "t"];

describe.each(Object.entries(modes))("%s mode", (_mode, values) => {
  const color = (name: string): ReturnType<typeof parseOklch> => {
    const value = values.get(name) ?? `missing ${name}`;
    const same = /^var\((.+)\)$/.exec(value)?.[1];
    return same === undefined ? parseOklch(value) : color(same);
  };

  test.each([...textPairs, ...tokens.map((name) => [`--tok-${name}`, "--color-code-bg"] as const)])(
    "text %s on %s has at least 4.5:1",
    (text, ground) => {
      expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(surfaces)("the focus ring on %s has at least 3:1", (ground) => {
    expect(contrast(color("--color-focus"), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

/** Returns an accent mixed in oklch with black or white, which have no hue. */
const mixed = (accent: string, mix: string) =>
  mix.replace(/^color-mix\(in oklch, var\(--color-accent\), (\w+) (\d+)%\)$/, (_, other, share) => {
    const part = Number(share) / 100;
    const [lightness = 0, chroma = 0, hue] = accent.match(/[\d.]+/g)?.map(Number) ?? [];
    return `oklch(${lightness * (1 - part) + (other === "white" ? part : 0)} ${chroma * (1 - part)} ${hue})`;
  });

// The palest accents that have 4.5:1 as text.
const accents = { light: "oklch(0.57 0 0)", dark: "oklch(1 0 0)" };
const primary = {
  light: declarations('[data-look="primary"]', "light"),
  dark: declarations('[data-look="primary"]', "dark"),
};
const looks = {
  dark: ["", declarations('[data-look="dark"]', "dark")],
  "primary, light": [modes.light.get("--color-accent") ?? "", primary.light],
  "primary, dark": [modes.dark.get("--color-accent") ?? "", primary.dark],
  "primary, light, with another accent": [accents.light, primary.light],
  "primary, dark, with another accent": [accents.dark, primary.dark],
} as const;

describe.each(Object.entries(looks))("a bar with the look %s", (_look, [accent, values]) => {
  const color = (name: string) => parseOklch(mixed(accent, values.get(name) ?? `missing ${name}`));
  const grounds = ["--color-bg", "--color-bg-sunken"];

  test.each(
    ["--color-text", "--color-text-muted"].flatMap((name) =>
      grounds.map((ground) => [name, ground] as const),
    ),
  )("text %s on %s has at least 4.5:1", (name, ground) => {
    expect(contrast(color(name), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)("the focus ring on %s has at least 3:1", (ground) => {
    expect(contrast(color("--color-focus"), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

test("black on white is 21:1, so the arithmetic is right", () => {
  expect(contrast(parseOklch("oklch(0 0 0)"), parseOklch("oklch(1 0 0)"))).toBeCloseTo(21, 1);
});
