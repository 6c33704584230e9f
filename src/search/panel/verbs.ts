import type { IndexEntry } from "../search-index";

/** Verbs for each method, in the languages of the interface. */
const verbs: Readonly<Record<string, string>> = {
  GET: "get list find fetch read show lesen suchen abrufen auflisten",
  POST: "create add new register anlegen erstellen hinzufügen neu",
  PUT: "replace update change edit ersetzen ändern",
  PATCH: "update change edit modify correct ändern bearbeiten",
  DELETE: "delete remove withdraw cancel löschen entfernen",
};

/** Returns verbs that find an operation by its method, such as "withdraw" for a `DELETE`. */
export function verbsOf({ kind, address }: IndexEntry): string {
  const method = address?.split(" ")[0] ?? "";
  return kind === "operation" ? (verbs[method] ?? "") : "";
}
