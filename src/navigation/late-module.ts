import { lateModuleUrl } from "../paths";
import { modulesOf } from "./build-document";

/**
 * Returns a function that imports a module no page needs at first. Its URL follows a convention, like that
 * of a page, because for an import it knows Vite adds a loader of twice a button's size to every page.
 * After a failure the next call tries again.
 *
 * @param name of the entry in the build
 * @param inDev imports it in the development server, which has no such URL; pass it behind `import.meta.hot`
 */
export function lateModule<T>(
  name: string,
  inDev: (() => Promise<T>) | undefined,
): () => Promise<T> {
  // Some browsers cache a failed import for the lifetime of the document, so a retry needs another URL.
  let failures = 0;
  return async () => {
    if (inDev) return inDev();
    const url = lateModuleUrl(modulesOf(document), name);
    try {
      return (await import(/* @vite-ignore */ failures === 0 ? url : `${url}?${failures}`)) as T;
    } catch (error) {
      failures++;
      throw error;
    }
  };
}
