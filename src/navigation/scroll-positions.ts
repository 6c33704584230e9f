import { attempt } from "../shared/attempt";
import { createStorageSlot, readStored } from "../state/storage";

const key = "scroll-positions";
const area = "sessionStorage";

/** Number of history entries to keep, more than anyone goes back. */
const maxEntries = 100;

/** Pixels from the top of the page, by history entry. */
let positions: Map<string, number> | undefined;

function all(): Map<string, number> {
  // It may have been truncated by a full storage, or written by other code.
  const stored = () => JSON.parse(readStored(key, area) ?? "[]") as [string, number][];
  positions ??= new Map(attempt(stored));
  return positions;
}

/**
 * Returns the key of the current history entry. The router gives its entries a key; the browser's entries, for
 * a page load or a link to a hash, get one here.
 */
export function entryKey(): string {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const added = String(Math.random());
  history.replaceState({ ...state, key: added }, "");
  return added;
}

/** Returns the scroll position of a history entry; `undefined` if none is stored. */
export function positionAt(entry = ""): number | undefined {
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
