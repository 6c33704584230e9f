/** What is lit: rows of fields, and values in the samples. */
let lit: readonly Element[] = [];

/**
 * Lights the row of the field whose name or value in a sample the pointer or the focus is at, and in the samples the value whose row the
 * pointer is over.
 *
 * @param split makes the values of the bodies in the samples elements (`data-slot="body.schedule.0.start"`)
 */
export function installLights(doc: Document, split: (samples: Element) => void): void {
  const light = (found: readonly Element[]) => {
    for (const each of lit) each.toggleAttribute("data-lit", false);
    for (const each of found) each.toggleAttribute("data-lit", true);
    lit = found;
  };
  for (const event of ["pointermove", "focusin"] as const)
    doc.addEventListener(event, (moved) => {
      if ((moved.target as Element).closest("pre")) light(rowOf(fieldAt(moved)));
    });
  doc.addEventListener("pointerover", ({ target }) => {
    if (!(target as Element).closest("pre")) light(valuesFor(target as Element, split));
  });
}

/** Returns the path of the field whose value in a sample, or whose name before it, an event is at. */
function fieldAt(event: Event): string {
  const element = event.target as Element;
  const body = element.closest('[data-slot="body"]');
  const slot = element.closest<HTMLElement>("[data-slot]");
  if (slot !== body) return fieldOf(slot?.dataset.slot ?? "");
  if (!body || !(event instanceof PointerEvent)) return "";
  const caret = document.caretPositionFromPoint(event.clientX, event.clientY);
  if (!caret || !body.contains(caret.offsetNode)) return "";
  const before = document.createRange();
  before.selectNodeContents(body);
  before.setEnd(caret.offsetNode, caret.offset);
  const start = before.toString().lastIndexOf("\n") + 1;
  const [line = ""] = body.textContent.slice(start).split("\n");
  const [key = ""] = /[\w$-]+/.exec(line) ?? [];
  // The name of an object is before those of its fields.
  const next = [...body.querySelectorAll<HTMLElement>("[data-slot]")].find(
    (value) => caret.offsetNode.compareDocumentPosition(value) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const names = (next?.dataset.slot ?? "").split(".");
  return fieldOf(names.slice(0, names.lastIndexOf(key) + 1).join("."));
}

/** Returns the visible row of a field. */
function rowOf(field: string): readonly Element[] {
  if (field === "") return [];
  const id = CSS.escape(field);
  const rows = document.querySelectorAll(
    `main li[id="${id}"], main li[id^="request"][id$=".${id}"]`,
  );
  return [...rows].filter((row) => row.checkVisibility() && fieldOf(row.id) === field).slice(0, 1);
}

/** Returns the values of a row in the samples. */
function valuesFor(element: Element, split: (samples: Element) => void): readonly Element[] {
  const row = element.closest("main li[id]");
  const samples = row && document.querySelector("[data-samples]");
  if (!samples) return [];
  split(samples);
  const field = fieldOf(row.id);
  return [...samples.querySelectorAll<HTMLElement>("[data-slot]")].filter(
    ({ dataset }) => field !== "" && fieldOf(dataset.slot ?? "") === field,
  );
}

/**
 * Returns the path of a field without variants and positions: that of the row `request~Virtual.schedule.start`, and that of the value
 * `body.schedule.0.start`, is `schedule.start`. Ids of parameters are as in the samples: `path.classId`.
 */
function fieldOf(name: string): string {
  return name
    .replace(/^(?:request|body)(?=[.~])/, "")
    .replace(/~[^.]*|\.\d+(?=\.|$)/g, "")
    .replace(/^\./, "");
}
