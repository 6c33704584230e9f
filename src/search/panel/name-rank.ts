import type { IndexEntry } from "../search-index";
import { termOf } from "./terms";

/**
 * Returns how exactly a query names an entry: 2 for its name or an operation's whole path; 1 for the end of
 * such a path, which often starts with a prefix that nobody types; else 0.
 */
export function nameRank(entry: IndexEntry, query: string): number {
  if (termOf(entry.title) === termOf(query)) return 2;
  return entry.address === undefined ? 0 : addressRank(entry.address, query);
}

function addressRank(address: string, query: string): number {
  const [method = "", path = ""] = words(address);
  const asked = words(query);
  const askedPath = asked.at(-1) ?? "";
  const askedMethod = asked.length === 2 ? asked[0] : method;
  if (asked.length > 2 || !askedPath.includes("/") || askedMethod !== method) return 0;
  if (path === askedPath) return 2;
  return askedPath.startsWith("/") && path.endsWith(askedPath) ? 1 : 0;
}

function words(text: string): readonly string[] {
  return text.trim().toLowerCase().split(/\s+/);
}
