import { Parser } from "htmlparser2";
import { withKnownTags } from "../document/html-tags";
import { link, merged, oneLine, withoutLinks } from "./inlines";
import { inlineText } from "./plain-text";
import type { Block, Inline } from "./types";

/** An open element and its content so far. */
interface Open {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly blocks: Block[];
  /** Inline content after the last block. */
  line: Inline[];
  /** The items of a list, the rows of a table, the cells of a row. */
  readonly members: Open[];
  /** Language of a code block. */
  language?: string | undefined;
}

/** Deeper elements are left out, but their content is kept: other code walks the nodes recursively. */
const maxDepth = 50;

const owners: Readonly<Record<string, readonly string[]>> = {
  li: ["ul", "ol"],
  tr: ["table"],
  td: ["tr"],
  th: ["tr"],
};

const inlineKinds: ReadonlyMap<string, "strong" | "emphasis" | "delete"> = new Map([
  ["b", "strong"],
  ["strong", "strong"],
  ["i", "emphasis"],
  ["em", "emphasis"],
  ["s", "delete"],
  ["del", "delete"],
]);

const inlineTags: ReadonlySet<string> = new Set(["a", "code", ...inlineKinds.keys()]);

const blank: Inline = { kind: "text", value: " " };

/**
 * Builds the nodes of a description from its HTML and the nodes of its Markdown, passed in document order. An unclosed block ends where
 * HTML ends it, or with the description; an element in the wrong place is replaced by its content.
 */
export class HtmlReader {
  private readonly root = opened("", {});
  /** The innermost is last. For an element that is left out, its parent is pushed again. */
  private readonly stack: Open[] = [this.root];
  private readonly parser = new Parser({
    onopentag: (tag, attributes) => this.open(tag, attributes),
    onclosetag: (_tag, isImplied) => this.close(isImplied),
    ontext: (value) => this.inlines([{ kind: "text", value }]),
  });

  html(source: string): void {
    this.parser.write(withKnownTags(source));
  }

  inlines(nodes: readonly Inline[]): void {
    this.top.line.push(...nodes);
  }

  blocks(nodes: readonly Block[]): void {
    endLine(this.top);
    this.top.blocks.push(...nodes);
  }

  end(): readonly Block[] {
    this.parser.end();
    return contentOf(this.root);
  }

  private get top(): Open {
    return this.stack.at(-1) ?? this.root;
  }

  private open(tag: string, attributes: Open["attributes"]): void {
    const { top, stack } = this;
    if (top.tag === "pre") {
      if (tag === "code") top.language = /\blanguage-(\S+)/.exec(attributes["class"] ?? "")?.[1];
      if (tag === "br") this.inlines([{ kind: "text", value: "\n" }]);
    }
    const isLeftOut =
      top.tag === "pre" || /^t(body|foot|head)$/.test(tag) || stack.length > maxDepth;
    stack.push(isLeftOut ? top : opened(tag, attributes));
  }

  private close(isImplied: boolean): void {
    const own = this.stack.pop() ?? this.root;
    const { top } = this;
    if (own === top) return;
    if (owners[own.tag]?.includes(top.tag)) top.members.push(own);
    else if (own.tag === "br") this.inlines([{ kind: "break" }]);
    else if (own.blocks.length > 0 || !inlineTags.has(own.tag)) this.blocks(blocksOf(own));
    // Without a closing tag, it is more likely a placeholder, such as `/classes/<i>`.
    else if (isImplied && Object.keys(own.attributes).length === 0)
      this.inlines([{ kind: "text", value: `<${own.tag}>` }, ...own.line]);
    else this.closeInline(own);
  }

  /** Closes an inline element. Spaces at its ends move outside: in Markdown, `** a**` is not strong. */
  private closeInline({ tag, attributes, line }: Open): void {
    const text = inlineText(line);
    const children = trimmed(line);
    const kind = inlineKinds.get(tag);
    if (/^\s/.test(text)) this.inlines([blank]);
    if (children.length === 0) return;
    if (kind) this.inlines([{ kind, children }]);
    else if (tag === "code") this.inlines([{ kind: "code", value: oneLine(text).trim() }]);
    // Markdown may already have turned a URL into a link.
    else this.inlines(link(attributes["href"], withoutLinks(children)));
    if (/\s$/.test(text)) this.inlines([blank]);
  }
}

function opened(tag: string, attributes: Open["attributes"]): Open {
  return { tag, attributes, blocks: [], line: [], members: [] };
}

/** Turns the inline content after the last block into a paragraph. */
function endLine(owner: Open): void {
  const children = trimmed(owner.line);
  owner.line = [];
  if (children.length > 0) owner.blocks.push({ kind: "paragraph", children });
}

/** Returns inline content with single spaces, and none at its ends or next to line breaks. */
function trimmed(line: readonly Inline[]): readonly Inline[] {
  const isEnd = (node: Inline | undefined) => node === undefined || node.kind === "break";
  const nodes = merged(line).flatMap((node, index, all): readonly Inline[] => {
    if (node.kind !== "text") return [node];
    let value = oneLine(node.value);
    if (isEnd(all[index - 1])) value = value.trimStart();
    if (isEnd(all[index + 1])) value = value.trimEnd();
    return value === "" ? [] : [{ kind: "text", value }];
  });
  const isContent = (node: Inline) => node.kind !== "break";
  return nodes.slice(Math.max(0, nodes.findIndex(isContent)), nodes.findLastIndex(isContent) + 1);
}

function contentOf(owner: Open): readonly Block[] {
  endLine(owner);
  return [...owner.blocks, ...owner.members.flatMap(contentOf)];
}

function blocksOf(own: Open): readonly Block[] {
  const { tag, attributes, members, line, language } = own;
  switch (tag) {
    case "ul":
    case "ol": {
      const items = members.map(contentOf).filter((item) => item.length > 0);
      const start = Number.parseInt(attributes["start"] ?? "1", 10) || 1;
      const list = { kind: "list", ordered: tag === "ol", start, items } as const;
      return [...contentOf({ ...own, members: [] }), ...(items.length > 0 ? [list] : [])];
    }
    case "pre": {
      const value = line
        .map((node) => ("value" in node ? node.value : inlineText([node])))
        .join("");
      const code = { kind: "code", language, value: value.replace(/^\n|\n$/g, "") } as const;
      return own.blocks.length === 0 && value.trim() !== "" ? [code] : contentOf(own);
    }
    case "table": {
      const rows = members.map((row) => row.members.map((cell) => inlinesIn(contentOf(cell))));
      const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
      const [header, ...others] = rows.map((row) => [
        ...row,
        ...Array.from({ length: width - row.length }, () => []),
      ]);
      const table = { kind: "table", header: header ?? [], rows: others } as const;
      return [...contentOf({ ...own, members: [] }), ...(width > 0 ? [table] : [])];
    }
    case "blockquote": {
      const children = contentOf(own);
      return children.length > 0 ? [{ kind: "quote", children }] : [];
    }
    case "hr":
      return [{ kind: "rule" }];
    default: {
      const content = contentOf(own);
      if (!/^h\d$/.test(tag) || content.length === 0) return content;
      return [{ kind: "heading", depth: Number(tag.charAt(1)), children: inlinesIn(content) }];
    }
  }
}

/** Returns blocks as inline content, for headings and cells: one block below the other. */
export function inlinesIn(blocks: readonly Block[]): readonly Inline[] {
  const lines = blocks.flatMap((block): readonly (readonly Inline[])[] => {
    switch (block.kind) {
      case "paragraph":
      case "heading":
        return [block.children];
      case "list":
        return block.items.map(inlinesIn);
      case "quote":
        return [inlinesIn(block.children)];
      case "code":
        return [[{ kind: "code", value: oneLine(block.value) }]];
      case "table":
        return [block.header, ...block.rows].map((row) => row.flatMap((cell) => [...cell, blank]));
      case "rule":
        return [];
    }
  });
  return merged(
    lines.flatMap((line, index) => (index === 0 ? line : [{ kind: "break" } as const, ...line])),
  );
}
