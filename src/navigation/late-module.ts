import { lateModuleUrl } from "../paths";

/**
 * Imports a module that no page needs at first. By convention, like a page: for an import that it knows, Vite adds to every page a
 * loader of twice the weight of a button. After a failure the next call asks anew.
 *
 * @param name as the build names the entry
 * @param inDev imports it in the development server, which has no such address; pass it behind `import.meta.hot`
 */
export function lateModule<T>(
  name: string,
  inDev: (() => Promise<T>) | undefined,
): () => Promise<T> {
  // Some browsers remember a failed import for as long as the document lives, and ask again only for another address.
  let failures = 0;
  return async () => {
    if (inDev) return inDev();
    const url = lateModuleUrl(document.getElementById("root")?.dataset.pages ?? "", name);
    try {
      return (await import(/* @vite-ignore */ failures === 0 ? url : `${url}?${failures}`)) as T;
    } catch (error) {
      failures++;
      throw error;
    }
  };
}
