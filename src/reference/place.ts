import { createContext, useContext } from "react";
import type { SchemaComponents } from "./types";

/** A named schema that the current place is inside of. */
export interface Ancestor {
  readonly name: string;
  /** Id of the row or heading at which it unfolds. */
  readonly anchor: string;
}

/** Where on the page a component stands: what its ids start with, how deep it is, what it is inside of. */
export interface Place {
  /** What the ids of the rows below start with; empty at the root of a page. */
  readonly id: string;
  /** Id of the nearest row or heading that is really on the page. */
  readonly anchor: string;
  /** Level of the next heading, 2 to 6. */
  readonly level: number;
  /** How many folds are around this place. */
  readonly depth: number;
  /** Whether rows below need a fold of their own. */
  readonly folds: boolean;
  readonly ancestors: readonly Ancestor[];
  /** The type that the row around this place states; a schema that it names is linked there already. */
  readonly stated: string;
  /** The row around this place has a description of its own. */
  readonly described: boolean;
  /** The first paragraph of the schema at this place stands above already. */
  readonly leadSaid: boolean;
  /** Named schemas that may unfold here. */
  readonly schemas: SchemaComponents;
  /** Named schemas that may unfold here once, but not inside each other: alternatives often hold one another. */
  readonly branches: SchemaComponents;
  /** Response examples are shown in the aside, not in place. */
  readonly examplesAside: boolean;
  /** Errors among the responses here are in the catalogue of errors. */
  readonly errorsListed: boolean;
}

/** The place at the root of a page. */
export const rootPlace: Place = {
  id: "",
  anchor: "",
  level: 2,
  depth: 0,
  folds: false,
  ancestors: [],
  stated: "",
  described: false,
  leadSaid: false,
  schemas: {},
  branches: {},
  examplesAside: false,
  errorsListed: false,
};

export const PlaceContext = createContext<Place>(rootPlace);

/** The current place. */
export function usePlace(): Place {
  return useContext(PlaceContext);
}

/** An id below `parent`: `request` and `contact` give `request.contact`. White space, which ids cannot hold, becomes `-`. */
export function joinId(parent: string, name: string): string {
  const part = name.trim().replace(/\s+/g, "-");
  return parent === "" ? part : `${parent}.${part}`;
}

/** The id of one allowed value of `parent`: `query.status` and `OPEN` give `query.status=OPEN`. */
export function valueId(parent: string, value: string): string {
  return `${parent}=${value.replace(/\s+/g, "-")}`;
}

/** The id of one branch of `parent`: `request` and `Bank account` give `request~Bank-account`. */
export function branchId(parent: string, label: string): string {
  return `${parent}~${label.trim().replace(/\s+/g, "-")}`;
}

/** Makes ids of one list unique: the second of one id ends in `-2`. */
export function uniqueIds(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
