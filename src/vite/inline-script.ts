import { join } from "node:path";

import { build } from "vite";

import { engineDir } from "../../program/folders.mjs";
import type { ClientSite } from "../client";

const id = "virtual:inline";

/** Definitions for scripts that run only in browsers: they leave out code for prerendering. */
export const inBrowsers = { "typeof window": '"object"' } as const;

/**
 * Returns the only script in `<head>`: the first step of `src/client.ts`.
 *
 * @param controls URL of the module of {@link writeControls}
 */
export function bundleInlineScript(site: ClientSite, controls: string): Promise<string> {
  return bundleForHead(["src/client.ts", "startInHead", dataOf(site), controls]);
}

/** Returns the second step of `src/client.ts` as a module, the first that a page loads. */
export function writeControls(site: ClientSite): string {
  const call = ["src/client.ts", "startControls", dataOf(site)] as const;
  return `${writeImport(call)}\n${writeCall(call)}`;
}

/**
 * Returns both steps as one script, for the development server.
 *
 * @param fieldsUrl URL of the module of `src/fields` that is loaded late
 */
export function bundleDevScript(site: ClientSite, fieldsUrl?: string): Promise<string> {
  return bundleForHead(
    ["src/client.ts", "startInHead", dataOf(site)],
    ["src/client.ts", "startControls", dataOf(site), fieldsUrl],
  );
}

function dataOf({ colorMode, announcementBar }: ClientSite): ClientSite {
  return { colorMode, announcementBar };
}

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
      rolldownOptions: {
        input: id,
        // The entry calls functions; modules of which it needs none do nothing.
        treeshake: { moduleSideEffects: (file) => file === `\0${id}` },
        output: { format: "iife" },
      },
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
