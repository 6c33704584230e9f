import type { StorageKey } from "./storage-keys";

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
 * Creates a slot for `key`. If the browser refuses storage (in a frame, by strict privacy settings) the
 * slot does nothing and one warning is logged for all slots; a failed read, write or removal is only
 * logged. Its methods throw during prerendering, which has no storage.
 */
export function createStorageSlot(key: StorageKey<"localStorage">): StorageSlot;
export function createStorageSlot(
  key: StorageKey<"sessionStorage">,
  area: "sessionStorage",
): StorageSlot;
export function createStorageSlot(
  key: string,
  area: "localStorage" | "sessionStorage" = "localStorage",
): StorageSlot {
  const slot = {
    open(): Storage | null {
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
    },
    get() {
      const storage = slot.open();
      try {
        return storage ? storage.getItem(key) : null;
      } catch (error) {
        console.error(`Storage slot "${key}" cannot be read.`, error);
        return null;
      }
    },
    set(value: string) {
      const storage = slot.open();
      try {
        if (storage) storage.setItem(key, value);
      } catch (error) {
        console.error(`Storage slot "${key}" cannot be written.`, error);
      }
    },
    remove() {
      const storage = slot.open();
      try {
        if (storage) storage.removeItem(key);
      } catch (error) {
        console.error(`Storage slot "${key}" cannot be removed.`, error);
      }
    },
    listen(listener: (value: string | null) => void) {
      const storage = slot.open();
      const stop = new AbortController();
      if (storage) {
        window.addEventListener(
          "storage",
          (event) => {
            if (event.storageArea !== storage) return;
            // A null key: the whole area was cleared.
            if (event.key === key || event.key === null) listener(event.newValue);
          },
          { signal: stop.signal },
        );
      }
      return () => stop.abort();
    },
  };
  return slot;
}
