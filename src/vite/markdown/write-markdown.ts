import type { Link, RootContent, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Options, toMarkdown } from "mdast-util-to-markdown";

/** Prose without a character that Markdown may take for its own, nor an address that would become a link: most texts, and quick to tell. */
const plain = /^[ ·,.;:)]*(?:[\p{L}(](?!.*(?:w\.|:\/))[\p{L}\p{N} ·,;:.()'"’“”–—?/%=+${}-]*)?$/u;
/** An address that needs neither escapes nor brackets around it. */
const plainUrl = /^[\w./:#?=%~+@,;$-]+$/;

const options: Options = {
  bullet: "-",
  emphasis: "_",
  rule: "-",
  listItemIndent: "one",
  extensions: [gfmToMarkdown()],
  handlers: {
    // Two blanks, which nobody sees in a terminal; the backslash is for those who write.
    break: () => "  \n",
    link: (node: Link, parent, state, info) => {
      if (!plainUrl.test(node.url)) return defaultHandlers.link(node, parent, state, info);
      const exit = state.enter("label");
      const label = state.containerPhrasing(node, { ...info, before: "[", after: "]" });
      exit();
      return `[${label}](${node.url})`;
    },
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
