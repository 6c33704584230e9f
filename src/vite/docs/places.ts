import { join } from "node:path";

/** Identifies a version of a set of docs. */
export interface VersionPlace {
  readonly plugin: string;
  /** Name of the version. */
  readonly name: string;
  readonly isLast: boolean;
}

/** The set of docs that the API and the guides at the root of the content directory belong to. */
export const defaultPlugin = "default";

/**
 * Returns the folder of a version's guides in the content directory: the root for the last version of the
 * default set, `<set>` for the last version of another set, and `versions/<name>` below these for other versions.
 */
export function guidesFolder({ plugin, name, isLast }: VersionPlace): string {
  return join(plugin === defaultPlugin ? "" : plugin, isLast ? "" : join("versions", name));
}

/** Returns the folder of a language's translations in the content directory, which has the same structure. */
export function translationsFolder(locale: string): string {
  return join("locales", locale);
}

/** Returns the path prefix of a version's docs: empty, `/<set>`, `/<version>` or `/<set>/<version>`. */
export function pathPrefix({ plugin, name, isLast }: VersionPlace): string {
  return `${plugin === defaultPlugin ? "" : `/${plugin}`}${isLast ? "" : `/${name}`}`;
}

/** Adds the prefix of a version to a path: `/auth` → `/1.0/auth`, `/` → `/1.0`. */
export function withPrefix(prefix: string, path: string): string {
  if (prefix === "") return path;
  return path === "/" ? prefix : prefix + path;
}
