import { type ReactNode, useMemo } from "react";

import { useSite } from "../config/SiteContext";
import { closeAnnouncement } from "./announcement";
import { provided } from "./provided";
import { useRootAttribute } from "./use-root-attribute";

interface AnnouncementBarState {
  /** Whether there is an announcement that the reader has not dismissed. */
  readonly isActive: boolean;
  /** Dismisses it on all pages. */
  close(): void;
}

const [AnnouncementBarContext, useAnnouncementBar] =
  provided<AnnouncementBarState>("AnnouncementBar");
export { useAnnouncementBar };

/** Provides the announcement's state, which the inline script of `announcement.ts` keeps on the root. */
export function AnnouncementBarProvider({ children }: { children: ReactNode }) {
  const exists = useSite().config.announcementBar !== undefined;
  const isActive = useRootAttribute("data-announcement", null) === null && exists;
  const state = useMemo(() => ({ isActive, close: closeAnnouncement }), [isActive]);
  return <AnnouncementBarContext value={state}>{children}</AnnouncementBarContext>;
}
