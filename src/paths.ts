import { attempt } from "./shared/attempt";
import type { SinglePageKind } from "./shared/page-kinds";

/**
 * Builds all URLs of the site.
 *
 * A *path* identifies a page within the site: it starts with `/` and has neither a base path nor a trailing
 * slash (`/auth`, `/api/create-class`; the home page is `/`). Files are `auth/index.html`, which every
 * static host serves at `/auth`. Most hosts do so directly, some (GitHub Pages) after a redirect to
 * `/auth/`, so the site reads both forms but writes only one. `auth.html` would save that redirect, but
 * break `/auth` on plain object stores and with nginx defaults.
 */

export const overviewPath = "/api";

/** Path of the page that is shown for any unknown path. */
export const notFoundPath = "/404";

/** Key of that page. */
export const notFoundKey = "404";

/** Path of the page that is shown for pages that cannot be reached and are not kept. */
export const offlinePath = "/no-connection";

/** The service worker, which controls everything in its folder. */
export const workerPath = "/sw.js";

/** Returns the path of a kind of page that an API has at most once. Codegen never gives an operation this path. */
export function singlePath(kind: SinglePageKind): string {
  return `/api/${kind}`;
}

/** The changelog as an Atom feed. */
export const feedPath = "/changelog.xml";

/** Returns the path of an operation or webhook. */
export function operationPath(id: string): string {
  return `/api/${encodeURIComponent(id)}`;
}

export function schemaPath(slug: string): string {
  return `/api/schemas/${encodeURIComponent(slug)}`;
}

/** Returns a path without trailing slash, `index.html`, query string and hash. */
export function normalizePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, "").replace(/\/(?:index\.html)?$/, "");
  return bare === "" ? "/" : bare;
}

/** Adds the base path (begins and ends with `/`) to a path on this site. */
export function withBase(basePath: string, path: string): string {
  return `${basePath.slice(0, -1)}${path}`;
}

/** Returns the base path without its trailing slash; with it, the router would not match `/docs`. */
export function routerBasename(basePath: string): string {
  return basePath === "/" ? "/" : basePath.slice(0, -1);
}

/** Removes the base path; returns `undefined` for an address outside the site. */
export function withoutBase(basePath: string, pathname: string): string | undefined {
  if (`${pathname}/` === basePath) return "/";
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : undefined;
}

/** Returns the URL of a page, for `<link rel="canonical">` and feeds. `url` is an origin. */
export function absoluteUrl(url: string, basePath: string, path: string): string {
  return `${url.replace(/\/+$/, "")}${withBase(basePath, path)}`;
}

/**
 * Returns the key of a page: `/api/create-class` → `api/create-class`, `/` → `index`. It depends
 * on the path only, so the browser needs no list of pages.
 */
export function pageKey(path: string): string {
  const normal = normalizePath(path);
  return normal === "/" ? "index" : normal.slice(1);
}

/** Returns the file of a page, relative to the root of the published site. */
export function pageFile(path: string): string {
  const normal = normalizePath(path);
  return normal === "/" ? "index.html" : `${normal.slice(1)}/index.html`;
}

/** Returns the path of a page's Markdown twin: `/auth` → `/auth.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  const normal = normalizePath(path);
  return normal === "/" ? "/index.md" : `${normal}.md`;
}

/** Returns the URL of a page's module; `*` in `pattern` stands for the key. */
export function pageModuleUrl(pattern: string, key: string): string {
  return pattern.replace("*", () => key);
}

/** Returns the URL of the list of all pages, which only the not-found page fetches. */
export function pageListUrl(pattern: string): string {
  return pattern.replace(/\*.*/, "pages.json");
}

/** Returns the URL of the whole sidebar of the API, fetched on the first use of its filter. */
export function sidebarListUrl(pattern: string): string {
  return pattern.replace(/\*.*/, "sidebar.json");
}

/** Returns the URL of a stage of a language's search index, fetched on the first search; large indexes have two. */
export function searchIndexUrl(pattern: string, stage = 1): string {
  return pattern.replace(/\*.*/, stage === 1 ? "search.json" : `search-${stage}.json`);
}

/** Returns the URL of a module that is loaded late, by the name of its entry; all languages share it. */
export function lateModuleUrl(pattern: string, name: string): string {
  return pattern.replace(/[^/]*\/\*.*/, () => `${name}.js`);
}

/** Returns the URL of the style sheet of all modules that are loaded late, and of pages other than those of operations and schemas. */
export function lateStylesUrl(pattern: string): string {
  return lateModuleUrl(pattern, "late").replace(/js$/, "css");
}

/** Whether an address is a URL outside the site rather than a path within it. */
export function isExternal(address: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

/** Decodes percent-encoding; returns text with an invalid `%` unchanged. */
export function decodePercent(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? text;
}
