import { afterPaint } from "../shared/when-idle";

/** Fields that are laid out between two paints. */
const atOnce = 9;

/**
 * Lays out the fields of an operation on a phone in pieces, each after a paint; the layout of hundreds of fields would otherwise block the
 * page. Only there do samples fill the first view: a field in view would count as a layout shift, because it first takes the height that
 * `src/styles/base.css` gives those out of view while the root has `data-loading`. Not if the page opens at a fragment, or if the
 * reader comes back to it (the shell has then stored a state): browsers scroll to a position, which is right only once everything above it
 * is laid out. A click, which may be on a link to a part of the page, ends it for the same reason.
 *
 * Part of the inline script.
 */
export function layOutFieldsInPieces(): void {
  const { classList, dataset } = document.documentElement;
  const isLong = classList.contains("page-operation") && matchMedia("(width < 640px)").matches;
  if (!isLong || location.hash !== "" || history.state !== null) return;
  dataset.loading = "";
  const end = () => delete dataset.loading;
  window.addEventListener("click", end, { once: true, capture: true });
  window.addEventListener("load", () => {
    const fields = [...document.querySelectorAll<HTMLElement>("section li")];
    const goOn = () => {
      for (const field of fields.splice(0, atOnce)) field.dataset.shown = "";
      if (fields.length > 0) afterPaint(goOn);
      else end();
    };
    goOn();
  });
}
