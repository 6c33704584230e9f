/** How the build treats the pages of a kind. */
interface PageKindInfo {
  /** Kind of the page's own search entry. */
  readonly entry: "guide" | "reference" | "operation" | "model";
  /** It is about one thing of the API: its sections are those of all pages of the kind, so they have no entries. */
  readonly isDetail?: true;
  /** Chapter of `llms.txt`; absent: that of the operation's tag, or none. `Optional` is a word of the format. */
  readonly chapter?: "Guides" | "API reference" | "Optional";
  /** An API has at most one, at `/api/` and the name of the kind, which is about this part of the document: a JSON Pointer (RFC 6901). */
  readonly pointer?: string;
  /** It is looked up, not read in order: it has no previous and next page. */
  readonly isLookedUp?: true;
}

const kinds = {
  guide: { entry: "guide", chapter: "Guides" },
  overview: { entry: "reference", chapter: "API reference" },
  errors: { entry: "reference", chapter: "API reference", pointer: "#/paths" },
  changelog: { entry: "reference", chapter: "API reference", pointer: "#/info", isLookedUp: true },
  operation: { entry: "operation", isDetail: true },
  webhook: { entry: "operation", isDetail: true },
  schema: { entry: "model", isDetail: true, chapter: "Optional", isLookedUp: true },
  "not-found": { entry: "reference" },
} as const satisfies Readonly<Record<string, PageKindInfo>>;

/** The kind of content of a page; determines its layout. */
export type PageKind = keyof typeof kinds;

export const pageKinds: Readonly<Record<PageKind, PageKindInfo>> = kinds;

/** A kind of page of which an API has at most one, besides the overview. */
export type SinglePageKind = {
  [Kind in PageKind]: (typeof kinds)[Kind] extends { readonly pointer: string } ? Kind : never;
}[PageKind];

/** Every such kind, in reading order. No operation has one of these names as its address. */
export const singlePageKinds = (Object.keys(kinds) as readonly PageKind[]).filter(
  (kind): kind is SinglePageKind => pageKinds[kind].pointer !== undefined,
);
