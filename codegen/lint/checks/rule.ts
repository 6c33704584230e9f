import { getLineColLocation, type UserContext } from "@redocly/openapi-core";
import type { Raw } from "../../document/document";
import { getOrMake } from "../../get-or-make";

/** A place in a file. */
export type Location = UserContext["location"];

/** The linter's function that follows a reference. */
export type Resolve = UserContext["resolve"];

/** The context of a visitor at its location. */
export type VisitorContext = Omit<UserContext, "report"> & {
  readonly report: (finding: Finding) => void;
  readonly ignoreNextVisitorsOnNode: () => void;
};

/**
 * Called for an object. The rule `struct` runs first: other rules only see objects whose fields have the right types.
 *
 * @param target the target of a reference
 */
type Visit = (node: Raw, context: VisitorContext, target: ReturnType<Resolve>) => void;

/** Functions that the linter calls for each kind of OpenAPI object. */
export type Visitor = Readonly<
  Record<string, Visit | { readonly enter?: Visit; readonly leave?: Visit }>
>;

/** Makes a visitor from a table that says what to look for in each kind of object, by the linter's name for it. */
export function visitorsOf<T>(
  table: Readonly<Record<string, T>>,
  visitorOf: (sought: T) => Visit,
): Visitor {
  return Object.fromEntries(
    Object.entries(table).map(([type, sought]) => [type, visitorOf(sought)]),
  );
}

/** A rule that documents must pass. */
export interface Rule {
  readonly id: string;
  /**
   * An error for something that OpenAPI forbids, or that would require guessing in pages, types or samples; a note for what is right but
   * may surprise. Everything else is a warning.
   */
  readonly severity?: "error" | "note";
  /** What the author should do, as a sentence. */
  readonly remedy: string;
  /** Absent if the rule applies to every version, or only one has the objects that it visits. */
  readonly only?: "OpenAPI 3" | "Swagger 2.0";
  /** Absent if the rule is part of the linter. */
  readonly check?: () => Visitor;
  /** Says what a rule of the linter has found. */
  readonly message?: (found: Found) => string;
}

/** The place of a finding: a value in an object or a list. */
interface Found {
  readonly key: string;
  /** The value; empty if it is not an object. */
  readonly node: Raw;
  readonly around: Raw;
  /** The second part of the JSON Pointer: the field of `components`. */
  readonly group: string;
  /** Returns the line of another key of the object around. */
  readonly lineOf: (key: string) => number;
}

/** A report of a rule: a remedy or a severity here overrides that of the rule. */
export type Finding = Parameters<UserContext["report"]>[0] & {
  readonly remedy?: string;
  /** All places of a finding that is reported once. */
  readonly places?: readonly string[];
};

export type LocatedFinding = Finding & {
  readonly location: Location;
  /** The part of the text there that is meant. Finding it takes long in a large document, so only the first of a kind is looked for. */
  readonly part?: string;
};

/** Findings of one rule that are reported once for each kind, at the first location, with the number of locations. */
export class Tally {
  private readonly found = new Map<
    string,
    { readonly finding: LocatedFinding; readonly places: Set<string> }
  >();

  /** @param kind of the findings with the same kind, only the first is reported */
  add(kind: string, finding: LocatedFinding): void {
    const { absolutePointer } = finding.location;
    const known = getOrMake(this.found, kind, () => ({ finding, places: new Set<string>() }));
    known.places.add(absolutePointer);
  }

  /** Whether there are any findings. */
  get hasFindings(): boolean {
    return this.found.size > 0;
  }

  /** The root visitor that reports the findings. */
  readonly Root = {
    leave: (_: unknown, { report }: Pick<VisitorContext, "report">): void => {
      for (const { finding, places } of this.found.values()) {
        const times = places.size > 1 ? ` This occurs ${places.size} times.` : "";
        const { part, message, location: whole } = finding;
        const location = part === undefined ? whole : placeInText(whole, part);
        report({ ...finding, location, message: `${message}${times}`, places: [...places] });
      }
    },
  };
}

/**
 * Returns the location of a part of a text; the location of the whole text if it is escaped or folded in the file.
 *
 * @param location the location of the text
 */
export function placeInText(location: Location, part: string): Location {
  const { source, start, end = start } = getLineColLocation(location);
  const [first = ""] = part.split("\n");
  const lines = source.getLines().slice(start.line - 1, end.line);
  const index = lines.findIndex((line, at) => line.includes(first, at === 0 ? start.col - 1 : 0));
  if (first === "" || index < 0) return location;
  const col = 1 + (lines[index] ?? "").indexOf(first, index === 0 ? start.col - 1 : 0);
  const place = { source, start: { line: start.line + index, col }, pointer: undefined };
  // Without a pointer, the linter takes the location unchanged.
  return { ...place, absolutePointer: location.absolutePointer } as unknown as Location;
}

/** Makes the `check` of a rule that reports findings of one kind once. */
export function tallied(visitorOf: (tally: Tally) => Visitor): () => Visitor {
  return () => {
    const tally = new Tally();
    return { Root: tally.Root, ...visitorOf(tally) };
  };
}
