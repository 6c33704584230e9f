/** One scroll of the window; positions in CSS pixels from the top. */
interface Scroll {
  readonly position: number;
  readonly previous: number;
  /** Whether the shell scrolled, not the reader. */
  readonly isOwn: boolean;
}

/** Called after a scroll. */
export type ScrollListener = (scroll: Scroll) => void;

/** Distinguishes the reader's scrolling from the shell's own. */
export interface ScrollController {
  /** Calls a function that scrolls the window, and reports the scroll to listeners as the shell's own. */
  run(scroll: () => void): void;
  /** Calls `listener` after each scroll. Returns a function that stops it. */
  listen(listener: ScrollListener): () => void;
  /** Handles the browser's scroll event. */
  handleScroll(): void;
}

/**
 * Returns a controller for the window. Scroll events come one frame late and do not say who scrolled, so the
 * shell's own scrolls are reported at once, and the later event for the same position is ignored.
 */
export function createScrollController(): ScrollController {
  const listeners = new Set<ScrollListener>();
  let position = 0;
  function notify(isOwn: boolean): void {
    const previous = position;
    position = window.scrollY;
    if (position === previous) return;
    for (const listener of listeners) listener({ position, previous, isOwn });
  }
  return {
    run(scroll) {
      scroll();
      notify(true);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handleScroll() {
      notify(false);
    },
  };
}
