import { lateModuleUrl, lateStylesUrl } from "../paths";
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

/** The same for a module with styles, which are in one sheet for all such modules. */
export function styledLateModule<T>(
  name: string,
  inDev: (() => Promise<T>) | undefined,
): () => Promise<T> {
  const load = lateModule(name, inDev);
  return async () => {
    const [module] = await Promise.all([load(), loadStyles()]);
    return module;
  };
}

let styles: Promise<void> | undefined;

/**
 * Loads the style sheet of late modules, and of pages other than those of operations and schemas. Ends after a failure, too: what
 * looks plain still works. The next call then tries again.
 */
export function loadStyles(): Promise<void> {
  return (styles ??= new Promise((resolve) => {
    const href = lateStylesUrl(modulesOf(document));
    // The development server has only one sheet.
    if (import.meta.hot) return resolve();
    // The page has come with it, or the inline script has asked for it.
    const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
    if (known?.sheet) return resolve();
    // Is on its way, or has failed.
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
