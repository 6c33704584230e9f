import { useEffect } from "react";

import { useSite } from "../config/SiteContext";
import { lateModule } from "../navigation/late-module";
import type * as shortcuts from "../shortcuts/install";

const loadShortcuts = lateModule<typeof shortcuts>(
  "shortcuts",
  import.meta.hot && (() => import("../shortcuts/install")),
);

/** Shortcuts, and the mark of the section being read. They come when the page has been taken over; a page without them can be read. */
export function useShortcuts(): void {
  const { locale } = useSite().config;
  useEffect(() => {
    loadShortcuts().then(
      ({ install }) => install(locale),
      () => undefined,
    );
  }, [locale]);
}
