import type { PageModule } from "../page";
import { pageKey, pageModuleUrl, withBase } from "../paths";
import { fetchDocument, modulesOf } from "./build-document";
import { loadStyles } from "./late-module";
import { prerendered, prerenderedIn } from "./prerendered";
import { savesData } from "./saves-data";

/** The exports of a page's module. Only the not-found page has its content here; that of all others is in their HTML. */
type PublishedModule = Pick<PageModule, "page"> & Partial<PageModule>;

/** Pages by key, so that preloaded and visited pages show at once. */
const pages = new Map<string, Promise<PageModule>>();

/** The pages that are loaded, by key. */
const loaded = new Map<string, PageModule>();

/** Number of failures by key: some browsers cache a failed import for the lifetime of the document. */
const failures = new Map<string, number>();

/** Loads the page at a path once; after a failure, again. */
export function loadPage(path: string): Promise<PageModule> {
  return once(pageKey(path), (key) => {
    const content = fetchContent(path);
    const styles = loadStyles();
    // A failure is handled below.
    content.catch(() => undefined);
    return importPage(key, async () => {
      await styles;
      return content;
    });
  });
}

/** Returns the page at a path if it is loaded: it can be shown without waiting for a promise, and a render in between. */
export function loadedPage(path: string): PageModule | undefined {
  return loaded.get(pageKey(path));
}

/** Preloads a page, unless the reader saves data. Ignores failures, which a later navigation handles. */
export function preloadPage(path: string): void {
  if (!savesData()) loadPage(path).catch(() => undefined);
}

/** Loads the module of the page that the document was prerendered for; its content is in `root`. */
export function loadFirstPage(root: HTMLElement): Promise<PageModule> {
  return once(root.dataset.page ?? "", (key) =>
    // A copy, before the reader opens what it contains.
    importPage(key, async () => prerenderedIn(root)?.cloneNode(true) as Element | undefined),
  );
}

function once(key: string, load: (key: string) => Promise<PageModule>): Promise<PageModule> {
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

/** Imports a page's module from where the document says its build's modules are: no list of pages needed. */
async function importPage(
  key: string,
  content: () => Promise<Element | undefined>,
): Promise<PageModule> {
  const url = pageModuleUrl(modulesOf(document), key);
  const attempt = failures.get(key);
  const { page, Content } = (await import(
    /* @vite-ignore */ attempt === undefined ? url : `${url}?retry=${attempt}`
  )) as PublishedModule;
  return { page, Content: Content ?? prerendered(await content()) };
}

/**
 * Fetches the content of a page from its HTML: readers who start there get the same bytes, and visited
 * pages are in the browser's cache.
 */
async function fetchContent(path: string): Promise<Element> {
  const address = withBase(document.getElementById("root")?.dataset.base ?? "/", path);
  const content = prerenderedIn(await fetchDocument(address));
  if (!content) throw new Error(`${address} is not a page of this build.`);
  return content;
}
