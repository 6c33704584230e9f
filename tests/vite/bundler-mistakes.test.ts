/** @module-tag long */

import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { engineDir } from "../../program/folders.mjs";
import { buildSite } from "../../src/vite/build";
import { resolveSiteOptions } from "../../src/vite/site-options";
import { sharedFolder } from "../codegen/temp-folder";
import { table } from "../codegen/table";

const dir = sharedFolder();
const generated = join(dir, "generated");
const content = join(dir, "content");
cpSync(join(engineDir, "tests/fixtures/generated-tiny"), generated, { recursive: true });
mkdirSync(content);

/** Builds a site with a single guide, which shows what a module exports. */
async function build(module: string, guide = 'import { shown } from "./module.ts";\n\n{shown}') {
  writeFileSync(join(content, "module.ts"), module);
  writeFileSync(join(content, "index.mdx"), `---\ntitle: Start\n---\n\n${guide}\n`);
  await buildSite(resolveSiteOptions({ generated, content }), join(dir, "site"));
}

describe("a module that a guide imports", () => {
  test.each(table<[string, string, string]>`
    is unfinished: [export const shown = "a;, "module.ts:1:22: Unterminated string"]
    imports a missing file:
      - "import a from \"./gone\";\nexport const shown = a;"
      - "module.ts:1:15: Could not resolve './gone'"
    imports a missing package:
      - "import a from \"no-such-package\";\nexport const shown = a;"
      - 'module.ts:1:16: there is no package "no-such-package"'
    does not export the name: [export const other = 1;, 'index.mdx:5:10: "shown" is not exported']
    fails:
      - "export const shown = 1;\nthrow new Error(\"Boom\");"
      - "module.ts:2:7: DIR/index.mdx cannot be rendered: Boom"
  `)("that %s is reported with its place", async (_, module, want) => {
    await expect(build(module)).rejects.toMatchObject({
      name: "SiteError",
      message: expect.stringContaining(`${content}/${want.replace("DIR", content)}`),
    });
  });
});

test.each([
  ["is unfinished", "a {}\n}\n", ":3:1: Unexpected end of input"],
  ["imports a missing file", '@import "./gone.css";', ":1:1: ENOENT: no such file or directory"],
])("a style sheet of the site that %s is reported with its place", async (_, text, want) => {
  writeFileSync(join(dir, "brand.css"), text);
  const config = join(dir, "site.config.ts");
  writeFileSync(config, 'export default { title: "Pets", css: ["brand.css"] };\n');
  const site = resolveSiteOptions({ generated, config });
  await expect(buildSite(site, join(dir, "site"))).rejects.toMatchObject({
    name: "SiteError",
    message: expect.stringContaining(join(dir, "brand.css") + want),
  });
});
