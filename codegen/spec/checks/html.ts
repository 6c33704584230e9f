import { fromMarkdown } from "mdast-util-from-markdown";
import type { Nodes } from "mdast";
import { isRaw } from "../document";
import { htmlElements, unknownTag } from "../html-tags";
import type { Rule } from "./rule";

/** HTML in a description that no page shows as such. */
export const descriptionHtml: Rule = {
  id: "description-html",
  severity: "warn",
  remedy: `Write Markdown instead, or put the tag in backticks to show it. Descriptions may have these elements of HTML: ${htmlElements.join(", ")}.`,
  check: () => ({
    any(owner, { location, report }) {
      const text: unknown = isRaw(owner) ? owner["description"] : undefined;
      if (typeof text !== "string" || unknownTag(text) === undefined) return;
      const tag = unknownTagIn(fromMarkdown(text));
      if (tag === undefined) return;
      report({
        message: `The pages show \`${tag}\` as text: they use only simple HTML of a description.`,
        location: location.child("description"),
      });
    },
  }),
};

/** What looks like a tag in code is none, so Markdown has the say. */
function unknownTagIn(node: Nodes): string | undefined {
  if (node.type === "html") return unknownTag(node.value);
  for (const child of "children" in node ? node.children : []) {
    const tag = unknownTagIn(child);
    if (tag !== undefined) return tag;
  }
  return undefined;
}
