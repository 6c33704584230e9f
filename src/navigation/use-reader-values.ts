import { useEffect } from "react";

import type * as readerValues from "../reader-values/install";
import { lateModule } from "./late-module";

const load = lateModule<typeof readerValues>(
  "values",
  import.meta.hot && (() => import("../reader-values/install")),
);

let isAsked = false;

/** Lets samples follow what the reader types. What does so comes when the page has been taken over; without it samples stay examples. */
export function useReaderValues(): void {
  useEffect(() => {
    // For as long as the document lives.
    if (isAsked) return;
    isAsked = true;
    load().then(
      ({ installReaderValues }) => installReaderValues(document),
      () => undefined,
    );
  }, []);
}
