/**
 * Sets `data-navigation="keyboard"` on the document root from Tab until the next mouse press. Meanwhile the
 * focused element shows a focus ring, no matter how it got the focus.
 *
 * Part of the inline script.
 */
export function installKeyboardMode(): void {
  const root = document.documentElement;
  // Uses the capture phase, so that nothing on the page can stop the event.
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Tab") root.dataset.navigation = "keyboard";
    },
    true,
  );
  window.addEventListener("mousedown", () => delete root.dataset.navigation, true);
}
