import type { Heading, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx";

import type { TocEntry } from "../../page";
import { SiteError, didYouMean } from "../errors";
import { type Highlight, fenceLanguages } from "../highlight";
import { createSlugger } from "./slugs";
import { placeOf, textAttribute, textOf, transformNodes } from "./tree";

/**
 * Gives every heading an id and collects levels 2 and 3.
 *
 * @param ids receives the ids of all headings
 * @param originals ids of the guide that this one translates: where both have as many headings, the translation takes them over, so
 *   that a link to a heading holds in every language
 */
export function remarkHeadings(toc: TocEntry[], ids: string[], originals?: readonly string[]) {
  return (root: Root) => {
    const slug = createSlugger();
    let count = 0;
    transformNodes(root, (node) => {
      if (node.type === "heading") count++;
      return undefined;
    });
    const given = originals?.length === count ? originals : [];
    transformNodes(root, (node) => {
      if (node.type !== "heading") return undefined;
      const title = textOf(node);
      const id = given[ids.length] ?? slug(title);
      ids.push(id);
      node.data = { ...node.data, hProperties: { id } } as Heading["data"];
      if (node.depth === 2 || node.depth === 3) toc.push({ id, title, level: node.depth });
      return undefined;
    });
  };
}

/**
 * Highlights code fences now, so that no highlighter reaches the browser: `<CodeBlock language="…" html="…" />`. Refuses a language
 * that would stay plain without a word.
 *
 * @param file names the guide in errors
 */
export function remarkCode(highlight: Highlight, file: string) {
  return (root: Root) => {
    transformNodes(root, (node) => {
      if (node.type !== "code") return undefined;
      const language = node.lang ?? "text";
      if (!fenceLanguages.includes(language.toLowerCase())) {
        throw new SiteError(
          `code in \`${language}\` cannot be highlighted`,
          didYouMean(language, fenceLanguages) ||
            `Known languages: ${fenceLanguages.join(", ")}; \`text\` stays plain.`,
          placeOf(file, node),
        );
      }
      const element: MdxJsxFlowElement = {
        type: "mdxJsxFlowElement",
        name: "CodeBlock",
        attributes: [
          textAttribute("language", language),
          textAttribute("html", highlight(node.value, language)),
        ],
        children: [],
      };
      return element;
    });
  };
}
