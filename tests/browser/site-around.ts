import { existsSync } from "node:fs";
import { copyFile, cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { generate } from "../../codegen/generate";
import { versionsFolder } from "../../codegen/versions";
import { buildSite } from "../../src/vite/build";
import { serveSite } from "../../src/vite/serve";
import { buildAsCommand } from "./sites";

interface Folders {
  readonly dir: string;
  readonly generatedDir: string;
}

/** A site around one OpenAPI document with its versions, if any, and without guides. */
interface SiteAround extends Folders {
  /** Without a slash at the end. */
  readonly url: string;
}

/** The file of a document, which may not exist. */
export interface ForeignDocument {
  readonly name: string;
  readonly file: string;
  readonly isHere: boolean;
}

/** Returns a third-party document, for testing only: they are not part of this repository. Prints a message if it is missing. */
export function foreignDocument(name: string): ForeignDocument {
  const file = path.resolve("../shared/specs/real", name);
  const isHere = existsSync(file);
  if (!isHere) console.warn(`Skipped what needs ${file}: it is not there.`);
  return { name, file, isHere };
}

/**
 * Serves the site of a document during the tests of a file or of a `describe`. The first caller builds it; later ones, even in other files,
 * use that build.
 *
 * @param configFile a configuration; without it, there is none
 * @returns the site, from the first test on
 */
export function useSiteAround(document: string, configFile?: string): () => SiteAround {
  return useSite(document.replace(/\W/g, "-"), (folders) =>
    buildAround(document, folders, configFile && path.resolve(configFile)),
  );
}

/** Serves the site of this project in the same way. */
export function useOwnSite(): () => SiteAround {
  return useSite("own", ({ dir }) => buildAsCommand({}, dir));
}

function useSite(name: string, build: (folders: Folders) => Promise<void>): () => SiteAround {
  let site: SiteAround | undefined;
  let server: Awaited<ReturnType<typeof serveSite>>["server"] | undefined;

  beforeAll(async () => {
    const folder = path.join(inject("buildsDir"), name);
    const built = { dir: path.join(folder, "site"), generatedDir: path.join(folder, "generated") };
    // A build moves its folder there when it is complete.
    if (!existsSync(built.dir)) {
      await mkdir(folder, { recursive: true });
      await build(built);
    }
    const served = await serveSite({ dir: built.dir, host: "127.0.0.1", port: 4400 });
    server = served.server;
    site = { ...built, url: served.address.replace(/\/$/, "") };
    // Stripe's site has 1,200 pages, and the machine has other work.
  }, 1_200_000);
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return () => {
    if (!site) throw new Error(`The site of ${name} is not built yet.`);
    return site;
  };
}

async function buildAround(
  document: string,
  { dir, generatedDir }: Folders,
  configFile: string | undefined,
): Promise<void> {
  // Only a document inside the project is offered for download.
  const spec = path.join(dir, "..", path.basename(document));
  await copyFile(document, spec);
  const versions = versionsFolder(document);
  if (existsSync(versions)) await cp(versions, versionsFolder(spec), { recursive: true });
  const samples = path.join(path.dirname(document), "samples");
  await generate({ spec, samples, out: generatedDir, check: false, progress: () => {} });
  await buildSite({ generatedDir, ...(configFile !== undefined && { configFile }) }, dir);
}
