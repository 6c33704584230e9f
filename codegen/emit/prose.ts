import type { ExternalDocs, PageProse, Prose, Words } from "../../src/view/types";
import type { Inline, Markdown, ExternalDocs as ModelDocs } from "../model/types";
import { inlineText } from "./plain-text";

/** Prose on its way to a module: Markdown that is written as JSX when the module is. */
export class MarkdownText {
  constructor(
    readonly blocks: Markdown,
    /** The content of a paragraph, without the paragraph. */
    readonly inline: readonly Inline[] = [],
  ) {}
}

/** What an author says, its first paragraph apart: it stands in summaries. */
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

/** The words about a value, a page or a callback. */
export function wordsOf(owner: {
  readonly description: Markdown;
  readonly deprecation?: Markdown;
  readonly externalDocs?: ModelDocs | undefined;
}): Words<MarkdownText> {
  const { description, deprecation = [], externalDocs } = owner;
  return {
    deprecation: deprecation.length > 0 ? proseOf(deprecation) : undefined,
    ...proseOf(description),
    externalDocs: externalDocsOf(externalDocs),
  };
}

function externalDocsOf(docs: ModelDocs | undefined): ExternalDocs<MarkdownText> | undefined {
  return docs && { url: docs.url, ...proseOf(docs.description) };
}

/** The words about a page, which its outermost headings divide into chapters. */
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

/** A list, unless it is empty: absent fields say nothing. */
export function listOf<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

/** A fact that is said only when it holds. */
export function flag(isSo: boolean | undefined): true | undefined {
  return isSo === true ? true : undefined;
}
