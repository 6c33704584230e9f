import type { SiteData } from "../config/site-data";
import { savesData } from "../navigation/saves-data";
import { withBase, workerPath } from "../paths";
import { whenIdle } from "../shared/when-idle";
import { trustedScriptUrl } from "../trusted-types";

/**
 * Keeps the site for offline reading, once the page has loaded and the browser is idle; not for readers who save data, and not in the
 * development server. If the browser refuses, the site simply needs a network.
 */
export function keepForOffline({ offline, filesPath }: SiteData): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!offline || !serviceWorker || import.meta.hot || savesData()) return;
  const keep = async () => {
    await serviceWorker.register(trustedScriptUrl(withBase(filesPath, workerPath)));
    (await serviceWorker.ready).active?.postMessage(location.href);
  };
  const start = () => whenIdle(() => void keep().catch(() => undefined));
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}
