import { cacheNames } from "./kept";
import { workerScope as worker } from "./worker-scope";

/**
 * Runs where the site is not to be kept any more: removes what earlier builds have kept, and itself. As any new worker it waits until no page
 * is left that the old one serves; with `skipWaiting`, Chromium sometimes answered the next page only after half a minute.
 */
export function removeWorker(basePath: string): void {
  worker.addEventListener("activate", (event) => event.waitUntil(remove()));

  async function remove(): Promise<void> {
    for (const name of await cacheNames(basePath)) await caches.delete(name);
    // Browsers end it when the worker is active, for which open pages wait.
    void worker.registration.unregister();
  }
}
