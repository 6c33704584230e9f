/** A mistake in a document, a guide or the configuration, as reported to the writer. */
export interface Mistake {
  readonly message: string;
  /** What to do next, as one sentence. */
  readonly remedy: string;
  /** Absolute, or relative to the working directory; absent: no file is wrong. */
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based. */
  readonly column?: number | undefined;
  /** The surrounding lines, ready to print. */
  readonly frame?: string | undefined;
}

/** The report that codegen with `--watch` sends to its parent process after every run. */
export interface CodegenReport {
  /** Empty: the generated tree matches the document. */
  readonly mistakes: readonly Mistake[];
}
