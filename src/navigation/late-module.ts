import { lateModuleUrl, lateStylesUrl } from "../paths";
import { modulesOf } from "./fetch-page";

/**
 * Returns a function that imports a module that no page needs at first. Its URL follows a convention, like
 * that of a page, because Vite adds a loader of twice a button's size to every page for an import that it
 * knows. One style sheet has the styles of all such modules. After a failure, the next call tries again.
 *
 * @param name name of the entry in the build
 * @param inDev imports it in the development server, which has no such URL; pass it after `import.meta.hot &&`
 */
export function lateModule<T>(
  name: string,
  inDev: (() => Promise<T>) | undefined,
): () => Promise<T> {
  return async () => {
    if (inDev) return inDev();
    const [module] = await Promise.all([
      importAgain<T>(lateModuleUrl(modulesOf(document), name)),
      loadStyles(),
    ]);
    return module;
  };
}

/** Number of failures by URL. */
const failures = new Map<string, number>();

/** Imports a module; after a failure, from another URL, because some browsers cache a failed import for the lifetime of the document. */
export async function importAgain<T>(url: string): Promise<T> {
  const count = failures.get(url) ?? 0;
  try {
    return (await import(/* @vite-ignore */ count === 0 ? url : `${url}?${count}`)) as T;
  } catch (error) {
    failures.set(url, count + 1);
    throw error;
  }
}

let styles: Promise<void> | undefined;

/**
 * Loads the style sheet of late modules, and of pages other than those of operations and schemas. Resolves after a failure, too, because
 * everything still works without styles. The next call then tries again.
 */
export function loadStyles(): Promise<void> {
  return (styles ??= new Promise((resolve) => {
    const href = lateStylesUrl(modulesOf(document));
    // The development server has only one sheet.
    if (import.meta.hot) return resolve();
    // The page links it, or the inline script has requested it.
    const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
    if (known?.sheet) return resolve();
    // It is still loading, or has failed.
    known?.remove();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      styles = undefined;
      resolve();
    });
    document.head.append(link);
  }));
}
