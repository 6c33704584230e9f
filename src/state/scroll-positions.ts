import { createStorageSlot, pairsIn, readStored } from "./storage";

const key = "scroll-positions";
const area = "sessionStorage";

/** Number of history entries to keep, more than anyone goes back. */
const maxEntries = 100;

/** Pixels from the top of the page, by history entry. */
let positions: Map<string, number> | undefined;

function all(): Map<string, number> {
  positions ??= pairsIn(readStored(key, area), "number");
  return positions;
}

/**
 * Returns the key of the current history entry. The router gives its entries a key; the browser's entries, for
 * a page load or a link to a hash, get one here.
 */
export function entryKey(): string {
  if (!knownKey()) history.replaceState({ ...history.state, key: String(Math.random()) }, "");
  return knownKey();
}

function knownKey(): string {
  return (history.state as { readonly key?: string } | null)?.key ?? "";
}

/** Returns the scroll position of a history entry, by default the current one; `undefined` if none is stored. */
export function positionAt(entry = knownKey()): number | undefined {
  return all().get(entry);
}

/** Records the scroll position of a history entry. */
export function rememberPosition(entry: string): void {
  all().set(entry, window.scrollY);
}

/** Stores the positions for the next document of this tab. */
export function storePositions(): void {
  createStorageSlot(key, area).set(JSON.stringify([...all()].slice(-maxEntries)));
}
