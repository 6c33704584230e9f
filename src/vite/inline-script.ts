import { build } from "vite";

import { join } from "node:path";
import { projectDir } from "./site-options";

const id = "virtual:inline";

/**
 * Text of the one script in `<head>`: what must be right before the first paint, and what works without React.
 *
 * @param firstPaint text for what must be right before the first paint
 */
export async function bundleInlineScript(firstPaint: string): Promise<string> {
  const entry = [
    `import { installInline } from ${JSON.stringify(join(projectDir, "src/ui/inline.ts"))};`,
    firstPaint,
    "installInline();",
  ].join("\n");
  const result = await build({
    root: projectDir,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
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
  const code = outputs[0]?.output[0].code ?? "";
  // The end of the element must not be inside the text.
  return code.trim().replace(/<\/(script)/gi, "<\\/$1");
}
