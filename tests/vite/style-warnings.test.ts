import path from "node:path";
import { expect, test } from "vitest";

import { missingFilesOf, styleWarnings } from "../../src/vite/style-warnings";
import type { SiteModel } from "../../src/vite/site-model";
import { tempFolder, writeFiles } from "../codegen/temp-folder";
import { table } from "../codegen/table";

function warningsFor(css: string): readonly string[] {
  const folder = tempFolder();
  writeFiles(folder, { "a.css": css });
  const model = { config: { css: ["a.css"] }, options: { configFile: `${folder}/site.config.ts` } };
  return styleWarnings(model as unknown as SiteModel).map(
    ({ message, remedy }) => `${message.replace(`${folder}/`, "")}. ${remedy}`,
  );
}

test("a color that text is hard to read in is told once for each mode, with its place and the nearest one that fits all grounds", () => {
  const [light = "", ...others] = warningsFor(":root {\n  --color-accent: #ff7a00;\n}\n");
  expect(others).toEqual([]);
  expect(light).toMatch(
    /^a\.css:2:3: in light mode, `--color-accent` has a contrast of 2\.6:1 with `--color-bg`, 2\.5:1 with .*; text needs 4\.5:1\. The nearest color with enough contrast is #b05400\.$/,
  );
  expect(warningsFor(":root { --color-accent: #b05400 }")).toEqual([
    expect.stringMatching(
      /^a\.css:1:9: in dark mode, `--color-accent` has .* color with enough contrast is /,
    ),
  ]);
});

test.each<readonly [string, string, readonly string[]]>(table<[string, string, readonly string[]]>`
  each mode has a color that fits:
    - ':root { --color-accent: #7a1fa2 } :root[data-theme="dark"] { --color-accent: #d9a3f5 }'
    - []
  both are in one value: ["html { --color-accent: light-dark(#7a1fa2, #d9a3f5) }", []]
  "names, functions, a mix":
    - ":root { --a: red; --color-accent: light-dark(color-mix(in oklch, var(--a), black 40%), hsl(200 90% 80%)) }"
    - []
  a name stands for a light color:
    - ':root { --a: orange; --color-accent: var(--a) } :root[data-theme="dark"] { --color-accent: #d9a3f5 }'
    - [light \`--color-accent\`]
  the dark one is too dark:
    - '[data-theme="dark"] { --color-text: oklch(0.4 0.1 200) }'
    - [dark \`--color-text\`]
  text stays on another ground:
    - ":root { --color-bg-sunken: #888 }"
    - [light \`--color-bg-sunken\`, dark \`--color-bg-sunken\`]
  "of two colors, that of the text is told":
    - ':root { --color-accent: #999; --color-accent-text: #fff } :root[data-theme="dark"] { --color-accent: #d9a3f5 }'
    - [light \`--color-accent\`, light \`--color-accent-text\`, dark \`--color-accent-text\`]
  what cannot be known:
    - ":root { --color-text: color-mix(in srgb, var(--b), red); --color-accent: linear-gradient(#eee, #fff); --color-text-muted: rgb(200 200 200 / 0.5); --color-bg: var(--color-bg) }"
    - []
  what is not for the whole page on a screen:
    - ".mine { --color-text: #eee } @media print { :root { --color-text: #eee } }"
    - []
`)("%s", (_, css, want) => {
  expect(
    warningsFor(css).map((text) => text.replace(/^.* in (\w+) mode, (`.+?`) .*$/, "$1 $2")),
  ).toEqual(want);
});

test("a property that looks like one of ours is told, and one for the site's own parts is not", () => {
  const css = ":root {\n  --color-acent: #b05400;\n  --shop-banner: red;\n  color: var(--x);\n}\n";
  expect(warningsFor(css)).toEqual([
    "a.css:2:3: there is no `--color-acent`. Did you mean `--color-accent`?",
  ]);
});

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
