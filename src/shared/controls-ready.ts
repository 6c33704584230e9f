/** The event of {@link announceControls}; its detail is the selector. */
export const controlsReady = "controls:ready";

/**
 * Says that a script handles certain controls from now on, and keys: the inline script then repeats a click or a key that came before.
 *
 * @param selector of the controls; matches nothing that worked before
 */
export function announceControls(selector: string): void {
  document.dispatchEvent(new CustomEvent(controlsReady, { detail: selector }));
}
