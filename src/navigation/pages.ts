import type { PageModule } from "../page";
import { pageKey, pageModuleUrl, withBase } from "../paths";
import { fetchPage, modulesOf } from "./build-document";
import { loadStyles } from "./late-module";
import { type PageSource, prepareNextPage, setSource } from "./page-content";
import { columnsAround, prerenderedMain } from "./prerendered";
import { savesData } from "./saves-data";

/** A page that can be shown. Only modules of pages in place of missing ones export their content; other pages have it in their HTML. */
export interface LoadedPage extends Pick<PageModule, "page">, Partial<Pick<PageModule, "Content">> {
  /** The content; if the module exports content, that takes precedence. */
  readonly source?: PageSource;
  /** Call it when the reader leaves the page; cancels a page that is still loading, because a browser has only six connections. */
  readonly leave?: () => void;
}

/** A page that is being loaded. */
export interface ArrivingPage {
  /** Its content, once it fills a window. */
  readonly start: Promise<PageSource | undefined>;
  /** The page, once its module is loaded, too. */
  readonly page: Promise<LoadedPage>;
  /** The page, once all of its content is loaded. */
  readonly whole: Promise<LoadedPage>;
  readonly leave: () => void;
}

/** Pages by key, so that preloaded and visited pages show at once. */
const pages = new Map<string, ArrivingPage>();

/** The fully loaded pages, by key. */
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

/**
 * Preloads a page, unless the reader saves data. Ignores failures, which a later navigation handles.
 *
 * @param isNext asked once the page is loaded: whether it is still wanted; if so, the page is also laid out ahead
 */
export function preloadPage(path: string, isNext?: () => boolean): void {
  if (!savesData())
    loadPage(path).whole.then(
      ({ source }) => source && isNext?.() && prepareNextPage(source),
      () => undefined,
    );
}

/** Loads the module of the page that the document was prerendered for; its content is in `root`. */
export function loadFirstPage(root: HTMLElement): Promise<LoadedPage> {
  return once(root.dataset.page ?? "", async () => {
    const main = prerenderedMain(root);
    if (!main) return undefined;
    // Before the reader opens any folds.
    return setSource(main, { html: main.outerHTML, columns: { ...columnsAround(main)?.dataset } });
  }).whole;
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
  const start = content(stop.signal);
  const leave = () => {
    if (loaded.has(key) || pages.get(key) !== arriving) return;
    pages.delete(key);
    stop.abort();
  };
  const page = Promise.all([module, start]).then(([loadedModule, source]) => ({
    ...loadedModule,
    source,
    leave,
  }));
  const whole = page.then(async (one) => {
    await one.source?.rest;
    return one;
  });
  const arriving: ArrivingPage = { start, page, whole, leave };
  pages.set(key, arriving);
  whole.then(
    (one) => loaded.set(key, one),
    () => {
      if (stop.signal.aborted) return;
      pages.delete(key);
      failures.set(key, (failures.get(key) ?? 0) + 1);
    },
  );
  return arriving;
}
