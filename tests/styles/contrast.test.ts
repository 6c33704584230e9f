import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { textPairs } from "../../src/vite/style-warnings";
import { contrast, parseOklch } from "./oklch";

const css = ["tokens", "bars"]
  .map((name) => readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), "utf8"))
  .join("");

/** Returns the custom properties declared in the first block after `selector`. */
function declarations(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value === "#fff" ? "oklch(1 0 0)" : value,
    ]),
  );
}

const light = declarations(":root");
const modes = {
  light,
  dark: new Map([...light, ...declarations(':root[data-theme="dark"]')]),
};

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

const primary = declarations('[data-look="primary"]');
// The palest accents that have 4.5:1 as text.
const accents = { light: "oklch(0.57 0 0)", dark: "oklch(1 0 0)" };
const inDark = new Map([
  ...primary,
  ...declarations(':root[data-theme="dark"] [data-look="primary"]'),
]);
const looks = {
  dark: ["", declarations('[data-look="dark"]')],
  "primary, light": [light.get("--color-accent") ?? "", primary],
  "primary, dark": [modes.dark.get("--color-accent") ?? "", inDark],
  "primary, light, with another accent": [accents.light, primary],
  "primary, dark, with another accent": [accents.dark, inDark],
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

test("both modes define the same colors", () => {
  const colors = (of: ReadonlyMap<string, string>) =>
    [...of]
      .filter(([name, value]) => /^--(color|tok)-/.test(name) && !value.startsWith("var("))
      .map(([name]) => name)
      .sort();

  expect(colors(declarations(':root[data-theme="dark"]'))).toEqual(colors(light));
});

test("black on white is 21:1, so the arithmetic is right", () => {
  expect(contrast(parseOklch("oklch(0 0 0)"), parseOklch("oklch(1 0 0)"))).toBeCloseTo(21, 1);
});
