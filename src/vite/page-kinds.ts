import type { PageKind } from "../page";
import type { EntryKind } from "../search/search-index";

/** How search and `llms.txt` treat the pages of a kind. */
interface PageKindInfo {
  /** Kind of the page's own search entry. */
  readonly entry: EntryKind;
  /** It is about one thing of the API: its sections are those of all pages of the kind, so they have no entries. */
  readonly isDetail?: true;
  /** Chapter of `llms.txt`; absent: that of the operation's tag, or none. `Optional` is a word of the format. */
  readonly chapter?: "Guides" | "API reference" | "Optional";
}

/** Every kind of page. What a page of a kind is made from is in `generated-module.ts` and `page-module.ts`. */
export const pageKinds: Readonly<Record<PageKind, PageKindInfo>> = {
  guide: { entry: "guide", chapter: "Guides" },
  overview: { entry: "reference", chapter: "API reference" },
  errors: { entry: "reference", chapter: "API reference" },
  operation: { entry: "operation", isDetail: true },
  webhook: { entry: "operation", isDetail: true },
  schema: { entry: "model", isDetail: true, chapter: "Optional" },
  "not-found": { entry: "reference" },
};
