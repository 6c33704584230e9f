/** @module-tag long */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { shownExtensions } from "../codegen/document/extensions";
import { hidingExtensions } from "../src/shared/hiding-extensions";
import { buildSite } from "../src/vite/build";
import { resolveSiteOptions } from "../src/vite/site-options";
import { codegen } from "./codegen/cli/run";
import { filesIn } from "./codegen/temp-folder";
import { hiddenDocument } from "./hidden-document";
import { contentsOf } from "./vite/contents-of";

test("docs/extensions.md lists every extension that is read, and no other", () => {
  const rows = readFileSync("docs/extensions.md", "utf8").matchAll(
    /^\| `([^`]+)`\s+\| (.*?)\s+\| (.*?)\s+\|/gm,
  );
  const told = Object.fromEntries(
    [...rows].map(([, name, place, effect]) => [name, { place, effect }]),
  );
  const named = (values: readonly unknown[]) =>
    values.map((value) => `\`${String(value)}\``).join(", ");
  expect(told).toEqual({
    ...Object.fromEntries(
      Object.entries(shownExtensions).map(([name, places]) => [
        name,
        { place: places.join(", "), effect: expect.not.stringMatching(/hides?\b/) },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(hidingExtensions).map(([name, { hide, show }]) => [
        name,
        {
          place: "all",
          effect: expect.stringMatching(
            show[0] === false
              ? /^`true` hides(?!.*`)/
              : new RegExp(`^${named(hide)} hides?; ${named(show)} do not$`),
          ),
        },
      ]),
    ),
  });
});

// Inside the project, so that the build finds the document and offers it for download.
mkdirSync("node_modules/.cache", { recursive: true });
const folder = mkdtempSync("node_modules/.cache/hidden-");
afterAll(() => rmSync(folder, { recursive: true }));

test("what any of them hides is neither in the generated tree nor on the site", async () => {
  const at = (name: string) => path.join(folder, name);
  const spec = at("openapi.json");
  writeFileSync(spec, hiddenDocument());
  const { code, stderr } = await codegen(".", "--spec", spec, "--out", at("generated"));
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("Left out") });
  const secretsIn = (files: Readonly<Record<string, unknown>>) =>
    Object.entries(files).flatMap(([name, text]) =>
      /secret-?\d/i.test(name) || /secret-?\d/i.test(String(text)) ? [name] : [],
    );
  expect(secretsIn(filesIn(at("generated")))).toEqual([]);

  mkdirSync(at("content"));
  writeFileSync(at("content/index.mdx"), "---\ntitle: Start\n---\n\nText.\n");
  writeFileSync(at("site.config.ts"), 'export default { title: "T", url: "https://t.example" };');
  const site = { generated: at("generated"), content: at("content"), config: at("site.config.ts") };
  await buildSite(resolveSiteOptions(site), path.resolve(at("dist")));
  const dist = contentsOf(at("dist"));
  expect(Object.keys(dist)).toEqual(
    expect.arrayContaining([
      "/openapi.yaml",
      "/openapi.json",
      "/postman-collection.json",
      "/api/add-pet.md",
    ]),
  );
  expect(secretsIn(dist)).toEqual([]);
}, 300_000);
