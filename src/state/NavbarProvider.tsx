import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";

import { manageDrawer } from "./drawer";
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
    if (menu.current) return manageDrawer(menu.current, setMenuOpen);
  }, []);
  const state = useMemo(() => ({ menu, isMenuOpen }), [isMenuOpen]);
  return <NavbarContext value={state}>{children}</NavbarContext>;
}
