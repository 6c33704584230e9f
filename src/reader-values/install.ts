import { fillSlot } from "../samples/fill";
import type { SampleLanguage } from "../samples/languages";
import { keepValues, readValues, type KeptValues } from "./kept-values";
import { chosenServer, type KeyedInputs, valuesFor } from "./request-values";

type Field = HTMLInputElement | HTMLSelectElement;

/** How long the page says that the values were cleared, in milliseconds. */
const saidFor = 2000;

/**
 * Puts what a reader types into all samples of the page, and of every page that comes by client navigation. Nothing leaves the
 * browser: credentials live in this function, the rest also in the storage of the tab.
 *
 * Markup that it serves, all inside `[data-samples]` (whose value says what the samples are filled from, as JSON):
 * - `[data-value=KEY]` is a field; all fields of one key show the same. `[data-server=KEY]` holds the fields of one server.
 * - `[data-slot=NAME]` inside `[data-panel=LANGUAGE]` is a part of a sample that depends on values.
 * - `[data-values-count]` says how many of the fields above the samples have a value; `[data-values-clear]` empties all, which an `<output>` beside it
 *   says.
 *
 * Call it once, when React has taken the page over: it would find other texts than it has sent.
 */
export function installReaderValues(doc: Document): void {
  const values = readValues();
  const all = () => doc.querySelectorAll<HTMLElement>("[data-samples]");
  const show = (besides?: Element) => {
    for (const samples of all()) showValues(samples, values, besides);
  };

  doc.addEventListener("input", ({ target }) => {
    const field = (target as Element).closest<Field>("[data-value]");
    if (!field) return;
    keep(values, field);
    keepValues(values);
    show(field);
  });
  doc.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("[data-values-clear]");
    if (!button) return;
    values.clear();
    keepValues(values);
    show();
    const output = button.parentElement?.querySelector("output");
    if (!output) return;
    output.textContent = output.dataset.said ?? "";
    setTimeout(() => (output.textContent = ""), saidFor);
  });
  doc.addEventListener("tabs:mount", () => show());
  // Somebody was quicker than this script.
  for (const samples of all())
    for (const field of fieldsOf(samples)) if (field.value) keep(values, field);
  show();
}

function keep(values: KeptValues, { dataset, value }: Field): void {
  if (value === "") values.delete(dataset.value ?? "");
  else values.set(dataset.value ?? "", value);
}

function fieldsOf(samples: HTMLElement): NodeListOf<Field> {
  return samples.querySelectorAll<Field>("[data-value]");
}

/** What the page was made with in a slot: the build has highlighted it. */
const examples = new WeakMap<HTMLElement, readonly Node[]>();

function put(slot: HTMLElement, text: string): void {
  const example = examples.get(slot) ?? [...slot.childNodes];
  examples.set(slot, example);
  if (slot.textContent === text) return;
  const isExample = example.map((node) => node.textContent).join("") === text;
  slot.replaceChildren(...(isExample ? example : [text]));
}

/** @param besides the field that the reader is in: what it shows is what was typed */
function showValues(samples: HTMLElement, values: KeptValues, besides?: Element): void {
  const inputs = JSON.parse(samples.dataset.samples ?? "") as KeyedInputs;
  const typed = valuesFor(inputs, values);
  for (const slot of samples.querySelectorAll<HTMLElement>("[data-slot]")) {
    const language = slot.closest<HTMLElement>("[data-panel]")?.dataset.panel as SampleLanguage;
    put(slot, fillSlot(language, slot.dataset.slot ?? "", inputs, typed));
  }

  const server = chosenServer(inputs.servers ?? [], values);
  for (const fields of samples.querySelectorAll<HTMLElement>("[data-server]")) {
    fields.toggleAttribute("data-inactive", fields.dataset.server !== server?.key);
  }
  let count = 0;
  for (const field of fieldsOf(samples)) {
    const value = values.get(field.dataset.value ?? "") ?? "";
    if (field !== besides) field.value = value;
    // A server that this request does not have.
    if ("selectedIndex" in field && field.selectedIndex === -1) field.selectedIndex = 0;
    if (field.value !== "" && !field.closest("[data-inactive]")) count++;
  }
  const mark = samples.querySelector<HTMLElement>("[data-values-count]");
  const number = mark?.querySelector("b");
  if (!mark || !number) return;
  mark.toggleAttribute("data-inactive", count === 0);
  number.textContent = String(count);
}
