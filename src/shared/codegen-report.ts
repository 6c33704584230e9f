/** A mistake in a document, a guide or the configuration, as a writer is told of it. */
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

/** What codegen with `--watch` tells the process that started it after every run. */
export interface CodegenReport {
  /** None: the tree is that of the document. */
  readonly mistakes: readonly Mistake[];
}
