/** An error or a warning about the input, or a note on how it was read, with its place and the next step. */
export interface Problem {
  /** Name of the rule that found it: a Redocly rule id, or one of ours. */
  readonly rule: string;
  readonly severity: "error" | "warning" | "note";
  readonly message: string;
  /** Path relative to the working folder. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** The lines around the place, ready to print; empty when the file has none. */
  readonly frame: string;
  /** What to do next, as one sentence. */
  readonly remedy: string;
}

/** The input is wrong: nothing was written. Carries every problem that was found, in the order of the file. */
export class InputError extends Error {
  override readonly name = "InputError";
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join("\n"));
  }
}

/** The command line is wrong. `message` is one line for the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
