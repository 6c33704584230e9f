declare global {
  interface Window {
    /** Set once the shell handles clicks and keys. */
    isShellReady?: true;
  }
}

/** A part of the page that opens once it is loaded if the reader has asked for it before: the value of `data-late` of its button. */
export type LatePart = "search" | "check" | "shortcuts";

/**
 * Records, as an attribute of the root, which part the reader wants; only the last wish counts. A reader who wants the search goes on
 * typing: a field takes that until the search is loaded.
 */
export function want(part: string | undefined): void {
  const { documentElement: root, body } = document;
  root.dataset.wanted = part ?? "";
  heldField()?.remove();
  if (part !== "search") return;
  const field = document.createElement("input");
  field.id = "typed";
  field.className = "visually-hidden";
  field.ariaLabel = document.querySelector("[data-late=search]")?.textContent ?? part;
  body.append(field);
  field.focus();
}

/** Returns the field for what the reader types before the search is loaded; `null` if there is none. */
export function heldField(): HTMLInputElement | null {
  return document.querySelector("input#typed");
}

/** Returns whether the reader wants a part, which then opens. */
export function takeWish(part: LatePart): boolean {
  const { dataset } = document.documentElement;
  const isWanted = dataset.wanted === part;
  if (isWanted) dataset.wanted = "";
  return isWanted;
}
