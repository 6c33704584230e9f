/** An error, warning or note about the input, with its location and what to do next. */
export interface Problem {
  /** Id of the rule that reported it: a Redocly rule or one of ours. */
  readonly rule: string;
  readonly severity: "error" | "warning" | "note";
  readonly message: string;
  /** Path relative to the working directory. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** The surrounding lines, ready to print; may be empty. */
  readonly frame: string;
  /** What to do next, as one sentence. */
  readonly remedy: string;
}

/** Returns a problem with a file as a whole, or with a place in it. */
export function fileProblem(
  file: string,
  what: Pick<Problem, "rule" | "severity" | "message" | "remedy">,
  line = 1,
  column = 1,
): Problem {
  return { ...what, file, line, column, frame: "" };
}

/** The input is invalid and nothing was written. Carries all problems found, in the order of the file. */
export class InputError extends Error {
  override readonly name = "InputError";
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join("\n"));
  }
}

/** Throws an error with the problems, if there are any. */
export function refuse(problems: readonly (Problem | undefined)[]): void {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new InputError(found);
}

/** The command line is invalid. `message` is one line for the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
