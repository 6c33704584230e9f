/** Matches named fields. Allowed values have ids, too, but begin with a link. */
const fields = "li[id]:not(:has(> a))";
/** Matches the variants of a union. */
const variants = "fieldset > div";
/** Matches the elements that are hidden if no field in them matches. */
const parts = `${fields}, details, fieldset, ${variants}`;

const installed = new WeakSet<HTMLInputElement>();

/**
 * Makes an input filter the fields of a body by name or path (`billingAddress.city`), and variants by name. Fields around and inside
 * matching ones stay visible. Folds and variants with matches are opened, and restored without a filter. Escape clears the filter, and so
 * does a link to a hidden field. The `<output>` beside it gets the text of `data-filter-fields`, with numbers instead of `{count}` and
 * `{all}`, and that of `data-unsearched` if some folds have not been loaded (`unfold.ts`).
 */
export function installFilter(input: HTMLInputElement): void {
  if (installed.has(input)) return;
  installed.add(input);
  const bar = input.parentElement;
  const body = bar?.nextElementSibling;
  if (!bar || !body) return;
  let undo: (() => void)[] = [];

  function filter(): void {
    undo.forEach((each) => each());
    undo = [];
    const query = input.value.trim().toLowerCase();
    const all = [...(body?.querySelectorAll(fields) ?? [])];
    const isRequiredOnly = bar?.querySelector(":checked") !== null;
    const named = [...(body?.querySelectorAll(variants) ?? [])].filter((variant) =>
      variant.querySelector(":scope > label")?.textContent.toLowerCase().includes(query),
    );
    const found = new Set(
      [...all.filter((field) => isMatch(field, query)), ...named].filter(
        (field) => !(isRequiredOnly && isOptional(field)),
      ),
    );
    const around = new Set<Element>();
    for (const field of found) {
      for (let at = field.parentElement; at && at !== body; at = at.parentElement) around.add(at);
    }
    for (const part of body?.querySelectorAll(parts) ?? []) {
      const isShown = query === "" || around.has(part) || hasAround(part, found);
      part.toggleAttribute("data-filtered", !isShown);
    }
    for (const option of body?.querySelectorAll<HTMLOptionElement>("[data-branches] > option") ??
      [])
      option.hidden = document.getElementById(option.value)?.closest("[data-filtered]") !== null;
    if (query !== "") around.forEach(open);
    document.dispatchEvent(new Event("content:mount"));
    const status = bar?.querySelector("output");
    const message = input.dataset.filterFields
      ?.replace("{count}", String(found.size))
      .replace("{all}", String(all.length));
    const unloaded = body?.querySelectorAll("[data-unfold]").length ?? 0;
    const unsearched = input.dataset.unsearched?.replace("{count}", String(unloaded));
    if (status)
      status.value = query === "" ? "" : `${message}${unloaded > 0 ? `. ${unsearched}` : ""}`;
  }

  /** Opens a fold, or shows the first remaining variant of a union. */
  function open(part: Element): void {
    if (part instanceof HTMLDetailsElement && !part.open) {
      part.open = true;
      undo.push(() => (part.open = false));
    }
    const choice = ":scope > div > label > ";
    const before = part.querySelector<HTMLInputElement>(`${choice}:checked`);
    const first = part.querySelector<HTMLInputElement>(
      `:scope > div:not([data-filtered]) > label > input`,
    );
    if (!before?.closest("[data-filtered]") || !first) return;
    first.checked = true;
    undo.push(() => (before.checked ||= first.checked));
  }

  function clear(): void {
    input.value = "";
    filter();
  }

  input.addEventListener("input", filter);
  bar.addEventListener("change", filter);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || input.value === "") return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  });
  const showTarget = () => {
    const target = body.querySelector(":target");
    if (!target?.closest("[data-filtered]")) return;
    clear();
    target.scrollIntoView();
  };
  window.addEventListener("hashchange", showTarget);
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest('[href^="#"]')) showTarget();
  });
  filter();
}

/** Whether a field itself matches, not only a field around it. */
function isMatch(field: Element, query: string): boolean {
  const name = nameOf(field);
  const outer = outerOf(field);
  return (
    name.includes(query) ||
    (outer !== undefined && `${outer}.${name}`.includes(query) && !outer.includes(query))
  );
}

function nameOf(field: Element): string {
  return field.querySelector("code, span")?.textContent.toLowerCase() ?? "";
}

/** Returns the path of the field around a field. */
function outerOf(field: Element): string | undefined {
  const outer = field.parentElement?.closest(fields);
  if (!outer) return undefined;
  const path = outerOf(outer);
  return path === undefined ? nameOf(outer) : `${path}.${nameOf(outer)}`;
}

/** Whether a field or one around it is optional. */
function isOptional(field: Element): boolean {
  return field.closest(`${fields}:not([data-required])`) !== null;
}

function hasAround(part: Element, found: ReadonlySet<Element>): boolean {
  for (let at: Element | null = part; at; at = at.parentElement) if (found.has(at)) return true;
  return false;
}
