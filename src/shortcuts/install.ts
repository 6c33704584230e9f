import type { SiteData } from "../config/site-data";
import type { Words } from "../i18n/words";
import { lateModule } from "../navigation/late-module";
import type * as requestCheck from "../request-check/open-check";
import { keepForOffline } from "../offline/register";
import { takeWish } from "../shared/wanted";
import { installTools } from "../tools/install";
import { installResponseTabs } from "./response-tabs";
import { installSectionMarks } from "./section-marks";
import { installShortcuts } from "./shortcuts";
import { shortcutWords } from "./words";

const loadCheck = lateModule<typeof requestCheck>(
  "check",
  import.meta.hot && (() => import("../request-check/open-check")),
);

/** Installs features that a page does not need at once, for the lifetime of the document. */
export function install(site: SiteData, { late }: Words): void {
  installSectionMarks();
  installResponseTabs();
  installTools(site);
  const ignore = () => undefined;
  const check = (button: HTMLButtonElement | null) => {
    if (button)
      loadCheck().then(({ openCheck }) => openCheck(button, late?.checkNotLoaded), ignore);
  };
  const checkButton = "[data-check] > button";
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(checkButton);
    // See `src/navigation/first-intent.ts`.
    if (button) event.preventDefault();
    check(button);
  });
  if (takeWish("check")) check(document.querySelector(checkButton));
  document.addEventListener("samples:body", () => {
    const around = document.querySelector<HTMLElement>("[data-check]");
    if (around)
      loadCheck()
        .then(({ checkSamples }) => checkSamples(around))
        .catch(ignore);
  });
  installShortcuts({ ...shortcutWords, ...late?.shortcuts });
  keepForOffline(site);
}
