/**
 * Marks the document root with `data-navigation="keyboard"` after Tab, until a mouse is pressed: focus is then shown on whatever
 * has it, however it came there.
 *
 * Part of the inline script.
 */
export function installKeyboardMode(): void {
  const root = document.documentElement;
  // In the capture phase, where no part of the page can keep an event to itself.
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Tab") root.dataset.navigation = "keyboard";
    },
    true,
  );
  window.addEventListener("mousedown", () => delete root.dataset.navigation, true);
}
