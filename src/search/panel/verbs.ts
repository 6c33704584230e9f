import type { IndexEntry } from "../search-index";
import { stemOf } from "./stem";

/** Verbs for each method, in the languages of the interface. */
const verbs: Readonly<Record<string, string>> = {
  GET: "get find fetch read retrieve show lesen suchen abrufen",
  POST: "post create add mark new register anlegen erstellen hinzufügen neu",
  PUT: "put replace update change edit ersetzen ändern",
  PATCH: "patch update change edit mark modify correct ändern bearbeiten",
  DELETE: "delete remove withdraw cancel löschen entfernen",
};

/** Further verbs for a `GET` of a list. */
const ofMany = "list all auflisten alle";

const all: ReadonlySet<string> = new Set([...Object.values(verbs), ofMany].join(" ").split(" "));
const byStem = new Map([...all].map((verb) => [stemOf(verb), verb]));

export function isVerb(term: string): boolean {
  return all.has(term);
}

/** Returns the verb that a term is a form of, such as "cancel" for "cancelled"; otherwise the term itself. */
export function verbIn(term: string): string {
  return all.has(term) ? term : (byStem.get(stemOf(term).replace(/ll$/, "l")) ?? term);
}

/** Returns verbs that find an operation by its method, such as "withdraw" for a `DELETE`. */
export function verbsOf({ kind, address = "" }: IndexEntry): string {
  if (kind !== "operation") return "";
  const own = verbs[methodOf(address)] ?? "";
  return /^GET .*[^}]$/.test(address) ? `${own} ${ofMany}` : own;
}

/** Returns how likely a reader who names no verb wants an operation, at most 0: creating and reading come first, deleting last. */
export function likelihood({ address }: IndexEntry): number {
  return { PUT: -0.01, PATCH: -0.01, DELETE: -0.03 }[methodOf(address)] ?? 0;
}

function methodOf(address: string | undefined): string {
  return address?.split(" ")[0] ?? "";
}
