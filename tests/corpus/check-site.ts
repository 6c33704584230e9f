import { readdirSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { serveSite } from "../../src/vite/serve";

/** Pages of a site that are opened; of a larger one as many, evenly spread. */
const mostPages = 40;

/**
 * Opens the pages of a built site in a browser and looks for traces of what a document must not be able to do.
 *
 * @param literals texts that must be seen on some page, letter for letter but for white space
 * @returns broken promises, each as a sentence; empty when all is well
 */
export async function checkSite(
  dir: string,
  literals: readonly string[],
  browser: Browser,
): Promise<readonly string[]> {
  const { server, address } = await serveSite({ dir, host: "127.0.0.1", port: 4600 });
  const context = await browser.newContext({ baseURL: address });
  const faults = new Set<string>();
  try {
    const page = await context.newPage();
    const where = () => new URL(page.url()).pathname;
    page.on("dialog", (dialog) => {
      faults.add(`${where()} opens a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("pageerror", (error) => faults.add(`${where()} throws: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") faults.add(`${where()} complains: ${message.text()}`);
    });
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== new URL(address).origin && protocol !== "data:" && protocol !== "blob:")
        faults.add(`${where()} asks for ${request.url()}`);
    });
    let seen = "";
    for (const target of pagesOf(dir)) {
      await page.goto(target);
      await page.waitForFunction(() => {
        const root = document.getElementById("root");
        return root && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
      });
      const { isTaken, text } = await page.evaluate(() => ({
        isTaken: "__pwned" in window,
        text: document.body.textContent,
      }));
      if (isTaken) faults.add(`${where()} runs a script of the document`);
      seen += ` ${text}`;
    }
    const folded = fold(seen);
    for (const literal of literals)
      if (!folded.includes(fold(literal))) faults.add(`nowhere to be seen: ${literal}`);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
  return [...faults];
}

function fold(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function pagesOf(dir: string): readonly string[] {
  const files = (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"))
    .sort();
  const step = Math.max(1, files.length / mostPages);
  return Array.from({ length: Math.min(files.length, mostPages) }, (_, index) =>
    encodeURI(files[Math.floor(index * step)] ?? "/"),
  );
}
