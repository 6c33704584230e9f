import type { ChangePlace, ChangeSentence } from "../../src/view/changes";

/** The versions of an API, and what each changed, oldest first. */
export type History = readonly Version[];

/** What a version of the document changed since the one before. */
export interface Version extends Comparison {
  /** Its name, unique; absent for what no version has yet. */
  readonly id?: string;
  /** The day of its release, `2026-03-01`. */
  readonly date?: string;
  /** What its readers call it. */
  readonly name: string;
}

/** How two documents differ. */
export interface Comparison {
  /** What callers notice, what breaks first. */
  readonly changes: readonly VersionChange[];
  /** How many changes concern the documentation alone. */
  readonly documentation: number;
}

/** A change as it is reported to readers. */
export interface VersionChange {
  readonly breaking: boolean;
  /** What the part is now to readers who know it as it was. */
  readonly mark: "new" | "changed" | "deprecated";
  readonly place: ChangePlace;
  readonly message: ChangeSentence;
  /** The operations that it concerns; none where it is of the whole API. */
  readonly operations: readonly {
    readonly id: string;
    readonly method: string;
    readonly path: string;
  }[];
  /** The row that shows it; absent where no row does. */
  readonly row: PageRow | undefined;
  /** How the id of an allowed value or of a variant in it goes on. */
  readonly inRow: string | undefined;
}

export interface PageRow {
  /** The named schema whose page has the row; otherwise, it is on the pages of the operations. */
  readonly schema?: string;
  /** Its id there; empty for the operation as a whole. */
  readonly id: string;
}
