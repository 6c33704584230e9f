import type { IndexEntry } from "../search-index";
import { known } from "./known-terms";
import { stemOf } from "./stem";

export function isVerb(term: string): boolean {
  return known.allVerbs.has(term);
}

/** Returns the verb that a term is a form of, such as "cancel" for "cancelled"; otherwise the term itself. */
export function verbIn(term: string): string {
  return known.allVerbs.has(term)
    ? term
    : (known.verbsByStem.get(stemOf(term).replace(/ll$/, "l")) ?? term);
}

/** Returns verbs that find an operation by its method, such as "withdraw" for a `DELETE`. */
export function verbsOf({ kind, address = "" }: IndexEntry): string {
  if (kind !== "operation") return "";
  const own = known.verbs.get(methodOf(address)) ?? [];
  return [...own, ...(/^GET .*[^}]$/.test(address) ? known.listVerbs : [])].join(" ");
}

/** Returns how likely a reader who names no verb wants an operation, at most 0: creating and reading come first, deleting last. */
export function likelihood({ address }: IndexEntry): number {
  return { PUT: -0.01, PATCH: -0.01, DELETE: -0.03 }[methodOf(address)] ?? 0;
}

function methodOf(address: string | undefined): string {
  return address?.split(" ")[0] ?? "";
}
