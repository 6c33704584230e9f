import type { Browser } from "playwright-core";
import { serveSite } from "../../src/vite/serve";

/** The most pages of a site to open; in a larger site, that many are chosen, evenly spread. */
const mostPages = 60;

/** The narrowest phone that the layout supports. */
const phone = { width: 390, height: 844 };

/**
 * Opens the pages of a built site in a browser and looks for traces of what a document must not be able to do.
 *
 * @param addresses of its pages
 * @param literals texts that must be visible on some page, letter for letter except for white space
 * @returns broken promises, each as a sentence; empty if there are none
 */
export async function checkSite(
  dir: string,
  addresses: readonly string[],
  literals: readonly string[],
  browser: Browser,
): Promise<readonly string[]> {
  const { server, address } = await serveSite({ dir, host: "127.0.0.1", port: 4600 });
  const context = await browser.newContext({ baseURL: address, viewport: phone });
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
    for (const target of spread(addresses)) {
      const response = await page.goto(encodeURI(target));
      if (response?.status() !== 200) faults.add(`${target} answers ${response?.status()}`);
      await page.waitForFunction(() => {
        // Scripts are loaded at the first intent.
        window.dispatchEvent(new Event("pointermove"));
        const root = document.getElementById("root");
        return root && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
      });
      const { isTaken, isWide, text } = await page.evaluate(() => {
        const body = document.body.cloneNode(true) as HTMLElement;
        for (const hidden of body.querySelectorAll("script, style, template")) hidden.remove();
        return {
          isTaken: "__pwned" in window,
          isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          text: body.textContent,
        };
      });
      if (isTaken) faults.add(`${where()} runs a script of the document`);
      if (isWide) faults.add(`${where()} scrolls sideways at ${phone.width} pixels`);
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

function spread(addresses: readonly string[]): readonly string[] {
  const step = Math.max(1, addresses.length / mostPages);
  return Array.from(
    { length: Math.min(addresses.length, mostPages) },
    (_, index) => addresses[Math.floor(index * step)] ?? "/",
  );
}
