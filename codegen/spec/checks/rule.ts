import type { UserContext } from "@redocly/openapi-core";
import type { Raw } from "../document";

/** What a visitor knows of the place where it is. */
export type VisitorContext = Omit<UserContext, "report"> & {
  readonly report: (finding: Finding) => void;
  readonly ignoreNextVisitorsOnNode: () => void;
};

/**
 * Called for an object. The rule `struct` comes first: no other sees what is no object, or has a field of the wrong type.
 *
 * @param target what a reference leads to
 */
type Visit = (
  node: Raw,
  context: VisitorContext,
  target: ReturnType<UserContext["resolve"]>,
) => void;

/** What the linter calls for each kind of object of OpenAPI. */
export type Visitor = Readonly<
  Record<string, Visit | { readonly enter?: Visit; readonly leave?: Visit }>
>;

/** Makes a visitor from a table of what is looked for in each kind of object, by the linter's name for it. */
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
  /** An error is what OpenAPI forbids, or what no page, type or sample could be made from without guessing; all else can be shown truly. */
  readonly severity: "error" | "warn";
  /** What the author should do, a sentence. */
  readonly remedy: string;
  /** Absent for a rule of every version. */
  readonly only?: "OpenAPI 3" | "Swagger 2.0";
  /** Absent for a rule that the linter brings along. */
  readonly check?: () => Visitor;
}

/** What a rule reports: a remedy or a severity here replaces that of the rule. */
export type Finding = Parameters<UserContext["report"]>[0] & {
  readonly remedy?: string;
  /** How the validator ends its words on examples that differ only because of this. */
  readonly explains?: readonly string[];
};

/** How the validator tells that a required property is absent, see {@link Finding}. */
export function absenceOf(name: string): string {
  return `must have required property '${name}'`;
}

/** How the validator tells that a property is not allowed. */
export function excessesOf(name: string): readonly string[] {
  return ["additional", "unevaluated"].map(
    (kind) => `must NOT have ${kind} properties \`${name}\``,
  );
}

/** Findings of one rule that are told once for each kind, at the first place, with the number of places. */
export class Tally {
  private readonly found = new Map<string, { readonly finding: Finding; places: Set<string> }>();

  /** @param kind findings of the same kind are told as one: the first */
  add(kind: string, finding: Finding & { readonly location: UserContext["location"] }): void {
    const { absolutePointer } = finding.location;
    const known = this.found.get(kind);
    if (known) known.places.add(absolutePointer);
    else this.found.set(kind, { finding, places: new Set([absolutePointer]) });
  }

  /** Whether there are any. */
  get hasFindings(): boolean {
    return this.found.size > 0;
  }

  /** The visitor of the root that reports them. */
  readonly Root = {
    leave: (_: unknown, { report }: UserContext): void => {
      for (const { finding, places } of this.found.values()) {
        const times = places.size > 1 ? ` This occurs ${places.size} times.` : "";
        report({ ...finding, message: `${finding.message}${times}` });
      }
    },
  };
}

/** Makes the `check` of a rule that tells findings of one kind once. */
export function tallied(visitorOf: (tally: Tally) => Visitor): () => Visitor {
  return () => {
    const tally = new Tally();
    return { Root: tally.Root, ...visitorOf(tally) };
  };
}
