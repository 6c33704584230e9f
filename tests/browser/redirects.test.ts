/** @module-tag long */

import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/vite/build";
import { serveSite } from "../../src/vite/serve";
import { sharedFolder } from "../codegen/temp-folder";
import { sites } from "./sites";
import { useBrowser } from "./site";

const { open } = useBrowser();
const dir = sharedFolder();
const site = join(dir, "dist");
let url = "";
let server: Awaited<ReturnType<typeof serveSite>>["server"] | undefined;

const config = (brokenLinks: string) => `export default {
  title: "Pets",
  url: "https://docs.example.com",
  basePath: "/pets/",
  brokenLinks: "${brokenLinks}",
  redirects: { "/v1.0/add.html": "/api/create-pet" },
  navbar: { items: [{ type: "link", label: "Add", to: "/api/add-pet", position: "left" }] },
  locales: { default: "en", list: [{ code: "en", label: "English" }, { code: "de", label: "Deutsch" }] },
};`;

/** Builds the site of an API with an operation that had two earlier names. */
async function build(brokenLinks: string, outDir: string) {
  const configFile = join(dir, `${brokenLinks}.config.ts`);
  await writeFile(configFile, config(brokenLinks));
  const { content: _, ...options } = sites.fixture;
  const generatedDir = join(dir, "generated");
  if (!existsSync(generatedDir)) await cp(options.generated, generatedDir, { recursive: true });
  const rows = {
    "add-pet": "create-pet",
    "new-pet": "create-pet",
    "drop-pet": "delete-pet",
    "schemas/animal": "schemas/pet",
  };
  await writeFile(join(generatedDir, "pages.json"), JSON.stringify(rows, null, 2));
  const contentDir = join(dir, "content");
  await mkdir(contentDir, { recursive: true });
  // A guide uses one of the old addresses.
  const head = "---\ntitle: New pets\npath: /api/new-pet\n---\n";
  await writeFile(join(contentDir, "new-pets.mdx"), `${head}\nHow to add one.\n`);
  return buildSite({ generatedDir, contentDir, configFile }, outDir);
}

beforeAll(async () => {
  await build("warn", site);
  const served = await serveSite({ dir: site, host: "127.0.0.1", port: 4500 });
  server = served.server;
  url = new URL(served.address).origin;
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

describe("the former address of an operation", () => {
  it.each([
    ["/pets/api/add-pet?a=b#responses", "/pets/api/create-pet?a=b#responses"],
    ["/pets/de/api/add-pet#responses", "/pets/de/api/create-pet#responses"],
    ["/pets/v1.0/add.html?a=b", "/pets/api/create-pet?a=b"],
  ])("redirects with query and hash: %s", async (from, to) => {
    const { page } = await open({}, url);
    await page.goto("/pets/api/list-pets");
    await page.goto(from);
    await page.getByRole("heading", { level: 1, name: "Create a pet" }).waitFor();
    await page.waitForURL(url + to);
    // It does not trap readers who go back.
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "List pets" }).waitFor();
  });

  it("redirects for a schema too", async () => {
    const { page } = await open({}, url);
    await page.goto("/pets/api/schemas/animal");
    await page.getByRole("heading", { level: 1, name: "Pet", exact: true }).waitFor();
    await page.waitForURL(`${url}/pets/api/schemas/pet`);
  });

  it("redirects without JavaScript", async () => {
    const { page } = await open({ javaScriptEnabled: false }, url);
    await page.goto("/pets/api/add-pet");
    await page.getByRole("heading", { level: 1, name: "Create a pet" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/pets/api/create-pet");
  });

  it("tells search engines and hosts the new address, once", async () => {
    const html = await readFile(join(site, "api/add-pet/index.html"), "utf8");
    expect(html).toContain(
      '<link rel="canonical" href="https://docs.example.com/pets/api/create-pet">',
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await readFile(join(site, "_redirects"), "utf8")).toBe(
      [
        "/pets/api/add-pet /pets/api/create-pet 301!",
        "/pets/api/add-pet /pets/api/create-pet 301",
        "/pets/api/schemas/animal /pets/api/schemas/pet 301!",
        "/pets/api/schemas/animal /pets/api/schemas/pet 301",
        "/pets/v1.0/add.html /pets/api/create-pet 301!",
        "/pets/v1.0/add.html /pets/api/create-pet 301",
        "/pets/de/api/add-pet /pets/de/api/create-pet 301!",
        "/pets/de/api/add-pet /pets/de/api/create-pet 301",
        "/pets/de/api/schemas/animal /pets/de/api/schemas/pet 301!",
        "/pets/de/api/schemas/animal /pets/de/api/schemas/pet 301",
        "/pets/de/v1.0/add.html /pets/de/api/create-pet 301!",
        "/pets/de/v1.0/add.html /pets/de/api/create-pet 301",
        "",
      ].join("\n"),
    );
  });

  it("belongs to a page that now uses it, and does not exist if the operation is gone", async () => {
    expect(await readFile(join(site, "api/new-pet/index.html"), "utf8")).toContain("How to add");
    expect(existsSync(join(site, "api/drop-pet"))).toBe(false);
  });

  it("is not in any list of pages", async () => {
    for (const name of ["sitemap.xml", "llms.txt", "llms-full.txt"])
      expect(await readFile(join(site, name), "utf8"), name).not.toMatch(/\bapi\/add-pet\b/);
  });

  it("is a broken link, reported with the current one", async () => {
    await expect(build("error", join(dir, "refused"))).rejects.toMatchObject({
      message: expect.stringContaining("the link to /api/add-pet is broken") as string,
      errors: [{ remedy: "It was renamed: link to /api/create-pet." }],
    });
  });
});
