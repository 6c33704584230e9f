/** @module-tag long */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultOut } from "../../codegen/site-document";
import { useBrowser, visit } from "./site";
import { sites } from "./sites";
import { filesIn, sharedFolder, writeFiles } from "../codegen/temp-folder";

const { open, openAlone } = useBrowser();
const cli = fileURLToPath(new URL("../../src/vite/start-dev.mjs", import.meta.url));
const folder = sharedFolder();

/** The default timeout of a wait is one second, or thirty. */
const patience = 200_000;

/** Runs `npm run dev` until it prints its address. */
async function dev(...args: readonly string[]) {
  const port = args.includes("--port") ? [] : ["--port", "5300"];
  const child = spawn(process.execPath, [cli, ...port, ...args], {
    env: { ...process.env, NODE_ENV: "development", VITEST: "" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      said += text.toString();
    });
  const address = () => /^(http:\S+)\/ /m.exec(said)?.[1];
  await vi.waitUntil(() => address() !== undefined || child.exitCode !== null, {
    timeout: patience,
  });
  return { child, url: address() ?? "", said: () => said };
}

/** Kills only the server. Its output stays open until codegen, which shares it, has ended too. */
async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.stdout?.closed) return;
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
}

describe("an existing tree", () => {
  let child: ChildProcess | undefined;
  let url = "";
  beforeAll(async () => {
    const { generated, content, config } = sites.academy;
    const academy = ["--generated", generated, "--content", content, "--config", config];
    ({ child, url } = await dev(...academy));
  });
  afterAll(() => end(child));

  it("is shown like the built site, with reference pages and guides, and links between them work", async () => {
    const { page, complaints } = await open({}, url);
    await visit(page, "/api/create-class");
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    const samples = page.getByRole("region", { name: "Samples and examples" });
    // With its style sheets, samples are next to the text.
    await expect.poll(() => samples.evaluate((part) => part.clientWidth)).toBeLessThan(700);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("main").getByRole("link", { name: "Create a class" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Create a class" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it("looks like the built site", async () => {
    const looks = async (base?: string) => {
      const { page } = await open({}, base);
      await visit(page, "/api/create-class");
      return page.evaluate(() =>
        ["h1", "main p", "main h2", "nav li a", "main a", "main li", "code"].map((selector) => {
          const part = document.querySelector(selector);
          const { margin, color, fontSize, textDecoration } = getComputedStyle(
            part ?? document.body,
          );
          return [selector, margin, color, fontSize, textDecoration];
        }),
      );
    };
    expect(await looks(url)).toEqual(await looks());
  });

  it("shows a not-found page for an unknown address", async () => {
    const { page } = await open({}, url);
    expect((await page.goto("/api/no-such-call"))?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  });
});

describe("while a document outside the project is edited", () => {
  const file = (name: string) => join(folder, name);
  const [spec, config, next] = ["openapi.yaml", "site.config.ts", "content/next.mdx"];
  const guide = (title: string, text = "Text.") => `---\ntitle: ${title}\n---\n\n${text}\n`;
  const files: Readonly<Record<string, string>> = {
    [spec]: readFileSync("tests/fixtures/specs/tiny.yaml", "utf8").replace("(/shelf)", "(/)"),
    [config]:
      'export default {\n  title: "Shelf",\n  navbar: {\n    items: [{ type: "link", label: "Home", to: "/" }],\n  },\n};\n',
    // As `init` writes it; the package itself is not there.
    "tsconfig.json":
      '{ "compilerOptions": { "jsx": "react-jsx", "jsxImportSource": "openapi-tsx-docs" } }',
    "content/index.mdx": guide("Start"),
    "public/favicon-light.svg": "<svg/>",
    [next]: guide("What is next"),
  };
  let child: ChildProcess | undefined;
  let said = () => "";
  let url = "";
  let page: Page;
  let first: string | undefined;

  /** Replaces a file at once. (If another process pauses this one while it writes, the server reads an empty file, and says so.) */
  const write = (name: string, text: string) => {
    writeFileSync(file("unfinished"), text);
    renameSync(file("unfinished"), file(name));
  };
  const edit = (name: string, from: string, to: string) => {
    const text = readFileSync(file(name), "utf8");
    expect(text).toContain(from);
    write(name, text.replace(from, to));
  };
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  /** Waits until the overlay shows all of these texts. */
  const isTold = async (...parts: readonly (string | RegExp)[]) => {
    for (const part of parts) await page.getByText(part).first().waitFor();
  };
  const isClear = () => page.getByText(/mistakes? to fix\./).waitFor({ state: "detached" });
  /** Opens a path, again if the server makes the browser reload its page at that moment. */
  const goTo = (path: string) => vi.waitFor(() => page.goto(url + path), { timeout: patience });
  /** Asks for a page while the server notices a change: it may read files of the new site for a page of the old one. */
  const askOften = async () => {
    for (let views = 0; views < 20; views += 1) await fetch(`${url}/next`);
  };
  /** Returns what the server sends of some pages. */
  const sent = async () => {
    const paths = ["/", "/next", "/api/list-books", "/api/schemas/book"];
    const pages = paths.map(async (path) => (await fetch(url + path)).text());
    const html = (await Promise.all(pages)).join("");
    return html.match(/<title>.*?<\/title>|<main.*?<\/main>/gs)?.join();
  };

  beforeAll(async () => {
    writeFiles(folder, files);
    const tree = ["--spec", file(spec), "--out", file("api")];
    const started = await dev(...tree, "--content", file("content"), "--config", file(config));
    ({ child, said, url } = started);
    ({ page } = await openAlone({}, url));
    page.setDefaultTimeout(patience);
    // After its last route, Playwright intercepts nothing any more, and a request in flight at that moment can hang forever.
    await page.route("**/never-asked", (route) => route.continue());
    await visit(page, "/");
    first = await sent();
  });
  afterAll(() => end(child));

  // Each test finds the first state of all files.
  beforeEach(async () => {
    rmSync(file("gone"), { recursive: true, force: true });
    mkdirSync(file("content"), { recursive: true });
    for (const name of Object.keys(filesIn(file("content"))))
      if (!(`content/${name}` in files)) rmSync(file(`content/${name}`));
    for (const [name, text] of Object.entries(files))
      if (filesIn(folder)[name] !== text) write(name, text);
    const isFirst = async () => {
      if ((await sent()) !== first) throw new Error("The server still sends other pages.");
    };
    await vi.waitFor(isFirst, { timeout: patience });
    await goTo("/next");
    await isClear();
  });

  it("a changed title shows on the page and in the menu", async () => {
    // In place, as some editors do.
    writeFileSync(file(next), guide("What is new"));
    await heading("What is new").waitFor();
    await page.getByRole("link", { name: "What is new" }).first().waitFor();
  });

  it("a component of the site runs in the browser", async () => {
    const { page, complaints } = await openAlone({}, url);
    write(
      "content/Counter.tsx",
      '"use client";\n\nimport { useState } from "react";\n\nexport function Counter({ start }: { start: number }) {\n  const [count, setCount] = useState(start);\n  return <button onClick={() => setCount(count + 1)}>Clicks: {count}</button>;\n}\n',
    );
    edit(next, "Text.", 'import { Counter } from "./Counter";\n\n<Counter start={2} />');
    const isNew = async () => (await (await fetch(`${url}/next`)).text()).includes("Clicks");
    await vi.waitUntil(isNew, { timeout: patience });
    await page.goto("/next");
    const button = page.getByRole("button", { name: "Clicks" });
    const isCounting = async () => {
      await button.click();
      return (await button.innerText()) === "Clicks: 3";
    };
    await vi.waitUntil(isCounting, { timeout: patience, interval: 500 });
    expect(complaints).toEqual([]);
  });

  it("a new guide shows in the menu", async () => {
    write("content/last.mdx", guide("What is last"));
    await page.getByRole("link", { name: "What is last" }).first().click();
    await heading("What is last").waitFor();
  });

  it("a page requested while a guide is added comes from the new site in the end, and hydrates", async () => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const titleOf = async () =>
      /<title>[^<|]*/.exec(await (await fetch(`${url}/late`)).text())?.[0];
    const hold = async (route: Route) => {
      const response = await route.fetch({ maxRetries: 3 });
      write("content/late.mdx", guide("Written late"));
      await vi.waitUntil(async () => (await titleOf()) === "<title>Written late ", {
        timeout: patience,
      });
      await route.fulfill({ response });
    };
    await page.route("**/next", hold, { times: 1 });
    // Without another page, Vite would save the reload for this one.
    const other = await page.context().newPage();
    await other.goto(`${url}/`);
    // On a busy machine, browsers make a page in the background wait for its style sheets.
    await page.bringToFront();
    await page.goto("about:blank");
    // The page may be replaced while it loads, so nothing waits for it.
    await page.evaluate((href) => (location.href = href), `${url}/next`);
    await heading("What is next").waitFor();
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "Written late" }).first().click();
    await heading("Written late").waitFor();
    expect(errors).toEqual([]);
    await other.close();
  });

  it("a changed configuration shows", async () => {
    edit(config, 'label: "Home"', 'label: "First page"');
    await page.getByRole("link", { name: "First page" }).first().waitFor();
  });

  it("a mistake in a guide covers the page, with file, line, frame and remedy, until it is fixed", async () => {
    edit(next, "Text.", 'Text.\n\n<Operation id="list-book" />\n\n<Foo />');
    await isTold("2 mistakes to fix.", `${file(next)}:7:1`, "the API has no operation");
    await isTold("> 7 | <Operation", "→ Did you mean `list-books`?", "there is no component <Foo>");
    edit(next, "list-book", "list-books");
    edit(next, "<Foo />", "");
    await isClear();
    await page.getByRole("main").getByRole("link", { name: "List books" }).first().waitFor();
  });

  it("the terminal reports a mistake in one line, even if the guide is being viewed", async () => {
    const before = said().length;
    write(next, guide("What is next", '<Operation id="list-book" />'));
    await askOften();
    await isTold("1 mistake to fix.");
    // Not in the browser, because the server may make it reload its page at that moment.
    for (let views = 0; views < 2; views += 1)
      expect((await fetch(`${url}/next`)).status).toBe(500);
    await isTold("the API has no operation `list-book`", "→ Did you mean `list-books`?");
    expect(said().slice(before)).toBe(
      `dev: ${file(next)}:5:1: the API has no operation \`list-book\`. Did you mean \`list-books\`?\n`,
    );
  });

  it("the terminal reports a mistake once, even if it is made while the site is read", async () => {
    for (const milliseconds of [120, 150, 180, 210]) {
      const before = said().length;
      write(next, guide(`After ${milliseconds} ms`));
      await setTimeout(milliseconds);
      write(next, guide("What is next", '<Operation id="list-book" />'));
      await askOften();
      await isTold("1 mistake to fix.");
      write(next, guide("What is next"));
      await isClear();
      const told = () =>
        said()
          .slice(before)
          .match(/:5:1: the API has no operation/g);
      await expect.poll(() => told()?.length).toBe(1);
    }
  });

  it("a removed folder of guides is reported, and its guides show again when it is back", async () => {
    const before = said().length;
    renameSync(file("content"), file("gone"));
    await askOften();
    await isTold("content is not a readable directory");
    await goTo("/next");
    await isTold("content is not a readable directory");
    expect(said().slice(before)).toBe(
      `dev: ${file("content")} is not a readable directory. Set the directory of the MDX guides with --content.\n`,
    );
    renameSync(file("gone"), file("content"));
    await isClear();
    edit(next, "What is next", "What is back");
    await heading("What is back").waitFor();
  });

  it("a guide's expression that fails is reported where the guide is opened", async () => {
    const before = said().length;
    write("content/broken.mdx", guide("Broken", "A {props.missing.deep} word."));
    await page.getByRole("link", { name: "Broken" }).first().waitFor();
    expect((await goTo("/broken"))?.status()).toBe(500);
    expect(said().slice(before)).toMatch(
      /^dev: .*broken\.mdx:5:18: the guide cannot be rendered: .*\n$/,
    );
    await isTold(
      `${file("content/broken.mdx")}:5:18`,
      "the guide cannot be rendered: Cannot read properties of undefined",
      "> 5 | A {props.missing.deep} word.",
      "Fix the expressions in its text, or what it imports.",
    );
  });

  it("broken links in a guide are reported: to a page, an operation's part, a part of a guide, a file", async () => {
    const links = [
      "[a](/nxt)",
      "[b](/api/list-books#respones)",
      "[c](/#nowhere)",
      "![d](/shot.png)",
      "[e](/api/list-books#responses) [f](/next#start) ![g](/favicon-light.svg) [h](/next.md) [i](/llms.txt)",
      '<a href="/api/list-book">j</a>',
      "## Start",
    ];
    edit(next, "Text.", `Text.\n\n${links.join("\n\n")}`);
    await isTold("5 mistakes to fix.");
    for (const [line, what, remedy] of [
      [7, "the link to /nxt is broken: there is no such page", "Did you mean `/next`?"],
      [
        9,
        "to /api/list-books#respones is broken: that page has no such id",
        "Did you mean `#responses`?",
      ],
      [11, "the link to /#nowhere is broken: that page has no such id", "→"],
      [13, "the image /shot.png does not exist", "add the file to public/"],
      [17, "the link to /api/list-book is broken", "Did you mean `/api/list-books`?"],
    ] as const)
      await isTold(`${file(next)}:${line}:`, what, `> ${String(line).padStart(2)} |`, remedy);
  });

  it("a broken link in the configuration is reported", async () => {
    edit(config, 'to: "/"', 'to: "/nxt"');
    await isTold(
      "1 mistake to fix.",
      `${file(config)}:4:`,
      "on every page, the link to /nxt is broken",
    );
  });

  it("a broken link in the document is reported", async () => {
    edit(spec, "The books.", "The [books](/nope).");
    await isTold("(page /api/list-books)", "the link to /nope is broken");
  });

  it("a mistake in the configuration is reported; until it is fixed, links are not checked", async () => {
    edit(next, "Text.", "Text. [a](/nxt)");
    await isTold("the link to /nxt is broken");
    edit(config, '"link"', '"lnk"');
    await isTold(
      "1 mistake to fix.",
      `${file(config)}:4:`,
      "navbar.items[0].type: expected",
      "> 4 |",
    );
    edit(config, '"lnk"', '"link"');
    await isTold("the link to /nxt is broken");
  });

  it("a configuration that cannot be read is reported", async () => {
    edit(config, "export default {", "export default {{");
    await isTold(`${file(config)}:1:17`, "Unexpected token", "→ Fix the module.");
  });

  it("a mistake in the document is reported, and the page stays usable without the document", async () => {
    edit(spec, "operationId: listBooks", "operationId: listBooks\n      sumary: Twice");
    await isTold("1 mistake to fix.", `${file(spec)}:14:7`, "sumary", "→");
    await page.reload();
    await isTold("1 mistake to fix.", `${file(spec)}:14:7`);
    edit(spec, "\n      sumary: Twice", "");
    await isClear();
  });

  it("a renamed operation has a new address, its old one redirects, and a guide that names it is reported", async () => {
    edit(next, "Text.", '<Operation id="list-books" />');
    await page.getByRole("main").getByRole("link", { name: "List books" }).first().waitFor();
    edit(spec, "operationId: listBooks", "operationId: findBooks");
    await isTold("the API has no operation `list-books`", "→ It was renamed to `find-books`.");
    edit(next, "list-books", "find-books");
    await isClear();
    await goTo("/api/list-books#responses");
    await heading("List books").waitFor();
    expect(page.url()).toBe(`${url}/api/find-books#responses`);
  });

  it("a renamed schema has a new address, its old one redirects, and a guide that links to it is reported", async () => {
    edit(next, "Text.", "Text about [books](/api/schemas/book#used-by).");
    await page.getByRole("main").getByRole("link", { name: "books", exact: true }).waitFor();
    const renamed = (files[spec] ?? "").replaceAll("schemas/Book", "schemas/Volume");
    write(spec, renamed.replace("    Book:\n", "    Volume:\n"));
    await isTold(
      "to /api/schemas/book#used-by is broken",
      "→ It was renamed: link to /api/schemas/volume.",
    );
    edit(next, "/api/schemas/book#", "/api/schemas/volume#");
    await isClear();
    await goTo("/api/schemas/book#used-by");
    await heading("Volume").waitFor();
    expect(page.url()).toBe(`${url}/api/schemas/volume#used-by`);
  });

  it("a new base path takes effect, also for style sheets", async () => {
    write("brand.css", ":root { --own: 1; }");
    edit(
      config,
      'title: "Shelf"',
      'title: "Shelf",\n  basePath: "/shelf/",\n  css: ["brand.css"],\n  redirects: { "/old": "/next" }',
    );
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`${url}/shelf/next`)).text()).toContain("<title>What is next"),
      { timeout: patience, interval: 500 },
    );
    await goTo("/shelf/old");
    await heading("What is next").waitFor();
    const set = ["--own", "--measure"].map((name) =>
      page.evaluate(
        (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
        name,
      ),
    );
    expect(await Promise.all(set)).toEqual(["1", expect.stringContaining("rem")]);
  });
});

describe("the arguments", () => {
  it("another document is shown without the guides of this project, whose tree is unchanged; codegen ends with the server", async () => {
    const own = () => existsSync(defaultOut) && filesIn(defaultOut);
    const before = own();
    const { child, url } = await dev("--spec", "tests/fixtures/specs/deprecated.yaml");
    const home = await (await fetch(`${url}/`)).text();
    await end(child);
    expect(child.signalCode).toBe("SIGKILL");
    expect(home).toMatch(/<title>[^<]*Deprec[^<]*<\/title>/i);
    expect(own()).toEqual(before);
  });

  it.each([
    [["--port", "x"], "dev: --port x is not a port. Use a number from 1 to 65535."],
    [["--host", "999.1.1.1"], "Give --host an address of this machine, such as 127.0.0.1."],
    [["--opn"], "? Run `npm run dev -- --help` for the options."],
    [
      ["--out", "a", "--generated", "b"],
      "dev: --out and --generated both name the generated tree.",
    ],
  ])("%j are rejected with a remedy", async (args, want) => {
    const { child, said } = await dev(...args);
    expect(child.exitCode).toBe(2);
    expect(said()).toContain(want);
  });
});
