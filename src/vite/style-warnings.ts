import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import { distance } from "fastest-levenshtein";

import { nearest } from "../config/did-you-mean";
import { engineDir } from "../../program/folders.mjs";
import { type Place, SiteError } from "./errors";
import { attempt } from "../shared/attempt";
import { ownSheets, type SiteModel } from "./site-model";
import { displayPath } from "./site-options";

/** Loads a package that comes with Vite, which only sites with style sheets need. */
const fromVite = createRequire(createRequire(import.meta.url).resolve("vite")) as <T>(
  name: string,
) => T;

/** A declaration of a style sheet. */
interface Declaration {
  readonly prop: string;
  readonly value: string;
  readonly place: Place;
  /** The conditions of the at-rule around its rule; empty without one. */
  readonly media: string;
  readonly selectors: readonly string[];
}

/** The part of PostCSS that is used here. */
interface PostCss {
  parse(css: string): {
    walkDecls(
      visit: (found: {
        readonly prop: string;
        readonly value: string;
        readonly source: { readonly start: Pick<Place, "line" | "column"> };
        readonly parent: {
          readonly selectors?: readonly string[];
          readonly parent: { readonly params?: string };
        };
      }) => void,
    ): void;
  };
}

const surfaces = ["bg", "bg-raised", "bg-sunken"];
const grounds = [...surfaces, "code-bg", "accent-soft"];
const methods = ["get", "post", "put", "patch", "delete", "other"];

/** The properties of text colors, each with one of a color behind it. */
export const textPairs: readonly (readonly [text: string, ground: string])[] = Object.entries({
  text: [...grounds, "warning-soft", "danger-soft"],
  "text-muted": grounds,
  accent: [...grounds, "warning-soft", "danger-soft"],
  "accent-text": ["accent"],
  danger: [...surfaces, "danger-soft"],
  warning: [...surfaces, "warning-soft"],
  success: surfaces,
  ...Object.fromEntries(
    methods.map((name) => [name, [...surfaces, "accent-soft", `${name}-soft`]]),
  ),
}).flatMap(([text, behind]) =>
  behind.map((ground) => [`--color-${text}`, `--color-${ground}`] as const),
);

const tokens = join(engineDir, "src/styles/tokens.css");
/** The least contrast of text (WCAG 2.2, 1.4.3). */
const least = 4.5;

type Mode = "light" | "dark";
/** The channels of sRGB, 0 to 255. */
type Color = readonly number[];
/** Custom properties by name: their values, and where they are set. */
type Settings = ReadonlyMap<string, { readonly value: string; readonly place: Place }>;

/**
 * Returns a warning for each custom property in the site's own style sheets that looks like a misspelled one of ours, and for each color in
 * which, or on which, text is hard to read.
 */
export function styleWarnings(model: SiteModel): readonly SiteError[] {
  const declared = ownSheets(model).flatMap(declarationsIn);
  if (declared.length === 0) return [];
  const before = declarationsIn(tokens);
  return [...misspelledIn(declared, before), ...contrastWarnings(declared, before)];
}

function misspelledIn(
  declared: readonly Declaration[],
  before: readonly Declaration[],
): readonly SiteError[] {
  const known = [...new Set(before.map(({ prop }) => prop))];
  return declared.flatMap(({ prop, place }) => {
    const near = prop.startsWith("--") && !known.includes(prop) ? nearest(prop, known) : undefined;
    // A site may have properties for its components.
    if (near === undefined || distance(prop, near) > 2) return [];
    return new SiteError(`there is no \`${prop}\``, `Did you mean \`${near}\`?`, place);
  });
}

function contrastWarnings(
  declared: readonly Declaration[],
  before: readonly Declaration[],
): readonly SiteError[] {
  return (["light", "dark"] as const).flatMap((mode) => {
    const own = settingsIn(declared, mode);
    // In no layer, they win over what is in one.
    const all = new Map([...settingsIn(before, mode), ...own]);
    const names = new Set(textPairs.flat());
    const colors = new Map([...names].map((name) => [name, colorOf(name, all, mode)]));
    return [...own].flatMap(([name, { place }]) => {
      const color = colors.get(name);
      const others = textPairs.flatMap(([text, ground]) => {
        const other = text === name ? ground : text;
        const its = text === name || ground === name ? colors.get(other) : undefined;
        // Of two colors of the site, that of the text is told.
        const isTold = text !== name && own.has(text);
        return color && its ? { its, other, isTold, ratio: contrast(color, its) } : [];
      });
      const low = others.filter(({ ratio, isTold }) => ratio < least && !isTold);
      if (!color || low.length === 0) return [];
      const list = low.map(({ other, ratio }) => `${shown(ratio)}:1 with \`${other}\``).join(", ");
      const ofOthers = others.map(({ its }) => its);
      const fitting = nearestTo(color, ofOthers);
      return new SiteError(
        `in ${mode} mode, \`${name}\` has a contrast of ${list}; text needs ${least}:1`,
        fitting
          ? `The nearest color with enough contrast is ${fitting}.`
          : "Change the other colors, too.",
        place,
      );
    });
  });
}

/** Rounds down, because 4.49 is not enough. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Returns the custom properties that declarations set for the root in a mode. */
function settingsIn(declarations: readonly Declaration[], mode: Mode): Settings {
  const inBoth: [string, { value: string; place: Place }][] = [];
  const inMode: typeof inBoth = [];
  for (const { prop, value, place, media, selectors } of declarations) {
    if (!prop.startsWith("--") || !/^(?:not print|screen)?$/.test(media)) continue;
    for (const selector of selectors) {
      const root = /^(?:html|:root)?(?:\[data-theme=["']?(\w+)["']?\])?$/.exec(selector);
      if (root?.[1] === mode) inMode.push([prop, { value, place }]);
      else if (root && root[1] === undefined) inBoth.push([prop, { value, place }]);
    }
  }
  return new Map([...inBoth, ...inMode]);
}

/** Returns the color of a property; `undefined` if it is not opaque, or depends on what is not known here. */
function colorOf(name: string, settings: Settings, mode: Mode): Color | undefined {
  let value = settings.get(name)?.value ?? "";
  const valueOf = (call: string, other: string) => settings.get(other)?.value ?? call;
  // Properties may form a circle.
  for (let depth = 0; depth < 9; depth++) value = value.replace(/var\((--[\w-]+)\)/g, valueOf);
  const { transform } = fromVite<{ transform(options: object): { code: Uint8Array } }>(
    "lightningcss",
  );
  const parsed = (color = "", options: object) => {
    const code = Buffer.from(`a{color:${color}}`);
    return String(transform({ filename: "a.css", code, errorRecovery: true, ...options }).code);
  };
  // For an old browser, every color becomes one of sRGB first, and both of `light-dark()` are values of variables.
  const old = parsed(value, { targets: { chrome: 60 << 16 } });
  const colors = /color: (?:var\(--\S+-light, (#?\w+)\) var\(--\S+-dark, (#?\w+)\)|(#?\w+));/;
  const [, light, dark, both] = colors.exec(old) ?? [];
  let found: Color | undefined;
  const Color = ({ r = 0, g = 0, b = 0, alpha = 0 }: Readonly<Record<string, number>>) => {
    if (alpha === 1) found = [r, g, b];
  };
  parsed(both ?? (mode === "light" ? light : dark), { visitor: { Color } });
  return found;
}

/** Returns the ratio of two colors, 1 to 21 (WCAG 2.2). */
function contrast(first: Color, second: Color): number {
  const [dark = 0, light = 0] = [first, second].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the color with the least black or white added, which keep its hue, that has enough contrast to all others. */
function nearestTo(color: Color, others: readonly Color[]): string | undefined {
  for (let percent = 1; percent <= 100; percent++)
    for (const end of [0, 255]) {
      const mixed = color.map((each) => Math.round(each + ((end - each) * percent) / 100));
      if (others.every((other) => contrast(mixed, other) >= least))
        return `#${Buffer.from(mixed).toString("hex")}`;
    }
  return undefined;
}

/** Returns the declarations of a style sheet; none if it has a mistake, which the bundler reports. */
function declarationsIn(file: string): readonly Declaration[] {
  const { parse } = fromVite<PostCss>("postcss");
  const found: Declaration[] = [];
  attempt(() => parse(readFileSync(file, "utf8")))?.walkDecls(({ prop, value, source, parent }) => {
    const place = { file: displayPath(file), ...source.start };
    const { selectors = [], parent: around } = parent;
    found.push({ prop, value, place, media: around.params ?? "", selectors });
  });
  return found;
}

/**
 * Returns the mistakes of a style sheet that names files which do not exist. Vite would leave their addresses to browsers.
 *
 * @param publicDir the folder of what begins with `/`
 */
export function missingFilesOf(sheet: string, publicDir: string): readonly SiteError[] {
  return declarationsIn(sheet).flatMap(({ value, place }) =>
    [...value.matchAll(/\burl\(\s*(["']?)(?![a-z][a-z\d+.-]*:|\/\/|#)([^"')?#]+)/gi)].flatMap(
      ([, , name = ""]) => {
        const file = name.startsWith("/")
          ? resolve(publicDir, name.slice(1))
          : resolve(dirname(sheet), name.trim());
        if (existsSync(file)) return [];
        const remedy = "Add it, or correct its path; what begins with / is in public/.";
        return new SiteError(`there is no file \`${name.trim()}\``, remedy, place);
      },
    ),
  );
}
