import { memberPaths, shapeWith } from "../shared/error-body";

/**
 * Names the shape of the error that a reader types into `[data-error-body]`, in the `<output>` of the same `[data-controls]`: with a link
 * to the shape, the missing members, and what to do. The shapes are the sections with `data-shape`. Nothing is sent or stored.
 */
export function installErrorBox(): void {
  function nameShape(box: HTMLTextAreaElement | null): void {
    const output = box?.closest("[data-controls]")?.querySelector("output");
    if (!box || !output) return;
    const shapes = [...document.querySelectorAll("[data-shape]")].map((section) => ({
      id: section.getAttribute("aria-labelledby") ?? "",
    }));
    const paths = memberPaths(box.value);
    const ids = [...document.querySelectorAll("[data-shape] [id]")].map(({ id }) => id);
    const shape = shapeWith(paths, shapes, new Set(ids));
    if (!shape) {
      const { incomplete = "", unknown = "" } = output.dataset;
      output.textContent = box.value.trim() === "" ? "" : paths.length > 0 ? unknown : incomplete;
      return;
    }
    const link = document.createElement("a");
    link.href = `#${encodeURIComponent(shape.id)}`;
    link.textContent = document.getElementById(shape.id)?.textContent ?? "";
    const lacking = lackedBy(paths, shape.id);
    const { known, likely, lacks } = output.dataset;
    const rest = lacking.length > 0 ? `, ${lacks} ${lacking.join(", ")}.` : ".";
    // The text above the fields in the section of the shape says what it means and what to do.
    const row = document.querySelector(`[data-shape] li[id^="${CSS.escape(shape.id)}."]`);
    const advice = row?.parentElement?.previousElementSibling?.cloneNode(true);
    output.replaceChildren(
      `${lacking.length > 0 ? likely : known} `,
      link,
      rest,
      ...(advice ? [advice] : []),
    );
  }
  /** Returns the required members that are missing from the objects of a body. */
  function lackedBy(paths: readonly string[], shape: string): readonly string[] {
    return [...document.querySelectorAll("[data-shape] [data-required]")]
      .filter(({ id }) => id.startsWith(`${shape}.`))
      .map(({ id }) => id.slice(shape.length + 1))
      .filter((path) => {
        const above = path.slice(0, Math.max(0, path.lastIndexOf(".")));
        return !paths.includes(path) && (above === "" || paths.includes(above));
      });
  }
  const selector = "[data-error-body]";
  document.addEventListener("input", ({ target }) =>
    nameShape((target as Element).closest(selector)),
  );
  // Text that was pasted before this script was loaded.
  for (const box of document.querySelectorAll<HTMLTextAreaElement>(selector))
    if (box.value !== "") nameShape(box);
}
