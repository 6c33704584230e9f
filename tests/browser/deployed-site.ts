import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, inject } from "vitest";
import { writeWorker } from "../../src/vite/offline";
import { serveSite } from "../../src/vite/serve";

/** A copy of a built site, on a separate server that can be stopped. */
export interface DeployedSite {
  /** Without a slash at the end. */
  readonly url: string;
  readonly dir: string;
  /** Stops the server and closes all of its connections. */
  stop(): void;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Changes one of its files. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Replaces the site by a build that differs in a text of its pages, and so in the names of its modules. */
  deploy(text: string, replacement: string): Promise<void>;
  /** Replaces the worker with that of a build that should not be stored. */
  switchOff(basePath: string): Promise<void>;
}

const running: DeployedSite[] = [];

/** Serves copies of built sites until the end of each test; call once at the top of a file. */
export function useDeployedSites(): (dir: string) => Promise<DeployedSite> {
  afterEach(async () => {
    for (const site of running.splice(0)) {
      site.stop();
      await rm(site.dir, { recursive: true, force: true });
    }
  });
  return async (from) => {
    const dir = await mkdtemp(path.join(inject("buildsDir"), "deployed-"));
    // Changed files must not have compressed twins, which would be sent instead.
    await cp(from, dir, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
    let served = await serveSite({ dir, host: "127.0.0.1", port: 4500 });
    const { port } = new URL(served.address);
    const site: DeployedSite = {
      dir,
      url: served.address.replace(/\/$/, ""),
      stop() {
        served.server.closeAllConnections();
        served.server.close();
      },
      async start() {
        served = await serveSite({ dir, host: "127.0.0.1", port: Number(port) });
      },
      async edit(name, change) {
        const file = path.join(dir, name);
        await writeFile(file, change(await readFile(file, "utf8")));
      },
      deploy: (text, replacement) => deploy(dir, text, replacement),
      async switchOff(basePath) {
        await rewrite(dir, (text) =>
          text.replaceAll(/\bclient-(\w+)-[\w-]+\.js/g, "client-$1-off.js"),
        );
        const assets = path.join(dir, "assets");
        for (const name of await readdir(assets)) {
          const [, language] = /^client-(\w+)-/.exec(name) ?? [];
          if (language === undefined) continue;
          const code = await readFile(path.join(assets, name), "utf8");
          await writeFile(
            path.join(assets, `client-${language}-off.js`),
            code.replace("offline:!0", "offline:!1"),
          );
        }
        await rm(path.join(dir, "sw.js"));
        const none = { locales: [], pages: [], pagesDir: "", files: [] };
        await writeWorker({ config: { basePath, offline: false }, ...none, outDir: dir });
      },
    };
    running.push(site);
    return site;
  };
}

let builds = 0;

async function deploy(dir: string, text: string, replacement: string): Promise<void> {
  const assets = path.join(dir, "assets");
  const [build = ""] = (await readdir(assets)).filter((name) => /^[\da-f]{10}$/.test(name));
  const next = (++builds).toString().padStart(10, "0");
  await rename(path.join(assets, build), path.join(assets, next));
  await rewrite(dir, (old) =>
    old
      .replaceAll(build, next)
      .replaceAll(text, replacement)
      .replace(/version:`[^`]*`/, `version:\`${next}\``),
  );
}

/** Changes all files that name others or contain text of pages. */
async function rewrite(dir: string, change: (text: string) => string): Promise<void> {
  for (const name of await readdir(dir, { recursive: true })) {
    if (!/\.(?:html|js|json)$/.test(name)) continue;
    const old = await readFile(path.join(dir, name), "utf8");
    const changed = change(old);
    if (changed !== old) await writeFile(path.join(dir, name), changed);
  }
}
