import { fetchPage } from "../navigation/fetch-page";

/** Bodies of schema pages by URL. */
const bodies = new Map<string, Promise<Element>>();

/** Number of inserted bodies, for unique ids. */
let count = 0;

/**
 * Inserts the body of a schema page into a fold (`install.ts`), once.
 *
 * Its ids get a prefix, because the page may show the same schema twice. Links of fields and values point to the schema's own page, where
 * they stay valid; the controls copy them. Closes nested folds, so that the fold shows only a few rows.
 *
 * @throws if the page cannot be loaded or belongs to another build, whose class names differ
 */
export async function unfold(fold: HTMLDetailsElement): Promise<void> {
  const url = fold.dataset.unfold ?? "";
  const body = await loadBody(url);
  const room = fold.lastElementChild;
  // The fold may have been opened twice.
  if (fold.dataset.unfold === undefined || !room) return;
  const prefix = `${++count}/`;
  // Recursive schemas link to the heading of their page.
  fold.id = `${prefix}schema`;
  const copy = document.importNode(body, true);
  const each = <T extends Element>(selector: string, edit: (element: T) => void) =>
    copy.querySelectorAll<T>(selector).forEach(edit);
  each("[id]", (element) => (element.id = prefix + element.id));
  each<HTMLInputElement>("[data-branch]", (radio) => {
    radio.name = prefix + radio.name;
    radio.dataset.branch = prefix + radio.dataset.branch;
  });
  each<HTMLOptionElement>("[data-branches] > option", (option) => {
    option.value = prefix + option.value;
  });
  each<HTMLAnchorElement>('[href^="#"]', (link) => {
    const start = link.dataset.link === undefined ? `#${prefix}` : `${url}#`;
    link.setAttribute("href", start + link.hash.slice(1));
  });
  const below = Number(fold.dataset.level) - 2;
  each("h2, h3, h4, h5, h6", (heading) => {
    heading.ariaLevel = String(Number(heading.tagName[1]) + below);
  });
  each<HTMLDetailsElement>("details", (inner) => (inner.open = false));
  each<HTMLElement>("[data-level]", (inner) => {
    inner.dataset.level = String(Number(inner.dataset.level) + below);
  });
  room.replaceChildren(copy);
  delete fold.dataset.unfold;
  fold.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`[href^="#${prefix}"]`);
    const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!target) return;
    // These ids do not exist after a reload, so they must not get into the address.
    event.preventDefault();
    target.scrollIntoView();
  });
  document.dispatchEvent(new Event("content:mount"));
}

function loadBody(url: string): Promise<Element> {
  const known = bodies.get(url) ?? fetchBody(url);
  bodies.set(url, known);
  known.catch(() => bodies.delete(url));
  return known;
}

async function fetchBody(url: string): Promise<Element> {
  const { main } = await fetchPage(url);
  const body = main?.querySelector('[data-folds="schema"] > :last-child');
  if (!main || !body) throw new Error(`${url} is not a schema of this build.`);
  body.prepend(...main.querySelectorAll("#schema ~ div"));
  return body;
}
