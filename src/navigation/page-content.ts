/** The content that a `main` shows: the `main` of a page as it was fetched. */
const shown = new WeakMap<Element, Element>();

/** Records that `main` shows `content` already. */
export function setContent(main: Element, content: Element): void {
  shown.set(main, content);
}

/** Shows a copy of `content` in `main`. If it is there already, changes nothing, so that folds that the reader opened stay open. */
export function showContent(main: Element, content: Element): void {
  if (shown.get(main) === content) return;
  setContent(main, content);
  main.replaceChildren(...document.importNode(content, true).childNodes);
  document.dispatchEvent(new Event("tabs:mount"));
}
