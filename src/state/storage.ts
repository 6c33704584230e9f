import type { StorageArea, StorageKey } from "./storage-keys";

/** A string in the browser's storage under one key. Create it anywhere; use it only in a browser. */
export interface StorageSlot {
  /** Returns the stored string; null if there is none or storage is refused. */
  get(): string | null;
  set(value: string): void;
  remove(): void;
  /** Calls `listener` when another tab changes the value (null: removed) until the returned function is called. */
  listen(listener: (value: string | null) => void): () => void;
}

declare global {
  interface Window {
    /** Set after the one warning; global, because inline script and modules each have a copy of this file. */
    storageRefused?: true;
  }
}

/**
 * Creates a slot for `key`. If the browser refuses storage (in a frame, or due to strict privacy settings), the
 * slot does nothing, and one warning is logged for all slots. A failed read, write or removal is only logged.
 * Its methods throw during prerendering, which has no storage.
 */
export function createStorageSlot<Area extends StorageArea = "localStorage">(
  key: StorageKey<Area>,
  area = "localStorage" as Area,
): StorageSlot {
  function open(): Storage | null {
    if (typeof window === "undefined") {
      throw new Error(
        `Storage slot "${key}" is used during prerender: use it in an effect or an event handler.`,
      );
    }
    let reason: unknown;
    try {
      // Despite its type, null in some embedded browsers; the access itself may throw.
      const storage = window[area] as Storage | null;
      if (storage) return storage;
    } catch (error) {
      reason = error;
    }
    if (!window.storageRefused) {
      window.storageRefused = true;
      console.warn(
        "Browser storage is unavailable: choices are lost when you leave the page.",
        reason,
      );
    }
    return null;
  }

  function attempt<T>(done: string, use: (storage: Storage) => T): T | null {
    const storage = open();
    try {
      return storage && use(storage);
    } catch (error) {
      console.error(`Storage slot "${key}" cannot be ${done}.`, error);
      return null;
    }
  }

  return {
    get: () => attempt("read", (storage) => storage.getItem(key)),
    set: (value) => void attempt("written", (storage) => storage.setItem(key, value)),
    remove: () => void attempt("removed", (storage) => storage.removeItem(key)),
    listen(listener) {
      const storage = open();
      const stop = new AbortController();
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea !== storage) return;
        // A null key: the whole area was cleared.
        if (event.key === key || event.key === null) listener(event.newValue);
      };
      if (storage) window.addEventListener("storage", onStorage, { signal: stop.signal });
      return () => stop.abort();
    },
  };
}

/**
 * Returns the value stored under `key`; null, without a warning, if there is none or storage is refused. It is for the inline script,
 * because every byte of that is in every page. Slots, which are used later, report problems.
 */
export function readStored<Area extends StorageArea = "localStorage">(
  key: StorageKey<Area>,
  area = "localStorage" as Area,
): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Calls `read` when another tab has stored something, and when the page returns from the back/forward cache, where it gets no events. It
 * is for the inline script: what a choice in another tab changes must not wait until the reader does something here.
 */
export function onReturn(read: () => void): void {
  window.addEventListener("storage", read);
  window.addEventListener("pageshow", read);
}

/** The types of values of a stored list of pairs, by the name that `typeof` gives them. */
interface ValueTypes {
  number: number;
  string: string;
}

/**
 * Returns the pairs of a stored list, as JSON, whose values have a type. What other code of the host stored under the same key, or a full
 * storage cut off, is ignored, and so is more than the site stores. Whoever reads a stored name instead compares it with those that exist.
 */
export function pairsIn<Type extends keyof ValueTypes>(
  text: string | null,
  type: Type,
): Map<string, ValueTypes[Type]> {
  const pairs = new Map<string, ValueTypes[Type]>();
  try {
    // The limit is in UTF-16 code units.
    for (const [key, value] of text && text.length < 1e5 ? JSON.parse(text) : [])
      if (typeof value === type) pairs.set(`${key}`, value);
  } catch {
    // Not a list of pairs.
  }
  return pairs;
}
