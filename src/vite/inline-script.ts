import { join } from "node:path";

import { build } from "vite";

import { engineDir } from "../../program/folders.mjs";
import type { SiteData } from "../config/site-data";

const id = "virtual:inline";

/** Definitions for scripts that run only in browsers: they leave out code for prerendering. */
export const inBrowsers = { "typeof window": '"object"' } as const;

type Scripted = Pick<SiteData, "colorMode" | "announcementBar">;

/** Returns the parts of the two scripts, in order. */
function partsOf({ colorMode, announcementBar }: Scripted, fieldsUrl?: string) {
  const closeable: readonly Call[] = announcementBar?.isCloseable
    ? [["src/state/announcement.ts", "showAnnouncement", announcementBar.id]]
    : [];
  return {
    inline: [
      ["src/state/color-mode.ts", "showColorMode", colorMode],
      ...closeable,
      ["src/ui/stored-choices.ts", "showStoredChoices"],
      ["src/state/keyboard-mode.ts", "installKeyboardMode"],
      ["src/navigation/early-history.ts", "handleEarlyHistory"],
      ["src/layout/reveal-current.ts", "installReveal"],
    ],
    controls: [
      ["src/state/color-mode.ts", "installColorMode", colorMode],
      ...closeable.map(([module, , key]): Call => [module, "installAnnouncement", key]),
      ["src/fields/install.ts", "installFields", ...(fieldsUrl === undefined ? [] : [fieldsUrl])],
      ["src/ui/controls.ts", "installControls"],
    ],
  } as const satisfies Record<string, readonly Call[]>;
}

/**
 * Returns the only script in `<head>`: the code that must run before the first paint, and the code that loads the rest.
 *
 * @param controls URL of the module of {@link writeControls}
 */
export function bundleInlineScript(site: Scripted, controls: string): Promise<string> {
  return bundleForHead(...partsOf(site).inline, firstIntent(controls));
}

/**
 * Returns the module of the controls, which work without React. It is the first module that a page loads. After a
 * failure it is loaded from another URL, and then again by the shell, which shares code with it; this must not install it twice.
 */
export function writeControls(site: Scripted): string {
  const calls = partsOf(site).controls;
  return [
    ...calls.map(writeImport),
    "if (!window.hasControls) {",
    "window.hasControls = true;",
    ...calls.map(writeCall),
    "}",
  ].join("\n");
}

/**
 * Returns both scripts as one, for the development server.
 *
 * @param fieldsUrl URL of the module of `src/fields` that is loaded late
 */
export function bundleDevScript(site: Scripted, fieldsUrl?: string): Promise<string> {
  const { inline, controls } = partsOf(site, fieldsUrl);
  return bundleForHead(...inline, firstIntent(), ...controls);
}

const firstIntent = (...controls: readonly string[]): Call => [
  "src/navigation/first-intent.ts",
  "installFirstIntent",
  ...controls,
];

async function bundleForHead(...calls: readonly Call[]): Promise<string> {
  const code = await bundleScript(...calls);
  // The text must not contain the closing tag.
  return code.replace(/<\/(script)/gi, "<\\/$1");
}

/** A function to call: its module, its name, and its arguments, which are data. */
type Call = readonly [module: string, name: string, ...parameters: readonly unknown[]];

/** Returns a script without imports that calls functions in order. */
export async function bundleScript(...calls: readonly Call[]): Promise<string> {
  const entry = [...calls.map(writeImport), ...calls.map(writeCall)].join("\n");
  const result = await build({
    root: engineDir,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: inBrowsers,
    plugins: [
      {
        name: "site:inline",
        resolveId: (source) => (source === id ? `\0${id}` : null),
        load: (source) => (source === `\0${id}` ? { code: entry, moduleType: "js" } : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input: id, output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  return (outputs[0]?.output[0].code ?? "").trim();
}

function writeImport([module, name]: Call): string {
  return `import { ${name} } from ${JSON.stringify(join(engineDir, module))};`;
}

function writeCall([, name, ...parameters]: Call): string {
  return `${name}(${parameters.map((value) => JSON.stringify(value)).join(", ")});`;
}
