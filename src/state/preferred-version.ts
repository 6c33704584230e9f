import { useCallback, useEffect, useSyncExternalStore } from "react";

import { createStorageSlot, type StorageSlot } from "./storage";

function slotOf(plugin: string): StorageSlot {
  return createStorageSlot(`docs-preferred-version-${plugin}`);
}

/** Stores the reader's version of a set of docs; null clears it. The page that follows, or another tab, shows it. */
export function storePreferredVersion(plugin: string, name: string | null): void {
  if (name === null) slotOf(plugin).remove();
  else slotOf(plugin).set(name);
}

/**
 * Returns the version of a set of docs that the reader chose last, in this tab or another. Null if there is
 * none, and during prerendering and hydration. A stored name that is no longer among `names` is cleared.
 */
export function usePreferredVersion(plugin: string, names: readonly string[]): string | null {
  const subscribe = useCallback(
    (listener: () => void) => slotOf(plugin).listen(listener),
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
