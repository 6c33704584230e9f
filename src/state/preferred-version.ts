import { useCallback, useEffect, useSyncExternalStore } from "react";

import { createStorageSlot, type StorageSlot } from "./storage";

/** Readers of this page: the browser tells only other tabs that something was stored. */
const listeners = new Set<() => void>();

function slotOf(plugin: string): StorageSlot {
  return createStorageSlot(`docs-preferred-version-${plugin}`);
}

/** Remembers the version of a set of docs that the reader chose; null forgets it. */
export function storePreferredVersion(plugin: string, name: string | null): void {
  if (name === null) slotOf(plugin).remove();
  else slotOf(plugin).set(name);
  for (const listener of listeners) listener();
}

/**
 * The version of a set of docs that the reader chose last, in this tab or another. Null where none is chosen, in prerendered
 * pages and while they are hydrated. A stored name that is no longer among `names` is forgotten.
 */
export function usePreferredVersion(plugin: string, names: readonly string[]): string | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = slotOf(plugin).listen(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    [plugin],
  );
  const stored = useSyncExternalStore(
    subscribe,
    () => slotOf(plugin).get(),
    () => null,
  );
  const isUnknown = stored !== null && !names.includes(stored);
  useEffect(() => {
    if (isUnknown) storePreferredVersion(plugin, null);
  }, [isUnknown, plugin]);
  return isUnknown ? null : stored;
}
