import type { SiteData } from "../config/site-data";
import { fetchPage } from "../navigation/fetch-page";
import { withBase } from "../paths";
import { ask, loadIndex } from "../search/panel/engine-client";
import type { HitPlace } from "../search/panel/create-search";
import type { SearchAnswer } from "../search/panel/options";
import { attempt } from "../shared/attempt";
import { errorIn, memberPaths, shapeWith } from "../shared/error-body";
import { maxPasted } from "../search/panel/limits";
import { detachRow } from "./detach-row";

/** A field that an error names, with the calls that have it. */
type Field = readonly HitPlace[];

/**
 * Explains the error that a reader pastes into the textarea of the box: names its shape in the `<output>`, with a link, the missing
 * members and what to do, and shows a card below for each field that the error names. Nothing is sent or stored.
 */
export function start(box: Element, { docs, basePath }: SiteData, used?: Element): void {
  const text = box.querySelector("textarea");
  const output = box.querySelector("output");
  const cards = output?.nextElementSibling;
  const button = box.querySelector("button");
  if (!text || !output || !cards || !button) return;
  const versions = Object.fromEntries(docs.map(({ id, last }) => [id, last]));
  let stop = () => {};

  function explain(): void {
    stop();
    if (!text || !output || !cards) return;
    nameShape(text.value, output);
    cards.replaceChildren();
    if (!errorIn(text.value)) return;
    loadIndex().catch(() => undefined);
    let shown = "";
    stop = ask({ query: text.value.slice(0, maxPasted), versions }, (answer) => {
      const fields = fieldsOf(answer);
      // The answer comes again when the rest of the index is loaded.
      if (JSON.stringify(fields) === shown) return;
      shown = JSON.stringify(fields);
      void Promise.all(fields.map((field) => cardOf(field, basePath, output.dataset))).then(
        (made) => {
          if (JSON.stringify(fields) === shown) cards.replaceChildren(...made);
        },
      );
    });
  }
  function fillExample(): void {
    if (text) text.value = exampleWith(output?.dataset.example ?? "");
    explain();
  }
  text.addEventListener("input", explain);
  button.addEventListener("click", fillExample);
  if (used === button) fillExample();
  else if (text.value !== "") explain();
}

/** Returns the documented error that the page shows first, with a message in place of its longest text. */
function exampleWith(message: string): string {
  const written = document.querySelector("[data-shape] pre")?.textContent ?? "";
  let longest = "";
  attempt((): unknown =>
    JSON.parse(written, (_, value: unknown) => {
      if (typeof value === "string" && value.length > longest.length) longest = value;
    }),
  );
  return written.replace(JSON.stringify(longest), () => JSON.stringify(message)).trim();
}

function nameShape(pasted: string, output: HTMLOutputElement): void {
  const shapes = [...document.querySelectorAll("[data-shape]")].map((section) => ({
    id: section.getAttribute("aria-labelledby") ?? "",
  }));
  const paths = memberPaths(pasted);
  const ids = [...document.querySelectorAll("[data-shape] [id]")].map(({ id }) => id);
  const shape = shapeWith(paths, shapes, new Set(ids));
  const { known, likely, lacks, unknown = "", incomplete = "" } = output.dataset;
  if (!shape) {
    output.textContent = pasted.trim() === "" ? "" : paths.length > 0 ? unknown : incomplete;
    return;
  }
  const lacking = lackedBy(paths, shape.id);
  const rest = lacking.length > 0 ? `, ${lacks} ${lacking.join(", ")}.` : ".";
  // The text above the fields in the section of the shape says what it means and what to do.
  const row = document.querySelector(`[data-shape] li[id^="${CSS.escape(shape.id)}."]`);
  const advice = row?.parentElement?.previousElementSibling?.cloneNode(true);
  output.replaceChildren(
    `${lacking.length > 0 ? likely : known} `,
    linkTo(
      `#${encodeURIComponent(shape.id)}`,
      document.getElementById(shape.id)?.textContent ?? "",
    ),
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

function fieldsOf({ groups }: SearchAnswer): readonly Field[] {
  const fields: HitPlace[][] = [];
  for (const { heading, options } of groups) {
    if (heading !== "parameter" && heading !== "property") continue;
    for (const option of options) {
      if (option.hit) fields.push([option.place]);
      else fields.at(-1)?.push(option.place);
    }
  }
  return fields;
}

/** Returns a card with the row of the field, as the page of the first call shows it, and links to all calls. */
async function cardOf(calls: Field, basePath: string, dataset: DOMStringMap): Promise<Element> {
  const card = document.createElement("article");
  const [first] = calls;
  const hrefOf = ({ to }: HitPlace) => withBase(basePath, to);
  if (!first) return card;
  const url = hrefOf(first);
  const [page = "", id = ""] = url.split("#");
  const { main } = await fetchPage(page);
  const row = main?.querySelector(`[id="${CSS.escape(decodeURIComponent(id))}"]`);
  if (row) {
    const copy = document.importNode(row, true);
    for (const inner of copy.querySelectorAll("details, fieldset, ul ul")) inner.remove();
    detachRow(copy, page);
    const name = copy.querySelector("div > :first-child");
    name?.replaceChildren(linkTo(url, name.textContent));
    const list = document.createElement("ul");
    list.append(copy);
    card.append(list);
  }
  const where = document.createElement("p");
  where.append(
    `${dataset.calls} `,
    ...calls.flatMap((call, index) => [
      ...(index > 0 ? [", "] : []),
      linkTo(hrefOf(call), call.page),
    ]),
    calls.length > 1 ? `. ${dataset.narrow}` : "",
  );
  card.append(where);
  return card;
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  return link;
}
