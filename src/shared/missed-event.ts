declare global {
  interface Window {
    /** The reader's last click, key press or choice that nothing has handled; the inline script sets it. */
    missedEvent?: Event | undefined;
    /** Set once the shell handles clicks and keys; after that, no events are kept. */
    isShellReady?: true;
  }
}

/** Milliseconds after which nobody still waits for the effect of a click or key press. */
const patience = 5000;

/**
 * Repeats a click, key press or choice that came before the script could handle it. The script calls this once it can.
 *
 * @param selector matches the controls whose clicks the script handles, and nothing that worked before
 * @returns whether the event is now handled
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
