/** Prepares the copy of a row for another page: without permalinks and ids, and with links to places of its own page, at the URL `page`. */
export function detachRow(copy: Element, page: string): void {
  for (const link of copy.querySelectorAll("[data-link][aria-label]")) link.remove();
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
  for (const link of copy.querySelectorAll('[href^="#"]'))
    link.setAttribute("href", page + link.getAttribute("href"));
}
