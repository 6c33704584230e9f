import type { Link, Paragraph, PhrasingContent, RootContent, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Options, toMarkdown } from "mdast-util-to-markdown";

/** Prose without a character that Markdown may take for its own, nor an address that would become a link: most texts, and quick to tell. */
const plain = /^[ ·,.;:)]*(?:[\p{L}(](?!.*(?:w\.|:\/))[\p{L}\p{N} ·,;:.()'"’“”–—?/%=+${}-]*)?$/u;
/** An address that needs neither escapes nor brackets around it. */
const plainUrl = /^[\w./:#?=%~+@,;$-]+$/;

/** Two blanks, which nobody sees in a terminal; the backslash is for those who write. */
const lineBreak = "  \n";
/** Code that one backtick on each side is enough for. */
const plainCode = /^[^`\s](?:[^`\r\n]*[^`\s])?$/;

/**
 * A line whose parts need no escapes, whatever stands beside them: most lines, and the library takes long over each.
 *
 * @returns nothing for other lines
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
      // Inside words nothing begins, and a bare address reads the same as a link.
      return state
        .safe(node.value, info)
        .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, "_")
        .replace(/(https?)\\:\/\//g, "$1://");
    },
  },
};

/** The text of a Markdown document, with the tables and strikethrough of GitHub; ends with a line feed. */
export function writeMarkdown(blocks: readonly RootContent[]): string {
  return toMarkdown({ type: "root", children: [...blocks] }, options);
}
