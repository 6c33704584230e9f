import type { PageData, PageKind } from "../../page";
import type { EntryKind } from "../../search/search-index";
import { type OpenElement, readHtml } from "./read-html";

/** The page data that the index needs. */
export type SearchPage = Pick<PageData, "path" | "kind" | "title" | "docs">;

/** Something on a page that can be found. */
export interface PageEntry {
  readonly kind: EntryKind;
  readonly title: string;
  readonly address?: string;
  readonly text: string;
  /** Section and rows between the page and the entry. */
  readonly trail: readonly string[];
  /** Empty for the page itself. */
  readonly fragment: string;
}

interface Draft {
  readonly kind: EntryKind;
  readonly fragment: string;
  readonly trail: readonly string[];
  title: string;
  address: string;
  text: string;
  /** The row's chips; shown after its text. */
  chips: string;
}

/** Sections that are the same on all reference pages; the overview covers them. */
const commonSections: ReadonlySet<string> = new Set(["authorization", "servers", "used-by"]);

/** The draft of an open row or variant, and its depth. */
interface Scope {
  readonly depth: number;
  readonly draft: Draft;
}

const blocks: ReadonlySet<string> = new Set(
  "article br dd details div dl dt h1 h2 h3 h4 h5 h6 header li ol p section summary table td th tr ul".split(
    " ",
  ),
);
/** Includes samples, which repeat the text of the page and would bury it. */
const skippedTags: ReadonlySet<string> = new Set([
  "button",
  "figure",
  "nav",
  "pre",
  "script",
  "svg",
]);

/**
 * Returns the search entries of a page: the page itself, each section, and each row with an id. It reads the
 * HTML, in which guides and reference, every language and every id have the same form.
 *
 * @param html the prerendered page, or at least its `<article>`
 */
export function pageEntries(page: SearchPage, html: string): readonly PageEntry[] {
  const reader = new EntryReader(page);
  const start = html.indexOf("<article");
  const end = html.lastIndexOf("</article>");
  if (start !== -1) readHtml(html.slice(start, end), reader);
  return reader.drafts
    .filter(({ title }) => tidy(title) !== "")
    .map(({ kind, title, address, text, chips, trail, fragment }) => ({
      kind,
      title: tidy(title),
      ...(address !== "" && { address: tidy(address) }),
      text: [tidy(text), tidy(chips)].filter((part) => part !== "").join(" · "),
      trail,
      fragment,
    }));
}

class EntryReader {
  readonly drafts: Draft[] = [];
  private readonly page: SearchPage;
  private readonly self: Draft;
  private depth = 0;
  /** Open rows and variants, innermost last. */
  private readonly scopes: Scope[] = [];
  /** Headings above the current place, by level. */
  private headings: readonly (Draft & { readonly level: number })[] = [];
  /** The draft that gets text outside of rows. */
  private section: Draft;
  /** Until the element at this depth closes, text is the name of the draft. */
  private naming: { readonly depth: number; readonly draft: Draft } | undefined;
  /** Until the element at this depth closes, text is part of the address. */
  private addressing: number | undefined;
  /** Until the element at this depth closes, only the name is read: not a row's type, nor a fold's count. */
  private line: number | undefined;
  private chips: number | undefined;
  /** Until the element at this depth closes, nothing is read. */
  private muted: number | undefined;
  /** Tags of the open elements, innermost last. */
  private readonly tags: string[] = [];
  /** Separator before the next cell of a table. */
  private beforeCell = " ";
  /** Whether an element has just closed: one that opens now is separated, as names and badges in a row are. */
  private hasClosed = false;

  constructor(page: SearchPage) {
    this.page = page;
    this.self = draft(kindOfPage(page.kind), "", []);
    this.self.title = page.title;
    this.drafts.push(this.self);
    this.section = this.self;
  }

  open(element: OpenElement): boolean {
    const { tag } = element;
    if (skippedTags.has(tag) || element.attribute("role") === "tablist") return false;
    // The aside with samples; sections of the text have headings instead.
    if (tag === "section" && element.attribute("aria-label") !== undefined) return false;
    // Fields and choices.
    if (element.attribute("data-controls") !== undefined) return false;
    // The permalink of a heading or row.
    if (
      tag === "a" &&
      element.attribute("aria-label") &&
      element.attribute("href")?.startsWith("#")
    )
      return false;
    this.depth++;
    this.tags.push(tag);
    const id = element.attribute("id");
    if (this.muted !== undefined) return true;
    if (this.isFurniture(element)) {
      this.muted = this.depth;
      return true;
    }
    if (blocks.has(tag) || (this.hasClosed && tag !== "wbr")) this.text(" ");
    this.hasClosed = false;
    this.openTable(tag);
    this.openAddress(element);
    if (/^h[1-6]$/.test(tag)) this.openHeading(Number(tag.charAt(1)), id);
    else if (id !== undefined && (tag === "li" || (tag === "div" && id.includes("~"))))
      this.openScope(id);
    else this.openInScope(tag);
    return true;
  }

  text(text: string): void {
    if (this.muted !== undefined) return;
    this.hasClosed = false;
    if (this.addressing !== undefined) this.self.address += text;
    else if (this.naming) this.naming.draft.title += text;
    else if (this.line !== undefined) return;
    else if (this.chips !== undefined) this.current().chips += text;
    else this.current().text += text;
  }

  close(tag: string): void {
    this.tags.pop();
    if (this.muted !== undefined) {
      if (this.muted === this.depth) this.muted = undefined;
      this.depth--;
      return;
    }
    if (tag === "table") this.separate(". ");
    if (this.naming?.depth === this.depth) {
      // A flag or the body's type follows a heading that all pages have.
      if (this.isBesideCommon(tag)) this.muted = this.depth - 1;
      this.naming = undefined;
    }
    if (this.addressing === this.depth) {
      this.addressing = undefined;
      this.self.address += " ";
    }
    if (this.line === this.depth) this.line = undefined;
    if (this.chips === this.depth) this.chips = undefined;
    if (this.scopes.at(-1)?.depth === this.depth) this.scopes.pop();
    this.depth--;
    if (blocks.has(tag)) this.text(" ");
    this.hasClosed = !blocks.has(tag) && tag !== "wbr";
  }

  /** Whether an element is about the page rather than the API. */
  private isFurniture(element: OpenElement): boolean {
    if (element.attribute("data-nosnippet") !== undefined) return true;
    if (!this.isDetailPage() && this.page.kind !== "errors") return false;
    const labelledBy = element.attribute("aria-labelledby") ?? "";
    const isExample = /(?:^|\.)example\./.test(element.attribute("id") ?? "");
    return isExample || (element.tag === "section" && commonSections.has(labelledBy));
  }

  /** Whether the page is about one operation, webhook or model. */
  private isDetailPage(): boolean {
    return ["operation", "webhook", "schema"].includes(this.page.kind);
  }

  private isBesideCommon(tag: string): boolean {
    const { draft: heading } = this.naming ?? {};
    const isCommon = /^h[2-6]$/.test(tag) && heading?.fragment !== "" && heading !== this.section;
    return isCommon && this.isDetailPage() && this.tags.at(-1) === "div";
  }

  /** Separates cells with commas and rows with semicolons. */
  private openTable(tag: string): void {
    if (tag === "table") this.beforeCell = " ";
    else if (tag === "tr" && this.beforeCell !== " ") this.beforeCell = "; ";
    else if (tag === "td" || tag === "th") {
      this.separate(this.beforeCell);
      this.beforeCell = ", ";
    }
  }

  /** Adds a separator to the current text, unless it ends with punctuation. */
  private separate(separator: string): void {
    const target = this.current();
    const before = target.text.replace(/[\s,;]+$/, "");
    target.text = before + (/[.:!?]$/.test(before) || before === "" ? " " : separator);
  }

  private current(): Draft {
    return this.scopes.at(-1)?.draft ?? this.section;
  }

  /** Starts reading method and path of an operation: the first method and the first code after it, before any section. */
  private openAddress(element: OpenElement): void {
    if (this.self.kind !== "operation" || this.headings.length > 0) return;
    const { address } = this.self;
    const isMethod = address === "" && element.attribute("data-method") !== undefined;
    const isPath = element.tag === "code" && /^\S+ $/.test(address);
    if (isMethod || isPath) this.addressing = this.depth;
  }

  private openHeading(level: number, id: string | undefined): void {
    // The title of the page is already known.
    const isTitle = level === 1 || id === undefined;
    const isReference = !["guide", "overview", "errors"].includes(this.page.kind);
    // All operation pages have the same sections and media types: only their content is searched.
    const isCommon = isReference && (id?.includes("/") || (level === 2 && !id?.includes(".")));
    this.headings = this.headings.filter((heading) => heading.level < level);
    const trail = this.page.kind === "guide" ? this.headings.map(({ title }) => tidy(title)) : [];
    const heading = { ...draft(this.kindOfSection(id ?? ""), id ?? "", trail), level };
    this.naming = { depth: this.depth, draft: heading };
    if (isTitle) return;
    this.headings = [...this.headings, heading];
    this.section = isCommon ? this.self : heading;
    if (!isCommon) this.drafts.push(heading);
  }

  private openScope(id: string): void {
    const outer = this.scopes.map(({ draft: { title } }) => tidy(title));
    const section = this.headings
      .map(({ title }) => tidy(title))
      .filter((title) => !isMediaType(title))
      .at(-1);
    const trail = section === undefined ? outer : [section, ...outer];
    const row = draft(this.kindOfRow(id), id, trail);
    this.drafts.push(row);
    this.scopes.push({ depth: this.depth, draft: row });
    this.line = undefined;
    this.chips = undefined;
  }

  /** Detects the parts of a row: its first line, its name and its chips. */
  private openInScope(tag: string): void {
    const scope = this.scopes.at(-1);
    if (!scope) return;
    const isUnnamed = tidy(scope.draft.title) === "" && !this.naming;
    const isChild = this.depth === scope.depth + 1;
    if (tag === "summary" || (isChild && isUnnamed && tag === "div")) this.line = this.depth;
    else if (isChild && tag === "ul") this.chips = this.depth;
    else if (this.naming?.draft === scope.draft && tag === "code" && tidy(scope.draft.title) === "")
      // Only the name on a line with more text.
      this.naming = { depth: this.depth, draft: scope.draft };
    else if (isUnnamed && ["b", "code", "i", "span", "strong"].includes(tag))
      this.naming = { depth: this.depth, draft: scope.draft };
  }

  private kindOfRow(id: string): EntryKind {
    return /^(?:path|query|header|cookie|server(?:-\d+)?)\./.test(id) ? "parameter" : "property";
  }

  private kindOfSection(id: string): EntryKind {
    if (this.page.kind === "guide") return "guide";
    return /^(?:error-.+|response-(?:[45]\w\w|default))$/.test(id) ? "error" : "reference";
  }
}

function draft(kind: EntryKind, fragment: string, trail: readonly string[]): Draft {
  return { kind, fragment, trail, title: "", address: "", text: "", chips: "" };
}

function kindOfPage(kind: PageKind): EntryKind {
  switch (kind) {
    case "operation":
    case "webhook":
      return "operation";
    case "schema":
      return "model";
    case "overview":
    case "errors":
    case "not-found":
      return "reference";
    case "guide":
      return "guide";
  }
}

function isMediaType(title: string): boolean {
  return /^[\w.+*-]+\/[\w.+*-]+$/.test(title);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
