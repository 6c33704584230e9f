/** How the build treats the pages of a kind. */
interface PageKindInfo {
  /** Kind of the page's own search entry. */
  readonly entry: "guide" | "reference" | "operation" | "model";
  /** The page describes one thing of the API. Its sections have no entries, because all pages of the kind have the same ones. */
  readonly isDetail?: true;
  /** Chapter of `llms.txt`; absent: the chapter of the operation's tag, or none. The format defines `Optional`. */
  readonly chapter?: "Guides" | "API reference" | "Optional";
  /** JSON Pointer (RFC 6901) to the part that the page describes. An API has at most one such page, at `/api/` and the kind's name. */
  readonly pointer?: string;
  /** The page is looked up, not read in order, so it has no previous and next page. */
  readonly isLookedUp?: true;
}

const kinds = {
  guide: { entry: "guide", chapter: "Guides" },
  overview: { entry: "reference", chapter: "API reference" },
  errors: { entry: "reference", chapter: "API reference", pointer: "#/paths" },
  rules: { entry: "reference", chapter: "Optional", pointer: "#/paths", isLookedUp: true },
  compare: { entry: "reference", chapter: "Optional", pointer: "#/paths", isLookedUp: true },
  changelog: { entry: "reference", chapter: "API reference", pointer: "#/info", isLookedUp: true },
  operation: { entry: "operation", isDetail: true },
  webhook: { entry: "operation", isDetail: true },
  schema: { entry: "model", isDetail: true, chapter: "Optional", isLookedUp: true },
  "not-found": { entry: "reference" },
} as const satisfies Readonly<Record<string, PageKindInfo>>;

/** The kind of content of a page; determines its layout. */
export type PageKind = keyof typeof kinds;

export const pageKinds: Readonly<Record<PageKind, PageKindInfo>> = kinds;

/** A kind of page that an API has at most once, besides the overview. */
export type SinglePageKind = {
  [Kind in PageKind]: (typeof kinds)[Kind] extends { readonly pointer: string } ? Kind : never;
}[PageKind];

/** Every such kind, in reading order. No operation uses one of these names as its address. */
export const singlePageKinds = (Object.keys(kinds) as readonly PageKind[]).filter(
  (kind): kind is SinglePageKind => pageKinds[kind].pointer !== undefined,
);
