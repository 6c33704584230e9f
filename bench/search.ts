import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { loadShell } from "./navigation";
import { withSite } from "./with-site";

/** The devices to emulate. The browser slows down only the processor of pages, not that of the worker. */
const devices = [
  { name: "this machine", isSlow: false, slowdown: 1 },
  { name: "slow network, 4× slower page", isSlow: true, slowdown: 4 },
];

/**
 * Measures the search of a built site: its index, and how long readers wait from the key that opens the search until the first hit.
 *
 * @param query a query with hits in the first stage of the index
 * @returns lines of text
 */
export async function measureSearch(dir: string, query: string): Promise<string> {
  const [name = ""] = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "search.json",
  );
  const stages = [name, name.replace(".json", "-2.json")]
    .map((file) => path.join(dir, file))
    .filter((file) => existsSync(file))
    .map((file) => gzipSync(readFileSync(file)).length);
  const lines = stages.map((bytes, index) => `index, stage ${index + 1}, gzipped: ${bytes} bytes`);

  return withSite(dir, async (browser, address, slowAddress) => {
    for (const device of devices) {
      const url = new URL("api", device.isSlow ? slowAddress : address);
      const time = await firstHit(browser, url.href, query, device);
      lines.push(`first hit, ${device.name}: ${Math.round(time)} ms`);
    }
    return lines.join("\n");
  });
}

async function firstHit(
  browser: Browser,
  url: string,
  query: string,
  { slowdown }: (typeof devices)[number],
): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url);
  await loadShell(page);
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const start = performance.now();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(query);
  await page.locator("[role=option]").first().waitFor();
  const time = performance.now() - start;
  await page.close();
  return time;
}
