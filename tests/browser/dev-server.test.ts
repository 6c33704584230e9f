import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { useBrowser, visit } from "./site";

const { open } = useBrowser();
let server: ViteDevServer;
let url = "";

beforeAll(async () => {
  server = await createServer({
    configLoader: "runner",
    // A port that is free, and no socket of its own: other tests run at the same time.
    server: { port: 0, host: "127.0.0.1", watch: null, hmr: { overlay: false } },
    logLevel: "error",
  });
  await server.listen();
  url = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
});

afterAll(() => server.close());

it("shows reference pages and guides as the built site does, and goes from one to the other", async () => {
  const { page, complaints } = await open({}, url);
  await visit(page, "/api/create-class");
  await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
  const width = () =>
    page.getByRole("region", { name: "Samples and examples" }).evaluate((part) => part.clientWidth);
  // With its style sheets, samples stand beside the text.
  await expect.poll(width).toBeLessThan(700);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("main").getByRole("link", { name: "Create a class" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Create a class" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(complaints).toEqual([]);
});

it("shows the page of an address that nothing has", async () => {
  const { page } = await open({}, url);
  await page.goto("/api/no-such-call");
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
});
