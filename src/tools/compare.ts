import { fetchPage } from "../navigation/fetch-page";
import { fill } from "../shared/fill-text";
import { detachRow } from "./detach-row";

/** A field of a request body, as the page of its operation shows it. */
interface Field {
  /** The rows, without names and prose: one per distinct text, with the variants of the body that have it. */
  readonly rows: readonly Row[];
  readonly href: string;
  readonly isRequired: boolean;
}

interface Row {
  readonly text: string;
  readonly line: Element;
  /** Names of the variants that have it. */
  readonly variants: string[];
  /** Number of all variants. */
  readonly of: number;
}

type Fields = ReadonlyMap<string, Field>;

/**
 * Shows the fields of the request bodies of two operations side by side, read from their pages. The address has their ids, and marks say
 * how the fields differ.
 */
export function start(controls: Element): void {
  const table = controls.nextElementSibling as HTMLTableElement | null;
  const [first, second] = controls.querySelectorAll("select");
  const filter = controls.querySelector<HTMLInputElement>("input");
  const output = controls.querySelector("output");
  const { dataset } = controls as HTMLElement;
  if (!table || !first || !second || !filter || !output) return;
  const asked = new URLSearchParams(window.location.search);
  for (const [select, name] of [
    [first, "a"],
    [second, "b"],
  ] as const) {
    const id = asked.get(name);
    if ([...select.options].some(({ value }) => value === id)) select.value = id ?? "";
  }
  let latest = 0;

  async function show(): Promise<void> {
    if (!table || !first || !second || !output) return;
    const number = ++latest;
    const search = new URLSearchParams({ a: first.value, b: second.value }).toString();
    window.history.replaceState(window.history.state, "", `${window.location.pathname}?${search}`);
    const sides = await Promise.all(
      [first, second].map(async ({ selectedOptions: [option] }) => ({
        title: option?.textContent ?? "",
        fields: await fieldsAt(option?.dataset.page ?? "", dataset.example ?? ""),
      })),
    ).catch(() => undefined);
    if (number !== latest) return;
    output.value = sides ? "" : (output.dataset.failed ?? "");
    const [a, b] = sides ?? [];
    table.hidden = !a || !b;
    if (!a || !b) return;
    const heads = table.querySelectorAll("thead th");
    heads[1]?.replaceChildren(a.title);
    heads[2]?.replaceChildren(b.title);
    const paths = [...new Set([...a.fields.keys(), ...b.fields.keys()])];
    const rows = paths.map((path) => {
      const one = a.fields.get(path);
      const other = b.fields.get(path);
      return rowOf(path, one, other, markOf(one, other, a.title, b.title));
    });
    table.tBodies[0]?.replaceChildren(...rows);
    apply();
  }

  function markOf(
    a: Field | undefined,
    b: Field | undefined,
    ...[titleA, titleB]: readonly string[]
  ): string | undefined {
    if (!a || !b) return fill(dataset.only ?? "", { operation: (a ? titleA : titleB) ?? "" });
    if (a.isRequired !== b.isRequired)
      return fill(dataset.needed ?? "", { operation: (a.isRequired ? titleA : titleB) ?? "" });
    const textOf = ({ rows }: Field) => rows.map(({ text }) => text).join("\n");
    return textOf(a) === textOf(b) ? undefined : dataset.differs;
  }

  function apply(): void {
    if (!table || !filter || !output) return;
    const rows = [...(table.tBodies[0]?.rows ?? [])];
    const differing = rows.filter((row) => row.querySelector("small"));
    for (const row of rows) row.hidden = filter.checked && !differing.includes(row);
    output.value = fill(output.dataset.count ?? "", {
      count: differing.length,
      all: rows.length,
    });
  }

  controls.addEventListener("change", ({ target }) => {
    if (target === filter) apply();
    else void show();
  });
  void show();
}

/** @param example how a chip begins that is no rule */
async function fieldsAt(page: string, example: string): Promise<Fields> {
  const { main } = await fetchPage(page);
  const fields = new Map<string, Field>();
  for (const row of main?.querySelectorAll<HTMLElement>('li[id^="request"]') ?? []) {
    // Not of a further media type, and no allowed value.
    if (/[/=]/.test(row.id)) continue;
    const path = row.id.replace(/~[^.]*/g, "").replace(/^request\./, "");
    const panel = row.closest<HTMLElement>("[data-panel-of]");
    const of =
      panel?.closest("fieldset")?.querySelectorAll(":scope > div > [data-panel-of]").length ?? 0;
    const line = lineOf(row, page);
    for (const chip of line.querySelectorAll("div + ul > li"))
      if (chip.textContent.startsWith(`${example} `)) chip.remove();
    // The type of an object is compared through its fields.
    const type = row.querySelector("li[id]:not([id*='='])") ? line.querySelector("span") : null;
    const text = line.textContent
      .replace(type?.textContent ?? "", "")
      .replace(/\s+/g, " ")
      .trim();
    const known = fields.get(path);
    const rows = known?.rows ?? [];
    const same = rows.find((one) => one.text === text);
    const own = same ?? { text, line, variants: [], of };
    if (panel) own.variants.push(panel.dataset.panelOf ?? "");
    fields.set(path, {
      rows: same ? rows : [...rows, own],
      href: known?.href ?? `${page}#${encodeURIComponent(row.id)}`,
      isRequired: (known?.isRequired ?? true) && row.dataset.required !== undefined,
    });
  }
  return fields;
}

/** Returns a row without its name, prose and the rows inside it. */
function lineOf(row: Element, page: string): Element {
  const copy = document.importNode(row, true);
  const name = copy.querySelector(":scope > div > :first-child");
  const chips = copy.querySelector(":scope > div + ul");
  const values = copy.querySelector(":scope > div > span + ul, :scope > details ul");
  name?.remove();
  const line = copy.querySelector(":scope > div");
  copy.replaceChildren(...[line, chips, values].filter((part) => part !== null));
  detachRow(copy, page);
  return copy;
}

function rowOf(
  path: string,
  a: Field | undefined,
  b: Field | undefined,
  mark: string | undefined,
): HTMLTableRowElement {
  const row = document.createElement("tr");
  const head = document.createElement("th");
  head.scope = "row";
  const link = document.createElement("a");
  link.href = (a ?? b)?.href ?? "";
  const code = document.createElement("code");
  code.textContent = path;
  link.append(code);
  head.append(link);
  if (mark !== undefined) {
    const small = document.createElement("small");
    small.textContent = mark;
    head.append(small);
  }
  row.append(head, cellOf(a), cellOf(b));
  return row;
}

function cellOf(field: Field | undefined): HTMLTableCellElement {
  const cell = document.createElement("td");
  if (!field) cell.textContent = "–";
  for (const { line, variants, of } of field?.rows ?? []) {
    const list = document.createElement("ul");
    list.append(line);
    cell.append(variants.length < of ? `${variants.join(", ")}:` : "", list);
  }
  return cell;
}
