import { type ReactNode, useMemo } from "react";

import { useSite } from "../config/SiteContext";
import { closeAnnouncement } from "./announcement";
import { provided } from "./provided";
import { useRootAttribute } from "./use-root-attribute";

interface AnnouncementBarState {
  /** There is an announcement and the reader has not dismissed it. */
  readonly isActive: boolean;
  /** Dismisses it, here and on every later page. */
  close(): void;
}

const [AnnouncementBarContext, useAnnouncementBar] = provided<AnnouncementBarState>(
  "useAnnouncementBar",
  "AnnouncementBarProvider",
);
export { useAnnouncementBar };

/** What React may know of the announcement, whose dismissal the inline script of `announcement.ts` keeps on the document root. */
export function AnnouncementBarProvider({ children }: { children: ReactNode }) {
  const exists = useSite().config.announcementBar !== undefined;
  const isActive = useRootAttribute("data-announcement", null) === null && exists;
  const state = useMemo(() => ({ isActive, close: closeAnnouncement }), [isActive]);
  return <AnnouncementBarContext value={state}>{children}</AnnouncementBarContext>;
}
