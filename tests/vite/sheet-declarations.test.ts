import path from "node:path";
import { expect, test } from "vitest";

import { missingFilesOf } from "../../src/vite/sheet-declarations";
import { tempFolder, writeFiles } from "../codegen/temp-folder";

test("a style sheet that names files which do not exist is reported, with their places", () => {
  const folder = tempFolder();
  writeFiles(folder, {
    "a.css": `@import url("https://fonts.example/a.css");
@font-face { src: url(./a.woff2?v=1) format("woff2"), url('b.woff2#iefix') format("woff2") }
a { background: url("/gone.png"), url(/there.png), url(data:image/png;base64,AA), url(//cdn.example/a.png), url(#a) }
`,
    "a.woff2": "",
    "public/there.png": "",
  });
  const found = missingFilesOf(path.join(folder, "a.css"), path.join(folder, "public"));
  expect(found.map(({ reason, place }) => [reason, place?.line])).toEqual([
    ["there is no file `b.woff2`", 2],
    ["there is no file `/gone.png`", 3],
  ]);
});

test("a style sheet with a mistake is left to the bundler", () => {
  const folder = tempFolder();
  writeFiles(folder, { "a.css": "a { background: url(/gone.png)" });
  expect(missingFilesOf(path.join(folder, "a.css"), folder)).toEqual([]);
});
