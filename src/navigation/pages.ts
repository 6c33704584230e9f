import type { PageData, PageModule, SidebarItem } from "../page";
import { pageKey, pageModuleUrl, withBase } from "../paths";
import { fetchPage, modulesOf } from "./fetch-page";
import { importAgain, lateModule, loadStyles } from "./late-module";
import { type PageSource, setContent } from "./page-content";
import { prerenderedMain } from "./prerendered";
import { savesData } from "./saves-data";

/** A page that can be shown. */
export interface LoadedPage {
  readonly page: PageData;
  /** The content: HTML, or a component for a page in place of a missing one. */
  readonly source?: PageSource | undefined;
  readonly Content?: PageModule["Content"] | undefined;
}

/** A page that is being loaded. */
export interface ArrivingPage {
  readonly page: Promise<LoadedPage>;
  /** Set once it is loaded. */
  loaded?: LoadedPage;
  /** Cancels it unless it is loaded, because a browser has only six connections. Call it when the reader goes elsewhere. */
  readonly leave: () => void;
}

/** Pages by key, the last used one last, so that preloaded and visited pages show at once. */
const pages = new Map<string, ArrivingPage>();
/** Number of pages to keep: each may have as many nodes as the page that is shown. */
const maxPages = 30;

/**
 * Loads the page at a path once, and again after a failure. All of it comes from its HTML, because readers who start at the page get the
 * same bytes and visited pages are in the browser's cache.
 */
export function loadPage(path: string): ArrivingPage {
  return once(pageKey(path), async (signal) => {
    const base = document.getElementById("root")?.dataset.base ?? "/";
    const styles = loadStyles();
    const { root, ...source } = await fetchPage(withBase(base, path), signal);
    const [page] = await Promise.all([complete(dataOf(root), root), styles]);
    return { page, source };
  });
}

/** Returns the page at a path if it is loaded. It can then be shown without waiting for a promise and an additional render. */
export function loadedPage(path: string): LoadedPage | undefined {
  return pages.get(pageKey(path))?.loaded;
}

/** Preloads a page, unless the reader saves data. Ignores failures, which a later navigation handles. */
export function preloadPage(path: string): void {
  if (!savesData()) loadPage(path).page.catch(() => undefined);
}

/** Loads the parts of the page that the document was prerendered for; its content is in `main`. */
export function loadFirstPage(): Promise<LoadedPage> {
  const data = dataOf(document);
  const key = pageKey(data.path);
  return once(key, async () => {
    const main = prerenderedMain(document);
    // As it is before the reader opens any folds, unless they were faster.
    const source = main && { html: main.outerHTML };
    if (source) setContent(main, source);
    const page = await complete(data, document);
    if (page.kind !== "not-found") return { page, source };
    const url = pageModuleUrl(modulesOf(document), key);
    const { Content } = await importAgain<Pick<PageModule, "Content">>(url);
    return { page, Content };
  }).page;
}

const loadComponents = lateModule<unknown>(
  "components",
  import.meta.hot && (() => import("../pages/hydrate")),
);

/** The data of a page, with the URL of its sidebar. */
type WrittenData = Omit<PageData, "sidebar"> & { readonly sidebar: string };

/** Returns the data that the HTML of a page contains: see `entryScript` in `src/vite/document.ts`. */
function dataOf(root: ParentNode): WrittenData {
  const text = root.querySelector("[data-entry]")?.textContent ?? "";
  return (JSON.parse(text) as { readonly page: WrittenData }).page;
}

/** Loads what the data of a page names. */
async function complete(data: WrittenData, root: ParentNode): Promise<PageData> {
  const [{ sidebar }] = await Promise.all([
    importAgain<{ readonly sidebar: readonly SidebarItem[] }>(data.sidebar),
    root.querySelector("client-component") && loadComponents(),
  ]);
  return { ...data, sidebar };
}

/** Loads a page, unless it is loaded or loading. */
function once(key: string, load: (signal: AbortSignal) => Promise<LoadedPage>): ArrivingPage {
  const known = pages.get(key);
  if (known) {
    pages.delete(key);
    pages.set(key, known);
    return known;
  }
  const stop = new AbortController();
  const page = load(stop.signal);
  const leave = () => {
    if (arriving.loaded || pages.get(key) !== arriving) return;
    pages.delete(key);
    stop.abort();
  };
  const arriving: ArrivingPage = { page, leave };
  pages.set(key, arriving);
  const [oldest] = pages.keys();
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
  page.then(
    (one) => (arriving.loaded = one),
    () => {
      if (!stop.signal.aborted) pages.delete(key);
    },
  );
  return arriving;
}
