import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";

import { rootStart } from "../shared/html";
import { cachePrefix, keyOf, removeCaches } from "./kept";
import { type FetchEvent, workerScope as worker } from "./worker-scope";

/** A language of the site and its files to keep. All are URLs without the origin. */
interface OfflineLanguage {
  /** Begins and ends with `/`. */
  readonly basePath: string;
  /** The page that is shown in place of a page that is not kept. */
  readonly fallback: string;
  /** Files that pages fetch during use: the search index and lists of pages. */
  readonly files: readonly string[];
  /** The pages that are kept before they are visited. */
  readonly pages: readonly string[];
}

/** The data that the worker of a build has about its site. */
export interface OfflineSite {
  /** Differs between builds whose files to keep differ. */
  readonly version: string;
  readonly basePath: string;
  /** Scripts and styles that a page of any language may load late. */
  readonly shell: readonly string[];
  /** The longest base path first: languages are below the default one. */
  readonly languages: readonly OfflineLanguage[];
}

/** Seconds that the server has to begin its response before the kept page is shown instead. */
const patience = 10;

/** Timeout in milliseconds for a file that is fetched in the background. */
const fileTimeout = 60_000;

/**
 * Runs the service worker of a build. Pages come from the network, and from the cache only without a network, so that no page is stale
 * after a deploy. Assets come from the cache first, because their names change with their content.
 *
 * Each build has its own cache. The browser activates the worker of a newer build when the old one controls no more pages, so that open
 * pages keep the scripts that they may still need; only then the old cache is removed.
 *
 * @see https://www.w3.org/TR/service-workers/
 */
export function runWorker({ version, basePath, shell, languages }: OfflineSite): void {
  const cacheName = cachePrefix(basePath) + version;
  const assets = `${basePath}assets/`;
  const matchOptions = { ignoreVary: true };

  worker.addEventListener("install", (event) => {
    event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(shell)));
  });
  worker.addEventListener("activate", (event) => {
    // Ensures that the start of the worker does not delay pages.
    const preload = worker.registration.navigationPreload?.enable();
    event.waitUntil(
      Promise.all([preload, worker.clients.claim(), removeCaches(basePath, cacheName)]),
    );
  });

  const isPage = (path: string) => !/\.[a-z]\w*$/i.test(path) || path.endsWith(".html");
  const isHtml = ({ headers }: Response) => !!headers.get("content-type")?.includes("text/html");
  // Some hosts respond to any request with a page, or with one to log in or of their maintenance.
  const isSound = async (response: Response, key: string) =>
    response.status === 200 &&
    isHtml(response) === isPage(key) &&
    (!isPage(key) || (await response.clone().text()).includes(rootStart));
  const isAsset = (path: string) => path.startsWith(assets);
  const common = {
    cacheName,
    matchOptions,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request.url),
        cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
          (await isSound(response, keyOf(request.url))) ? response : null,
      },
    ],
  };
  const fresh = new NetworkFirst({ ...common, networkTimeoutSeconds: patience });
  const unchanging = new CacheFirst(common);

  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith(basePath)) return;
    const isShown = request.mode === "navigate" || isPage(pathname);
    if (request.method !== "GET") return;
    if (isAsset(pathname) && !pathname.endsWith(".json"))
      // Fails if the browser refuses storage.
      event.respondWith(unchanging.handle(event).catch(() => fetch(request)));
    else if (isShown || isAsset(pathname) || ["image", "font"].includes(request.destination))
      event.respondWith(answer(event));
  });

  async function answer(event: FetchEvent): Promise<Response> {
    const { url, mode } = event.request;
    const response: Response | undefined = await fresh.handle(event).catch(() => undefined);
    // If the host does not have the file, it may have a newer build. A host that fails is treated like no network.
    const isWrong = response && response.status >= (isAsset(new URL(url).pathname) ? 400 : 500);
    if (response && !isWrong) return response;
    const isLost = !response && mode === "navigate";
    return (
      ((await findKept(url)) ??
        response ??
        (isLost && (await findKept(languageOf(url)?.fallback)))) ||
      Response.error()
    );
  }

  async function findKept(address = ""): Promise<Response | undefined> {
    return caches.match(keyOf(address), { ...matchOptions, cacheName });
  }

  function languageOf(address: string): OfflineLanguage | undefined {
    const { pathname } = new URL(address);
    return languages.find((language) => `${pathname}/`.startsWith(language.basePath));
  }

  // Runs only one at a time, no matter how many pages ask.
  let keeping = Promise.resolve();
  worker.addEventListener("message", (event) => {
    // Other programs of the origin can send messages, too.
    if (!`${event.data}`.startsWith(worker.registration.scope)) return;
    // Without a network, or with full storage, the files kept so far stay. The next opened page asks again.
    keeping = keeping.then(() => keepSite(event.data)).catch(() => undefined);
    event.waitUntil(keeping);
  });

  /** Keeps the page at an address, and the pages of its language. */
  async function keepSite(address: string): Promise<void> {
    const cache = await caches.open(cacheName);
    const { fallback, files = [], pages = [] } = languageOf(address) ?? {};
    const first = fallback === undefined ? [address] : [address, fallback];
    for (const url of [...first, ...files, ...pages]) await keep(cache, url);
  }

  /** Keeps a file; for a page, first the files that it loads. Fails without a network. */
  async function keep(cache: Cache, url: string): Promise<void> {
    const key = keyOf(url);
    if (await cache.match(key, matchOptions)) return;
    const response = await fetch(url, {
      cache: isAsset(new URL(key).pathname) && !key.endsWith(".json") ? "default" : "no-cache",
      priority: "low",
      signal: AbortSignal.timeout(fileTimeout),
    });
    if (!(await isSound(response, key))) return;
    const body = await response.blob();
    if (isHtml(response))
      for (const file of filesIn(await body.text(), basePath)) await keep(cache, file);
    // Creates a new response, because browsers refuse to show one that was redirected.
    await cache.put(key, new Response(body, { headers: response.headers }));
  }
}

/** Returns the URLs of the site's assets, images and fonts in the HTML of a page. */
function filesIn(html: string, basePath: string): ReadonlySet<string> {
  const urls = [...html.matchAll(/"(\/[^"*]+\.\w+)"/g)].map(([, url = ""]) => url);
  const isFile = (url: string) =>
    url.startsWith(`${basePath}assets/`) ||
    (url.startsWith(basePath) && /\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/.test(url));
  return new Set(urls.filter(isFile));
}
