import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { parseYaml } from "@redocly/openapi-core";
import { beforeEach, expect, onTestFinished, test } from "vitest";

import { contextOf } from "../../codegen/emit/pages";
import { postmanCollection } from "../../codegen/emit/postman";
import { vocabulary } from "../../codegen/emit/vocabulary";
import { normalize } from "../../codegen/model/normalize";
import { load } from "../../codegen/document/load";
import { engineDir } from "../../program/folders.mjs";
import { downloadsOf, makeCollection, writeDownloads } from "../../src/vite/downloads";
import { SiteError } from "../../src/vite/errors";

let folder: string;
let outDir: string;
beforeEach(() => {
  // Within the project, because codegen keeps the path of documents there.
  mkdirSync(path.join(engineDir, ".cache"), { recursive: true });
  folder = mkdtempSync(path.join(engineDir, ".cache/downloads-"));
  outDir = mkdtempSync(path.join(tmpdir(), "downloads-"));
  onTestFinished(() => {
    for (const dir of [folder, outDir]) rmSync(dir, { recursive: true });
  });
});

/** Writes the downloads of a document, of codegen's files and of a collection. */
async function published(
  document: string,
  generated: Readonly<Record<string, string>> = {},
  collection = "{}",
  site?: string,
) {
  const files = { "api.yaml": document, "models/types.gen.ts": types, ...generated };
  mkdirSync(path.join(folder, "models"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const spec = path.relative(engineDir, path.join(folder, "api.yaml")).replaceAll(path.sep, "/");
  await writeDownloads({ spec }, folder, outDir, collection, site);
  const read = (name: string) => readFileSync(path.join(outDir, name), "utf8");
  return {
    yaml: read("openapi.yaml"),
    json: read("openapi.json"),
    postman: read("postman-collection.json"),
    types: read("types.d.ts"),
  };
}

/** Returns the error of a build. */
async function failureOf(document: string): Promise<SiteError> {
  const failure: unknown = await published(document).catch((error: unknown) => error);
  if (!(failure instanceof SiteError)) throw failure;
  return failure;
}

const head = `openapi: 3.1.0 # by hand
info: { version: "1.0", title: Cats }
`;
const types = "// Generated from api.yaml. Run codegen.\nexport type Cat = string;\n";
const cats = { openapi: "3.1.0", info: { version: "1.0", title: "Cats" }, paths: {} };

test("publishes the author's document, the same in JSON, codegen's collection, and the types", async () => {
  const text = `\uFEFF${head}paths: {}\r\n`;
  const { yaml, json, postman, types: typesFile } = await published(text, {}, '{ "info": 1 }\n');
  expect(yaml).toBe(`${head}paths: {}\n`);
  expect(json).toBe(`${JSON.stringify(cats, null, 2)}\n`);
  expect(postman).toBe('{ "info": 1 }\n');
  expect(typesFile).toBe("export type Cat = string;\n");
});

test("the collection is made from the document; an invalid one stops the build with a remedy", async () => {
  const made = (spec: string) => makeCollection({ spec }, folder);
  const tiny = "tests/fixtures/specs/tiny.yaml";
  const { document } = await load(tiny);
  expect(await made(tiny)).toBe(
    postmanCollection(contextOf(document, normalize(document, vocabulary))),
  );
  expect(await made("elsewhere.yaml")).toBe("");
  await expect(made("tests/fixtures/hostile/error-tab.yaml")).rejects.toMatchObject({
    message: expect.stringMatching(/error-tab\.yaml cannot be read: .*tab/) as string,
    remedy: expect.stringContaining("npm run codegen") as string,
  });
});

test("links from the collection to the site are absolute in descriptions, but nowhere else", async () => {
  const linked = (site: string) => `[a](${site}/auth#id), \\\`[b](<${site}/a b>)\n- [c](#c)`;
  const others =
    "`` ` [d](/d)``, \n```\n[e](/e)\n``` [f](https://f.example/), [g](//g.example), /h";
  const collectionOf = (site: string) => ({
    info: { name: linked(""), description: `${others} ${linked(site)}` },
    item: [{ body: JSON.stringify({ description: linked("") }, null, 2) }],
  });
  const text = JSON.stringify(collectionOf(""), null, 2);
  const { postman } = await published(`${head}paths: {}\n`, {}, text, "https://a.example/docs");
  expect(JSON.parse(postman)).toEqual(collectionOf("https://a.example/docs"));
});

test("a document in JSON is also published as YAML", async () => {
  const { yaml } = await published(JSON.stringify(cats));
  expect(yaml).toMatch(/^openapi: 3\.1\.0\ninfo:\n/);
  expect(parseYaml(yaml)).toEqual(cats);
});

test("publishes the document that codegen wrote, and opens no other file", async () => {
  const { yaml, json } = await published("a: [", { "openapi.json": JSON.stringify(cats) });
  expect(json).toBe(`${JSON.stringify(cats, null, 2)}\n`);
  expect(parseYaml(yaml)).toEqual(cats);
});

test("internal parts that codegen has not removed stop the build", async () => {
  const failure = await failureOf(`${head}paths: { /secret: { x-internal: true } }\n`);
  expect(failure.message).toMatch(
    /api\.yaml marks parts as internal that codegen has not removed$/,
  );
  expect(readdirSync(outDir)).toEqual([]);
});

test("the owner's files with these names are kept", async () => {
  writeFileSync(path.join(outDir, "openapi.yaml"), "mine");
  expect((await published(`${head}paths: {}\n`)).yaml).toBe("mine");
});

test("a document outside the project is not published", async () => {
  await writeDownloads({ spec: "elsewhere.yaml" }, folder, outDir, "");
  expect(readdirSync(outDir)).toEqual([]);
  expect(downloadsOf({ spec: "elsewhere.yaml" }, "/")).toBeUndefined();
  expect(downloadsOf({ spec: "tests/fixtures/specs/tiny.yaml" }, "/docs/")).toEqual({
    yaml: "/docs/openapi.yaml",
    json: "/docs/openapi.json",
    postman: "/docs/postman-collection.json",
    types: "/docs/types.d.ts",
    llms: "/docs/llms.txt",
  });
});
