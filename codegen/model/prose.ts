import type { PageProse, Prose, Words } from "../../src/view/types";
import { type Inline, type Markdown, MarkdownText } from "./markdown-nodes";
import type { ExternalDocs } from "./types";
import { inlineText } from "./plain-text";

/** Splits a description into its first paragraph, which summaries show, and the rest. */
export function proseOf(markdown: Markdown): Prose<MarkdownText> {
  const [first, ...more] = markdown;
  if (first?.kind !== "paragraph")
    return markdown.length === 0 ? {} : { details: new MarkdownText(markdown) };
  return {
    description: new MarkdownText([], first.children),
    hasLinks: flag(first.children.some(hasLink)),
    details: more.length > 0 ? new MarkdownText(more) : undefined,
  };
}

function hasLink(node: Inline): boolean {
  return node.kind === "link" || ("children" in node && node.children.some(hasLink));
}

/** Returns the words about a value, a page or a callback. */
export function wordsOf(owner: {
  readonly description: Markdown;
  readonly deprecation?: Markdown;
  readonly externalDocs?: ExternalDocs | undefined;
}): Words<MarkdownText> {
  const { description, deprecation = [], externalDocs } = owner;
  return {
    deprecation: deprecation.length > 0 ? proseOf(deprecation) : undefined,
    ...proseOf(description),
    externalDocs,
  };
}

/** Returns the words about a page, divided into chapters at the headings. */
export function pageProseOf(owner: Parameters<typeof wordsOf>[0]): PageProse<MarkdownText> {
  const { description } = owner;
  const starts = description.flatMap(({ kind }, index) => (kind === "heading" ? [index] : []));
  return {
    ...wordsOf({ ...owner, description: description.slice(0, starts[0]) }),
    chapters: listOf(
      starts.flatMap((start, index) => {
        const heading = description[start];
        if (heading?.kind !== "heading") return [];
        const isText = heading.children.every(({ kind }) => kind === "text");
        return [
          {
            title: inlineText(heading.children).trim(),
            heading: isText ? undefined : new MarkdownText([], heading.children),
            depth: heading.depth === 1 ? undefined : heading.depth,
            ...proseOf(description.slice(start + 1, starts[index + 1])),
          },
        ];
      }),
    ),
  };
}

/** Returns a list, or `undefined` if it is empty. */
export function listOf<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

/** Returns `true` or `undefined`, so that a false flag is not written. */
export function flag(isSo: boolean | undefined): true | undefined {
  return isSo === true ? true : undefined;
}
