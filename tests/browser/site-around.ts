import { existsSync } from "node:fs";
import { copyFile, cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { generate } from "../../codegen/generate";
import { versionsFolder } from "../../codegen/versions";
import { buildSite } from "../../src/vite/build";
import { serveSite } from "../../src/vite/serve";

/** A site around one OpenAPI document with its versions, if any, and without guides. */
interface SiteAround {
  /** Without a slash at the end. */
  readonly url: string;
  readonly dir: string;
  readonly generatedDir: string;
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
  let site: SiteAround | undefined;
  let server: Awaited<ReturnType<typeof serveSite>>["server"] | undefined;

  beforeAll(async () => {
    const built = await build(document, configFile && path.resolve(configFile));
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
    if (!site) throw new Error(`The site around ${document} is not built yet.`);
    return site;
  };
}

async function build(
  document: string,
  configFile: string | undefined,
): Promise<Omit<SiteAround, "url">> {
  const name = path.basename(document);
  const folder = path.join(inject("buildsDir"), name);
  const dir = path.join(folder, "site");
  const generatedDir = path.join(folder, "generated");
  // A build moves its folder there when it is complete.
  if (!existsSync(dir)) {
    await mkdir(folder, { recursive: true });
    // Only a document inside the project is offered for download.
    const spec = path.join(folder, name);
    await copyFile(document, spec);
    const versions = versionsFolder(document);
    if (existsSync(versions)) await cp(versions, versionsFolder(spec), { recursive: true });
    await generate({ spec, out: generatedDir, check: false, progress: () => {} });
    await buildSite({ generatedDir, ...(configFile !== undefined && { configFile }) }, dir);
  }
  return { dir, generatedDir };
}
