import type { Paragraph, PhrasingContent, RootContent } from "mdast";

import { operationPath } from "../../paths";
import type { Workflow } from "../../reference/types";
import type { MdxElement } from "./tree";

type Step = Workflow["steps"][number];

/** Height of a line in pixels. */
const line = 20;
const gap = 36;
/** Letters that fit in a line beside the method on a phone, 340 px wide; text in SVG does not wrap. */
const longestLine = 34;

/**
 * Draws the calls of a workflow from top to bottom, each as a link to its operation, with the names of the values that pass between
 * them. Adds the same as a list for output without pictures, such as the Markdown twins.
 *
 * @param programs the element below the picture
 */
export function workflowPicture({ title, steps }: Workflow, programs: MdxElement): RootContent[] {
  const boxes = layOut(steps);
  const height = boxes.at(-1)?.end ?? 0;
  const picture = element(
    "svg",
    {
      role: "group",
      ariaLabel: title,
      // Without a view box, the boxes grow with the page but the text does not.
      width: "100%",
      height,
      fill: "currentColor",
      fontSize: 14,
    },
    boxes.flatMap((box, index) => [
      call(box, index),
      ...(index < boxes.length - 1 ? arrow(box) : []),
    ]),
  );
  const list = element(
    "ol",
    { className: "visually-hidden", ariaHidden: "true" },
    steps.map((step) =>
      element("li", {}, [
        element("a", { href: operationPath(step.operation), tabIndex: -1 }, [text(step.title)]),
        text(passed(step)),
      ]),
    ),
  );
  const drawn = element("div", { className: "workflow" }, [picture, list]);
  return [drawn, programs as RootContent];
}

interface Box {
  readonly step: Step;
  readonly lines: readonly string[];
  readonly start: number;
  readonly end: number;
}

function layOut(steps: readonly Step[]): readonly Box[] {
  let end = -gap;
  return steps.map((step) => {
    const start = end + gap;
    const lines = wrapped(step.title);
    end = start + 24 + line * (lines.length + notesOf(step).length);
    return { step, lines, start, end };
  });
}

function call({ step, lines, start, end }: Box, index: number) {
  const { operation, method, title } = step;
  const notes = notesOf(step);
  const y = start + 27;
  // Contains all visible text, because people who use voice control say what they see.
  const label = [`${index + 1}.`, method.toUpperCase(), title, ...notes];
  return element("a", { href: operationPath(operation), ariaLabel: label.join(" ") }, [
    element("rect", {
      y: start + 1,
      width: "100%",
      height: end - start - 2,
      rx: 6,
      ...stroke(0.3),
    }),
    element("text", { x: 14, y, ...methodText(method) }, [text(`${method.toUpperCase()} `)]),
    ...lines.map((words, number) =>
      element("text", { x: 76, y: y + number * line }, [text(`${words} `)]),
    ),
    ...notes.map((note, number) => small(76, end - 13 - line * (notes.length - 1 - number), note)),
  ]);
}

/** Returns the lines below the title of a call: what it takes from others, and until when it is repeated. */
function notesOf({ takes, until }: Step): readonly string[] {
  return [...(takes ? [listed(takes)] : []), ...(until ? [listed(until, "↻ ")] : [])];
}

function arrow({ step: { gives }, end }: Box) {
  return [
    element("path", { d: `M30 ${end} v${gap - 2} m-5 -6 l5 6 l5 -6`, ...stroke(0.7) }),
    ...(gives ? [small(44, end + gap / 2 + 4, listed(gives))] : []),
  ];
}

function small(x: number, y: number, words: string) {
  return element("text", { x, y, fontSize: 13, fillOpacity: 0.8 }, [text(words)]);
}

function listed(names: readonly string[], before = ""): string {
  return shortened(before + names.join(", "));
}

/** Returns the attributes of a line in a paler text color. */
function stroke(strokeOpacity: number) {
  return { fill: "none", stroke: "currentColor", strokeOpacity };
}

/** Returns the look of a method, in its color if it has one. These are attributes, because the policy of pages forbids inline styles. */
function methodText(method: string) {
  const fill = `var(--color-${method},currentColor)`;
  return { fill, fontSize: 12, fontWeight: 650, fontFamily: "var(--font-mono)" };
}

/** Returns the inputs and outputs of a call, without words of a language. */
function passed({ takes = [], gives = [], until = [] }: Step): string {
  const repeat = until.length > 0 ? ` ↻ ${until.join(", ")}` : "";
  if (takes.length + gives.length === 0) return repeat;
  return ` (${[takes.join(", "), "→", gives.join(", ")].join(" ").trim()})${repeat}`;
}

/** Splits a text into at most two lines. */
function wrapped(words: string): readonly string[] {
  if (words.length <= longestLine) return [words];
  const blank = words.lastIndexOf(" ", longestLine);
  const first = blank > 0 ? blank : longestLine;
  return [words.slice(0, first), shortened(words.slice(first).trim())];
}

function shortened(words: string): string {
  return words.length <= longestLine ? words : `${words.slice(0, longestLine - 1).trimEnd()}…`;
}

/** Returns a node that becomes an element; guides may have a component for its name. */
function element(
  hName: string,
  hProperties: Readonly<Record<string, string | number>>,
  children: readonly PhrasingContent[] = [],
): Paragraph & PhrasingContent {
  const node: Paragraph = {
    type: "paragraph",
    data: { hName, hProperties },
    children: [...children],
  };
  return node as Paragraph & PhrasingContent;
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}
