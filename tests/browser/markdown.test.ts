import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, inject, it } from "vitest";
import { createSlugger } from "../../src/shared/slugs";
import { pathsIn, useBrowser, visit } from "./site";

const { open, openAlone } = useBrowser();

/** Each site with its origin, if configured, and its directory. */
const sites = [
  ["the academy's site", () => inject("siteDir")],
  ["the fixture site", () => inject("fixtureDir")],
] as const;

function twinFile(dir: string, page: string): string {
  const own = path.join(dir, `${page}.md`);
  // The home page of a language has a file name in its folder.
  return existsSync(own) ? own : path.join(dir, page, "index.md");
}

function parse(markdown: string): Nodes {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function nodesIn(node: Nodes): readonly Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(nodesIn) : [])];
}

/** Returns the text of Markdown without markup, escapes and URLs. */
function textIn(node: Nodes): string {
  if ("value" in node) return node.value;
  if (!("children" in node)) return " ";
  const isLine = ["paragraph", "heading", "strong", "emphasis", "link", "tableCell"].includes(
    node.type,
  );
  return node.children.map(textIn).join(isLine ? "" : "\n");
}

describe.each(sites)("Markdown twins of %s", (_name, dirOf) => {
  it("exist for every page, and every page links to its own", () => {
    const dir = dirOf();
    const pages = pathsIn(dir);
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      expect(readFileSync(twinFile(dir, page), "utf8"), page).toMatch(/^# .+\n/);
      const html = readFileSync(path.join(dir, page, "index.html"), "utf8");
      const href = /<link rel="alternate" type="text\/markdown" href="([^"]+)">/.exec(html)?.[1];
      const base = /data-base="([^"]*)"/.exec(html)?.[1] ?? "";
      expect(href?.startsWith(base), page).toBe(true);
    }
    expect(existsSync(path.join(dir, "404.md"))).toBe(false);
  });

  it("have valid links and no HTML", { tags: ["long"] }, () => {
    const dir = dirOf();
    const basePath = /data-base="([^"]*)"/.exec(
      readFileSync(path.join(dir, "404.html"), "utf8"),
    )?.[1];
    const dead: string[] = [];
    for (const page of pathsIn(dir)) {
      const nodes = nodesIn(parse(readFileSync(twinFile(dir, page), "utf8")));
      const slugOf = createSlugger();
      const headings = nodes
        .filter(({ type }) => type === "heading")
        .map((node) => `#${slugOf(textIn(node))}`);
      for (const node of nodes) {
        expect(node.type, page).not.toBe("html");
        if (node.type !== "link") continue;
        if (node.url.startsWith("#")) {
          expect(headings, page).toContain(node.url);
          continue;
        }
        const { pathname, origin } = new URL(node.url, "http://own.invalid");
        const isOwn = ["http://own.invalid", "https://docs.example.com"].includes(origin);
        if (!isOwn || !pathname.startsWith(basePath ?? "/")) continue;
        const file = path.join(dir, pathname.slice((basePath ?? "/").length));
        if (!existsSync(file) || !path.extname(file)) dead.push(`${page}: ${node.url}`);
      }
    }
    expect(dead).toEqual([]);
  });
});

describe("the twin of an operation", () => {
  it("has all samples", () => {
    const tree = parse(readFileSync(path.join(inject("siteDir"), "api/create-class.md"), "utf8"));
    const code = nodesIn(tree).filter((node) => node.type === "code");
    const samples = ["bash", "javascript", "python", "java", "csharp"];
    expect(samples.filter((lang) => !code.some((block) => block.lang === lang))).toEqual([]);
  });

  it("nests properties", () => {
    const markdown = readFileSync(path.join(inject("siteDir"), "api/create-class.md"), "utf8");
    const lines = markdown.split("\n");
    const depth = (start: string) =>
      lines.find((line) => line.trimStart().startsWith(start))?.search(/\S/);
    expect(depth("- **In-person class**")).toBe(0);
    expect(depth("- `address` ·")).toBe(2);
    expect(depth("- `countryCode` ·")).toBe(4);
  });
});

describe("for assistants and other tools", () => {
  it("llms.txt links to every page of the last version, and one file contains them all", async () => {
    const { page } = await open();
    const contents = await page.request.get("/llms.txt");
    expect(contents.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    const text = await contents.text();
    expect(text).toMatch(/^# Training Provider API\n\n> .+\n\n## Guides\n/);
    const full = await (await page.request.get("/llms-full.txt")).text();
    const links = [...text.matchAll(/\]\(https:\/\/docs\.example\.com(\/[^)]+\.md)\)/g)].map(
      ([, address = ""]) => address,
    );
    const aliases = ["/class-create", "/docs/api"];
    expect(links).toHaveLength(
      pathsIn(inject("siteDir")).filter((each) => !aliases.includes(each)).length,
    );
    for (const link of links) {
      expect(existsSync(path.join(inject("siteDir"), link)), link).toBe(true);
      expect(full.split(`\nSource: https://docs.example.com${link}\n`), link).toHaveLength(2);
    }
  });

  it("a twin is served as UTF-8 text", async () => {
    const { page } = await open();
    const response = await page.request.get("/auth.md");
    expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  });

  it("the overview offers the document and a Postman collection", async () => {
    const { page } = await open();
    await page.goto("/api");
    const section = page.getByRole("region", { name: "Downloads" });
    expect(await section.getByRole("link").allTextContents()).toEqual([
      "",
      "OpenAPI document (YAML)",
      "OpenAPI document (JSON)",
      "Postman collection",
      "TypeScript types of all requests and responses",
      "Documentation for AI assistants (llms.txt)",
    ]);
    const download = page.waitForEvent("download");
    await section.getByRole("link", { name: "Postman collection" }).click();
    expect((await download).suggestedFilename()).toBe("postman-collection.json");
    const file = await page.request.get("/postman-collection.json");
    expect(await file.json()).toHaveProperty("info.name", "Training Provider API");
    const types = await (await page.request.get("/types.d.ts")).text();
    expect(types).toMatch(/^export type CreateClassData = /m);
  });
});

describe("Copy page", () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const clipboard = () => navigator.clipboard.readText();

  it("copies the current page and confirms it", async () => {
    const { page, complaints } = await open({ permissions });
    await visit(page, "/pagination");
    const button = page.getByRole("button", { name: "Copy page" });
    await button.click();
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
    const twin = (name: string) => readFileSync(path.join(inject("siteDir"), name), "utf8");
    expect(await page.evaluate(clipboard)).toBe(twin("pagination.md"));
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor({ state: "detached" });

    await page.getByRole("link", { name: "API reference" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Training Provider API" }).waitFor();
    await button.click();
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
    expect(await page.evaluate(clipboard)).toBe(twin("api.md"));
    expect(complaints).toEqual([]);
  });

  it("opens the Markdown if copying fails", async () => {
    const { page } = await openAlone();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await visit(page, "/auth");
    await page.getByRole("button", { name: "Copy page" }).click();
    await page.waitForURL("**/auth.md");
  });

  it.each([
    ["fails", { status: 500, contentType: "text/plain", body: "Nothing." }],
    ["responds with a page", { status: 200, contentType: "text/html", body: "<p>Nothing.</p>" }],
  ])("copies nothing else if the host %s", async (_name, answer) => {
    const { page } = await open({ permissions });
    await visit(page, "/auth");
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await page.route("**/auth.md", (route) => route.fulfill(answer));
    await page.getByRole("button", { name: "Copy page" }).click();
    await page.waitForURL("**/auth.md");
    await page.unroute("**/auth.md");
    await visit(page, "/auth");
    expect(await page.evaluate(clipboard)).toBe("before");
  });

  it("is a link without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/auth");
    expect(await page.getByRole("button", { name: "Copy page" }).count()).toBe(0);
    await page.getByRole("link", { name: "View as Markdown" }).click();
    expect(new URL(page.url()).pathname).toBe("/auth.md");
  });

  it("has a menu with all pages and the configured assistants, which get the address of the page and nothing else", async () => {
    const { page } = await open({}, inject("fixtureUrl"));
    await visit(page, new URL("de/", inject("fixtureUrl")).href);
    const assistant = page.getByRole("link", { name: "Open in Acme AI" });
    expect(await assistant.isVisible()).toBe(false);
    await page.getByLabel("Weitere Formate").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "Als Markdown ansehen" }).waitFor();
    const { href } = await assistant.evaluate(({ href }: HTMLAnchorElement) => ({ href }));
    expect(href).toBe("https://ai.example/new?q=https%3A%2F%2Fharbour.example%2Fde%2Findex.md");
    await page.keyboard.press("Escape");
    expect(await assistant.isVisible()).toBe(false);
    await page.getByLabel("Weitere Formate").click();
    await page.getByRole("link", { name: "Alle Seiten in einer Markdown-Datei" }).click();
    expect(new URL(page.url()).pathname).toMatch(/\/llms-full\.txt$/);
  });

  it("is translated", async () => {
    const { page } = await open({}, inject("fixtureUrl"));
    await visit(page, new URL("de/", inject("fixtureUrl")).href);
    await page.getByRole("button", { name: "Seite kopieren" }).waitFor();
  });
});
