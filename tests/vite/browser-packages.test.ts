/** @module-tag long */

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";
import type { Plugin } from "vite";

import { engineDir } from "../../program/folders.mjs";
import { bundleClient, bundleServer } from "../../src/vite/bundle";
import { createHighlight } from "../../src/vite/highlight";
import { loadSite } from "../../src/vite/load-site";
import { resolveSiteOptions } from "../../src/vite/site-options";
import { commonOptions } from "../../src/vite/vite-options";

// Within the project, as in a build, so that the server bundle finds React.
mkdirSync(join(engineDir, ".cache"), { recursive: true });
const dir = mkdtempSync(join(engineDir, ".cache/packages-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The only packages sent to browsers. Parsers, highlighters, converters and checkers stay in the build. */
const allowed = ["minisearch", "react", "react-dom", "react-router", "scheduler"];

/** With every kind of navbar item, several languages, versions and sets of docs. */
const site = (name: string) => join(engineDir, "tests/fixtures", name);

test("browsers get only these packages, and nothing from codegen or the build", async () => {
  const highlight = await createHighlight();
  const model = await loadSite(
    resolveSiteOptions({
      generated: site("generated-tiny"),
      content: site("site/content"),
      config: site("site/site.config.ts"),
    }),
    highlight,
  );
  const modules = new Set<string>();
  const spy: Plugin = {
    name: "test:modules",
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === "chunk")
          for (const [id, { renderedLength }] of Object.entries(output.modules))
            if (renderedLength > 0) modules.add(id);
    },
  };
  const common = commonOptions(model, highlight);
  await bundleClient(
    model,
    { ...common, plugins: [common.plugins, spy] },
    bundleServer(model, commonOptions(model, highlight), join(dir, "server")),
    join(dir, "client"),
  );

  const packages = [...modules].flatMap(
    (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
  );
  expect([...new Set(packages)].sort()).toEqual(allowed);
  const own = [...modules].filter((id) => id.startsWith(engineDir));
  expect(own.filter((id) => /\/codegen\/|\/src\/vite\//.test(id))).toEqual([]);
});
