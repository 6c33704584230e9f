import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";

import { isOpen, manageDrawer } from "./drawer";
import { provided } from "./provided";

interface NavbarState {
  /** Ref for the side menu. */
  readonly menu: RefObject<HTMLDivElement | null>;
  /** Whether the menu is open and the rest of the page inert. */
  readonly isMenuOpen: boolean;
}

const [NavbarContext, useNavbar] = provided<NavbarState>("Navbar");
export { useNavbar };

/** Manages the side menu, a popover that the browser opens and closes even before hydration. */
export function NavbarProvider({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const stopDrawer = manageDrawer(element);
    setMenuOpen(isOpen(element));
    const onToggle = (event: ToggleEvent) => setMenuOpen(event.newState === "open");
    element.addEventListener("toggle", onToggle);
    return () => {
      stopDrawer();
      element.removeEventListener("toggle", onToggle);
    };
  }, []);
  const state = useMemo(() => ({ menu, isMenuOpen }), [isMenuOpen]);
  return <NavbarContext value={state}>{children}</NavbarContext>;
}
