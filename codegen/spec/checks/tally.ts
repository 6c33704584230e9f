import type { UserContext } from "@redocly/openapi-core";
import type { Finding } from "./rule";

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
