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

/** Key of the page that is shown for any unknown path. */
export const notFoundKey = "not-found";

/** The page of an operation or webhook. */
export function operationPath(id: string): string {
  return `/api/${encodeURIComponent(id)}`;
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
 * Names the module of the page at a path: `/api/create-class` → `api/create-class`, `/auth` → `guides/auth`. A pure function of
 * the path, so that the browser needs no table of pages.
 */
export function pageKey(path: string): string {
  const normal = normalizePath(path);
  if (normal === overviewPath) return "overview";
  if (normal.startsWith("/api/")) return normal.slice(1);
  return normal === "/" ? "guides/index" : `guides${normal}`;
}

/** The file of a page, relative to the root of the published site. */
export function pageFile(path: string): string {
  const normal = normalizePath(path);
  return normal === "/" ? "index.html" : `${normal.slice(1)}/index.html`;
}

/** The address of a page's module; `pattern` holds a `*` where the key goes. */
export function pageModuleUrl(pattern: string, key: string): string {
  return pattern.replace("*", () => key);
}
