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

/** Removes a site's caches, except one. */
export async function removeCaches(basePath: string, except?: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix(basePath)) && name !== except) await caches.delete(name);
}
