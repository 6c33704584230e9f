import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate } from "../../codegen/generate";
import { buildSite } from "../../src/vite/build";
import { serveSite } from "../../src/vite/serve";
import { repeatedIds, wrongAnchors } from "./anchor-list";
import { deadLinks, pathsIn, useBrowser, viewports, visit } from "./site";

// Documents of other people, for testing only: they are not part of this repository.
const documents = path.resolve("../shared/specs/real");
const names = [
  "museum-3.1.yaml",
  "petstore-3.0.yaml",
  "train-travel-3.1.yaml",
  "oai/tictactoe-3.1.yaml",
];
const isHere = (name: string) => existsSync(path.join(documents, name));
if (!names.every(isHere)) {
  console.warn(`Skipped: ${documents} lacks some of ${names.join(", ")}.`);
}

const { open } = useBrowser();

describe.each(names)("a site around %s", { skip: !names.every(isHere) }, (name) => {
  let folder: string;
  let site: Awaited<ReturnType<typeof serveSite>>;
  const out = () => path.join(folder, "generated");
  const dir = () => path.join(folder, "site");
  const base = () => site.address.replace(/\/$/, "");

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "other-api-"));
    await generate({
      spec: path.join(documents, name),
      out: out(),
      check: false,
      progress: () => {},
    });
    await buildSite({ generatedDir: out() }, dir());
    site = await serveSite({ dir: dir(), host: "127.0.0.1", port: 4400 });
  }, 60_000);
  afterAll(async () => {
    site.server.closeAllConnections();
    site.server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(["laptop", "phone"] as const)(
    "comes to life without a complaint on a %s",
    async (device) => {
      const { page, complaints } = await open({ viewport: viewports[device] }, base());
      for (const target of pathsIn(dir())) {
        await visit(page, target);
        expect(await page.getByRole("heading", { level: 1 }).count(), target).toBe(1);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, target).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
    },
  );

  it("has no link that leads nowhere", async () => {
    const { page } = await open({ javaScriptEnabled: false }, base());
    expect(await deadLinks(page, dir())).toEqual([]);
  });

  it("has every id once on a page, and the links that the list says", () => {
    expect(repeatedIds(dir())).toEqual([]);
    expect(wrongAnchors({ dir: dir(), generatedDir: out() })).toEqual([]);
  });

  const hasHeaders = name.startsWith("train-travel");
  it("leads to a response header in a fold", { skip: !hasHeaders }, async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open({ javaScriptEnabled }, base());
      await page.goto("/api/get-trips#response-429.header.Retry-After");
      const link = page.getByRole("link", { name: "Link to Retry-After" });
      await expect.poll(() => link.isVisible()).toBe(true);
      await page.context().close();
    }
  });
});
