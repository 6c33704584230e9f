import type { Heading, List, Nodes, RootContent } from "mdast";

import { english } from "../../i18n/english";
import type { PageData } from "../../page";
import type { ApiOperation } from "../../reference/navigation";
import type { EntryKind, IndexEntry } from "../../search/search-index";
import { attempt } from "../../shared/attempt";
import { pageKinds } from "../../shared/page-kinds";
import { kindOfId } from "../../view/ids";
import { plainText } from "../page-blocks";

/** The page data that the index needs. */
export interface SearchPage extends Pick<PageData, "path" | "kind" | "title" | "docs"> {
  /** The operation or webhook that the page describes. */
  readonly operation?: Pick<ApiOperation, "method" | "path"> | undefined;
}

/** A part of a page that search can find. */
export interface PageEntry extends Pick<IndexEntry, "kind" | "title" | "address" | "text"> {
  /** Titles between the page and the entry: the section, and the rows around the entry. */
  readonly trail: readonly string[];
  /** Empty for the page itself. */
  readonly fragment: string;
}

/** An entry whose text is still being read. */
type Draft = { -readonly [Key in keyof PageEntry]: PageEntry[Key] };

/**
 * Returns the search entries of a page: the page itself, each section, and each row with an id.
 *
 * @param blocks the blocks of its article
 */
export function pageEntries(
  page: SearchPage,
  blocks: readonly RootContent[],
  { leadingOn } = english,
): readonly PageEntry[] {
  // Guides may be in English on a site in another language.
  const titles = new Set(`${english.leadingOn}, ${leadingOn}`.split(", "));
  const reader = new EntryReader(page);
  reader.read(blocks, []);
  return reader.drafts
    .map((draft) => ({ ...draft, title: tidy(draft.title), text: tidy(draft.text) }))
    .filter(
      ({ kind, title, fragment }) =>
        title !== "" && !(kind === "guide" && fragment && titles.has(title.toLowerCase())),
    );
}

class EntryReader {
  readonly drafts: Draft[] = [];
  /** Headings above the current place, by level. */
  private headings: readonly { readonly level: number; readonly title: string }[] = [];
  /** The entry of text outside rows. */
  private section: Draft;

  constructor(private readonly page: SearchPage) {
    const { operation } = page;
    this.section = this.open(pageKinds[page.kind].entry, page.title, "", []);
    if (operation) this.section.address = `${operation.method.toUpperCase()} ${operation.path}`;
  }

  /** @param rows the rows and variants around the blocks, innermost last */
  read(blocks: readonly Nodes[], rows: readonly Draft[]): void {
    for (const block of blocks) {
      if (block.type === "code") {
        // Readers who search for a code or message have copied it from an error.
        if (this.page.kind === "errors") this.add(textsIn(block.value), rows);
      } else if (block.data?.isAside || (block.data?.isLabel && rows.length > 0)) continue;
      else if (block.type === "heading") this.openHeading(block);
      else if (block.type === "list") this.readList(block, rows);
      else if (block.type === "blockquote") this.read(block.children, rows);
      else if (block.type === "table")
        this.add(plainText(block).replace(/(?<![.:!?])$/, "."), rows);
      else this.add(plainText(block), rows);
    }
  }

  private add(text: string, rows: readonly Draft[]): void {
    (rows.at(-1) ?? this.section).text += ` ${text}`;
  }

  private readList({ children }: List, rows: readonly Draft[]): void {
    for (const { data = {}, children: blocks } of children) {
      const [head, ...others] = blocks;
      if (data.id === undefined || head?.type !== "paragraph") {
        this.read(blocks, rows);
        continue;
      }
      // Of a line, only the name is searched; of other text, its first part is the name.
      const [name, ...rest] = head.children;
      const title = head.data?.title ?? (name ? plainText(name) : "");
      const row = this.openRow(title, data.id, rows);
      if (head.data?.title === undefined) row.text = rest.map(plainText).join("");
      this.read(others, [...rows, row]);
      row.text = [tidy(row.text), data.chips ?? ""]
        .filter((part) => part !== "")
        .join(/[.:!?]\s*$/.test(row.text) ? " " : " · ");
    }
  }

  private openHeading(heading: Heading): void {
    const { depth: level, data: { id } = {} } = heading;
    const title = tidy(heading.data?.title ?? plainText(heading));
    // The title of the page is already known.
    if (level === 1 || id === undefined) return;
    const { kind } = this.page;
    const outer = this.headings.filter((one) => one.level < level);
    this.headings = [...outer, { level, title }];
    // All pages of operations have the same sections and media types, so only their content is searched.
    const [self = this.section] = this.drafts;
    const isCommon = id.includes("/") || (level === 2 && !id.includes("."));
    if (pageKinds[kind].isDetail && isCommon) {
      this.section = self;
      return;
    }
    const kindOfSection = kindOfId(id) === "error" ? "error" : "reference";
    this.section =
      kind === "guide"
        ? this.open(
            "guide",
            title,
            id,
            outer.map((one) => one.title),
          )
        : this.open(kindOfSection, title, id, []);
    // The facts next to its title.
    this.add(plainText(heading).slice(title.length).replace(" · ", " "), []);
  }

  private openRow(title: string, id: string, rows: readonly Draft[]): Draft {
    const section = this.headings.findLast((heading) => !isMediaType(heading.title));
    const around = rows.map((row) => tidy(row.title));
    return this.open(
      kindOfId(id) === "parameter" ? "parameter" : "property",
      title,
      id,
      section ? [section.title, ...around] : around,
    );
  }

  private open(kind: EntryKind, title: string, fragment: string, trail: readonly string[]): Draft {
    const draft: Draft = { kind, title, text: "", trail, fragment };
    this.drafts.push(draft);
    return draft;
  }
}

function isMediaType(title: string): boolean {
  return /^[\w.+*-]+\/[\w.+*-]+$/.test(title);
}

/** Returns the texts in a JSON example; examples in other formats are not searched. */
function textsIn(example: string): string {
  const texts: string[] = [];
  attempt((): unknown =>
    JSON.parse(example, (_, value: unknown) => {
      if (typeof value === "string") texts.push(value);
    }),
  );
  return texts.join(" · ");
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
