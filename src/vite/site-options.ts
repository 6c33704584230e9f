import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";

import { siteDir } from "../../program/folders.mjs";

/** Inputs of a site; absolute paths. */
export interface SiteOptions {
  readonly generatedDir: string;
  /** Directory of MDX guides; absent: the site is only the API. */
  readonly contentDir?: string;
  /** Absent: a minimal configuration with the API's title. */
  readonly configFile?: string;
}

/** Command line options, relative to the working directory. */
export interface SiteArguments {
  readonly generated?: string | undefined;
  readonly content?: string | undefined;
  readonly config?: string | undefined;
}

/** Resolves the options. Missing ones default to the files of the site; if another API is given, the site contains only that API. */
export function resolveSiteOptions(given: SiteArguments): SiteOptions {
  const own = given.generated === undefined;
  const ownFile = (path: string) => {
    const file = join(siteDir, path);
    return own && existsSync(file) ? file : undefined;
  };
  return {
    generatedDir:
      given.generated === undefined ? join(siteDir, "src/generated") : resolve(given.generated),
    contentDir: given.content === undefined ? ownFile("content") : resolve(given.content),
    configFile: given.config === undefined ? ownFile("site.config.ts") : resolve(given.config),
  };
}

/** Returns the absolute path of a file or folder that is beside the configuration, such as `public`. */
export function besideConfig(
  { configFile }: Pick<SiteOptions, "configFile">,
  file: string,
): string {
  return resolve(configFile === undefined ? siteDir : dirname(configFile), file);
}

/** Returns a path relative to the working directory, or absolute if outside it. */
export function displayPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path === "" || path.startsWith("..") || isAbsolute(path) ? file : path;
}
