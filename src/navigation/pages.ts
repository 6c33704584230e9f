import type { PageModule } from "../page";
import { pageKey, pageModuleUrl, withBase } from "../paths";
import { fetchPage, modulesOf } from "./build-document";
import { loadStyles } from "./late-module";
import { type PageSource, setContent } from "./page-content";
import { prerenderedMain } from "./prerendered";
import { savesData } from "./saves-data";

/** A page that can be shown. Only modules of pages in place of missing ones export their content; other pages have it in their HTML. */
export interface LoadedPage extends Pick<PageModule, "page">, Partial<Pick<PageModule, "Content">> {
  /** The content; if the module exports content, that takes precedence. */
  readonly source?: PageSource;
}

/** A page that is being loaded. */
export interface ArrivingPage {
  readonly page: Promise<LoadedPage>;
  /** Cancels it unless it is loaded, because a browser has only six connections. Call it when the reader goes elsewhere. */
  readonly leave: () => void;
}

/** Pages by key, so that preloaded and visited pages show at once. */
const pages = new Map<string, ArrivingPage>();

/** The loaded pages, by key. */
const loaded = new Map<string, LoadedPage>();

/** Number of failures by key, because some browsers cache a failed import for the lifetime of the document. */
const failures = new Map<string, number>();

/**
 * Loads the page at a path once, and again after a failure. Its content comes from its HTML, because readers who start at the page get the
 * same bytes and visited pages are in the browser's cache.
 */
export function loadPage(path: string): ArrivingPage {
  return once(pageKey(path), async (signal) => {
    const base = document.getElementById("root")?.dataset.base ?? "/";
    const [source] = await Promise.all([fetchPage(withBase(base, path), signal), loadStyles()]);
    return source;
  });
}

/** Returns the page at a path if it is loaded. It can then be shown without waiting for a promise and an additional render. */
export function loadedPage(path: string): LoadedPage | undefined {
  return loaded.get(pageKey(path));
}

/** Preloads a page, unless the reader saves data. Ignores failures, which a later navigation handles. */
export function preloadPage(path: string): void {
  if (!savesData()) loadPage(path).page.catch(() => undefined);
}

/** Loads the module of the page that the document was prerendered for; its content is in `main`. */
export function loadFirstPage(root: HTMLElement): Promise<LoadedPage> {
  return once(root.dataset.page ?? "", async () => {
    const main = prerenderedMain(document);
    if (!main) return undefined;
    // Before the reader opens any folds.
    const content = { html: main.outerHTML };
    setContent(main, content);
    return content;
  }).page;
}

/**
 * Loads a page, unless it is loaded or loading. The document says where the modules of its build are, so no list of pages is needed.
 *
 * @param content called at once, but after the module is requested: on a slow network, the smaller file would wait for the other
 */
function once(
  key: string,
  content: (signal: AbortSignal) => Promise<PageSource | undefined>,
): ArrivingPage {
  const known = pages.get(key);
  if (known) return known;
  const url = pageModuleUrl(modulesOf(document), key);
  const attempt = failures.get(key);
  const module = import(
    /* @vite-ignore */ attempt ? `${url}?retry=${attempt}` : url
  ) as Promise<PageModule>;
  const stop = new AbortController();
  const page = Promise.all([module, content(stop.signal)]).then(([loadedModule, source]) => ({
    ...loadedModule,
    source,
  }));
  const leave = () => {
    if (loaded.has(key) || pages.get(key) !== arriving) return;
    pages.delete(key);
    stop.abort();
  };
  const arriving: ArrivingPage = { page, leave };
  pages.set(key, arriving);
  page.then(
    (one) => loaded.set(key, one),
    () => {
      if (stop.signal.aborted) return;
      pages.delete(key);
      failures.set(key, (failures.get(key) ?? 0) + 1);
    },
  );
  return arriving;
}
