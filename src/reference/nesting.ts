import { createContext, useContext } from "react";

/** How deep on the page a component stands. */
export interface Nesting {
  /** Level of the next heading, 2 to 6. */
  readonly level: number;
  /** How many folds are around it. */
  readonly depth: number;
  /** It stands in a row, so that rows below need a fold of their own. */
  readonly inRow: boolean;
  /** That row has words of its own. */
  readonly described: boolean;
}

const root: Nesting = { level: 2, depth: 0, inRow: false, described: false };

export const NestingContext = createContext<Nesting>(root);

/** Where the component stands; at the root of a page, where nothing is around it. */
export function useNesting(): Nesting {
  return useContext(NestingContext);
}
