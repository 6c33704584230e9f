import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { buildSite } from "../../src/vite/build";
import { serveSite } from "../../src/vite/serve";
import { resolveSiteOptions } from "../../src/vite/site-options";
import { browserArguments, findChromium } from "./chromium";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the built site, without a slash at the end. */
    readonly siteUrl: string;
    /** Folder of the built site. */
    readonly siteDir: string;
    /** Where a test connects to the browser. */
    readonly browserEndpoint: string;
  }
}

const firstPort = 4300;

/**
 * Builds the product's own site, serves it on loopback and starts one browser for all files.
 *
 * Built in this process the site carries React's development build, which reports a hydration mismatch that the production build
 * mends in silence.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const siteDir = fileURLToPath(new URL("../../.cache/browser-site", import.meta.url));
  await buildSite(resolveSiteOptions({}), siteDir);
  const site = await serveSite({ dir: siteDir, host: "127.0.0.1", port: firstPort });
  const browser = await chromium.launchServer({
    executablePath: await findChromium(),
    args: browserArguments,
  });
  project.provide("siteUrl", site.address.replace(/\/$/, ""));
  project.provide("siteDir", siteDir);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    site.server.closeAllConnections();
    site.server.close();
  };
}
