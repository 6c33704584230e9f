import type { PageModule } from "../page";
import { pageKey, pageModuleUrl, withBase } from "../paths";
import { fetchPage, modulesOf } from "./build-document";
import { loadStyles } from "./late-module";
import { pageSource, type PageSource, prepareNextPage, setSource } from "./page-content";
import { prerenderedMain } from "./prerendered";
import { savesData } from "./saves-data";

/** A page that can be shown. Only the modules of pages that stand for one that is not there export their content; that of all others is in their HTML. */
export interface LoadedPage extends Pick<PageModule, "page">, Partial<Pick<PageModule, "Content">> {
  /** The content; where the module exports it, that counts. */
  readonly source?: PageSource;
}

/** Pages by key, so that preloaded and visited pages show at once. */
const pages = new Map<string, Promise<LoadedPage>>();

/** The pages that are loaded, by key. */
const loaded = new Map<string, LoadedPage>();

/** Number of failures by key: some browsers cache a failed import for the lifetime of the document. */
const failures = new Map<string, number>();

/**
 * Loads the page at a path once; after a failure, again. Its content comes from its HTML: readers who start there get the same bytes, and
 * visited pages are in the browser's cache.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  return once(pageKey(path), (key) =>
    importPage(key, async () => {
      const base = document.getElementById("root")?.dataset.base ?? "/";
      const [{ html, main }] = await Promise.all([fetchPage(withBase(base, path)), loadStyles()]);
      return pageSource(html, main);
    }),
  );
}

/** Returns the page at a path if it is loaded: it can be shown without waiting for a promise, and a render in between. */
export function loadedPage(path: string): LoadedPage | undefined {
  return loaded.get(pageKey(path));
}

/**
 * Preloads a page, unless the reader saves data. Ignores failures, which a later navigation handles.
 *
 * @param isNext prepares it to be shown, too, if it is still wanted once it is loaded
 */
export function preloadPage(path: string, isNext?: () => boolean): void {
  if (!savesData())
    loadPage(path).then(
      ({ page, source }) => source && isNext?.() && prepareNextPage(page, source),
      () => undefined,
    );
}

/** Loads the module of the page that the document was prerendered for; its content is in `root`. */
export function loadFirstPage(root: HTMLElement): Promise<LoadedPage> {
  return once(root.dataset.page ?? "", (key) =>
    importPage(key, async () => {
      const main = prerenderedMain(root);
      // Before the reader opens what it contains.
      return main && setSource(main, pageSource(main.outerHTML));
    }),
  );
}

function once(key: string, load: (key: string) => Promise<LoadedPage>): Promise<LoadedPage> {
  const known = pages.get(key);
  if (known) return known;
  const page = load(key);
  pages.set(key, page);
  page.then(
    (module) => loaded.set(key, module),
    () => {
      pages.delete(key);
      failures.set(key, (failures.get(key) ?? 0) + 1);
    },
  );
  return page;
}

/**
 * Imports a page's module from where the document says its build's modules are: no list of pages needed.
 *
 * @param content is called at once, but after the module is asked for: on a slow network, the smaller one would wait for the other
 */
async function importPage(
  key: string,
  content: () => Promise<PageSource | undefined>,
): Promise<LoadedPage> {
  const url = pageModuleUrl(modulesOf(document), key);
  const attempt = failures.get(key);
  const [module, source] = await Promise.all([
    import(/* @vite-ignore */ attempt ? `${url}?retry=${attempt}` : url) as Promise<PageModule>,
    content(),
  ]);
  return { ...module, source };
}
