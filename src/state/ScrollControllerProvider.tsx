import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { provided } from "./provided";
import {
  createScrollController,
  type ScrollController,
  type ScrollListener,
} from "./scroll-controller";

const [ScrollContext, useScrollController] = provided<ScrollController>("ScrollController");
export { useScrollController };

/** Lets parts of the shell scroll the window, and listen to scrolling by the reader and by the shell. */
export function ScrollControllerProvider({ children }: { children: ReactNode }) {
  const [controller] = useState(createScrollController);
  useEffect(() => {
    const stop = new AbortController();
    const { run, handleScroll } = controller;
    const moveOwn = () => run(() => {});
    // A reload may have scrolled already.
    moveOwn();
    window.addEventListener("scroll", handleScroll, { signal: stop.signal });
    // The controls scroll, too.
    document.addEventListener("scroll:own", moveOwn, { signal: stop.signal });
    return () => stop.abort();
  }, [controller]);
  return <ScrollContext value={controller}>{children}</ScrollContext>;
}

/** Calls `listener` whenever the window has scrolled. */
export function useScrollPosition(listener: ScrollListener): void {
  const { listen } = useScrollController();
  const onScroll = useEffectEvent(listener);
  useEffect(() => listen((scroll) => onScroll(scroll)), [listen]);
}
