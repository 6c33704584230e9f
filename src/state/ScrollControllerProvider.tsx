import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { provided } from "./provided";
import {
  createScrollController,
  type ScrollController,
  type ScrollListener,
} from "./scroll-controller";

const [ScrollContext, useScrollController] = provided<ScrollController>(
  "useScrollController",
  "ScrollControllerProvider",
);
export { useScrollController };

/** Lets the parts of the shell scroll the window, and hear who scrolled it. */
export function ScrollControllerProvider({ children }: { children: ReactNode }) {
  const [controller] = useState(createScrollController);
  useEffect(() => {
    const stop = new AbortController();
    const { run, moved } = controller;
    const moveOwn = () => run(() => {});
    // A reload may have scrolled before this.
    moveOwn();
    window.addEventListener("scroll", moved, { passive: true, signal: stop.signal });
    // The inline script scrolls as well.
    document.addEventListener("scroll:own", moveOwn, { signal: stop.signal });
    return () => stop.abort();
  }, [controller]);
  return <ScrollContext value={controller}>{children}</ScrollContext>;
}

/** Calls `listener` after each movement of the window. */
export function useScrollPosition(listener: ScrollListener): void {
  const { listen } = useScrollController();
  const onScroll = useEffectEvent(listener);
  useEffect(() => listen((scroll) => onScroll(scroll)), [listen]);
}
