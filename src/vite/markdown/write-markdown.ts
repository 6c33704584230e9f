import type { Link, Paragraph, PhrasingContent, RootContent, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Options, toMarkdown } from "mdast-util-to-markdown";

/** Prose without Markdown characters and without URLs that would become links. Matches most texts quickly. */
const plain = /^[ ·,.;:)]*(?:[\p{L}(](?!.*(?:w\.|:\/))[\p{L}\p{N} ·,;:.()'"’“”–—?/%=+${}-]*)?$/u;
/** A URL that needs no escapes or angle brackets. */
const plainUrl = /^[\w./:#?=%~+@,;$-]+$/;

/** Two spaces, which are invisible in a terminal, unlike the backslash. */
const lineBreak = "  \n";
/** Code that needs only one backtick on each side. */
const plainCode = /^[^`\s](?:[^`\r\n]*[^`\s])?$/;

/**
 * Returns a line whose parts need no escapes in any context. That is most lines, and the library is slow.
 *
 * @returns `undefined` for other lines
 */
function plainLine(nodes: readonly PhrasingContent[]): string | undefined {
  let line = "";
  for (const node of nodes) {
    if (node.type === "text" && plain.test(node.value)) line += node.value;
    else if (node.type === "break") line += lineBreak;
    else if (node.type === "inlineCode" && plainCode.test(node.value)) line += `\`${node.value}\``;
    else if (node.type === "link" && plainUrl.test(node.url)) {
      const label = plainLine(node.children);
      if (label === undefined) return undefined;
      line += `[${label}](${node.url})`;
    } else return undefined;
  }
  return line;
}

const options: Options = {
  bullet: "-",
  emphasis: "_",
  rule: "-",
  listItemIndent: "one",
  extensions: [gfmToMarkdown()],
  handlers: {
    break: () => lineBreak,
    link: (node: Link, parent, state, info) => {
      if (!plainUrl.test(node.url)) return defaultHandlers.link(node, parent, state, info);
      const exit = state.enter("label");
      const label = state.containerPhrasing(node, { ...info, before: "[", after: "]" });
      exit();
      return `[${label}](${node.url})`;
    },
    paragraph: (node: Paragraph, parent, state, info) =>
      plainLine(node.children) ?? defaultHandlers.paragraph(node, parent, state, info),
    text: (node: Text, _parent, state, info) => {
      if (plain.test(node.value)) return node.value;
      // `_` within words is not markup, and a bare URL reads the same as a link.
      return state
        .safe(node.value, info)
        .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, "_")
        .replace(/(https?)\\:\/\//g, "$1://");
    },
  },
};

/** Returns the text of a Markdown document, with GitHub's tables and strikethrough; ends with a newline. */
export function writeMarkdown(blocks: readonly RootContent[]): string {
  return toMarkdown({ type: "root", children: [...blocks] }, options);
}
