import { escapeAttribute } from "../shared/html";

/** Position of a slot in a sample, in UTF-16 code units. */
export interface Slot {
  readonly name: string;
  readonly start: number;
  /** Position after its last character; the same as `start` for an empty slot. */
  readonly end: number;
}

/** A run of code inside one element of `Highlight`, or outside of all. */
interface Run {
  /** Its start tag, or an empty string. */
  readonly open: string;
  readonly close: string;
  /** The characters of its HTML; a reference such as `&lt;` counts as one. */
  readonly characters: readonly string[];
  readonly start: number;
}

/**
 * Wraps the slots in highlighted code in `<span data-slot="…">`. A slot within a string stays inside the
 * string's element, so that new text looks like the rest of the string.
 *
 * @param html from `Highlight`
 * @param slots in order, not nested
 */
function markSlots(html: string, slots: readonly Slot[]): string {
  if (slots.length === 0) return html;
  const borders = slots.filter((slot) => slot.start < slot.end);
  const runs = runsOf(html);
  let left = slots;
  let open: Slot | undefined;
  let result = "";
  for (const run of runs.flatMap((whole) => cut(whole, borders, runs))) {
    const end = run.start + run.characters.length;
    const [next] = left;
    if (open === undefined && next !== undefined && next.start === run.start && next.end > end) {
      open = next;
      left = left.slice(1);
      result += openTag(open);
    }
    const inside = open === undefined ? left.filter((slot) => slot.end <= end) : [];
    left = left.slice(inside.length);
    result += runHtml(run, inside);
    if (open !== undefined && open.end === end) {
      result += "</span>";
      open = undefined;
    }
  }
  return result + left.map((slot) => `${openTag(slot)}</span>`).join("");
}

/**
 * Like {@link markSlots}, but also wraps the lines of each way to authenticate in `<span data-only="…">`. All ways but the first
 * are in a `<template>` instead, so that they are not text and cannot be copied.
 *
 * @param own runs of whole lines, in order
 * @param first name of the first way
 */
export function markLines(
  html: string,
  slots: readonly Slot[],
  own: readonly Slot[],
  first: string | undefined,
): string {
  if (own.length === 0) return markSlots(html, slots);
  const text = html.replace(/<[^>]*>/g, "").replace(/&\w+;/g, "?");
  let start = 0;
  const names = text.split("\n").map((line) => {
    const at = start;
    start += line.length + 1;
    return own.find((run) => run.start <= at && at < run.end)?.name;
  });
  // Ensures that only the elements of slots span lines.
  const byLine = runsOf(html).map(({ open, close, characters }) => {
    return open + characters.join("").replaceAll("\n", `${close}\n${open}`) + close;
  });
  const marked = markSlots(byLine.join(""), slots);
  // A slot of whole lines ends after its last line break.
  const lines = marked.match(/[^\n]*\n(?:<\/span>)*|[^\n]+$/g) ?? [];
  const tagOf = (name: string) => (name === first ? "span" : "template");
  let last: string | undefined;
  let result = "";
  for (const [index, line] of [...lines, ""].entries()) {
    const name = line === "" ? undefined : names[index];
    if (name !== last && last !== undefined) result += `</${tagOf(last)}>`;
    if (name !== last && name !== undefined)
      result += `<${tagOf(name)} data-only="${escapeAttribute(name)}">`;
    result += line;
    last = name;
  }
  return result;
}

function openTag({ name }: Slot): string {
  return `<span data-slot="${escapeAttribute(name)}">`;
}

function runsOf(html: string): readonly Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (const [, open = "", inner, close = "", plain] of html.matchAll(
    /(<\w[^>]*>)([^<]*)(<\/\w+>)|([^<]+)/g,
  )) {
    const characters = (inner ?? plain ?? "").match(/&\w+;|[^]/g) ?? [];
    runs.push({ open, close, characters, start });
    start += characters.length;
  }
  return runs;
}

/** Splits a run at the borders of slots that span several runs. */
function cut(run: Run, slots: readonly Slot[], runs: readonly Run[]): readonly Run[] {
  const end = run.start + run.characters.length;
  const spansRuns = ({ start, end: slotEnd }: Slot) =>
    !runs.some((one) => one.start <= start && slotEnd <= one.start + one.characters.length);
  const at = slots
    .filter(spansRuns)
    .flatMap((slot) => [slot.start, slot.end])
    .filter((border) => border > run.start && border < end);
  const borders = [run.start, ...at, end];
  return borders.slice(0, -1).map((start, index) => ({
    ...run,
    start,
    characters: run.characters.slice(start - run.start, (borders[index + 1] ?? end) - run.start),
  }));
}

function runHtml({ open, close, characters, start }: Run, slots: readonly Slot[]): string {
  let result = "";
  let position = start;
  const upTo = (border: number) => {
    result += characters.slice(position - start, border - start).join("");
    position = border;
  };
  for (const slot of slots) {
    upTo(slot.start);
    result += openTag(slot);
    upTo(slot.end);
    result += "</span>";
  }
  upTo(start + characters.length);
  return open + result + close;
}
