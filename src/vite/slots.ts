import { escapeAttribute, escapeText } from "../shared/html";
import { type Element, elementOf, type Run } from "./highlight";

/** A part of a sample with a name, in UTF-16 code units. */
export interface Slot {
  readonly name: string;
  readonly start: number;
  /** Position after its last character; the same as `start` for an empty slot. */
  readonly end: number;
}

/** A piece of code, and the elements around it, outermost first. */
interface Piece {
  readonly text: string;
  readonly around: readonly (Element | undefined)[];
}

/**
 * Returns highlighted code with each slot in `<span data-slot="…">`. A slot within a run stays inside the run's element, so that new text
 * looks like the rest of a string. The lines of each way to authenticate are in `<span data-only="…">`; those of all ways but the first
 * are in a `<template>` instead, so that they are not text and cannot be copied.
 *
 * @param slots in order, not nested
 * @param ways parts of whole lines, in order
 * @param first name of the first way
 */
export function markedHtml(
  runs: readonly Run[],
  slots: readonly Slot[],
  ways: readonly Slot[],
  first: string | undefined,
): string {
  // Only the elements of slots may span lines of different ways.
  const lines = ways.length === 0 ? runs : runs.flatMap(linesOf);
  const text = lines.map((run) => run.text).join("");
  let at = 0;
  const placed = lines.map((run) => ({ ...run, start: at, end: (at += run.text.length) }));
  const marked = slots.map((slot) => {
    const mark = elementOf(`span data-slot="${escapeAttribute(slot.name)}"`);
    const isInside = placed.some(({ start, end }) => start <= slot.start && slot.end <= end);
    return { ...slot, outer: isInside ? undefined : mark, inner: isInside ? mark : undefined };
  });
  const only = new Map(
    ways.map(({ name }) => [
      name,
      elementOf(`${name === first ? "span" : "template"} data-only="${escapeAttribute(name)}"`),
    ]),
  );
  const wayAt = (position: number) => {
    const line = text.slice(0, position).lastIndexOf("\n") + 1;
    return only.get(ways.find(({ start, end }) => start <= line && line < end)?.name ?? "");
  };
  let index = 0;
  const borders = [...placed, ...slots].flatMap(({ start, end }) => [start, end]);
  const pieces = [...new Set([0, ...borders])]
    .sort((a, b) => a - b)
    .flatMap((end, border, all): readonly Piece[] => {
      const start = all[border - 1] ?? 0;
      while ((placed[index]?.end ?? end) < end) index++;
      const run = placed[index]?.element;
      const { outer, inner } = marked.find((one) => one.start <= start && end <= one.end) ?? {};
      const piece = { text: text.slice(start, end), around: [wayAt(start), outer, run, inner] };
      const empty = marked.filter((slot) => slot.start === end && slot.end === end);
      return [
        piece,
        ...empty.map((slot) => ({
          text: "",
          around: [wayAt(end), undefined, outer ? undefined : run, slot.inner],
        })),
      ];
    });
  return nested(pieces, 0);
}

/** Returns a run as its lines and line ends. */
function linesOf({ text, element }: Run): readonly Run[] {
  return text
    .split(/(?=\n)|(?<=\n)/)
    .map((part) => (part === "\n" ? { text: part } : { text: part, element }));
}

/** Returns pieces as HTML, with one element around all neighbors that have the same one at a level. */
function nested(pieces: readonly Piece[], level: number): string {
  let html = "";
  for (let start = 0, end = 0; start < pieces.length; start = end) {
    const element = pieces[start]?.around[level];
    const other = pieces.findIndex((one, index) => index > start && one.around[level] !== element);
    end = other < 0 ? pieces.length : other;
    const part = pieces.slice(start, end);
    const isInnermost = level === 3;
    const inside = isInnermost
      ? part.map((one) => escapeText(one.text)).join("")
      : nested(part, level + 1);
    html += element ? element.open + inside + element.close : inside;
  }
  return html;
}
