import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { parseYaml } from "@redocly/openapi-core";
import { beforeEach, expect, onTestFinished, test } from "vitest";

import { downloadsOf, writeDownloads } from "../../src/vite/downloads";
import { SiteError } from "../../src/vite/errors";
import { projectDir } from "../../src/vite/site-options";

let folder: string;
let outDir: string;
beforeEach(() => {
  // Inside the project, where codegen knows documents by their path.
  mkdirSync(path.join(projectDir, ".cache"), { recursive: true });
  folder = mkdtempSync(path.join(projectDir, ".cache/downloads-"));
  outDir = mkdtempSync(path.join(tmpdir(), "downloads-"));
  onTestFinished(() => {
    for (const dir of [folder, outDir]) rmSync(dir, { recursive: true });
  });
});

/** A document, what codegen has written for it, and what a build publishes. */
async function published(document: string, generated: Readonly<Record<string, string>> = {}) {
  const files = { "api.yaml": document, "postman-collection.json": "{}", ...generated };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const spec = path.relative(projectDir, path.join(folder, "api.yaml")).replaceAll(path.sep, "/");
  await writeDownloads({ spec }, folder, outDir);
  const read = (name: string) => readFileSync(path.join(outDir, name), "utf8");
  return {
    yaml: read("openapi.yaml"),
    json: read("openapi.json"),
    postman: read("postman-collection.json"),
  };
}

/** Why a build stops. */
async function failureOf(document: string): Promise<SiteError> {
  const failure: unknown = await published(document).catch((error: unknown) => error);
  if (!(failure instanceof SiteError)) throw failure;
  return failure;
}

const head = `openapi: 3.1.0 # by hand
info: { version: "1.0", title: Cats }
`;
const cats = { openapi: "3.1.0", info: { version: "1.0", title: "Cats" }, paths: {} };

test("the document as its author wrote it, the same as JSON in the same order, and the collection of codegen", async () => {
  const { yaml, json, postman } = await published(`\uFEFF${head}paths: {}\r\n`, {
    "postman-collection.json": '{ "info": 1 }\n',
  });
  expect(yaml).toBe(`${head}paths: {}\n`);
  expect(json).toBe(`${JSON.stringify(cats, null, 2)}\n`);
  expect(postman).toBe('{ "info": 1 }\n');
});

test("a document in JSON becomes YAML, too", async () => {
  const { yaml } = await published(JSON.stringify(cats));
  expect(yaml).toMatch(/^openapi: 3\.1\.0\ninfo:\n/);
  expect(parseYaml(yaml)).toEqual(cats);
});

test("where codegen wrote the document, that one: no other file is opened", async () => {
  const { yaml, json } = await published("a: [", { "openapi.json": JSON.stringify(cats) });
  expect(json).toBe(`${JSON.stringify(cats, null, 2)}\n`);
  expect(parseYaml(yaml)).toEqual(cats);
});

test("a document that has become unreadable stops the build with the next step", async () => {
  const failure = await failureOf("a: [");
  expect(failure.message).toMatch(/downloads-.*api\.yaml cannot be read: /);
  expect(failure.remedy).toContain("npm run codegen");
});

test("a mark that codegen has not seen stops the build: what is internal is not published", async () => {
  const failure = await failureOf(`${head}paths: { /secret: { x-internal: true } }\n`);
  expect(failure.message).toMatch(/api\.yaml marks parts as internal that codegen has not seen$/);
  expect(readdirSync(outDir)).toEqual([]);
});

test("what the owner has published under one of the names stays", async () => {
  writeFileSync(path.join(outDir, "openapi.yaml"), "mine");
  expect((await published(`${head}paths: {}\n`)).yaml).toBe("mine");
});

test("a document from elsewhere, known by its name alone, is not offered", async () => {
  await writeDownloads({ spec: "elsewhere.yaml" }, folder, outDir);
  expect(readdirSync(outDir)).toEqual([]);
  expect(downloadsOf({ spec: "elsewhere.yaml" }, "/")).toBeUndefined();
  expect(downloadsOf({ spec: "openapi/training-provider.yaml" }, "/docs/")).toEqual({
    yaml: "/docs/openapi.yaml",
    json: "/docs/openapi.json",
    postman: "/docs/postman-collection.json",
  });
});
