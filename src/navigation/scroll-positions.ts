import { createStorageSlot } from "../state/storage";

const slot = createStorageSlot("scroll-positions", "sessionStorage");

/** How many entries of the history are kept: more than anyone goes back. */
const most = 100;

/** Pixels from the top of the page, by entry of the history. */
let positions: Map<string, number> | undefined;

function all(): Map<string, number> {
  positions ??= new Map(stored());
  return positions;
}

function stored(): readonly [string, number][] {
  try {
    return JSON.parse(slot.get() ?? "[]") as [string, number][];
  } catch {
    // Cut off by a full storage, or written by someone else.
    return [];
  }
}

/**
 * Names the current entry of the history. The router names those that it makes; those that the browser makes, for a whole page
 * or a link to a hash, get a name here.
 */
export function entryKey(): string {
  const state = window.history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, "");
  return key;
}

/** Where the reader was on an entry; `undefined` when they were never there. */
export function positionAt(entry: string): number | undefined {
  return all().get(entry);
}

/** Notes where the reader is. */
export function rememberPosition(entry: string): void {
  all().set(entry, window.scrollY);
}

/** Keeps the notes for the next document of this tab. */
export function storePositions(): void {
  slot.set(JSON.stringify([...all()].slice(-most)));
}
