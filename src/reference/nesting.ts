import { createContext, useContext } from "react";

/** The position of a component in the nesting of the page. */
export interface Nesting {
  /** Level of the next heading, 2 to 6. */
  readonly level: number;
  /** How many folds are around it. */
  readonly depth: number;
  /** Whether it is in a row, so that rows inside it need a fold. */
  readonly inRow: boolean;
  /** Whether that row has its own prose. */
  readonly described: boolean;
  /** Whether it is in the body of a request. */
  readonly inRequest: boolean;
  /** Ids of the variants that the first sample of the page shows. */
  readonly sampled: readonly string[];
}

const root: Nesting = {
  level: 2,
  depth: 0,
  inRow: false,
  described: false,
  inRequest: false,
  sampled: [],
};

export const NestingContext = createContext<Nesting>(root);

/** Returns the nesting of the component; that of a page's root by default. */
export function useNesting(): Nesting {
  return useContext(NestingContext);
}
