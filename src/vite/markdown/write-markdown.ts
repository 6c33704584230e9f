import type { RootContent, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { type Options, toMarkdown } from "mdast-util-to-markdown";

const options: Options = {
  bullet: "-",
  emphasis: "_",
  rule: "-",
  listItemIndent: "one",
  resourceLink: true,
  extensions: [gfmToMarkdown()],
  handlers: {
    // `_` within words is not markup, and a bare URL reads the same as a link.
    text: (node: Text, _parent, state, info) =>
      state
        .safe(node.value, info)
        .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, "_")
        .replace(/(https?)\\:\/\//g, "$1://"),
  },
};

/** Returns the text of a Markdown document, with GitHub's tables and strikethrough; ends with a newline. */
export function writeMarkdown(blocks: readonly RootContent[]): string {
  return toMarkdown({ type: "root", children: [...blocks] }, options);
}
