/** A place in a file; without a line: the whole file. */
export interface Place {
  /** As shown to the user. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based. */
  readonly column?: number | undefined;
}

/** Where an offset of a text is; nowhere if it is negative. */
export function placeAt(text: string, offset: number): Pick<Place, "line" | "column"> {
  const lines = text.slice(0, offset).split("\n");
  return offset < 0 ? {} : { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** An error that the user can fix: what is wrong, where, and the next step. */
export class SiteError extends Error {
  override readonly name = "SiteError";

  /**
   * @param reason what is wrong, with its file (and line or field) unless `place` says it
   * @param remedy what to do about it, one sentence
   * @param place goes before the reason in the message
   * @param others have the same mistake
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

/** What a {@link SiteError} can be made of later; plain data. */
export type Warning = Pick<SiteError, "reason" | "remedy" | "place">;

/** Several such errors. */
export class SiteErrors extends Error {
  override readonly name = "SiteErrors";

  constructor(readonly errors: readonly SiteError[]) {
    super(errors.map(({ message }) => message).join("\n"));
  }
}

/**
 * Returns the mistakes in what was thrown.
 *
 * @throws any other error
 */
export function siteErrorsIn(error: unknown): readonly SiteError[] {
  if (error instanceof SiteError) return [error];
  if (error instanceof SiteErrors) return error.errors;
  throw error;
}

/**
 * Runs a step that others do not depend on, and adds its mistakes to those of the others.
 *
 * @returns nothing if it made any
 * @throws what is no mistake of the user
 */
export function collect<T>(mistakes: SiteError[], step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    mistakes.push(...siteErrorsIn(error));
    return undefined;
  }
}

/** Throws mistakes, if there are any, in the order of files and lines. */
export function throwAll(errors: readonly SiteError[]): void {
  const [first, ...others] = errors.toSorted(({ place: a }, { place: b }) => {
    if (a?.file === b?.file)
      return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
    return (a?.file ?? "") < (b?.file ?? "") ? -1 : 1;
  });
  if (first) throw others.length === 0 ? first : new SiteErrors([first, ...others]);
}
