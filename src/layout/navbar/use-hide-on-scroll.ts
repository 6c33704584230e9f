import { type RefObject, useEffect } from "react";

import { useScrollPosition } from "../../state/ScrollControllerProvider";

/**
 * Marks the navbar with `data-hidden` while the reader scrolls down or has jumped to a hash, and takes the mark away when they scroll up
 * or come near the top. The style sheet moves the bar out of sight and leaves its place, so nothing else moves; it also keeps the bar where
 * the focus or an open menu is.
 */
export function useHideOnScroll(navbar: RefObject<HTMLElement | null>): void {
  useScrollPosition(({ position, previous, isOwn }) => {
    if (position <= heightOf(navbar)) hide(navbar, false);
    else if (!isOwn) hide(navbar, position > previous);
  });

  useEffect(() => {
    const onJump = () => hide(navbar, window.scrollY > heightOf(navbar));
    // The page began at a hash. Later ones are announced by whoever shows a page, for the browser sets no `:target` then.
    if (document.querySelector(":target")) onJump();
    document.addEventListener("hash:reveal", onJump);
    return () => document.removeEventListener("hash:reveal", onJump);
  }, [navbar]);
}

function heightOf(navbar: RefObject<HTMLElement | null>): number {
  return navbar.current?.offsetHeight ?? 0;
}

function hide(navbar: RefObject<HTMLElement | null>, isHidden: boolean): void {
  navbar.current?.toggleAttribute("data-hidden", isHidden);
}
