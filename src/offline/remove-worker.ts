import { removeCaches } from "./kept";
import { workerScope as worker } from "./worker-scope";

/**
 * Runs if the site should no longer be kept: removes the files that earlier builds have kept, and itself. Like any new worker, it waits
 * until the old one controls no more pages. With `skipWaiting`, Chromium sometimes took half a minute to answer the next page.
 */
export function removeWorker(basePath: string): void {
  worker.addEventListener("activate", (event) => event.waitUntil(remove()));

  async function remove(): Promise<void> {
    await removeCaches(basePath);
    // Not awaited: browsers complete it only when the worker is active, for which open pages wait.
    void worker.registration.unregister();
  }
}
