import { english } from "../../i18n/english";
import type { PageData } from "../../page";
import type { EntryKind, IndexEntry } from "../../search/search-index";
import { kindOfId } from "../../view/ids";
import { findElement, type HtmlElement, type HtmlNode, textOf } from "../html-tree";
import { attempt } from "../../shared/attempt";
import { pageKinds } from "../../shared/page-kinds";

/** The page data that the index needs. */
export type SearchPage = Pick<PageData, "path" | "kind" | "title" | "docs">;

/** A part of a page that search can find. */
export interface PageEntry extends Pick<IndexEntry, "kind" | "title" | "address" | "text"> {
  /** Titles between the page and the entry: the section, and the rows around the entry. */
  readonly trail: readonly string[];
  /** Empty for the page itself. */
  readonly fragment: string;
}

/** An entry whose texts are still being read. */
interface Draft extends Pick<PageEntry, "kind" | "fragment" | "trail"> {
  title: string;
  address: string;
  text: string;
  /** Constraints of a row; shown after its text. */
  chips: string;
}

/** The context of an element, and the part of an entry that its text belongs to. */
interface Place {
  readonly parent: string;
  /** The rows and variants around it, innermost last. */
  readonly rows: readonly Draft[];
  /** Whether it is a child of the innermost row or variant. */
  readonly isChildOfRow: boolean;
  readonly part: "address" | "chips" | "none" | "text";
  /** The entry whose title the text belongs to, until the title is complete. */
  readonly naming?: { readonly draft: Draft; isOver: boolean } | undefined;
}

/** Sections that all operations have; the overview covers them. */
const commonSections: ReadonlySet<string> = new Set(["authorization", "servers", "used-by"]);

const blocks: ReadonlySet<string> = new Set(
  "article br dd details div dl dt h1 h2 h3 h4 h5 h6 header li ol p section summary table td th tr ul".split(
    " ",
  ),
);
/** Elements to skip, including samples, which repeat the text of the page and would outweigh it. */
const samples: ReadonlySet<string> = new Set(["figure", "nav", "pre"]);

/**
 * Returns the search entries of a page: the page itself, each section, and each row with an id. They come
 * from the HTML, the only form that guides and reference share in every language.
 *
 * @param article the article of the page, as `readHtml` returns it
 */
export function pageEntries(
  page: SearchPage,
  article: HtmlElement | undefined,
  { leadingOn } = english,
): readonly PageEntry[] {
  // Guides may be in English on a site in another language.
  const titles = new Set(`${english.leadingOn}, ${leadingOn}`.split(", "));
  const reader = new EntryReader(page);
  if (article) reader.read(article);
  return reader.drafts
    .filter(({ title }) => tidy(title) !== "")
    .filter(
      ({ kind, title, fragment }) =>
        !(kind === "guide" && fragment && titles.has(tidy(title).toLowerCase())),
    )
    .map(({ kind, title, address, text, chips, trail, fragment }) => ({
      kind,
      title: tidy(title),
      ...(address !== "" && { address: tidy(address) }),
      text: [tidy(text), tidy(chips)]
        .filter((part) => part !== "")
        .join(/[.:!?]\s*$/.test(text) ? " " : " · "),
      trail,
      fragment,
    }));
}

class EntryReader {
  readonly drafts: Draft[] = [];
  private readonly self: Draft;
  /** Headings above the current place, by level. */
  private headings: readonly (Draft & { readonly level: number })[] = [];
  /** The entry of text outside rows. */
  private section: Draft;
  /** The separator before the next cell of a table. */
  private beforeCell = " ";
  /** Whether an inline element has just closed. The next one is then separated, like names and badges in a row. */
  private hasClosed = false;

  private readonly isDetail: boolean;

  constructor(private readonly page: SearchPage) {
    this.isDetail = pageKinds[page.kind].isDetail === true;
    this.self = draft(pageKinds[page.kind].entry, "", []);
    this.self.title = page.title;
    this.drafts.push(this.self);
    this.section = this.self;
  }

  read(article: HtmlElement): void {
    this.element(article, { parent: "", rows: [], isChildOfRow: false, part: "text" });
  }

  /** Reads an element. Returns whether the siblings that follow are the same on all pages. */
  private element(element: HtmlElement, outer: Place): boolean {
    const { tag, children } = element;
    if (this.isSkipped(element)) {
      // Readers who search for a code or message have copied it from an error.
      const texts = this.page.kind === "errors" ? exampleTexts(element) : [];
      if (texts.length > 0) this.text(` ${texts.join(" · ")} `, outer);
      return false;
    }
    if (blocks.has(tag) || (this.hasClosed && tag !== "wbr")) this.text(" ", outer);
    this.hasClosed = false;
    this.openTable(tag, outer);
    const place = this.placeIn(element, outer);
    const { naming } = place;
    // If the line has more text, its code is the name.
    const isCodeOfRow = tag === "code" && naming?.draft === place.rows.at(-1);
    const isName =
      naming !== outer.naming || (isCodeOfRow && tidy(naming?.draft.title ?? "") === "");
    this.children(children, place);
    if (tag === "table") this.separate(". ", place);
    if (naming && isName) naming.isOver = true;
    if (place.part === "address" && outer.part !== "address") this.self.address += " ";
    if (blocks.has(tag)) this.text(" ", outer);
    this.hasClosed = !blocks.has(tag) && tag !== "wbr";
    return (
      naming !== undefined && this.isCommonHeading(tag, naming.draft) && outer.parent === "div"
    );
  }

  private children(nodes: readonly HtmlNode[], place: Place): void {
    for (const node of nodes) {
      if (typeof node === "string") this.text(node, place);
      else if (this.element(node, place)) return;
    }
  }

  private text(text: string, { part, naming, rows }: Place): void {
    this.hasClosed = false;
    if (part === "address") this.self.address += text;
    else if (naming && !naming.isOver) naming.draft.title += text;
    else if (part !== "none") (rows.at(-1) ?? this.section)[part] += text;
  }

  /** Whether to skip an element: samples, controls, permalinks, and text about the page instead of the API. */
  private isSkipped({ tag, attributes }: HtmlElement): boolean {
    if (samples.has(tag) || attributes["role"] === "tablist") return true;
    // The aside with samples; sections of the text have headings instead.
    if (tag === "section" && attributes["aria-label"] !== undefined) return true;
    if (attributes["data-controls"] !== undefined) return true;
    if (tag === "a" && attributes["aria-label"] && attributes["href"]?.startsWith("#")) return true;
    if (attributes["data-nosnippet"] !== undefined) return true;
    if (this.page.kind === "guide") return false;
    const isSection = tag === "section" && this.isDetail;
    const isCommon = isSection && commonSections.has(attributes["aria-labelledby"] ?? "");
    return isCommon || kindOfId(attributes["id"] ?? "") === "example";
  }

  /** Whether it is a heading that all pages have; a flag or the type of the body follows it. */
  private isCommonHeading(tag: string, heading: Draft): boolean {
    const isCommon = /^h[2-6]$/.test(tag) && heading.fragment !== "" && heading !== this.section;
    return isCommon && this.isDetail;
  }

  /** Sets the separators of a table: dots between cells, which may contain commas, and semicolons between rows. */
  private openTable(tag: string, place: Place): void {
    if (tag === "table") this.beforeCell = " ";
    else if (tag === "tr" && this.beforeCell !== " ") this.beforeCell = "; ";
    else if (tag === "td" || tag === "th") {
      this.separate(this.beforeCell, place);
      this.beforeCell = " · ";
    }
  }

  /** Adds a separator to the current text, unless it ends with punctuation. */
  private separate(separator: string, { rows }: Place): void {
    const target = rows.at(-1) ?? this.section;
    const before = target.text.replace(/[\s,;·]+$/, "");
    target.text = before + (/[.:!?]$/.test(before) || before === "" ? " " : separator);
  }

  private placeIn(element: HtmlElement, outer: Place): Place {
    const { tag, attributes } = element;
    const { id } = attributes;
    const part = this.isAddress(element) ? "address" : outer.part;
    const inside = { ...outer, parent: tag, isChildOfRow: false, part };
    const isInNameless = tidy(outer.rows.at(-1)?.title ?? "-") === "";
    if (/^h[1-6]$/.test(tag) && !isInNameless) {
      return {
        ...inside,
        naming: { draft: this.openHeading(Number(tag.charAt(1)), id), isOver: false },
      };
    }
    if (id !== undefined && (tag === "li" || (tag === "div" && id.includes("~")))) {
      const rows = [...outer.rows, this.openRow(id, outer.rows)];
      return { ...inside, rows, isChildOfRow: true, part: "text" };
    }
    return this.placeInRow(tag, inside, outer);
  }

  /** Returns the place of a part of a row: its first line with the name, or its chips. */
  private placeInRow(tag: string, inside: Place, { isChildOfRow, rows, naming }: Place): Place {
    const row = rows.at(-1);
    if (!row) return inside;
    const isUnnamed = tidy(row.title) === "" && (naming === undefined || naming.isOver);
    // The first line also contains the type, and the summary of a fold its count.
    if (tag === "summary" || (isChildOfRow && isUnnamed && tag === "div"))
      return { ...inside, part: "none" };
    if (isChildOfRow && tag === "ul") return { ...inside, part: "chips" };
    return isUnnamed && /^(?:b|code|i|span|strong|h[1-6])$/.test(tag)
      ? { ...inside, naming: { draft: row, isOver: false } }
      : inside;
  }

  /** Whether it is part of an operation's address: the first method and the first code after it, before any section. */
  private isAddress({ tag, attributes }: HtmlElement): boolean {
    if (this.self.kind !== "operation" || this.headings.length > 0) return false;
    const { address } = this.self;
    const isMethod = address === "" && attributes["data-method"] !== undefined;
    return isMethod || (tag === "code" && /^\S+ $/.test(address));
  }

  private openHeading(level: number, id: string | undefined): Draft {
    // The title of the page is already known.
    const isTitle = level === 1 || id === undefined;
    // All operation pages have the same sections and media types, so only their content is searched.
    const isCommon = this.isDetail && (id?.includes("/") || (level === 2 && !id?.includes(".")));
    this.headings = this.headings.filter((heading) => heading.level < level);
    const trail = this.page.kind === "guide" ? this.headings.map(({ title }) => tidy(title)) : [];
    const heading = { ...draft(this.kindOfSection(id ?? ""), id ?? "", trail), level };
    if (isTitle) return heading;
    this.headings = [...this.headings, heading];
    this.section = isCommon ? this.self : heading;
    if (!isCommon) this.drafts.push(heading);
    return heading;
  }

  private openRow(id: string, rows: readonly Draft[]): Draft {
    const outer = rows.map(({ title }) => tidy(title));
    const section = this.headings
      .map(({ title }) => tidy(title))
      .filter((title) => !isMediaType(title))
      .at(-1);
    const isParameter = kindOfId(id) === "parameter";
    const trail = section === undefined ? outer : [section, ...outer];
    const row = draft(isParameter ? "parameter" : "property", id, trail);
    this.drafts.push(row);
    return row;
  }

  private kindOfSection(id: string): EntryKind {
    if (this.page.kind === "guide") return "guide";
    return kindOfId(id) === "error" ? "error" : "reference";
  }
}

function draft(kind: EntryKind, fragment: string, trail: readonly string[]): Draft {
  return { kind, fragment, trail, title: "", address: "", text: "", chips: "" };
}

function isMediaType(title: string): boolean {
  return /^[\w.+*-]+\/[\w.+*-]+$/.test(title);
}

/** Returns the texts in the JSON example of an element; examples in other formats are not searched. */
function exampleTexts(element: HtmlElement): readonly string[] {
  const example = findElement([element], ({ tag }) => tag === "pre");
  if (!example) return [];
  const texts: string[] = [];
  attempt((): unknown =>
    JSON.parse(textOf(example), (_, value: unknown) => {
      if (typeof value === "string") texts.push(value);
    }),
  );
  return texts;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
