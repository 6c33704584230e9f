import { useEffect } from "react";

import { useSite } from "../config/SiteContext";
import { lateModule } from "../navigation/late-module";
import type * as tools from "../tools/install";

const loadTools = lateModule<typeof tools>(
  "tools",
  import.meta.hot && (() => import("../tools/install")),
);

/** Shortcuts, and the mark of the section being read. They come when the page has been taken over; a page without them can be read. */
export function useTools(): void {
  const { locale } = useSite().config;
  useEffect(() => {
    loadTools().then(
      ({ installTools }) => installTools(locale),
      () => undefined,
    );
  }, [locale]);
}
