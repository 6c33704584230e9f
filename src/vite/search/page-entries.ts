import type { PageData, PageKind } from "../../page";
import type { EntryKind } from "../../search/search-index";
import { type OpenElement, readHtml } from "./read-html";

/** A page as the index knows it. */
export type SearchPage = Pick<PageData, "path" | "kind" | "title" | "docs">;

/** Something on one page that can be found. */
export interface PageEntry {
  readonly kind: EntryKind;
  readonly title: string;
  readonly address?: string;
  readonly text: string;
  /** What stands between the page and the entry: the section, the rows around it. */
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
  /** What a row says in chips; shown after its text. */
  chips: string;
}

/** Sections of which a page of the reference would say the same as all others: what they are about stands on the overview. */
const commonSections: ReadonlySet<string> = new Set(["authorization", "servers", "used-by"]);

/** An open element that matters, and how deep it is. */
interface Scope {
  readonly depth: number;
  readonly draft: Draft;
}

const blocks: ReadonlySet<string> = new Set(
  "article br dd details div dl dt h1 h2 h3 h4 h5 h6 header li ol p section summary table td th tr ul".split(
    " ",
  ),
);
/** Samples are written from what the page says in words, and would bury it. */
const passedOver: ReadonlySet<string> = new Set([
  "button",
  "figure",
  "nav",
  "pre",
  "script",
  "svg",
]);

/**
 * Takes a page apart: the page itself, each of its sections, and each row with an id. The html is read rather than the sources,
 * because it alone has guides and reference, every language and every id in the same form.
 *
 * @param html the prerendered page, or as much of it as holds the `<article>`
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
  /** Rows and variants that are open, the innermost last. */
  private readonly scopes: Scope[] = [];
  /** Headings above the current place, by level. */
  private headings: readonly (Draft & { readonly level: number })[] = [];
  /** What text belongs to where no row is open. */
  private section: Draft;
  /** Until the element at this depth closes, text is the name of the draft. */
  private naming: { readonly depth: number; readonly draft: Draft } | undefined;
  /** Until the element at this depth closes, text is part of the address. */
  private addressing: number | undefined;
  /** Until the element at this depth closes, only a name is read: the first line of a row has its type, a fold says how much it holds. */
  private line: number | undefined;
  private chips: number | undefined;
  /** Until the element at this depth closes, nothing is read. */
  private muted: number | undefined;
  /** The tags of the elements that are open, the innermost last. */
  private readonly tags: string[] = [];
  /** What stands before the next cell of a table. */
  private beforeCell = " ";
  /** An element has just closed: what opens at once is apart from it, as names and badges in a row are. */
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
    if (passedOver.has(tag) || element.attribute("role") === "tablist") return false;
    // The aside with samples; the sections of the text are named by their headings.
    if (tag === "section" && element.attribute("aria-label") !== undefined) return false;
    // What a reader types into, and chooses by.
    if (element.attribute("data-controls") !== undefined) return false;
    // The link of a heading or row to itself.
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
      // Beside the heading of a part that all pages have stands a flag or the type of the body.
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

  /** What a page says of itself rather than of the API. */
  private isFurniture(element: OpenElement): boolean {
    if (element.attribute("data-nosnippet") !== undefined) return true;
    if (!this.isPageOfOne() && this.page.kind !== "errors") return false;
    const labelledBy = element.attribute("aria-labelledby") ?? "";
    const isExample = /(?:^|\.)example\./.test(element.attribute("id") ?? "");
    return isExample || (element.tag === "section" && commonSections.has(labelledBy));
  }

  /** Of one operation, webhook or model. */
  private isPageOfOne(): boolean {
    return ["operation", "webhook", "schema"].includes(this.page.kind);
  }

  private isBesideCommon(tag: string): boolean {
    const { draft: heading } = this.naming ?? {};
    const isCommon = /^h[2-6]$/.test(tag) && heading?.fragment !== "" && heading !== this.section;
    return isCommon && this.isPageOfOne() && this.tags.at(-1) === "div";
  }

  /** Cells are told apart by commas, rows by semicolons. */
  private openTable(tag: string): void {
    if (tag === "table") this.beforeCell = " ";
    else if (tag === "tr" && this.beforeCell !== " ") this.beforeCell = "; ";
    else if (tag === "td" || tag === "th") {
      this.separate(this.beforeCell);
      this.beforeCell = ", ";
    }
  }

  /** Ends a stretch of text, unless it has an end already. */
  private separate(separator: string): void {
    const target = this.current();
    const said = target.text.replace(/[\s,;]+$/, "");
    target.text = said + (/[.:!?]$/.test(said) || said === "" ? " " : separator);
  }

  private current(): Draft {
    return this.scopes.at(-1)?.draft ?? this.section;
  }

  /** The first method and the first code after it, before any section: what an operation is called over HTTP. */
  private openAddress(element: OpenElement): void {
    if (this.self.kind !== "operation" || this.headings.length > 0) return;
    const { address } = this.self;
    const isMethod = address === "" && element.attribute("data-method") !== undefined;
    const isPath = element.tag === "code" && /^\S+ $/.test(address);
    if (isMethod || isPath) this.addressing = this.depth;
  }

  private openHeading(level: number, id: string | undefined): void {
    // The title of the page is known.
    const isTitle = level === 1 || id === undefined;
    const isReference = !["guide", "overview", "errors"].includes(this.page.kind);
    // Every page of an operation has the same sections, and every section its media types: what they say is found, they
    // themselves are not.
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

  /** Parts of a row: its first line, its name in there, its chips. */
  private openInScope(tag: string): void {
    const scope = this.scopes.at(-1);
    if (!scope) return;
    const isUnnamed = tidy(scope.draft.title) === "" && !this.naming;
    const isChild = this.depth === scope.depth + 1;
    if (tag === "summary" || (isChild && isUnnamed && tag === "div")) this.line = this.depth;
    else if (isChild && tag === "ul") this.chips = this.depth;
    else if (this.naming?.draft === scope.draft && tag === "code" && tidy(scope.draft.title) === "")
      // The name alone, of a line that says more.
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
