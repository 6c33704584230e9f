import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns what only a browser knows, which does not change; `initial` during prerendering and hydration. */
export function useClientValue<T extends string | boolean>(read: () => T, initial: T): T {
  return useSyncExternalStore(never, read, () => initial);
}
