import type { PageModule } from "../page";
import { isReferencePath, pageKey, pageModuleUrl, withBase } from "../paths";
import { prerendered, prerenderedHtml } from "./prerendered";

/** What a page's module exports. A page of the reference has no content here: that is in its document, once. */
type PublishedModule = Pick<PageModule, "page"> & Partial<PageModule>;

/** Pages by key, so that what was fetched ahead, or seen before, is there at once. */
const pages = new Map<string, Promise<PageModule>>();

/** How often a page has failed: some browsers remember a failed import for as long as the document lives. */
const failures = new Map<string, number>();

/** Loads the page at a path, once; after a failure anew. */
export function loadPage(path: string): Promise<PageModule> {
  return once(pageKey(path), (key) => {
    // Both at once: most pages of the reference need both.
    const content = isReferencePath(path) ? fetchContent(path) : undefined;
    // A failure is met below, or is none: a guide may live there as well.
    content?.catch(() => undefined);
    return importPage(key, () => content ?? fetchContent(path));
  });
}

/** Fetches a page ahead of a click. A failure here is left to the navigation that may follow. */
export function preloadPage(path: string): void {
  loadPage(path).catch(() => undefined);
}

/** Loads the page that the document was made for: its content is here. Waits for nothing but its module. */
export function loadFirstPage(root: HTMLElement): Promise<PageModule> {
  return once(root.dataset.page ?? "", (key) =>
    importPage(key, async () => prerenderedHtml(root) ?? ""),
  );
}

function once(key: string, load: (key: string) => Promise<PageModule>): Promise<PageModule> {
  const known = pages.get(key);
  if (known) return known;
  const page = load(key);
  pages.set(key, page);
  page.catch(() => {
    pages.delete(key);
    failures.set(key, (failures.get(key) ?? 0) + 1);
  });
  return page;
}

/** Imports a page's module by convention: the document says where the modules of its build are, so no list of pages is needed. */
async function importPage(key: string, content: () => Promise<string>): Promise<PageModule> {
  const url = pageModuleUrl(modulesOf(document), key);
  const attempt = failures.get(key);
  const { page, Content } = (await import(
    /* @vite-ignore */ attempt === undefined ? url : `${url}?retry=${attempt}`
  )) as PublishedModule;
  return { page, Content: Content ?? prerendered(await content()) };
}

/**
 * The content of the page at a path, out of its document: readers who begin there get the same bytes, and what they have visited
 * is in the browser's cache.
 */
async function fetchContent(path: string): Promise<string> {
  const address = withBase(document.getElementById("root")?.dataset.base ?? "/", path);
  // Without a network, what the browser has kept will do.
  const response = await fetch(address).catch(() => fetch(address, { cache: "force-cache" }));
  const other = new DOMParser().parseFromString(await response.text(), "text/html");
  const html = prerenderedHtml(other);
  if (html === undefined || modulesOf(other) !== modulesOf(document))
    throw new Error(`${address} is no page of this build.`);
  return html;
}

/** Where the modules of a document's build are; no two builds have the same place. */
function modulesOf(from: Document): string {
  return from.getElementById("root")?.dataset.pages ?? "";
}
