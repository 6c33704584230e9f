import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";

import { closeDrawer, manageDrawer } from "./drawer";
import { provided } from "./provided";

interface NavbarState {
  /** The side menu: who draws it puts this on it. */
  readonly menu: RefObject<HTMLDivElement | null>;
  /** It is open, and nothing else of the page can be reached. */
  readonly isMenuOpen: boolean;
  closeMenu(): void;
}

const [NavbarContext, useNavbar] = provided<NavbarState>("useNavbar", "NavbarProvider");
export { useNavbar };

/** Keeps the side menu in order, which is a popover: the browser opens and closes it, also before React arrives. */
export function NavbarProvider({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const stopDrawer = manageDrawer(element);
    const onToggle = (event: ToggleEvent) => setMenuOpen(event.newState === "open");
    element.addEventListener("toggle", onToggle);
    return () => {
      stopDrawer();
      element.removeEventListener("toggle", onToggle);
    };
  }, []);
  const state = useMemo(() => ({ menu, isMenuOpen, closeMenu: closeDrawer }), [isMenuOpen]);
  return <NavbarContext value={state}>{children}</NavbarContext>;
}
