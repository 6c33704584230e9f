import type { IndexEntry } from "../search-index";

/** What people call what a method does, in the languages that the interface speaks. */
const verbs: Readonly<Record<string, string>> = {
  GET: "get list find fetch read show lesen suchen abrufen auflisten",
  POST: "create add new register anlegen erstellen hinzufügen neu",
  PUT: "replace update change edit ersetzen ändern",
  PATCH: "update change edit modify correct ändern bearbeiten",
  DELETE: "delete remove withdraw cancel löschen entfernen",
};

/** Words for what an operation does that its own text may lack: who wants to withdraw somebody need not know that it is a `DELETE`. */
export function verbsOf({ kind, address }: IndexEntry): string {
  const method = address?.split(" ")[0] ?? "";
  return kind === "operation" ? (verbs[method] ?? "") : "";
}
