/** @module-tag long */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import promises, { cp } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

import { beforeAll, expect, test, vi } from "vitest";

import { engineDir } from "../../program/folders.mjs";
import { buildSite } from "../../src/vite/build";
import { printError } from "../../src/vite/command";
import { resolveSiteOptions } from "../../src/vite/site-options";
import { table } from "../codegen/table";
import { filesIn, sharedFolder, writeFiles } from "../codegen/temp-folder";
import { contentsOf } from "./contents-of";

// Outside the project, with no node_modules above it, as for other APIs.
const dir = sharedFolder();
const generated = join(dir, "generated");
const content = join(dir, "content");
const config = join(dir, "my.config.ts");
const outDir = join(dir, "dist");
const cli = join(engineDir, "src/vite/start.mjs");

/** Returns the folders that builds work in: none is left when they end. */
const workFolders = () => readdirSync(dir).filter((name) => name.startsWith("."));

function build(...args: readonly string[]) {
  // CI may force colors, but messages are compared as plain text.
  const { NODE_ENV: _, FORCE_COLOR: __, ...env } = process.env;
  return spawnSync(process.execPath, [cli, ...args], {
    cwd: engineDir,
    env: { ...env, NO_COLOR: "1" },
    encoding: "utf8",
  });
}

/** What a site consists of; the folders and files exist unless a test names others. */
const everything = { generated, content, config };
type Options = Parameters<typeof resolveSiteOptions>[0];

/** Returns the error of a build in this process, which takes half the time of the command. */
async function errorOf(options: Options = everything, target = join(dir, "never")) {
  const build = async () => buildSite(resolveSiteOptions(options), target);
  return build().then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Returns what the command prints for a build error, which is a mistake of the user. Throws errors that it rethrows. */
function toldOf(error: unknown): string {
  const { exitCode } = process;
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    printError("build", error);
    expect(process.exitCode).toBe(2);
    const lines = print.mock.calls.map(([line]) => `${line}\n`);
    return lines.join("").replaceAll(dir, "DIR");
  } finally {
    print.mockRestore();
    process.exitCode = exitCode;
  }
}

const told = async (...given: Parameters<typeof errorOf>) => toldOf(await errorOf(...given));

/** Runs an action while there are some more files. */
async function withFiles(files: Readonly<Record<string, string>>, action: () => unknown) {
  writeFiles(dir, files);
  try {
    await action();
  } finally {
    for (const file of Object.keys(files)) rmSync(join(dir, file));
  }
}

const guide = (text: string) => `---\ntitle: Bad\n---\n\n${text}\n`;
const args = ["--generated", generated, "--content", content, "--config", config];
const read = (path: string) => readFileSync(join(outDir, path), "utf8");

let first: ReturnType<typeof build> | undefined;

beforeAll(async () => {
  await cp(join(engineDir, "tests/fixtures/generated-tiny"), generated, { recursive: true });
  const site = {
    title: "Pets",
    url: "https://pets.example",
    basePath: "/v1/",
    overviewAliases: ["/docs/api"],
    titleDelimiter: "·",
    css: ["./brand.css"],
    head: [
      { tag: "script", attributes: { src: "https://a.example/s.js" } },
      { tag: "style", content: "b{}" },
    ],
  };
  writeFiles(dir, {
    "my.config.ts": `export default ${JSON.stringify(site)};`,
    "content/index.mdx": `---\ntitle: Start\n---\n\nBegin with "pets" & <Operation id="create-pet" />.\n\n## Call it\n\n<Samples of="create-pet" />\n`,
    "content/make.mdx": `---\ntitle: Make\npaths: [/make, /do-make]\ndescription: How to make.\n---\n\nText.\n\n![Icon](/favicon-light.svg)\n`,
    "content/later.mdx": "---\ntitle: Later\ndraft: true\n---\n\nText.\n",
    "brand.css": ".own{background:url(./dot.svg)}.all{background:url(/all.svg)}",
    "dot.svg": "<svg/>",
    "public/all.svg": "<svg/>",
    "public/favicon-light.svg": "<svg/>",
    "notes.txt": "Mine",
    "others/404.html": '<!doctype html><div id="root"></div>',
  });
  symlinkSync(join(dir, "gone"), join(dir, "nowhere"));
  first = build(...args, "--out-dir", outDir);
});

test("a build prints only its result and warnings", () => {
  const stderr = expect.stringMatching(/^build: warning: .*`tests\/tiny.yaml`\. .*\n$/);
  expect({ status: first?.status, stderr: first?.stderr }).toEqual({ status: 0, stderr });
  expect(first?.stdout).toMatch(
    /^For `head`, the Content-Security-Policy allows script-src https:\/\/a\.example; connect-src https:\/\/a\.example; style-src 'sha256-[^;]*'\.\nBuilt 10 pages, \d+ kB, in [\d.]+ s\.\n$/,
  );
});

test("every route is a file", () => {
  expect(Object.keys(contentsOf(outDir)).filter((path) => path.endsWith(".html"))).toEqual([
    "/404.html",
    "/api/create-pet/index.html",
    "/api/index.html",
    "/api/list-pets/index.html",
    "/api/schemas/pet/index.html",
    "/do-make/index.html",
    "/docs/api/index.html",
    "/index.html",
    "/make/index.html",
    "/no-connection.html",
  ]);
});

test.each(table<[string, readonly string[]]>`
  - - index.html
    - - <title>Start · Pets</title>
      - <meta name="description" content="Begin with &quot;pets&quot; &amp; POST Create a pet.">
      - <link rel="canonical" href="https://pets.example/v1/">
  - - do-make/index.html
    - - <title>Make · Pets</title>
      - <meta name="description" content="How to make.">
      - <link rel="canonical" href="https://pets.example/v1/make">
  - - api/create-pet/index.html
    - - <title>Create a pet · Pets</title>
      - <meta name="description" content="Adds &quot;one&quot; pet &amp; answers with it.">
      - <link rel="canonical" href="https://pets.example/v1/api/create-pet">
  - - docs/api/index.html
    - - <title>API reference · Pets</title>
      - <meta name="description" content="Keeps a list of pets.">
      - <link rel="canonical" href="https://pets.example/v1/api">
  - - 404.html
    - - <title>Page not found · Pets</title>
      - <meta name="description" content="There is no page at this address. It may have moved, or the link may have a typo.">
      - <meta name="robots" content="noindex">
`)("%s has a title, a description and a canonical URL", (path, want) => {
  const parts = /<title>.*|<meta name="(?:description|robots)".*|<link rel="canonical".*/g;
  expect(read(path).match(parts)).toEqual(want);
});

test("a page is complete without JavaScript", () => {
  const html = read("api/create-pet/index.html").replace(/<script[\s\S]*?<\/script>/g, "");
  for (const text of [
    "Adds &quot;one&quot; pet &amp; answers with it.",
    "What it is called.",
    "The new pet.",
    "RestRequest",
    "okhttp",
    "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain("<img src=x");
});

test("a guide shows samples, links and images with the base path", () => {
  const html = read("index.html");
  expect(html).toContain('href="/v1/api/create-pet"');
  expect(html).toContain('id="call-it"');
  expect(html).toContain("RestRequest");
  expect(read("make/index.html")).toContain('src="/v1/favicon-light.svg"');
});

test("styles come before the text, script addresses after it, and both files exist", () => {
  const html = read("make/index.html");
  const addresses = [...html.matchAll(/"\/v1\/(assets\/[^"*]+)"/g)].map(([, path]) => path ?? "");
  expect(addresses.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(2);
  for (const path of addresses) expect(existsSync(join(outDir, path))).toBe(true);
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf("<body>"));
  expect(html.indexOf("data-entry>")).toBeGreaterThan(html.indexOf("</main>"));
});

test("the style sheet ends with the site's own, which is in no layer, and whose files are published", () => {
  const [style = ""] = readdirSync(join(outDir, "assets")).filter((name) => name.endsWith(".css"));
  expect(read(`assets/${style}`)).toMatch(
    /\}\}\.own\{background:url\(\/v1\/assets\/dot-[\w-]+\.svg\)\}\.all\{background:url\(\/v1\/all\.svg\)\}\s*$/,
  );
});

test("the inline scripts are the same on every page", () => {
  const scripts = Object.entries(contentsOf(outDir))
    .filter(([path]) => path.endsWith(".html"))
    .map(([, html]) => html.match(/<script>[\s\S]*?<\/script>/g)?.join());
  expect(new Set(scripts).size).toBe(1);
});

test("the files of the first page do not contain the names of other pages' modules", () => {
  const files = contentsOf(outDir);
  const entry = Object.keys(files).find((path) => path.includes("/client-en-"));
  expect(files[entry ?? ""]).not.toContain("list-pets");
});

test("the same input gives the same bytes", () => {
  const again = join(dir, "again");
  expect(build(...args, "--out-dir", again).status).toBe(0);
  expect(contentsOf(again)).toEqual(contentsOf(outDir));
});

test("a site can be built from a generated tree alone, into a folder behind a link", async () => {
  const alone = join(dir, "alone");
  const real = join(dir, "real");
  mkdirSync(real);
  symlinkSync(real, alone);
  const { warnings } = await buildSite(resolveSiteOptions({ generated }), alone);
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining("offers no downloads"),
  ]);
  const home = readFileSync(join(alone, "index.html"), "utf8");
  expect(home).toContain("<title>API reference | Tiny API</title>");
  expect(home).toContain('href="/api/create-pet"');
  expect(home).not.toContain('rel="canonical"');
  expect(readlinkSync(alone)).toBe(real);
});

test("an error is one line without a stack", () => {
  const { status, stderr } = build("--out-dir", join(dir, "never"), "--wat");
  expect([status, stderr]).toEqual([
    2,
    "build: There is no option --wat. Run `npm run build -- --help` for the options.\n",
  ]);
});

test.each(table<[string, Options, string, string]>`
  no generated tree:
    - { generated: /nowhere }
    - never
    - "/nowhere contains no generated API: navigation.ts is missing. Run \`npm run codegen\`, or choose another directory with --generated."
  no configuration:
    - { config: /nowhere.ts }
    - never
    - /nowhere.ts does not exist. Set the configuration file with --config.
  a directory that is no build:
    - {}
    - generated
    - DIR/generated is neither empty nor an earlier build. Choose an empty or new directory with --out-dir.
  a site built by another program:
    - {}
    - others
    - DIR/others is neither empty nor an earlier build. Choose an empty or new directory with --out-dir.
  a file in place of the folder:
    - {}
    - notes.txt
    - DIR/notes.txt is a file, or a link that leads nowhere. Choose an empty or new directory with --out-dir.
  a file in place of a folder above it:
    - {}
    - notes.txt/site
    - DIR/notes.txt is a file, or a link that leads nowhere. Choose an empty or new directory with --out-dir.
  a broken link:
    - {}
    - nowhere
    - DIR/nowhere is a file, or a link that leads nowhere. Choose an empty or new directory with --out-dir.
`)(
  "the command reports what cannot be built, and keeps it: %s",
  async (_, options, target, want) => {
    const mine = { "notes.txt": "Mine", "others/404.html": '<div id="root"></div>' };
    writeFiles(dir, mine);
    rmSync(join(dir, "nowhere"), { force: true });
    symlinkSync(join(dir, "gone"), join(dir, "nowhere"));
    const before = filesIn(dir);
    expect(await told({ generated, ...options }, join(dir, target))).toBe(`build: ${want}\n`);
    expect(filesIn(dir)).toEqual(before);
  },
);

test("an incomplete generated tree names the missing page", async () => {
  const page = join(generated, "schemas/Pet.tsx");
  renameSync(page, `${page}.away`);
  try {
    expect(await told()).toBe(
      "build: DIR/generated/schemas/Pet.tsx is missing. Run `npm run codegen`.\n",
    );
  } finally {
    renameSync(`${page}.away`, page);
  }
});

test.each([
  [
    "<CategoryPages />",
    /^(?:✗ .*\n)?build: DIR\/content\/bad\.mdx:5:1: <CategoryPages> lists .*\n$/,
  ],
  [
    "{props.missing.thing}",
    /^build: DIR\/content\/bad\.mdx:5:16: the guide cannot be rendered: Cannot read properties of undefined .*\n$/,
  ],
  ["![Nothing](/nothing.png)", /^build: DIR\/content\/bad\.mdx:5:12: .*\/nothing\.png.*\n$/],
])("an error while rendering names its guide: %s", async (text, want) => {
  await withFiles({ "content/bad.mdx": guide(text) }, async () => {
    expect(await told()).toMatch(want);
  });
});

test("the imports of every module exist", () => {
  const files = contentsOf(outDir);
  const modules = Object.keys(files).filter((file) => file.endsWith(".js"));
  const imports = modules.flatMap((file) =>
    [...(files[file] ?? "").matchAll(/(?:from|import) ?["'`](\.[^"'`]+)["'`]/g)].map(
      (match) => new URL(match[1] ?? "", `http://a${file}`).pathname,
    ),
  );
  expect(imports.length).toBeGreaterThan(modules.length);
  expect(imports.filter((file) => !(file in files))).toEqual([]);
});

test("a failed build leaves the site unchanged, and nothing next to it", async () => {
  const before = contentsOf(outDir);
  const late = join(generated, "api/create-pet.tsx");
  const page = readFileSync(late, "utf8");
  // As after a build that was killed during the swap.
  renameSync(outDir, join(dir, ".dist-replaced"));
  await withFiles({ "content/bad.mdx": guide('<Samples of="creat-pet" />') }, async () => {
    expect(await told(everything, outDir)).toBe(
      "build: DIR/content/bad.mdx:5:1: the API has no operation `creat-pet`. Did you mean `create-pet`?\n",
    );
  });
  try {
    writeFileSync(late, page.replace("return (", "throw new Error('late'); return ("));
    const error = await errorOf(everything, outDir);
    // Not an error that the user can fix: it keeps its stack.
    expect(() => toldOf(error)).toThrow("/api/create-pet");
  } finally {
    writeFileSync(late, page);
  }
  expect(contentsOf(outDir)).toEqual(before);
  expect(workFolders()).toEqual([]);
});

test.each([
  [
    "a function",
    'import { Own } from "./own/Own";\n\n<Own size={1} pick={() => 1} />',
    "content/bad.mdx cannot be rendered: <Own> runs in browsers, which get its properties as JSON, and `pick` is not JSON. Fix the expressions in its text, or what it imports.",
  ],
  [
    "an element, inside of a component that is only HTML",
    'import { Own } from "./own/Own";\n\n<div>\n  Text <Own>**more**</Own>\n</div>',
    "content/bad.mdx cannot be rendered: <Own> runs in browsers, which get its properties as JSON, and what is between its tags is not JSON. Fix the expressions in its text, or what it imports.",
  ],
  [
    "a file elsewhere",
    'import { Away } from "../Away";\n\n<Away />',
    'Away.tsx: a file with "use client" is not beside a guide. Move it into the folder of the guides.',
  ],
  [
    "a list of exports that is not written",
    'import { Own } from "./own/all";\n\n<Own />',
    'content/own/all.tsx: a file with "use client" exports `*`. Name what it exports.',
  ],
])("a component cannot run in browsers: %s", async (_, text, want) => {
  const own =
    '// Mine.\n"use client";\n\nexport const Own = (props: object) => <b>{`${props}`}</b>;\n';
  const files = {
    "content/bad.mdx": guide(text),
    "content/own/Own.tsx": own,
    "content/own/all.tsx": '"use client";\n\nexport * from "./Own";\n',
    "Away.tsx": own.replace("Own", "Away"),
  };
  await withFiles(files, async () => {
    expect(await told()).toBe(`build: DIR/${want}\n`);
  });
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("a build stopped by %s leaves the old site, and nothing else", async (signal, code) => {
  const before = contentsOf(outDir);
  const child = spawn(process.execPath, [cli, ...args, "--out-dir", outDir], { cwd: engineDir });
  const ended = once(child, "exit");
  await vi.waitUntil(() => workFolders().length > 0, { timeout: 60_000 });
  child.kill(signal);
  expect(await ended).toEqual([code, null]);
  expect(workFolders()).toEqual([]);
  expect(contentsOf(outDir)).toEqual(before);
});

interface Failure {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** Builds in this process while a function of `node:fs/promises` fails with a system error. */
async function failing(more: Partial<Failure>) {
  const failure = Object.assign(new Error(`${more.code}: no way`), more);
  const call = vi.spyOn(promises, "writeFile").mockRejectedValue(failure);
  syncBuiltinESMExports();
  try {
    return await errorOf(everything, outDir);
  } finally {
    call.mockRestore();
    syncBuiltinESMExports();
  }
}

test.each<[title: string, error: Partial<Failure>, want: string]>([
  [
    "a full disk",
    { code: "ENOSPC" },
    "The disk is full. Free some space, or choose another folder with --out-dir DIR.",
  ],
  [
    "a folder without write permission",
    { code: "EACCES", path: join(dir, ".dist-new") },
    "You do not have permission to write here. Make the folder writable, or choose another one with --out-dir DIR.",
  ],
])("%s is reported without a stack, and the site is kept", async (_title, error, want) => {
  const before = contentsOf(outDir);
  expect(toldOf(await failing(error))).toBe(
    `build: DIR/dist cannot be written and is unchanged. ${want}\n`,
  );
  expect(contentsOf(outDir)).toEqual(before);
  expect(workFolders()).toEqual([]);
});

test.each(["/elsewhere", join(dir, "content/make.mdx")])(
  "an unreadable file is not an error of the output: %s",
  async (path) => {
    const error = await failing({ code: "EACCES", path });
    expect(() => toldOf(error)).toThrow("EACCES");
  },
);

test("a build that meets another one leaves a whole site, and says so", async () => {
  const dist = join(dir, "raced");
  await buildSite(resolveSiteOptions(everything), dist);
  const onProgress = () =>
    mkdirSync(join(dir, ".raced-replaced/of-the-other"), { recursive: true });
  const error = await buildSite(resolveSiteOptions(everything), dist, {
    onProgress,
  }).catch((reason: unknown) => reason);
  expect(toldOf(error)).toBe(
    "build: another build is writing DIR/raced. Run one build of a folder at a time.\n",
  );
  expect(existsSync(join(dist, "index.html"))).toBe(true);
  rmSync(join(dir, ".raced-replaced"), { recursive: true });
});
