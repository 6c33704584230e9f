import { fillSlot } from "../samples/fill";
import { whenIdle } from "../shared/when-idle";
import { showBriefly } from "../ui/brief-message";
import { installEditing, makeEditable, splitBodies } from "./edit-in-place";
import { keepValues, readValues, type KeptValues } from "./kept-values";
import { credentialsIn } from "./pasted-header";
import { hasOwnBody, restoreBodies, returnBodies, showBodies } from "./sample-body";
import { installLights } from "./light-rows";
import { addSecretSwitch } from "./secrets";
import { isWrongValue } from "./wrong-value";
import { showCredentials } from "./words";
import { chosenServer, type KeyedInputs, valuesFor } from "./request-values";

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Puts the reader's values into all samples of this page and of pages reached by client navigation. Nothing
 * leaves the browser: credentials are kept in memory, other values also in the tab's storage.
 *
 * Markup, all inside `[data-samples]` (whose value is the inputs of the samples as JSON):
 * - `[data-value=KEY]` is a field; all fields with one key show the same. `[data-server=KEY]` contains the
 *   fields of one server.
 * - `[data-only=NAME]` belongs to one way to authenticate, here and in the list of security requirements.
 * - `[data-slot=NAME]` inside `[data-panel=LANGUAGE]` is a part of a sample that depends on values; the
 *   reader may type there, too.
 * - `[data-values-count]` shows how many fields have a value; `[data-values-clear]` clears all, and an
 *   `<output>` beside it says so.
 *
 * Call it once.
 *
 * @param label the label of the switch that shows credentials
 */
export function installReaderValues(doc: Document, label = showCredentials): void {
  const values = readValues();
  const all = () => doc.querySelectorAll<HTMLElement>("[data-samples]");
  const show = (besides?: Element) => {
    for (const samples of all()) {
      addSecretSwitch(samples, label);
      showValues(samples, values, besides);
    }
  };

  doc.addEventListener("input", ({ target }) => {
    const field = (target as Element).closest<Field>("[data-value]");
    if (!field) return;
    const [, credential] = /^credential\.(.*)/s.exec(field.dataset.value ?? "") ?? [];
    const samples = field.closest("[data-samples]");
    const pasted =
      credential !== undefined && samples && credentialsIn(samples, credential, field.value);
    if (pasted) {
      for (const [name, value] of pasted) values.set(`credential.${name}`, value);
      // A slot keeps its text as long as it has the focus.
      const edited = doc.activeElement?.closest<HTMLElement>("[data-slot]");
      edited?.blur();
    } else keep(values, field);
    keepValues(values);
    show(pasted ? undefined : field);
  });
  doc.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("[data-values-clear]");
    if (!button) return;
    values.clear();
    restoreBodies();
    keepValues(values);
    show();
    const output = button.parentElement?.querySelector("output");
    showBriefly(output, output?.dataset.message);
  });
  installEditing(doc, show);
  installLights(doc, splitBodies);
  doc.addEventListener("samples:body", () => show());
  doc.addEventListener("content:mount", () => {
    returnBodies();
    if (values.size > 0) show();
    // The page already shows the right text, so making hundreds of slots editable can wait.
    else whenIdle(show);
  });
  // The reader may have typed before this script was loaded.
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

/** The original content of a slot, highlighted by the build. */
const examples = new WeakMap<HTMLElement, readonly Node[]>();

function put(slot: HTMLElement, text: string): void {
  const example = examples.get(slot) ?? [...slot.childNodes];
  examples.set(slot, example);
  if (slot.textContent === text) return;
  const isExample = example.map((node) => node.textContent).join("") === text;
  slot.replaceChildren(...(isExample ? example : [text]));
}

/** Shows the parts of the chosen way to authenticate, or of the first. Lines of others are in a `<template>`, so they are not text. */
function showWay(doc: Document, ways: readonly string[], chosen = ways[0]): void {
  const shown = ways.includes(chosen ?? "") ? chosen : ways[0];
  for (const part of doc.querySelectorAll<HTMLElement>("[data-only]")) {
    const isShown = part.dataset.only === shown;
    const isTemplate = part instanceof HTMLTemplateElement;
    if (!part.closest("pre")) part.toggleAttribute("data-inactive", !isShown);
    else if (isShown === isTemplate) {
      const other = doc.createElement(isTemplate ? "span" : "template");
      other.dataset.only = part.dataset.only ?? "";
      const room = other instanceof HTMLTemplateElement ? other.content : other;
      room.append(...(isTemplate ? part.content : part).childNodes);
      part.replaceWith(other);
    }
  }
}

/** Shows the values in samples and fields. @param besides the field being edited, which already shows its value */
function showValues(samples: HTMLElement, values: KeptValues, besides?: Element): void {
  const inputs = JSON.parse(samples.dataset.samples ?? "") as KeyedInputs;
  const typed = valuesFor(inputs, values);
  if (inputs.security) showWay(samples.ownerDocument, inputs.security, values.get("security"));
  showBodies(samples);
  for (const parameter of inputs.parameters) {
    const key = `${parameter.in}.${parameter.name}`;
    const field = samples.querySelector<HTMLInputElement>(`[data-value="${CSS.escape(key)}"]`);
    const choices = [...(field?.list?.options ?? [])].map(({ value }) => value);
    if (field)
      field.ariaInvalid = isWrongValue(parameter, values.get(key) ?? "", choices) ? "true" : null;
  }
  for (const slot of samples.querySelectorAll<HTMLElement>(
    '[data-slot]:not([data-slot^="body"])',
  )) {
    const language = slot.closest<HTMLElement>("[data-panel]")?.dataset.panel ?? "";
    if (slot !== slot.ownerDocument.activeElement)
      put(slot, fillSlot(language, slot.dataset.slot ?? "", inputs, typed));
    makeEditable(slot, samples, inputs, values);
  }

  const server = chosenServer(inputs.servers ?? [], values);
  for (const fields of samples.querySelectorAll<HTMLElement>("[data-server]")) {
    fields.toggleAttribute("data-inactive", fields.dataset.server !== server?.key);
  }
  let count = hasOwnBody(samples) ? 1 : 0;
  for (const field of fieldsOf(samples)) {
    const value = values.get(field.dataset.value ?? "") ?? "";
    if (field !== besides) field.value = value;
    // The request does not have the chosen server.
    if ("selectedIndex" in field && field.selectedIndex === -1) field.selectedIndex = 0;
    if (field.value !== "" && !field.closest("[data-inactive]")) count++;
  }
  const mark = samples.querySelector<HTMLElement>("[data-values-count]");
  const number = mark?.querySelector("b");
  if (!mark || !number) return;
  mark.toggleAttribute("data-inactive", count === 0);
  number.textContent = String(count);
}
