import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { precompress } from "../../src/vite/precompress";
import { tempFolder } from "../codegen/temp-folder";

const text = "text ".repeat(1000);

test("text files get compressed copies, except small ones, and those that the site has itself", async () => {
  const own = { "data.json": text, "data.json.gz": "of `public/`" };
  const dir = tempFolder({ "assets/a.js": text, "b.png": text, "c.html": "small", ...own });
  await precompress(dir, new Set(["assets/a.js", "b.png", "c.html", ...Object.keys(own)]));
  const made = readdirSync(dir, { recursive: true, encoding: "utf8" });
  expect(made.filter((file) => /\.(br|gz)$/.test(file)).sort()).toEqual([
    "assets/a.js.br",
    "assets/a.js.gz",
    "data.json.br",
    "data.json.gz",
  ]);
  expect(readFileSync(path.join(dir, "data.json.gz"), "utf8")).toBe("of `public/`");
});

test("a file that cannot be compressed is reported", async () => {
  await expect(precompress(tempFolder({}), new Set(["missing.html"]))).rejects.toThrow(
    /missing\.html/,
  );
});
