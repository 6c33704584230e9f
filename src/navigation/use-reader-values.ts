import { useEffect } from "react";

import type * as readerValues from "../reader-values/install";
import { styledLateModule } from "./late-module";

const load = styledLateModule<typeof readerValues>(
  "values",
  import.meta.hot && (() => import("../reader-values/install")),
);

let isRequested = false;

/** Loads, after hydration, the script that fills samples with what the reader types. */
export function useReaderValues(): void {
  useEffect(() => {
    // Once for the lifetime of the document.
    if (isRequested) return;
    isRequested = true;
    load().then(
      ({ installReaderValues }) => installReaderValues(document),
      () => undefined,
    );
  }, []);
}
