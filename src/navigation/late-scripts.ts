import type { SiteData } from "../config/site-data";
import type { Words } from "../i18n/words";
import type * as readerValues from "../reader-values/install";
import type * as shortcuts from "../shortcuts/install";
import { lateModule } from "./late-module";

const loadShortcuts = lateModule<typeof shortcuts>(
  "shortcuts",
  import.meta.hot && (() => import("../shortcuts/install")),
);

const loadReaderValues = lateModule<typeof readerValues>(
  "values",
  import.meta.hot && (() => import("../reader-values/install")),
);

let isRequested = false;

/**
 * Loads the modules that pages need after hydration, once for the lifetime of the document: for shortcuts, for offline reading, and for
 * filling samples with readers' values.
 */
export function loadLateScripts(site: SiteData, words: Words): void {
  if (isRequested) return;
  isRequested = true;
  const ignore = () => undefined;
  loadShortcuts().then(({ install }) => install(site, words), ignore);
  loadReaderValues().then(
    ({ installReaderValues }) => installReaderValues(document, words.late?.showCredentials),
    ignore,
  );
}
