/** One movement of the window; positions in CSS pixels from the top. */
interface Scroll {
  readonly position: number;
  readonly previous: number;
  /** The shell itself moved the window, not the reader. */
  readonly isOwn: boolean;
}

/** What hears of a movement. */
export type ScrollListener = (scroll: Scroll) => void;

/** Tells the reader's scrolling from the shell's own. */
export interface ScrollController {
  /** Runs what scrolls the window at once; listeners are told that the movement is the shell's own. */
  run(scroll: () => void): void;
  /** Calls `listener` after each movement. Returns how to stop. */
  listen(listener: ScrollListener): () => void;
  /** The browser reports a movement. */
  moved(): void;
}

/**
 * A controller of the window. The browser reports a movement one frame late and does not say who made it. So own movements are told at
 * once, and the report that follows for the same position is no news.
 */
export function createScrollController(): ScrollController {
  const listeners = new Set<ScrollListener>();
  let position = 0;
  function tell(isOwn: boolean): void {
    const previous = position;
    position = window.scrollY;
    if (position === previous) return;
    for (const listener of listeners) listener({ position, previous, isOwn });
  }
  return {
    run(scroll) {
      scroll();
      tell(true);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moved() {
      tell(false);
    },
  };
}
