import { memberPaths, shapeWith } from "../shared/error-body";

/**
 * Names the shape of what a reader types into `[data-error-body]`, with a link to it, in the `<output>` of the same
 * `[data-controls]`. The shapes are
 * the sections of the page with `data-shape`. Nothing is sent or stored.
 */
export function installErrorBox(doc: Document): void {
  function nameShape(box: HTMLTextAreaElement | null): void {
    const output = box?.closest("[data-controls]")?.querySelector("output");
    if (!box || !output) return;
    const shapes = [...doc.querySelectorAll("[data-shape]")].map((section) => ({
      id: section.getAttribute("aria-labelledby") ?? "",
    }));
    const paths = memberPaths(box.value);
    const ids = [...doc.querySelectorAll("[data-shape] [id]")].map(({ id }) => id);
    const shape = shapeWith(paths, shapes, new Set(ids));
    if (!shape) {
      const { incomplete = "", unknown = "" } = output.dataset;
      output.textContent = box.value.trim() === "" ? "" : paths.length > 0 ? unknown : incomplete;
      return;
    }
    const link = doc.createElement("a");
    link.href = `#${encodeURIComponent(shape.id)}`;
    link.textContent = doc.getElementById(shape.id)?.textContent ?? "";
    output.replaceChildren(`${output.dataset.known} `, link);
  }
  const selector = "[data-error-body]";
  doc.addEventListener("input", ({ target }) => nameShape((target as Element).closest(selector)));
  // Pasted before this script was there.
  for (const box of doc.querySelectorAll<HTMLTextAreaElement>(selector))
    if (box.value !== "") nameShape(box);
}
