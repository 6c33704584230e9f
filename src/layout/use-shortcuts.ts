import { useEffect } from "react";

import { useSite } from "../config/SiteContext";
import { styledLateModule } from "../navigation/late-module";
import type * as shortcuts from "../shortcuts/install";

const loadShortcuts = styledLateModule<typeof shortcuts>(
  "shortcuts",
  import.meta.hot && (() => import("../shortcuts/install")),
);

/** Loads the keyboard shortcuts and the mark of the current section after hydration. */
export function useShortcuts(): void {
  const { locale } = useSite().config;
  useEffect(() => {
    loadShortcuts().then(
      ({ install }) => install(locale),
      () => undefined,
    );
  }, [locale]);
}
