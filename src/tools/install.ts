import type { SiteData } from "../config/site-data";
import { lateModule } from "../navigation/late-module";

/** A tool of a page: starts for the element with `data-tool`. */
interface Tool {
  /** @param used the control that the reader used; absent if the address starts the tool */
  readonly start: (host: Element, site: SiteData, used?: Element) => void;
}

const tools: Readonly<Record<string, () => Promise<Tool>>> = {
  compare: lateModule<Tool>("compare", import.meta.hot && (() => import("./compare"))),
  errors: lateModule<Tool>("errors", import.meta.hot && (() => import("./errors"))),
  rules: lateModule<Tool>("rules", import.meta.hot && (() => import("./rules"))),
};

/** Loads the module of a `[data-tool]` when the reader first uses one of its controls, or at once if the address says what to show. */
export function installTools(site: SiteData): void {
  const started = new WeakSet<Element>();
  function start(host: Element | null, used?: Element): void {
    const load = tools[(host as HTMLElement | null)?.dataset.tool ?? ""];
    if (!host || !load || started.has(host)) return;
    load().then(
      (tool) => {
        if (started.has(host)) return;
        started.add(host);
        tool.start(host, site, used);
      },
      () => undefined,
    );
  }
  for (const event of ["focusin", "input", "click"])
    document.addEventListener(event, ({ target }) => {
      const used = target as Element;
      start(used.closest("[data-tool]"), used);
    });
  const startAtOnce = () => {
    const host = document.querySelector("[data-tool]");
    // Controls that were used before this script was loaded, or that always have a value.
    const isUsed = host?.querySelector(
      ":is(textarea, [type=search]):not(:placeholder-shown), input:checked, select",
    );
    if (window.location.search !== "" || isUsed) start(host);
  };
  document.addEventListener("content:mount", startAtOnce);
  startAtOnce();
}
