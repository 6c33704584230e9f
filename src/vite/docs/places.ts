import { join } from "node:path";

/** Which guides are meant: a version of a set of docs. */
export interface VersionPlace {
  readonly plugin: string;
  /** Name of the version. */
  readonly name: string;
  readonly isLast: boolean;
}

/** The set of docs that the API and the guides at the root of the content directory belong to. */
export const defaultPlugin = "default";

/**
 * The folder of a version's guides below the content directory: its root for the last version of the default set, `<set>` for that of
 * another one, and `versions/<name>` in there for earlier versions.
 */
export function guidesFolder({ plugin, name, isLast }: VersionPlace): string {
  return join(plugin === defaultPlugin ? "" : plugin, isLast ? "" : join("versions", name));
}

/** The folder of a language's translations below the content directory; in there is the same tree again. */
export function translationsFolder(locale: string): string {
  return join("locales", locale);
}

/** What the addresses of a version's docs begin with: nothing, `/<set>`, `/<version>` or `/<set>/<version>`. */
export function pathPrefix({ plugin, name, isLast }: VersionPlace): string {
  return `${plugin === defaultPlugin ? "" : `/${plugin}`}${isLast ? "" : `/${name}`}`;
}

/** Puts a path of a version below its prefix: `/auth` → `/1.0/auth`, `/` → `/1.0`. */
export function withPrefix(prefix: string, path: string): string {
  if (prefix === "") return path;
  return path === "/" ? prefix : prefix + path;
}
