import type { ChangePlace, ChangeSentence } from "../../src/view/changes";

/** The versions of an API, and what each changed, oldest first. */
export type History = readonly Version[];

/** The changes since the previous version of the document. */
export interface Version extends Comparison {
  /** Its unique name; absent for changes that are in no version yet. */
  readonly id?: string;
  /** The day of its release, `2026-03-01`. */
  readonly date?: string;
  /** What its readers call it. */
  readonly name: string;
}

/** The differences between two documents. */
export interface Comparison {
  /** Changes that callers notice, breaking ones first. */
  readonly changes: readonly VersionChange[];
  /** Number of changes that concern only the documentation. */
  readonly documentation: number;
}

/** A change as it is reported to readers. */
export interface VersionChange {
  readonly breaking: boolean;
  /** How the part appears to readers who know the earlier version. */
  readonly mark: "new" | "changed" | "deprecated";
  readonly place: ChangePlace;
  readonly message: ChangeSentence;
  /** The affected operations; empty if the change concerns the whole API. */
  readonly operations: readonly {
    readonly id: string;
    readonly method: string;
    readonly path: string;
  }[];
  /** The row that shows the change; absent if no row does. */
  readonly row: PageRow | undefined;
  /** The rest of the id, for an allowed value or a variant in the row. */
  readonly inRow: string | undefined;
}

export interface PageRow {
  /** The named schema whose page has the row; otherwise, it is on the pages of the operations. */
  readonly schema?: string;
  /** Id of the row on that page; empty for the operation as a whole. */
  readonly id: string;
}
