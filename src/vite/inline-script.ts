import { join } from "node:path";

import { build } from "vite";

import type { SiteData } from "../config/site-data";
import { projectDir } from "./site-options";

const id = "virtual:inline";

/**
 * Returns the only script in `<head>`: what must run before the first paint or works without React.
 *
 * @param devUrl in the development server, the URL of the module of `src/fields` that is loaded late
 */
export async function bundleInlineScript(
  { colorMode, announcementBar }: Pick<SiteData, "colorMode" | "announcementBar">,
  ...devUrl: readonly string[]
): Promise<string> {
  const code = await bundleScript(
    ["src/state/color-mode.ts", "installColorMode", colorMode],
    ...(announcementBar?.isCloseable
      ? [["src/state/announcement.ts", "installAnnouncement", announcementBar.id] as const]
      : []),
    ["src/state/keyboard-mode.ts", "installKeyboardMode"],
    ["src/ui/inline.ts", "installInline"],
    ["src/fields/install.ts", "installFields", ...devUrl],
    ["src/layout/reveal-current.ts", "installReveal"],
    // Last: it looks whether the others have handled an event.
    ["src/navigation/first-intent.ts", "installFirstIntent"],
  );
  // The text must not contain the closing tag.
  return code.replace(/<\/(script)/gi, "<\\/$1");
}

/** A function to call: its module, its name, and what it gets, which is data. */
type Call = readonly [module: string, name: string, ...parameters: readonly unknown[]];

/** Returns a script without imports that calls functions one after the other. */
export async function bundleScript(...calls: readonly Call[]): Promise<string> {
  const entry = calls.map(writeCall).join("\n");
  const result = await build({
    root: projectDir,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    // Runs in browsers alone: what a prerender would be told is left out.
    define: { "typeof window": '"object"' },
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

/** Returns code that imports and calls a function. */
function writeCall([module, name, ...parameters]: Call): string {
  const values = parameters.map((value) => JSON.stringify(value)).join(", ");
  return `import { ${name} } from ${JSON.stringify(join(projectDir, module))};\n${name}(${values});`;
}
