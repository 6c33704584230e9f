/**
 * Every URL of the site is made here.
 *
 * A *path* is what a page is called inside the site: it starts with `/`, is without the base path, and has no trailing slash
 * (`/auth`, `/api/create-class`; the home page is `/`). Files are `auth/index.html`, which every static host serves at `/auth`:
 * most at once, some (GitHub Pages) after one redirect to `/auth/`, which is why both forms are read and only one is written.
 * `auth.html` would save that redirect there, and break `/auth` on plain object stores and nginx defaults.
 */

/** The overview of the API. */
export const overviewPath = "/api";

/** Further paths of the overview. */
export const overviewAliases: readonly string[] = ["/docs/api"];

/** Where the page that is shown for any unknown path stands among the others. */
export const notFoundPath = "/404";

/** Key of that page. */
export const notFoundKey = "404";

/** The catalogue of errors. Codegen gives no operation this address. */
export const errorsPath = "/api/errors";

/** The page of an operation or webhook. */
export function operationPath(id: string): string {
  return `/api/${encodeURIComponent(id)}`;
}

/** Whether a path is most likely one of the reference. No guide is kept from living there, and the home page may be the overview. */
export function isReferencePath(path: string): boolean {
  const normal = normalizePath(path);
  return overviewAliases.includes(normal) || `${normal}/`.startsWith(`${overviewPath}/`);
}

/** The page of a named schema. */
export function schemaPath(slug: string): string {
  return `/api/schemas/${encodeURIComponent(slug)}`;
}

/** The one form of a path: no trailing slash, no `index.html`, no query string or hash. */
export function normalizePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, "").replace(/\/(?:index\.html)?$/, "");
  return bare === "" ? "/" : bare;
}

/** Adds the base path (begins and ends with `/`) to a path of this site. */
export function withBase(basePath: string, path: string): string {
  return `${basePath.slice(0, -1)}${path}`;
}

/** The base path as the router wants it: without its trailing slash, or it would not know `/docs` from `/docs/`. */
export function routerBasename(basePath: string): string {
  return basePath === "/" ? "/" : basePath.slice(0, -1);
}

/** Takes the base path off; `undefined` when the address is outside the site. */
export function withoutBase(basePath: string, pathname: string): string | undefined {
  if (`${pathname}/` === basePath) return "/";
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : undefined;
}

/** The full address of a page, for `<link rel="canonical">` and feeds. `url` is an origin. */
export function absoluteUrl(url: string, basePath: string, path: string): string {
  return `${url.replace(/\/+$/, "")}${withBase(basePath, path)}`;
}

/**
 * Names the module of the page at a path: `/api/create-class` → `api/create-class`, `/` → `index`. A pure function of the path, so
 * that the browser needs no table of pages.
 */
export function pageKey(path: string): string {
  const normal = normalizePath(path);
  return normal === "/" ? "index" : normal.slice(1);
}

/** The file of a page, relative to the root of the published site. */
export function pageFile(path: string): string {
  const normal = normalizePath(path);
  return normal === "/" ? "index.html" : `${normal.slice(1)}/index.html`;
}

/** The path of a page's Markdown twin: `/auth` → `/auth.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  const normal = normalizePath(path);
  return normal === "/" ? "/index.md" : `${normal}.md`;
}

/** The address of a page's module; `pattern` holds a `*` where the key goes. */
export function pageModuleUrl(pattern: string, key: string): string {
  return pattern.replace("*", () => key);
}

/** The address of the list of all pages, beside their modules: only the not-found page asks for it. */
export function pageListUrl(pattern: string): string {
  return pattern.replace(/\*.*/, "pages.json");
}

/** The address of the whole sidebar of the API, beside page modules: the first use of its filter asks for it. */
export function sidebarListUrl(pattern: string): string {
  return pattern.replace(/\*.*/, "sidebar.json");
}

/** The address of the search index of a language, beside its page modules: the first use of the search asks for it. */
export function searchIndexUrl(pattern: string): string {
  return pattern.replace(/\*.*/, "search.json");
}

/** The address of a module that no page needs at first, by the name of its entry; all languages share it. */
export function lateModuleUrl(pattern: string, name: string): string {
  return pattern.replace(/[^/]*\/\*.*/, () => `${name}.js`);
}

/** Whether an address leaves the site; otherwise it is a path below the base path. */
export function isExternal(address: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

/** Takes percent-encoding off; a text with a `%` that stands for nothing is meant as written. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
