import { slotOf } from "../samples/template";
import * as styles from "./edit-in-place.module.css";
import { chosenServer, type KeyedInputs } from "./request-values";
import type { KeptValues } from "./kept-values";
import { installBodyEditing, splitBody } from "./sample-body";
import { isMasked } from "./secrets";

/** Kinds of slots that show a credential as typed. */
const credentialKinds: readonly string[] = ["credential", "cookieCredential", "login"];

/** The field of each slot that can be edited. */
const fields = new WeakMap<Element, HTMLInputElement>();

/**
 * Makes a slot a text box if it shows the value of one field. Text typed there goes into the field.
 *
 * @param samples element with the fields
 */
export function makeEditable(
  slot: HTMLElement,
  samples: HTMLElement,
  inputs: KeyedInputs,
  values: KeptValues,
): void {
  const field = fieldFor(slot, samples, inputs, values);
  const key = field?.dataset.value ?? "";
  slot.toggleAttribute("data-secret", isMasked(key) && values.has(key));
  slot.ariaInvalid = field?.ariaInvalid ?? null;
  if (fields.get(slot) === field) return;
  if (field) {
    makeTextBox(slot, field, field.labels?.[0]?.querySelector("span")?.textContent ?? "");
    return;
  }
  fields.delete(slot);
  slot.classList.remove(styles.slot ?? "");
  slot.contentEditable = "inherit";
  slot.role = slot.ariaLabel = null;
}

/** Makes the values of bodies elements. */
export function splitBodies(samples: Element | null): void {
  for (const body of samples?.querySelectorAll<HTMLElement>('[data-slot="body"]') ?? [])
    if (body.checkVisibility()) splitBody(body);
}

function makeTextBox(slot: HTMLElement, field: HTMLInputElement, name: string): void {
  fields.set(slot, field);
  slot.classList.add(styles.slot ?? "");
  slot.contentEditable = "plaintext-only";
  slot.spellcheck = false;
  slot.role = "textbox";
  slot.ariaLabel = name;
}

/**
 * Handles typing into slots and into the values of bodies. Enter or leaving a slot keeps the text; Escape restores the former text.
 * Both keys keep the focus. Up and Down move from value to value.
 *
 * @param show shows all values again
 */
export function installEditing(doc: Document, show: () => void): void {
  let before = "";
  /** The slot that has just got the focus, before anything is typed. */
  let entered: HTMLElement | undefined;
  const slotAt = ({ target }: Event) => {
    const slot = (target as Element).closest<HTMLElement>("[data-slot]");
    const field = slot && fields.get(slot);
    return field && { slot, field };
  };
  const type = (field: HTMLInputElement, text: string) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  installBodyEditing(makeTextBox);
  // Deferred until the pointer or focus is near, because a body may have hundreds of values. The pointer may rest on it for longer.
  for (const event of ["pointerover", "pointerdown", "focusin"])
    doc.addEventListener(event, ({ target }) =>
      splitBodies((target as Element).closest("[data-samples]")),
    );
  doc.addEventListener("focusin", (event) => {
    const found = slotAt(event);
    if (!found) return;
    const { slot, field } = found;
    before = field.value;
    // Shows the value without the quoting of the language. The field of a server may be only a part of the address.
    if (before !== "" && !field.closest("[data-server]")) slot.textContent = before;
    entered = slot;
    doc.getSelection()?.selectAllChildren(slot);
  });
  doc.addEventListener("input", (event) => {
    entered = undefined;
    const found = slotAt(event);
    if (!found) return;
    const { slot, field } = found;
    if (slot.textContent.includes("\n")) {
      // A value is one line, but pasted text often ends with a line break.
      slot.textContent = slot.textContent.trim().replace(/\s*\n\s*/g, " ");
      doc.getSelection()?.collapse(slot, slot.childNodes.length);
    }
    type(field, slot.textContent);
  });
  doc.addEventListener("focusout", (event) => {
    // At once, because a tap on the copy button comes before any timer.
    if (slotAt(event)) show();
  });
  doc.addEventListener("keydown", (event) => {
    const found = slotAt(event);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (found && step !== undefined) {
      const body = found.slot.parentElement?.closest("[data-slot]");
      const values = [...(body?.querySelectorAll<HTMLElement>("[data-slot]") ?? [])];
      values[values.indexOf(found.slot) + step]?.focus();
    }
    if (!found || !["Enter", "Escape"].includes(event.key)) return;
    event.preventDefault();
    if (event.key === "Escape") type(found.field, before);
    // Shows the value as it is in the sample, and selects it again.
    found.slot.blur();
    show();
    found.slot.focus();
  });
  doc.addEventListener("click", ({ target }) => {
    const slot = (target as Element).closest("[data-slot]");
    // The click has placed the cursor, so the text is selected again.
    if (slot && slot === entered) doc.getSelection()?.selectAllChildren(slot);
    entered = undefined;
    const values = slot
      ?.closest("[data-samples]")
      ?.querySelector<HTMLDetailsElement>("[data-values]");
    // Otherwise the slot shows several values, or a choice.
    if (
      !slot ||
      slot.matches('[data-slot="body"]') ||
      !values ||
      fields.has(slot) ||
      doc.getSelection()?.type === "Range"
    )
      return;
    values.open = true;
    fieldNamedBefore(slot, values)?.focus();
  });
}

/** Returns the field of the parameter whose name is the last before the cursor, as in `?limit=10&skip=20`; else the first field. */
function fieldNamedBefore(slot: Element, values: Element): HTMLElement | undefined {
  const range = slot.ownerDocument.createRange();
  range.selectNodeContents(slot);
  const { anchorNode, anchorOffset } = slot.ownerDocument.getSelection() ?? {};
  if (anchorNode && slot.contains(anchorNode)) range.setEnd(anchorNode, anchorOffset ?? 0);
  const cursor = range.toString().length;
  const place = ({ dataset: { value = "" } }: HTMLElement) => {
    const [, name] = /^(?:query|header|cookie)\.(.*)/s.exec(value) ?? [];
    if (name === undefined) return -1;
    const text = slot.textContent;
    return Math.max(
      ...[name, encodeURIComponent(name)].map((one) => text.lastIndexOf(one, cursor)),
    );
  };
  const all = [...values.querySelectorAll<HTMLElement>("[data-value]")];
  return all.toSorted((a, b) => place(b) - place(a))[0];
}

function fieldFor(
  slot: HTMLElement,
  samples: HTMLElement,
  inputs: KeyedInputs,
  values: KeptValues,
): HTMLInputElement | undefined {
  // In a workflow's sample, a slot is only a value.
  const text = (slot.dataset.slot ?? "").replace(/^(?:value|literal)\./, "");
  const [kind = "", name = ""] = text.split(/\.(.*)/s);
  const keyed = (key: string) =>
    samples.querySelector<HTMLInputElement>(`input[data-value="${CSS.escape(key)}"]`) ?? undefined;
  if (credentialKinds.includes(kind)) return keyed(`credential.${name}`);
  if (kind === "server") {
    const server = chosenServer(inputs.servers ?? [], values);
    if (!server) return undefined;
    const [variable, ...others] = server.variables ?? [];
    if (!variable) return keyed(`${server.key} `);
    // For a host, readers may type the whole address (`request-values.ts`).
    const isHost = others.length === 0 && /^\w+:\/\/\{[^}]*\}\/?$/.test(server.url);
    return isHost ? keyed(`${server.key} ${variable.name}`) : undefined;
  }
  const parameter = inputs.parameters.find((one) => slotOf(one.in, one.name) === text);
  return parameter && keyed(`${parameter.in}.${parameter.name}`);
}
