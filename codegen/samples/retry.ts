/** How a call is repeated (Arazzo 1.0.1, 4.6.8). */
export interface Retry {
  /** All of these must be met. */
  readonly until: readonly Criterion[];
  /** If one of these is met, the others never will be: the workflow has failed. */
  readonly failed: readonly Criterion[];
  /** Seconds between two calls. */
  readonly after: number;
  /** Maximum number of repetitions. */
  readonly limit: number;
}

/** A condition that a value in the body of a response equals another one, or does not (Arazzo 1.0.1, 4.6.11). */
export interface Criterion {
  readonly path: readonly (string | number)[];
  readonly isEqual: boolean;
  readonly value: string | boolean;
}
