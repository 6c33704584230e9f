/** A part of the page that opens once it is loaded if the reader has asked for it before: the value of `data-late` of its button. */
export type LatePart = "search" | "check" | "shortcuts";

/** Records, as an attribute of the root, which part the reader wants; only the last wish counts. */
export function want(part: LatePart | undefined): void {
  if (part === undefined) delete document.documentElement.dataset.wanted;
  else document.documentElement.dataset.wanted = part;
}

/** Returns whether the reader wants a part, which then opens. */
export function takeWish(part: LatePart): boolean {
  const isWanted = document.documentElement.dataset.wanted === part;
  if (isWanted) want(undefined);
  return isWanted;
}

/** Returns the field for what the reader types before the search is loaded; `null` if there is none. */
export function heldField(): HTMLInputElement | null {
  return document.querySelector("input#typed");
}
