import { bodyLeaves, isParent, withLeaf } from "../samples/body-leaves";
import { bodyText } from "../samples/json-body";
import type { JsonValue, SampleInputs } from "../samples/types";
import { attempt } from "../shared/attempt";

/** A body that the sample in each language contains. */
interface SampleBody {
  readonly example: JsonValue;
  /** The body as edited by the reader. */
  own?: JsonValue;
}

/** Bodies by the first slot that shows them; `null` if the body cannot be read from the page. */
const bodies = new WeakMap<Element, SampleBody | null>();

/** The bodies that the reader has edited during this visit, by address and place. Not stored, because a body may contain a secret. */
const kept = new Map<string, JsonValue>();

/** The original content of slots, highlighted by the build. */
const examples = new WeakMap<Element, DocumentFragment>();

const selector = '[data-slot="body"]';

/** Returns the body that the samples of the page show: the reader's, or else the example. */
export function shownBody(): JsonValue | undefined {
  const [slot] = shownSlots();
  const body = slot && bodyIn(slot);
  return body?.own ?? body?.example;
}

/** Writes a body into the samples that the page shows, in the literals of each language. */
export function putBody(value: JsonValue): void {
  const [slot] = shownSlots();
  if (slot) put(slot, value);
}

/** Shows on a page to which the reader returns what they have edited or cleared since. */
export function returnBodies(): void {
  if (kept.size === 0 && !hasOwnBody()) return;
  for (const slot of document.querySelectorAll<HTMLElement>(selector)) {
    const own = kept.get(keyOf(slot));
    // Putting it into one slot also updates the slots of other languages.
    if ((own !== undefined) === slot.hasAttribute("data-own")) continue;
    const value = own ?? bodyIn(slot)?.example;
    if (value !== undefined) put(slot, value);
  }
}

/** Restores the examples on all pages. */
export function restoreBodies(): void {
  kept.clear();
  for (const slot of document.querySelectorAll<HTMLElement>(`${selector}[data-own]`)) {
    const body = bodyIn(slot);
    if (body) put(slot, body.example);
  }
}

/** Whether a sample below an element has a body of the reader. */
export function hasOwnBody(around: ParentNode = document): boolean {
  return around.querySelector(`${selector}[data-own]`) !== null;
}

/** Whether samples can show a body: an object or array, not too long, without numbers that JavaScript would round. */
export function fitsSamples(json: string): boolean {
  if (json.length > 20_000) return false;
  const withoutStrings = json.replace(/"(?:\\.|[^"\\])*"/g, "");
  return /^\s*[[{]/.test(json) && !/\d{16}/.test(withoutStrings);
}

/** Makes an element editable. Text typed there goes into the field, which is not on the page. */
type MakeEditable = (element: HTMLElement, field: HTMLInputElement, name: string) => void;

let makeEditable: MakeEditable = () => undefined;

/** Makes the values of bodies editable in place. */
export function installBodyEditing(make: MakeEditable): void {
  makeEditable = make;
}

/** Makes each value of the body in a slot an element: `[data-slot="body.schedule.0.start"]`. */
export function splitBody(slot: HTMLElement): void {
  // Checks for elements first, because this runs at each pointer move over samples and reading a body takes longer.
  const body = slot.querySelector("[data-slot]") ? undefined : bodyIn(slot);
  if (!body) return;
  keepExample(slot);
  const leavesOf = (one: JsonValue) =>
    bodyLeaves(languageOf(slot), one, textBefore(slot), rulesOf(slot));
  const leaves = leavesOf(body.own ?? body.example);
  const before = new Map(leavesOf(body.example).map((leaf) => [leaf.name, leaf.value]));
  // Works outside the document, because each new element in it would cost a layout of the whole page.
  const content = document.createDocumentFragment();
  content.append(...slot.childNodes);
  // Starts at the end, so that earlier positions stay valid.
  for (const [index, { name, value, start, end }] of [...leaves.entries()].toReversed()) {
    const range = rangeIn(content, start, end);
    const element = document.createElement("span");
    element.dataset.slot = `body.${name}`;
    // A body is a single tab stop.
    element.tabIndex = index === 0 ? 0 : -1;
    element.append(range.extractContents());
    range.insertNode(element);
    const field = document.createElement("input");
    field.value = String(value);
    field.addEventListener("input", () => {
      put(slot, withLeaf(body.own ?? body.example, index, field.value, before.get(name) ?? value));
    });
    makeEditable(element, field, name);
  }
  slot.append(content);
}

/** Shows the values of bodies as each language writes them, because a value that had the focus is still shown as typed. */
export function showBodies(samples: HTMLElement): void {
  for (const slot of samples.querySelectorAll<HTMLElement>(`${selector}:has([data-slot])`))
    show(slot);
}

function put(slot: HTMLElement, value: JsonValue): void {
  const body = bodyIn(slot);
  if (!body) return;
  // Elements keep the highlighting around their texts.
  for (const one of slotsLike(slot)) splitBody(one);
  const key = keyOf(slot);
  delete body.own;
  kept.delete(key);
  if (JSON.stringify(value) !== JSON.stringify(body.example)) {
    body.own = value;
    kept.set(key, value);
  }
  for (const one of slotsLike(slot)) show(one);
  document.dispatchEvent(new Event("samples:body"));
}

/** Shows the body in one sample, except for the value being edited. */
function show(slot: HTMLElement): void {
  const { own, example } = bodyIn(slot) ?? {};
  const value = own ?? example;
  if (value === undefined) return;
  keepExample(slot);
  slot.toggleAttribute("data-own", own !== undefined);
  nameExample(slot, own !== undefined);
  const before = textBefore(slot);
  const text = bodyText(languageOf(slot), value, before, rulesOf(slot));
  const elements = slot.querySelectorAll<HTMLElement>("[data-slot]");
  const edited = document.activeElement;
  bodyLeaves(languageOf(slot), value, before, rulesOf(slot)).forEach(({ start, end }, index) => {
    const written = text.slice(start, end);
    const element = elements[index];
    if (element && element !== edited && element.textContent !== written)
      element.textContent = written;
  });
  if (slot.textContent === text || slot.contains(edited)) return;
  const original = examples.get(slot);
  slot.replaceChildren(original?.textContent === text ? original.cloneNode(true) : text);
  const more = slot.closest("[data-code]")?.querySelector("summary > span");
  const lines = slot.closest("pre")?.textContent.trimEnd().split("\n").length;
  if (more) more.textContent = more.textContent.replace(/\d+/, String(lines));
}

/** Names the example that a body of the reader replaces in the menu of examples. */
function nameExample(slot: HTMLElement, isOwn: boolean): void {
  const menu = slot.closest("[data-samples]")?.querySelector<HTMLSelectElement>("[data-choose]");
  const option = menu?.querySelector(`[value="${variantOf(slot)}"]`);
  if (isOwn) option?.setAttribute("label", menu?.dataset.choose ?? "");
  else option?.removeAttribute("label");
}

function keepExample(slot: HTMLElement): void {
  if (examples.has(slot)) return;
  const range = document.createRange();
  range.selectNodeContents(slot);
  examples.set(slot, range.cloneContents());
}

function shownSlots(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (slot) => !slot.closest("[data-variant][data-inactive]"),
  );
}

/** Returns the slots with the same body: one per language. */
function slotsLike(slot: HTMLElement): readonly HTMLElement[] {
  const all = slot.closest("[data-samples]")?.querySelectorAll<HTMLElement>(selector) ?? [slot];
  return [...all].filter((one) => variantOf(one) === variantOf(slot));
}

function variantOf(slot: Element): string | undefined {
  return slot.closest<HTMLElement>("[data-variant]")?.dataset.variant;
}

function keyOf(slot: HTMLElement): string {
  const [first = slot] = slotsLike(slot);
  const all = [...document.querySelectorAll(selector)];
  return `${window.location.pathname} ${all.indexOf(first)}`;
}

function bodyIn(slot: HTMLElement): SampleBody | null {
  const slots = slotsLike(slot);
  const [first = slot] = slots;
  const known = bodies.get(first);
  if (known !== undefined) return known;
  const example = readExample(slots);
  const body = example === undefined ? null : { example };
  bodies.set(first, body);
  return body;
}

/**
 * Reads a body from the page. Most languages have JSON in a literal with few escapes, and the page shows the examples. The result is
 * right if writing it gives the text of the sample.
 */
function readExample(slots: readonly HTMLElement[]): JsonValue | undefined {
  const [slot] = slots;
  if (!slot) return undefined;
  for (const { textContent } of [...slots, ...document.querySelectorAll('[id*="example."] pre')]) {
    const [inner = ""] = /[[{][^]*[\]}]/.exec(textContent) ?? [];
    for (const json of [inner, inner.replaceAll("'\\''", "'"), inner.replaceAll("\\\\", "\\")]) {
      const value = attempt(() => JSON.parse(json) as JsonValue);
      if (
        isParent(value) &&
        bodyText(languageOf(slot), value, textBefore(slot), rulesOf(slot)) === slot.textContent
      )
        return value;
    }
  }
  return undefined;
}

function languageOf(slot: HTMLElement): string {
  return slot.closest<HTMLElement>("[data-panel]")?.dataset.panel ?? "";
}

/** The rules of the languages of samples, by their element. */
const rules = new WeakMap<Element, SampleInputs["rules"]>();

function rulesOf(slot: HTMLElement): SampleInputs["rules"] {
  const samples = slot.closest<HTMLElement>("[data-samples]");
  if (!samples) return undefined;
  if (!rules.has(samples))
    rules.set(samples, (JSON.parse(samples.dataset.samples ?? "{}") as SampleInputs).rules);
  return rules.get(samples);
}

function textBefore(slot: HTMLElement): string {
  const range = document.createRange();
  range.selectNodeContents(slot.closest("code") ?? slot);
  range.setEndBefore(slot);
  return range.toString();
}

function rangeIn(content: DocumentFragment, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let position = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const after = position + (node.nodeValue ?? "").length;
    if (start >= position && start <= after) range.setStart(node, start - position);
    if (end <= after) {
      range.setEnd(node, end - position);
      break;
    }
    position = after;
  }
  return range;
}
