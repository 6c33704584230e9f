import { mkdtemp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { generate } from "../../codegen/generate";
import { serveSite } from "../../src/vite/serve";
import { type Engine, engines } from "./engines";
import { academyDocument, buildAsCommand, sites } from "./sites";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the academy's site, without trailing slash. */
    readonly siteUrl: string;
    /** Folder of the academy's site. */
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
    readonly engine: Engine;
  }
}

const firstPort = 4300;

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Builds a site, and serves it on loopback. */
async function publish(name: keyof typeof sites) {
  const dir = inProject(`.cache/browser-${name}`);
  await buildAsCommand(sites[name], dir);
  const { server, address } = await serveSite({ dir, host: "127.0.0.1", port: firstPort });
  // On loopback, compressing takes longer than sending.
  server.prependListener("request", ({ headers }) => delete headers["accept-encoding"]);
  return { dir, server, url: address.replace(/\/$/, "") };
}

/**
 * Generates the academy's tree, builds its site and the fixture sites, serves them on loopback and starts a browser for each worker.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const out = sites.academy.generated;
  await generate({ spec: academyDocument, out, check: false, progress: () => undefined });
  const [site, fixture, other] = await Promise.all([
    publish("academy"),
    publish("fixture"),
    publish("other"),
  ]);
  const engine = project.name === "firefox" ? "firefox" : "chromium";
  const browsers = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, engines[engine].launch),
  );
  project.provide("engine", engine);
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
