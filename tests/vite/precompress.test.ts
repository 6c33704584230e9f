import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { Precompression } from "../../src/vite/precompress";
import { tempFolder, writeFiles } from "../codegen/temp-folder";

const text = "text ".repeat(1000);
const textFile = { "assets/a.js": text, "data.json": text, "data.json.gz": "of `public/`" };

const filesOf = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) => file.includes("."));

test("compressed twins are not files of the site, unless the site has a file with such a name", async () => {
  const dir = tempFolder(textFile);
  const compression = new Precompression(dir);
  compression.add(["assets/a.js"]);
  await compression.done();
  expect(await compression.files()).toEqual(new Set(Object.keys(textFile)));

  compression.add(await compression.files());
  await compression.done();
  expect(filesOf(dir).sort()).toEqual([
    "assets/a.js",
    "assets/a.js.br",
    "assets/a.js.gz",
    "data.json",
    "data.json.br",
    "data.json.gz",
  ]);
  expect(await compression.files()).toEqual(new Set(Object.keys(textFile)));
  expect(readFileSync(path.join(dir, "data.json.gz"), "utf8")).toBe("of `public/`");
});

test("files are compressed however they are added", async () => {
  const dir = tempFolder();
  const names = Array.from({ length: 20 }, (_, index) => `page-${index}.html`);
  writeFiles(dir, Object.fromEntries(names.map((name) => [name, text])));
  const compression = new Precompression(dir);
  for (const [index, name] of names.entries()) {
    compression.add([name, "page-0.html"]);
    if (index % 3 === 0) await compression.done();
  }
  await compression.done();
  expect(filesOf(dir).length).toBe(3 * names.length);
});

test("files that cannot be compressed are reported at the end, and stopping waits for those in progress", async () => {
  const dir = tempFolder(textFile);
  const compression = new Precompression(dir);
  compression.add(["assets/a.js"]);
  await compression.stop();
  expect(filesOf(dir)).toEqual(expect.arrayContaining(["assets/a.js.br", "assets/a.js.gz"]));
  compression.add(["missing.html"]);
  await compression.stop();
  await expect(compression.done()).rejects.toThrow(/missing\.html/);
});
