import type { ReactNode } from "react";

import { AnnouncementBarProvider } from "./AnnouncementBarProvider";
import { ColorModeProvider } from "./ColorModeProvider";
import { NavbarProvider } from "./NavbarProvider";
import { ScrollControllerProvider } from "./ScrollControllerProvider";

/** What outlasts a navigation and is shared by the parts of the shell. */
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
