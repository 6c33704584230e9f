import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";

const read = (dir: string, file: string) => readFileSync(join(dir, file), "utf8");
const filesIn = (dir: string) => readdirSync(dir, { recursive: true }) as string[];

describe("a site with versions and languages", () => {
  const dir = () => inject("fixtureDir");

  it("lists the pages of the last versions in every language for search engines", () => {
    const xml = read(dir(), "sitemap.xml");
    const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const home = "https://harbour.example/";
    expect(locations).toEqual(
      expect.arrayContaining([
        home,
        `${home}install`,
        `${home}api/create-pet`,
        `${home}de/install`,
      ]),
    );
    expect(locations.filter((address) => /404|1\.0|0\.9|later/.test(address ?? ""))).toEqual([]);
    expect(new Set(locations).size).toBe(locations.length);
    expect(read(dir(), "robots.txt")).toContain(`Sitemap: ${home}sitemap.xml`);
  });

  it("keeps old versions out of search engines", () => {
    const old = filesIn(dir()).filter((file) => /(?:1\.0|0\.9)\/.*html$/.test(file));
    expect(old.length).toBeGreaterThan(3);
    for (const file of old) {
      expect(read(dir(), file), file).toContain('<meta name="robots" content="noindex">');
    }
    expect(read(dir(), "install/index.html")).not.toContain("noindex");
  });

  it("lists the translation of a page as an alternate, but no untranslated text", () => {
    const alternates = (file: string) =>
      [...read(dir(), file).matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language, address]) => `${language} ${address}`,
      );
    const want = [
      "en https://harbour.example/install",
      "de https://harbour.example/de/install",
      "x-default https://harbour.example/install",
    ];
    expect(alternates("install/index.html")).toEqual(want);
    expect(alternates("de/install/index.html")).toEqual(want);
    expect(alternates("tides/index.html")).toEqual([]);
    expect(read(dir(), "de/tides/index.html")).toContain(
      '<link rel="canonical" href="https://harbour.example/tides">',
    );
  });

  it("has its title, a not-found page and a list of pages in each language", () => {
    expect(read(dir(), "de/404.html")).toMatch(/<html lang="de" class/);
    expect(read(dir(), "404.html")).toMatch(/<html lang="en" class/);
    const lists = filesIn(dir()).filter((file) => file.endsWith("pages.json"));
    expect(lists.map((file) => file.split("/").at(-2)).sort()).toEqual(["de", "en"]);
  });
});

it("below a base path, every URL of the host starts with it and has a file", () => {
  const dir = inject("otherDir");
  const basePath = "/docs/v2/";
  for (const file of filesIn(dir).filter((name) => name.endsWith(".html"))) {
    const html = read(dir, file);
    const addresses = [...html.matchAll(/<[a-z][^>]* (?:href|src)="(\/[^"]*)"/g)];
    expect(addresses.length, file).toBeGreaterThan(5);
    for (const [, address = ""] of addresses) {
      expect(address.startsWith(basePath), `${file}: ${address}`).toBe(true);
      const path = decodeURIComponent(address.slice(basePath.length).replace(/[?#].*/, ""));
      const isFile = /\.\w+$/.test(path);
      const found = existsSync(join(dir, isFile ? path : join(path, "index.html")));
      expect(found, `${file}: ${address}`).toBe(true);
    }
  }
  expect(read(dir, "sitemap.xml")).toContain("<loc>https://harbour.example/docs/v2/tides</loc>");
  expect(read(dir, "robots.txt")).toContain("https://harbour.example/docs/v2/sitemap.xml");
});
