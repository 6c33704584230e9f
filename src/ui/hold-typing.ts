import { heldField } from "../shared/wanted";

/** Takes what a reader who has asked for the search types until it is loaded: moves the focus to a field for that. */
export function installHoldTyping(): void {
  const update = () => {
    const isWanted = document.documentElement.dataset.wanted === "search";
    const held = heldField();
    if (!isWanted) held?.remove();
    if (!isWanted || held) return;
    const field = document.createElement("input");
    field.id = "typed";
    field.className = "visually-hidden";
    field.ariaLabel = document.querySelector("[data-late=search] span")?.textContent ?? null;
    document.body.append(field);
    field.focus();
  };
  // The listeners of `first-intent.ts` on the window, which record the wish, run before these.
  for (const type of ["click", "keydown"]) window.addEventListener(type, update);
  update();
}
