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

  function access<T>(verb: string, act: (storage: Storage) => T): T | null {
    const storage = open();
    try {
      return storage && act(storage);
    } catch (error) {
      console.error(`Storage slot "${key}" cannot be ${verb}.`, error);
      return null;
    }
  }

  return {
    get: () => access("read", (storage) => storage.getItem(key)),
    set: (value) => void access("written", (storage) => storage.setItem(key, value)),
    remove: () => void access("removed", (storage) => storage.removeItem(key)),
    listen(listener) {
      const storage = open();
      function onStorage({ storageArea, key: changed, newValue }: StorageEvent) {
        // A null key: the whole area was cleared.
        if (storageArea === storage && (changed === key || changed === null)) listener(newValue);
      }
      if (storage) window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}
