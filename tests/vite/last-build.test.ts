/** @module-tag long */

import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { engineDir } from "../../program/folders.mjs";
import { languageKeys } from "../../src/samples/languages";
import { buildSite } from "../../src/vite/build";
import { BundleInputs } from "../../src/vite/bundle-inputs";
import { createHighlight } from "../../src/vite/highlight";
import { LastBuild } from "../../src/vite/last-build";
import { loadSite } from "../../src/vite/load-site";
import { resolveSiteOptions } from "../../src/vite/site-options";
import { sumOfInput } from "../../src/vite/sums";
import { sharedFolder } from "../codegen/temp-folder";
import { contentsOf } from "./contents-of";

const dir = sharedFolder();
const sourceDir = join(dir, "site");
const generated = join(sourceDir, "generated");
const content = join(sourceDir, "content");
const config = join(sourceDir, "my.config.ts");
const outDir = join(dir, "dist");

const types = `export type CreatePetData = {
    /**
     * An animal.
     */
    body?: { name: string };
    url: '/pets';
};
`;

const base = join(dir, "base");
const memory = new LastBuild("1", outDir, outDir).home;
const bundled = join(memory, "bundles/server/entry-server.js");

beforeAll(async () => {
  writeSources();
  await build("1");
  cpSync(outDir, base, { recursive: true });
  cpSync(memory, `${base}-memory`, { recursive: true });
});

function writeSources(): void {
  rmSync(sourceDir, { recursive: true, force: true });
  cpSync(join(engineDir, "tests/fixtures/generated-tiny"), generated, { recursive: true });
  writeFileSync(join(generated, "models/types.gen.ts"), types);
  mkdirSync(content);
  writeFileSync(
    inTree("workflows/adopt-pet.samples.ts"),
    `export const samples = { parameters: [], variants: [{ ${languageKeys.map((key) => `${key}: "run()"`).join(", ")} }] };\n`,
  );
  writeFileSync(
    join(content, "index.mdx"),
    '---\ntitle: Start\n---\n\nBegin.\n\n<Samples of="list-pets" />\n\n<Workflow id="adopt-pet" />\n',
  );
  writeFileSync(config, 'export default { title: "Pets", url: "https://pets.example" };');
}

afterAll(() => rmSync(memory, { recursive: true, force: true }));

const build = (version?: string, to = outDir) =>
  buildSite(resolveSiteOptions({ generated, content, config }), to, { version });

const pages = ["create-pet", "list-pets", "schemas/pet", "index"].map((name) =>
  name === "index" ? "api/index.html" : `api/${name}/index.html`,
);
const inodes = () => pages.map((page) => statSync(join(outDir, page)).ino);

/**
 * Makes an edit and builds after a build of version 1. Returns the reference pages that were rebuilt, and whether the bundles were.
 * Compares everything with a build from scratch: with the first one, unless the edit changes a source.
 */
async function madeAnew(edit: () => void, version = "1") {
  writeSources();
  const sources = contentsOf(sourceDir);
  rmSync(outDir, { recursive: true, force: true });
  cpSync(base, outDir, { recursive: true });
  rmSync(memory, { recursive: true });
  cpSync(`${base}-memory`, memory, { recursive: true });
  const before = inodes();
  const { ino } = statSync(bundled);
  edit();
  await build(version);
  const after = inodes();
  const isSame = isDeepStrictEqual(contentsOf(sourceDir), sources);
  const anew = isSame ? base : join(dir, "anew");
  if (!isSame) await build(undefined, anew);
  expect(contentsOf(outDir)).toEqual(contentsOf(anew));
  return {
    pages: pages.filter((_, index) => before[index] !== after[index]),
    bundles: statSync(bundled).ino !== ino,
  };
}

/** Replaces a text in a file. */
function replace(file: string, from: string, to: string): void {
  const before = readFileSync(file, "utf8");
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}

const inTree = (file: string) => join(generated, file);
const [createPet, listPets, pet] = pages;

/** The name of an edit, the edit, and what is rebuilt. */
type Case = readonly [string, () => void, readonly (string | undefined)[], "bundles"?];

const cases: readonly Case[] = [
  ["nothing", () => undefined, []],
  [
    "a word of an operation",
    () => replace(inTree("api/create-pet.tsx"), "pet &amp;", "animal &amp;"),
    [createPet],
  ],
  [
    "a schema that pages show",
    () => replace(inTree("schemas/Pet.tsx"), "What it is called.", "Its name."),
    [createPet, pet],
  ],
  ["a sample", () => replace(inTree("api/create-pet.samples.ts"), "payload", "body"), [createPet]],
  [
    "a sample that a guide shows",
    () => replace(inTree("api/list-pets.samples.ts"), "axios.get", "axios"),
    [listPets],
    "bundles",
  ],
  [
    "a workflow that a guide draws",
    () => replace(inTree("workflows/adopt-pet.ts"), "Create pet", "Adopt pet"),
    [],
    "bundles",
  ],
  ["a file of the bundles", () => writeFileSync(bundled, ""), [], "bundles"],
  [
    "what all operations share",
    () =>
      writeFileSync(
        inTree("shared.samples.ts"),
        "export const everywhere = {};\n\nexport const examples = {};\n",
      ),
    [createPet, listPets],
    "bundles",
  ],
  [
    "a type",
    () => replace(inTree("models/types.gen.ts"), "name: string", "name: number"),
    [createPet, listPets],
  ],
  [
    "what no page of the reference shows: a comment of a type, a guide, a compressed page",
    () => {
      replace(inTree("models/types.gen.ts"), "An animal.", "A pet.");
      replace(join(content, "index.mdx"), "Begin.", "Start here.");
      writeFileSync(join(outDir, "api/index.html.br"), "x");
    },
    [],
    "bundles",
  ],
  [
    "the title of an operation",
    () => replace(inTree("navigation.ts"), "Create a pet", "Make a pet"),
    pages,
    "bundles",
  ],
  ["the configuration", () => replace(config, '"Pets"', '"Animals"'), pages, "bundles"],
  [
    "the title of a guide",
    () => replace(join(content, "index.mdx"), "Start", "Home"),
    pages,
    "bundles",
  ],
  [
    "a page of the last build",
    () => replace(join(outDir, "api/create-pet/index.html"), "pet", "cat"),
    [createPet],
  ],
  ["the output folder: its deletion", () => rmSync(outDir, { recursive: true }), pages],
];

test.each(cases.map(([what, ...rest]) => ({ what, rest })))(
  "after a change of $what, a build has the same bytes as one from scratch",
  async ({ rest: [edit, made, bundles] }) => {
    expect(await madeAnew(edit)).toEqual({ pages: made, bundles: bundles !== undefined });
  },
);

test("another version of the program rebuilds all pages and bundles", async () => {
  expect(await madeAnew(() => undefined, "2")).toEqual({ pages, bundles: true });
});

test("a truncated memory is not used", async () => {
  const file = join(memory, "memory.json");
  const truncate = () => writeFileSync(file, readFileSync(file, "utf8").slice(0, -10));
  expect(await madeAnew(truncate)).toEqual({ pages, bundles: true });
});

test("the memory of an output folder is deleted after the folder, an hour after the build", () => {
  const [gone, there] = ["gone", "there"].map((name) => join(dir, name));
  const [first, second] = [gone, there].map((folder = "") => {
    mkdirSync(folder);
    return new LastBuild("1", folder, folder);
  });
  first?.save();
  expect(existsSync(first?.home ?? "")).toBe(true);
  rmSync(gone ?? "", { recursive: true });
  second?.save();
  expect(existsSync(first?.home ?? "")).toBe(true);
  const hourAgo = Date.now() / 1000 - 3601;
  utimesSync(join(first?.home ?? "", "folder"), hourAgo, hourAgo);
  second?.save();
  expect(existsSync(first?.home ?? "")).toBe(false);
  rmSync(second?.home ?? "", { recursive: true });
});

test("a page replaces a file with its name in `public/`, as in a build from scratch", () => {
  const newDir = join(dir, "with-public");
  const file = "api/create-pet/index.html";
  mkdirSync(join(newDir, "api/create-pet"), { recursive: true });
  writeFileSync(join(newDir, file), "From public/");
  const { pages } = JSON.parse(
    readFileSync(join(memory, "memory.json"), "utf8").split("\n")[1] ?? "",
  ) as {
    readonly pages: Readonly<Record<string, { readonly files: Readonly<Record<string, string>> }>>;
  };
  const [key = ""] = Object.entries(pages).find(([, { files }]) => file in files) ?? [];
  expect(new LastBuild("1", outDir, newDir).page(key, generated)).toBeDefined();
  expect(readFileSync(join(newDir, file))).toEqual(readFileSync(join(outDir, file)));
});

describe("files of bundles", () => {
  const tree = join(engineDir, "tests/fixtures/generated-tiny");
  const paths = async (text: string, ...files: readonly string[]) => {
    const folder = join(dir, "guides");
    const guide = join(folder, "index.mdx");
    mkdirSync(folder, { recursive: true });
    writeFileSync(guide, `---\ntitle: A\n---\n\n${text}\n`);
    utimesSync(guide, 1, 1);
    const options = resolveSiteOptions({ generated: tree, content: folder });
    const inputs = new BundleInputs(await loadSite(options, await createHighlight()));
    for (const file of [guide, ...files]) inputs.add(file);
    return inputs.paths?.filter((file) => file !== guide);
  };
  const samples = join(tree, "api/create-pet.samples.ts");

  test("are those of guides, of the tree and of the site's packages, but not of the program", async () => {
    const program = ["src/App.tsx", "node_modules/b/c.js"].map((file) => join(engineDir, file));
    const used = [join(engineDir, "../node_modules/b/c.js"), samples].sort();
    expect(await paths("Text.", "\0virtual:controls", ...program, ...used)).toEqual(used);
  });

  test.each([
    ["a file that a guide imports", "Text.", "/a/note.ts"],
    ["a guide that uses its environment", "{import.meta.env.MODE}", samples],
  ])("are unclear with %s", async (_, text, file) => {
    expect(await paths(text, file)).toBeUndefined();
  });

  test("are unclear if one was saved in the meantime", async () => {
    const [was, is] = [statSync(samples).mtime, new Date(Date.now() + 60_000)];
    utimesSync(samples, is, is);
    expect(await paths("Text.", samples)).toBeUndefined();
    utimesSync(samples, was, was);
  });
});

test("for models, only types count", () => {
  const sum = (text: string) => sumOfInput("models/types.gen.ts", text);
  expect(sum(types)).toBe(sum(types.replace("An animal.", "A pet.")));
  expect(sum(types)).not.toBe(sum(types.replace("name", "title")));
  const afterComment = (type: string) => `    /** An animal. */ name: ${type};\n`;
  expect(sum(afterComment("string"))).not.toBe(sum(afterComment("number")));
  expect(sum("    'application/*': 1;\n")).not.toBe(sum("    'application/*': 2;\n"));
});
