import type { ReactNode } from "react";

import { useSite } from "../config/SiteContext";
import { provided } from "./provided";
import { useRootAttribute } from "./use-root-attribute";

/** Whether there is an announcement that the reader has not dismissed. */
const [AnnouncementBarContext, useAnnouncementBar] = provided<boolean>("AnnouncementBar");
export { useAnnouncementBar };

/** Provides the announcement's state, which the inline script of `announcement.ts` keeps on the root. */
export function AnnouncementBarProvider({ children }: { children: ReactNode }) {
  const exists = useSite().config.announcementBar !== undefined;
  const isShown = useRootAttribute("data-announcement", null) === null;
  return <AnnouncementBarContext value={exists && isShown}>{children}</AnnouncementBarContext>;
}
