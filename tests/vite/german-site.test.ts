/** @module-tag long */

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { engineDir } from "../../program/folders.mjs";
import { generate } from "../../codegen/generate";
import { schemaKeywords } from "../../codegen/keywords";
import { buildSite } from "../../src/vite/build";
import german from "../fixtures/words/de";
import { resolveSiteOptions } from "../../src/vite/site-options";
import { sharedFolder } from "../codegen/temp-folder";

const dir = sharedFolder();

/** Part of each text from an author, and of no other text. */
const mark = "ⓓ";

const fixture = readFileSync(join(engineDir, "tests/fixtures/specs/every-keyword.yaml"), "utf8");
/** The fixture as JSON, with a mark in place of every text. */
const document = JSON.stringify(parseYaml(fixture), (key, value: unknown) =>
  typeof value === "string" && /^(description|summary|title|x-deprecated-reason)$/.test(key)
    ? mark
    : value,
);

/** An earlier version of it, which allows more: nearly every fact differs. */
const earlier = JSON.stringify(JSON.parse(document), (key, value: unknown) => {
  if (typeof value === "number" && /^max[A-Z]/.test(key)) return value + 1;
  if (typeof value === "number" && /^min[A-Z]/.test(key)) return Math.max(0, value - 1);
  if (/^(?:pattern|format|uniqueItems|callbacks|externalDocs|security)$/.test(key))
    return undefined;
  if (Array.isArray(value) && key === "required") return value.slice(1);
  if (Array.isArray(value) && key === "enum") return [...(value as readonly unknown[]), mark];
  if (key === "responses") return { ...(value as object), "418": { description: mark } };
  if (key === "properties") return { ...(value as object), gone: {} };
  return value;
});

/** Splits a text into words, at everything but letters, digits and characters that join the parts of a name. */
const partsOf = (text: string) =>
  text.split(/[^\p{L}\d#.@_-]+/u).filter((part) => /\p{L}/u.test(part));

/** Names and values in the document, except keywords. */
const names = new Set(
  [...JSON.stringify(parseYaml(fixture)).matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = ""]) => text)
    .filter((text) => !Object.hasOwn(schemaKeywords, text))
    .flatMap(partsOf),
);

const schemes = new Set([...names].map((name) => name.toLowerCase()));

/** Words of HTTP, OpenAPI and JSON Schema, product names, and words that exist in German as well. */
const standard = new Set(
  partsOf(`
    GET PUT POST DELETE OPTIONS HEAD PATCH TRACE OK OAuth OpenID Connect Basic Callback Callbacks Format Links Operation Parameter Schema Schemas Scopes Webhook Webhooks
    any never array boolean integer number object string default style explode
    curl Shell Node axios Python requests Java OkHttp C# RestSharp TypeScript
    EVENT Server Version in XML username
  `),
);

/** Returns the texts and attributes of a page that readers see or hear, except code. */
function textsOf(html: string): ReadonlySet<string> {
  const found = [""];
  const code: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      // Long names may break after each part.
      if (tag === "wbr") return;
      if (/^(code|pre|script|style|kbd)$/.test(tag)) code.push(tag);
      for (const name of ["aria-label", "title", "placeholder", "alt", "data-copied"])
        found.push(attributes[name] ?? "", "");
    },
    onclosetag(tag) {
      if (tag === "wbr") return;
      if (code.at(-1) === tag) code.pop();
      found.push("");
    },
    ontext(text) {
      if (code.length === 0) found.push((found.pop() ?? "") + text);
    },
  });
  parser.end(html);
  return new Set(found.map((text) => text.trim()));
}

/** Whether a text comes from no author, standard or product. */
function isOurs(text: string): boolean {
  const isKnown = (part: string) =>
    names.has(part) ||
    standard.has(part) ||
    // Placeholders of credentials are named after their scheme.
    schemes.has(part.replaceAll("-", ""));
  return !text.includes(mark) && !partsOf(text).every(isKnown);
}

test("a German site of any API contains no English, except from the document", async () => {
  const site = {
    title: mark,
    url: "https://site.example",
    locales: {
      default: "en",
      list: [
        { code: "en", label: mark },
        { code: "de", label: mark, words: german },
      ],
    },
  };
  const paths = {
    generated: join(dir, "generated"),
    content: join(dir, "content"),
    config: join(dir, "my.config.ts"),
  };
  mkdirSync(paths.content);
  writeFileSync(
    join(paths.content, "index.mdx"),
    `---\ntitle: ${mark}\n---\n\n${mark}\n\n## ${mark}\n`,
  );
  writeFileSync(paths.config, `export default ${JSON.stringify(site)};`);
  const spec = join(dir, "spec.json");
  writeFileSync(spec, document);
  mkdirSync(join(dir, "spec.versions"));
  writeFileSync(join(dir, "spec.versions/2026-01-15.json"), earlier);
  await generate({ spec, out: paths.generated, check: false, progress: () => {} });
  const out = join(dir, "dist");
  await buildSite(resolveSiteOptions(paths), out);

  const pages = readdirSync(join(out, "de"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  expect(pages.length).toBeGreaterThan(15);
  const told = readFileSync(join(out, "de/api/changelog/index.html"), "utf8");
  const sentences = ["erhöht", "gesenkt", "hinzugefügt", "entfernt", "ist jetzt Pflicht"];
  expect(sentences.filter((sentence) => !told.includes(sentence))).toEqual([]);
  const read = (...file: readonly string[]) => textsOf(readFileSync(join(out, ...file), "utf8"));
  const english = pages.flatMap((page) => {
    const texts = read(page);
    const same = [...read("de", page)].filter((text) => texts.has(text) && isOurs(text));
    return same.map((text) => `${page}: ${text}`);
  });
  expect(english).toEqual([]);
});
