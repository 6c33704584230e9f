import type { IndexEntry } from "../search-index";

/** Verbs for each method, in the languages of the interface. */
const verbs: Readonly<Record<string, string>> = {
  GET: "get list find fetch read retrieve show lesen suchen abrufen auflisten",
  POST: "post create add new register anlegen erstellen hinzufügen neu",
  PUT: "put replace update change edit ersetzen ändern",
  PATCH: "patch update change edit modify correct ändern bearbeiten",
  DELETE: "delete remove withdraw cancel löschen entfernen",
};

const all: ReadonlySet<string> = new Set(Object.values(verbs).join(" ").split(" "));

/** Whether a term is a verb for a method. */
export function isVerb(term: string): boolean {
  return all.has(term);
}

/** Returns verbs that find an operation by its method, such as "withdraw" for a `DELETE`. */
export function verbsOf({ kind, address }: IndexEntry): string {
  return kind === "operation" ? (verbs[methodOf(address)] ?? "") : "";
}

/** How likely a reader who names no verb wants an operation, from 0: first what creates and reads, last what deletes. */
export function likelihood({ address }: IndexEntry): number {
  return { PUT: -0.01, PATCH: -0.01, DELETE: -0.03 }[methodOf(address)] ?? 0;
}

function methodOf(address: string | undefined): string {
  return address?.split(" ")[0] ?? "";
}
