import type { Heading, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx";

import type { TocEntry } from "../../page";
import type { Highlight } from "../highlight";
import { createSlugger } from "./slugs";
import { textAttribute, textOf, transformNodes } from "./tree";

/** Gives every heading an id and collects levels 2 and 3. */
export function remarkHeadings(toc: TocEntry[]) {
  return (root: Root) => {
    const slug = createSlugger();
    transformNodes(root, (node) => {
      if (node.type !== "heading") return undefined;
      const title = textOf(node);
      const id = slug(title);
      node.data = { ...node.data, hProperties: { id } } as Heading["data"];
      if (node.depth === 2 || node.depth === 3) toc.push({ id, title, level: node.depth });
      return undefined;
    });
  };
}

/** Highlights code fences now, so that no highlighter reaches the browser: `<CodeBlock language="…" html="…" />`. */
export function remarkCode(highlight: Highlight) {
  return (root: Root) => {
    transformNodes(root, (node) => {
      if (node.type !== "code") return undefined;
      const language = node.lang ?? "text";
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
