import { type RefObject, useEffect } from "react";

import { useScrollPosition } from "../../state/ScrollControllerProvider";
// oxlint-disable-next-line import/no-unassigned-import -- its rules are for the attribute below
import "./hide-on-scroll.late.css";

/**
 * Sets `data-hidden` on the navbar when the reader scrolls down or jumps to a hash, and removes it when
 * they scroll up or near the top. CSS then moves the bar out of view without shifting the page, unless
 * it has the focus or an open menu.
 *
 * @param isOn whether the site configures it
 */
export function useHideOnScroll(navbar: RefObject<HTMLElement | null>, isOn: boolean): void {
  useScrollPosition(({ position, previous, isOwn }) => {
    if (!isOn) return;
    if (position <= heightOf(navbar)) hide(navbar, false);
    else if (!isOwn) hide(navbar, position > previous);
  });

  useEffect(() => {
    if (!isOn) return;
    const onJump = () => hide(navbar, window.scrollY > heightOf(navbar));
    // The page was opened at a hash. Later jumps come as events, because client navigation sets no `:target`.
    if (document.querySelector(":target")) onJump();
    document.addEventListener("hash:reveal", onJump);
    return () => document.removeEventListener("hash:reveal", onJump);
  }, [navbar, isOn]);
}

function heightOf(navbar: RefObject<HTMLElement | null>): number {
  return navbar.current?.offsetHeight ?? 0;
}

function hide(navbar: RefObject<HTMLElement | null>, isHidden: boolean): void {
  navbar.current?.toggleAttribute("data-hidden", isHidden);
}
