import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Nodes, Paragraph, PhrasingContent } from "mdast";

import { operationPath } from "../../paths";
import type { Workflow } from "../../reference/types";
import { readExportedLiterals } from "../literals";
import type { MdxElement } from "./tree";

type Step = Workflow["steps"][number];

/** In pixels. */
const line = 20;
const gap = 36;
/** What a line holds beside the method on a phone, 340 px wide: text in SVG does not wrap. */
const longestLine = 34;

/**
 * Draws the calls of a workflow, from top to bottom, each a link to its operation, with the names of the values that pass between them.
 * The same as a list is there for what does not see pictures, such as the Markdown twins.
 *
 * @param id of a workflow of the generated tree
 * @param programs what is below
 */
export function workflowPicture(generatedDir: string, id: string, programs: MdxElement): Nodes {
  const file = `workflows/${id}.ts`;
  const literals = readExportedLiterals(readFileSync(join(generatedDir, file), "utf8"), file);
  // Codegen wrote it with `satisfies Workflow`.
  const { title, steps } = literals["workflow"] as unknown as Workflow;
  const boxes = layOut(steps);
  const height = boxes.at(-1)?.end ?? 0;
  const picture = element(
    "svg",
    {
      role: "group",
      ariaLabel: title,
      // Without a view box the boxes grow with the page, and the text does not.
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
  return { type: "root", children: [drawn, programs] } as Nodes;
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
  // Contains all that is visible: who speaks to the computer says what they see.
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

/** The lines below the title of a call: what it takes from others, and what it is repeated for. */
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

/** A line in the color of the text, paler. */
function stroke(strokeOpacity: number) {
  return { fill: "none", stroke: "currentColor", strokeOpacity };
}

/** The look of a method, in its color if it has one. Attributes, because the policy of pages forbids inline styles. */
function methodText(method: string) {
  const fill = `var(--color-${method},currentColor)`;
  return { fill, fontSize: 12, fontWeight: 650, fontFamily: "var(--font-mono)" };
}

/** What goes into a call and what comes out of it, in no language. */
function passed({ takes = [], gives = [], until = [] }: Step): string {
  const repeat = until.length > 0 ? ` ↻ ${until.join(", ")}` : "";
  if (takes.length + gives.length === 0) return repeat;
  return ` (${[takes.join(", "), "→", gives.join(", ")].join(" ").trim()})${repeat}`;
}

/** The text in at most two lines. */
function wrapped(words: string): readonly string[] {
  if (words.length <= longestLine) return [words];
  const blank = words.lastIndexOf(" ", longestLine);
  const first = blank > 0 ? blank : longestLine;
  return [words.slice(0, first), shortened(words.slice(first).trim())];
}

function shortened(words: string): string {
  return words.length <= longestLine ? words : `${words.slice(0, longestLine - 1).trimEnd()}…`;
}

/** A node that becomes an element, drawn with the component that guides have for its name. */
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
