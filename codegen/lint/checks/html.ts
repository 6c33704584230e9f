import { fromMarkdown } from "mdast-util-from-markdown";
import type { Nodes, Root } from "mdast";
import { mayHaveSlips, quote, slipsOf } from "../../../src/shared/markdown-slips";
import { bounds } from "../../document/bounds";
import { htmlElements, unclosedTag, unknownTag } from "../../document/html-tags";
import { isSafe } from "../../document/safe-url";
import { type LocatedFinding, placeInText, tallied, type Rule } from "./rule";

/** HTML in a description that pages do not support. */
export const descriptionHtml: Rule = {
  id: "description-html",
  remedy: `Write Markdown instead, or put the tag in backticks to show it. Descriptions may use these HTML elements: ${htmlElements.join(", ")}.`,
  check: () => ({
    any({ description: text }, { location, report }) {
      if (typeof text !== "string" || !/<[a-z!?/]/i.test(text)) return;
      // In code, a text like a tag is not one, so the Markdown parser decides.
      const parts: string[] = [];
      firstIn(treeOf(text), (node) => void (node.type === "html" && parts.push(node.value)));
      const html = parts.join("\n");
      const unknown = unknownTag(html);
      const tag = unknown ?? unclosedTag(html);
      if (tag === undefined) return;
      report({
        message: `The pages show \`${tag}\` as text: ${unknown === undefined ? "it is never closed" : "they support only simple HTML in descriptions"}.`,
        ...(unknown === undefined && {
          remedy: `Close it with \`${tag.replace("<", "</")}\`, or put it in backticks to show it.`,
        }),
        location: placeInText(location.child("description"), tag),
      });
    },
  }),
};

/** A link in a description that the pages show as text because its address is not allowed. */
export const descriptionLink: Rule = {
  id: "description-link",
  remedy: "Begin its address with `https://`, `mailto:` or, within this site, with `/` or `#`.",
  check: inTexts("description", (text) => {
    if (!/\]\(<?(?!https?:\/\/|mailto:|[#/])/i.test(text)) return undefined;
    const url = firstIn(treeOf(text), (node) =>
      (node.type === "link" || node.type === "image") && !isSafe(node.url) ? node.url : undefined,
    );
    if (url === undefined) return undefined;
    const message = `The pages show the link to \`${url}\` as text: it leads neither to the web nor within the site.`;
    return [url, { message, part: url }];
  }),
};

/** Text in a description that was most likely meant as Markdown, but is shown as written. */
export const descriptionMarkdown: Rule = {
  id: "description-markdown",
  remedy: "Correct the Markdown.",
  check: inTexts("description", (text) => {
    if (!mayHaveSlips(text)) return undefined;
    const slip = firstIn(treeOf(text), (node) => slipsOf(node, text)[0]);
    if (slip === undefined) return undefined;
    const { shown, why, remedy } = slip;
    const message = `The pages show ${shown} as is: ${why}.`;
    return [shown, { message, remedy, part: shown.slice(1, -1) }];
  }),
};

/** Markdown where it is not allowed: in a summary (OpenAPI 3.1, 4.8.10.1). */
export const summaryMarkdown: Rule = {
  id: "summary-markdown",
  remedy: "Write plain text: Markdown works only in descriptions.",
  check: inTexts("summary", (text) => {
    const [shown] = /<!--.*?-->|`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)/.exec(text) ?? [];
    if (shown === undefined) return undefined;
    const message = `The pages show ${quote(shown)} as is: a summary is plain text.`;
    return ["", { message, part: shown }];
  }),
};

/** Makes the check of a rule about texts. @param find returns the kind of a finding, and the finding without its location */
function inTexts(
  field: "description" | "summary",
  find: (text: string) => readonly [string, Omit<LocatedFinding, "location">] | undefined,
) {
  return tallied((tally) => ({
    any({ [field]: text }, { location }) {
      const found = typeof text === "string" ? find(text) : undefined;
      if (found) tally.add(found[0], { ...found[1], location: location.child(field) });
    },
  }));
}

/** Markdown that can nest: quotes, lists, emphasis, links. */
const nesting = /[>*_~[]|[-+)]\s|\d\.\s/g;

/** Returns the marks of which a line has so many that the parser would compare each with thousands of others; `undefined` if there are none. */
function crowdIn(text: string): string | undefined {
  const lines = text.split("\n");
  const isOver = (mark: RegExp, most: number) =>
    lines.some((line) => (line.match(mark)?.length ?? 0) > most);
  if (isOver(/[*_]+/g, bounds.emphasisMarks)) return `${bounds.emphasisMarks} marks of emphasis`;
  return isOver(/[[\]]/g, bounds.brackets) ? `${bounds.brackets} brackets` : undefined;
}

/** A description whose Markdown is nested too deep for the pages, or takes too long to parse. */
export const descriptionDepth: Rule = {
  id: "bounds",
  severity: "error",
  remedy: "Nest it less deeply.",
  check: () => ({
    any({ description: text }, { location, report }) {
      // Parsing takes time, and few descriptions have so many marks; a list and its item are two levels.
      if (
        typeof text !== "string" ||
        2 * (text.match(nesting)?.length ?? 0) <= bounds.markdownDepth
      )
        return;
      if (treeOf(text)) return;
      const crowd = crowdIn(text);
      if (crowd)
        return report({
          message: `A line of the description has more than ${crowd}.`,
          remedy: "Put it into backticks, or shorten it.",
          location: location.child("description"),
        });
      const message = `The Markdown of the description is nested more than ${bounds.markdownDepth} levels deep.`;
      report({ message, location: location.child("description") });
    },
  }),
};

/** Returns the tree of a text; `undefined` if it exceeds a bound, which {@link descriptionDepth} reports. */
function treeOf(text: string): Root | undefined {
  if (crowdIn(text)) return undefined;
  const isWithin = (node: Nodes, left: number): boolean =>
    left > 0 && !("children" in node && node.children.some((child) => !isWithin(child, left - 1)));
  try {
    const root = fromMarkdown(text);
    return isWithin(root, bounds.markdownDepth) ? root : undefined;
  } catch (error) {
    // The parser itself ran out of stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the first result for a node, or for the nodes inside it. */
function firstIn<T>(node: Nodes | undefined, find: (node: Nodes) => T | undefined): T | undefined {
  if (!node) return undefined;
  const found = find(node);
  if (found !== undefined) return found;
  for (const child of "children" in node ? node.children : []) {
    const inner = firstIn(child, find);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
