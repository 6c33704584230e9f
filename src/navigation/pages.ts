import type { PageModule } from "../page";
import { pageKey, pageModuleUrl } from "../paths";

/**
 * Imports a page's module by convention: the document says where the modules of its build are, so no list of pages is needed.
 *
 * @param attempt above 0 after a failure: some browsers remember a failed import for as long as the document lives, and ask
 *   again only for another address
 */
export function importPage(key: string, attempt = 0): Promise<PageModule> {
  const url = pageModuleUrl(document.getElementById("root")?.dataset.pages ?? "", key);
  const module: Promise<PageModule> = import(
    /* @vite-ignore */ attempt === 0 ? url : `${url}?retry=${attempt}`
  );
  return module;
}

/** Fetches a page's module ahead of a click. A failure here is left to the navigation that may follow. */
export function preloadPage(path: string): void {
  importPage(pageKey(path)).catch(() => undefined);
}
