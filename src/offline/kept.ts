import { normalizePath } from "../paths";

/** Returns the start of the names of a site's caches. Other sites may share its origin, and so its storage. */
export function cachePrefix(basePath: string): string {
  return `offline ${basePath} `;
}

/** Returns the key under which a file is kept. All forms of a page's address have the same key, with or without a query string. */
export function keyOf(address: string | URL): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + normalizePath(pathname);
}

/** Returns the names of a site's caches. */
async function cacheNames(basePath: string): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix(basePath)));
}

/** Removes a site's caches, except one. */
export async function removeCaches(basePath: string, except?: string): Promise<void> {
  for (const name of await cacheNames(basePath)) if (name !== except) await caches.delete(name);
}

/** Returns the keys of all files of a site that this browser has kept. */
export async function keptKeys(basePath: string): Promise<ReadonlySet<string>> {
  const names = await cacheNames(basePath);
  const requests = names.map(async (name) => (await caches.open(name)).keys());
  return new Set((await Promise.all(requests)).flat().map(({ url }) => keyOf(url)));
}
