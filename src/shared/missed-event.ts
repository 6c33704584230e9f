declare global {
  interface Window {
    /** The last click, key or choice of the reader that nothing has handled; the inline script keeps it. */
    missedEvent?: Event | undefined;
    /** Set when the shell handles clicks and keys: from then on, none is kept. */
    isShellReady?: true;
  }
}

/** Milliseconds after which nobody waits for the effect of a click or a key. */
const patience = 5000;

/**
 * Repeats the click, key or choice that came before a script handled such events: to be called once it does.
 *
 * @param selector of the controls that the script handles clicks on; matches nothing that worked before
 * @returns whether it is done with
 */
export function repeatMissedEvent(selector: string): boolean {
  const missed = window.missedEvent;
  if (!missed || performance.now() - missed.timeStamp > patience) return false;
  const target = missed.target as Element;
  const { type } = missed;
  let isHandled = true;
  if (type === "click") {
    const control = target.closest<HTMLElement>(selector);
    isHandled = control !== null;
    control?.focus();
    control?.click();
  } else if (missed instanceof KeyboardEvent)
    isHandled = !target.dispatchEvent(new KeyboardEvent(type, missed));
  else target.dispatchEvent(new Event(type, { bubbles: true }));
  if (isHandled) window.missedEvent = undefined;
  return isHandled;
}
