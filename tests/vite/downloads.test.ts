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

/** A document, and other files beside it. */
function apiOf(files: Readonly<Record<string, string>>, main = "api.yaml") {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return { spec: path.relative(projectDir, path.join(folder, main)).replaceAll(path.sep, "/") };
}

const read = (name: string) => readFileSync(path.join(outDir, name), "utf8");
const head = `openapi: 3.1.0 # by hand
info: { version: "1.0", title: Cats }
`;

test("the document as its author wrote it, the same as JSON in the same order, and a collection", async () => {
  await writeDownloads(apiOf({ "api.yaml": `${head}paths: {}\n` }), outDir);
  expect(read("openapi.yaml")).toBe(`${head}paths: {}\n`);
  const json = { openapi: "3.1.0", info: { version: "1.0", title: "Cats" }, paths: {} };
  expect(read("openapi.json")).toBe(`${JSON.stringify(json, null, 2)}\n`);
  expect(JSON.parse(read("postman-collection.json"))).toHaveProperty("info.name", "Cats");
});

test("a document in JSON becomes YAML, too", async () => {
  const document = { openapi: "3.1.0", info: { title: "Cats", version: "1" }, paths: {} };
  await writeDownloads(apiOf({ "api.json": JSON.stringify(document) }, "api.json"), outDir);
  expect(read("openapi.yaml")).toMatch(/^openapi: 3\.1\.0\ninfo:\n/);
  expect(parseYaml(read("openapi.yaml"))).toEqual(document);
});

test("a document of several files becomes one", async () => {
  const paths = `paths: { /cats: { get: { responses: { "200": { $ref: "./answers.yaml#/ok" } } } } }\n`;
  const api = apiOf({
    "api.yaml": head + paths,
    "answers.yaml": "ok: { description: All cats. }\n",
  });
  await writeDownloads(api, outDir);
  for (const name of ["openapi.yaml", "openapi.json"]) {
    expect(read(name)).toContain("All cats.");
    expect(read(name)).not.toContain("answers.yaml");
  }
});

test("no address is opened, and no file outside the folder of the document", async () => {
  for (const ref of ["https://a.example/x.yaml", "/etc/hostname"]) {
    const api = apiOf({ "api.yaml": `${head}paths: { /a: { $ref: "${ref}" } }\n` });
    await writeDownloads(api, outDir);
    expect(read("openapi.yaml")).toContain(ref);
    for (const name of readdirSync(outDir)) rmSync(path.join(outDir, name));
  }
});

test("files of a wider folder, where codegen was allowed to read them", async () => {
  mkdirSync(path.join(folder, "spec"));
  const paths = `paths: { /cats: { get: { responses: { "200": { $ref: "../answers.yaml#/ok" } } } } }\n`;
  const api = apiOf(
    { "spec/api.yaml": head + paths, "answers.yaml": "ok: { description: All cats. }\n" },
    "spec/api.yaml",
  );
  await writeDownloads(api, outDir);
  expect(read("openapi.yaml")).not.toContain("All cats.");
  rmSync(path.join(outDir, "openapi.yaml"));
  await writeDownloads({ ...api, specReach: ".." }, outDir);
  expect(read("openapi.yaml")).toContain("All cats.");
});

test("Swagger 2.0 as its author wrote it; for Postman, what the pages show", async () => {
  const given = `swagger: "2.0"\ninfo: { version: "1.0", title: Cats }\nhost: cats.example\npaths: { /cats: { get: { responses: { "200": { description: OK } } } } }\n`;
  await writeDownloads(apiOf({ "api.yaml": given }), outDir);
  expect(read("openapi.yaml")).toBe(given);
  expect(JSON.parse(read("openapi.json"))).toHaveProperty("swagger", "2.0");
  expect(read("postman-collection.json")).toContain("https://cats.example");
});

test("a document that has become unreadable stops the build with the next step", async () => {
  const failure: unknown = await writeDownloads(apiOf({ "api.yaml": "a: [" }), outDir).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof SiteError)) throw failure;
  expect(failure.message).toMatch(/downloads-.*api\.yaml cannot be read: /);
  expect(failure.remedy).toContain("npm run codegen");
});

test("what the owner has published under one of the names stays", async () => {
  writeFileSync(path.join(outDir, "openapi.yaml"), "mine");
  await writeDownloads(apiOf({ "api.yaml": `${head}paths: {}\n` }), outDir);
  expect(read("openapi.yaml")).toBe("mine");
});

test("a document from elsewhere, known by its name alone, is not offered", async () => {
  await writeDownloads({ spec: "elsewhere.yaml" }, outDir);
  expect(readdirSync(outDir)).toEqual([]);
  expect(downloadsOf({ spec: "elsewhere.yaml" }, "/")).toBeUndefined();
  expect(downloadsOf({ spec: "openapi/training-provider.yaml" }, "/docs/")).toEqual({
    yaml: "/docs/openapi.yaml",
    json: "/docs/openapi.json",
    postman: "/docs/postman-collection.json",
  });
});

test("what is marked as internal is in none of them", async () => {
  const paths = `paths:
  /cats: { get: { responses: { "200": { description: All cats. } } } }
  /secret: { get: { x-internal: true, responses: { "200": { description: A secret. } } } }
`;
  await writeDownloads(apiOf({ "api.yaml": head + paths }), outDir);
  for (const name of ["openapi.yaml", "openapi.json", "postman-collection.json"]) {
    expect(read(name)).toContain("cats");
    expect(read(name)).not.toContain("secret");
  }
});
