/** The content of a page. */
export interface PageSource {
  /** An element with its nodes; empty while they are shown. */
  readonly main: Element;
}

/** The content that each `main` shows. */
const shown = new WeakMap<Element, PageSource>();

/** Returns the content that `main` shows already. */
export function contentOf(main: Element): PageSource {
  const content = { main: document.createElement("main") };
  shown.set(main, content);
  return content;
}

/** Shows `content` in `main`. What `main` showed keeps its nodes, so that a reader who comes back finds the folds as they left them. */
export function showContent(main: Element, content: PageSource): void {
  const before = shown.get(main);
  if (before === content) return;
  shown.set(main, content);
  before?.main.replaceChildren(...main.childNodes);
  main.replaceChildren(...content.main.childNodes);
  document.dispatchEvent(new Event("content:mount"));
}
