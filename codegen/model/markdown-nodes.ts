/** Inline content of a description (CommonMark 6 and GFM), limited to what a page may show. */
export type Inline =
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "code"; readonly value: string }
  | { readonly kind: "break" }
  | { readonly kind: "emphasis" | "strong" | "delete"; readonly children: readonly Inline[] }
  /** `href` is http(s), mailto, or a path or fragment of this site; a link with any other scheme is reduced to its text. */
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] };

/** Block content of a description (CommonMark 4, 5 and GFM tables). */
export type Block =
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  /** `depth` is 1 for the outermost heading in the description; the page decides the heading level. */
  | { readonly kind: "heading"; readonly depth: number; readonly children: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: "code"; readonly language: string | undefined; readonly value: string }
  | { readonly kind: "quote"; readonly children: readonly Block[] }
  | {
      readonly kind: "table";
      readonly header: readonly TableCell[];
      readonly rows: readonly (readonly TableCell[])[];
    }
  | { readonly kind: "rule" };

/** One cell of a GFM table: its inline content. */
export type TableCell = readonly Inline[];

/** A parsed description; empty when the author wrote none. */
export type Markdown = readonly Block[];

/** Markdown that becomes JSX in a generated module. */
export class MarkdownText {
  constructor(
    readonly blocks: Markdown,
    /** The content of a paragraph, without the paragraph. */
    readonly inline: readonly Inline[] = [],
  ) {}
}
