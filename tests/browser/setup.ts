import { mkdtemp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { buildSite } from "../../src/vite/build";
import { serveSite } from "../../src/vite/serve";
import { resolveSiteOptions, type SiteOptions } from "../../src/vite/site-options";
import { browserArguments, findChromium } from "./chromium";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the built site, without trailing slash. */
    readonly siteUrl: string;
    /** Folder of the built site. */
    readonly siteDir: string;
    /** URL of the fixture site: every navbar kind, two versions, languages and sets of docs. No trailing slash. */
    readonly fixtureUrl: string;
    readonly fixtureDir: string;
    /** URL of a site with all other options, below a base path. No trailing slash. */
    readonly otherUrl: string;
    readonly otherDir: string;
    /** Folder for the sites that tests build, each once for all files; removed after the tests. */
    readonly buildsDir: string;
    /** Endpoints of each worker's own browser, because a browser has one clipboard. */
    readonly browserEndpoints: readonly string[];
  }
}

const firstPort = 4300;

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Returns the fixture site with one of its configurations. */
function fixtureOptions(config: string, content: string): SiteOptions {
  return resolveSiteOptions({
    generated: inProject("tests/fixtures/generated-tiny"),
    content: inProject(`tests/fixtures/site/${content}`),
    config: inProject(`tests/fixtures/site/${config}`),
  });
}

/** Builds a site and serves it on loopback. */
async function publish(options: SiteOptions, name: string) {
  const dir = inProject(`.cache/${name}`);
  await buildSite(options, dir);
  const { server, address } = await serveSite({ dir, host: "127.0.0.1", port: firstPort });
  // On loopback, compressing takes longer than sending.
  server.prependListener("request", ({ headers }) => delete headers["accept-encoding"]);
  return { dir, server, url: address.replace(/\/$/, "") };
}

/**
 * Builds the product's own site and the fixture site, serves them on loopback and starts a browser for each worker.
 *
 * Sites built in this process have React's development build, which reports hydration mismatches that the
 * production build fixes silently.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await publish(resolveSiteOptions({}), "browser-site");
  const fixture = await publish(fixtureOptions("site.config.ts", "content"), "browser-fixture");
  const other = await publish(fixtureOptions("other.config.ts", "other-content"), "browser-other");
  const executablePath = await findChromium();
  const browsers = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () =>
      chromium.launchServer({ executablePath, args: browserArguments }),
    ),
  );
  project.provide("siteUrl", site.url);
  project.provide("siteDir", site.dir);
  project.provide("fixtureUrl", fixture.url);
  project.provide("fixtureDir", fixture.dir);
  project.provide("otherUrl", other.url);
  project.provide("otherDir", other.dir);
  const buildsDir = await mkdtemp(inProject(".cache/browser-builds-"));
  project.provide("buildsDir", buildsDir);
  project.provide(
    "browserEndpoints",
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    for (const { server } of [site, fixture, other]) {
      server.closeAllConnections();
      server.close();
    }
    await rm(buildsDir, { recursive: true, force: true });
  };
}
