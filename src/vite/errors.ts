/** A place in a file; without a line, the whole file. */
export interface Place {
  /** Path as shown to the user. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based. */
  readonly column?: number | undefined;
}

/** Returns the line and column of an offset in a text; neither if the offset is negative. */
export function placeAt(text: string, offset: number): Pick<Place, "line" | "column"> {
  const lines = text.slice(0, offset).split("\n");
  return offset < 0 ? {} : { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** An error that the user can fix: what is wrong, where, and the next step. */
export class SiteError extends Error {
  override readonly name = "SiteError";

  /**
   * @param reason what is wrong, with the file (and line or field) unless `place` has it
   * @param remedy what to do about it, one sentence
   * @param place precedes the reason in the message
   * @param others further places with the same mistake
   */
  constructor(
    readonly reason: string,
    readonly remedy: string,
    readonly place?: Place,
    readonly others: readonly Place[] = [],
  ) {
    const places = [...(place ? [place] : []), ...others].map(({ file, line, column }) =>
      [file, line, column].filter(Boolean).join(":"),
    );
    const more = places.length > 3 ? ` and ${places.length - 3} more` : "";
    super(places.length > 0 ? `${places.slice(0, 3).join(", ")}${more}: ${reason}` : reason);
  }
}

/** The data of a {@link SiteError} that is created later; plain data. */
export type Warning = Pick<SiteError, "reason" | "remedy" | "place">;

/** Several {@link SiteError}s. */
export class SiteErrors extends Error {
  override readonly name = "SiteErrors";

  constructor(readonly errors: readonly SiteError[]) {
    super(errors.map(({ message }) => message).join("\n"));
  }
}

/**
 * Returns the mistakes in a thrown value. Reads its name and not its class, because Vite copies what modules on its server throw.
 *
 * @throws any other error
 */
export function siteErrorsIn(error: unknown): readonly SiteError[] {
  if (error instanceof Error && error.name === "SiteErrors") return (error as SiteErrors).errors;
  if (error instanceof Error && error.name === "SiteError") return [error as SiteError];
  throw error;
}

/**
 * Runs a step that other steps do not depend on, and adds its mistakes to theirs.
 *
 * @returns `undefined` if there were any
 * @throws errors that are not the user's mistakes
 */
export function collect<T>(mistakes: SiteError[], step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    mistakes.push(...siteErrorsIn(error));
    return undefined;
  }
}

/** Throws mistakes, if there are any, sorted by file and line. */
export function throwAll(errors: readonly SiteError[]): void {
  const [first, ...others] = errors.toSorted(({ place: a }, { place: b }) => {
    if (a?.file === b?.file)
      return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
    return (a?.file ?? "") < (b?.file ?? "") ? -1 : 1;
  });
  if (first) throw others.length === 0 ? first : new SiteErrors([first, ...others]);
}
