import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of this project, where `src/` and `node_modules/` are. */
export const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** What a site is made from. All paths absolute. */
export interface SiteOptions {
  readonly generatedDir: string;
  /** Directory of MDX guides; absent: the site is the API alone. */
  readonly contentDir?: string;
  /** Absent: a plain configuration made from the API's title. */
  readonly configFile?: string;
}

/** Command line values of the same names, relative to the working directory. */
export interface SiteArguments {
  readonly generated?: string | undefined;
  readonly content?: string | undefined;
  readonly config?: string | undefined;
}

/** This product's own parts stand in for what was not named, unless another API was: then the site is around that API alone. */
export function resolveSiteOptions(given: SiteArguments, cwd = process.cwd()): SiteOptions {
  const own = given.generated === undefined;
  const fromCwd = (path: string) => resolve(cwd, path);
  const ownFile = (path: string) => {
    const file = join(projectDir, path);
    return own && existsSync(file) ? file : undefined;
  };
  return {
    generatedDir:
      given.generated === undefined ? join(projectDir, "src/generated") : fromCwd(given.generated),
    contentDir: given.content === undefined ? ownFile("content") : fromCwd(given.content),
    configFile: given.config === undefined ? ownFile("site.config.ts") : fromCwd(given.config),
  };
}

/** A file as a person at the terminal would write it. */
export function displayPath(file: string, cwd = process.cwd()): string {
  const path = relative(cwd, file);
  return path.startsWith("..") || isAbsolute(path) ? file : path;
}
