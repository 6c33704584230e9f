import type { ReactNode } from "react";

import { AnnouncementBarProvider } from "./AnnouncementBarProvider";
import { ColorModeProvider } from "./ColorModeProvider";
import { NavbarProvider } from "./NavbarProvider";
import { ScrollControllerProvider } from "./ScrollControllerProvider";

/** Provides the shell's state that persists across navigations. */
export function SiteProviders({ children }: { children: ReactNode }) {
  return (
    <ColorModeProvider>
      <AnnouncementBarProvider>
        <ScrollControllerProvider>
          <NavbarProvider>{children}</NavbarProvider>
        </ScrollControllerProvider>
      </AnnouncementBarProvider>
    </ColorModeProvider>
  );
}
