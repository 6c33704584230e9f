import { useCallback, useSyncExternalStore } from "react";

/**
 * The value of an attribute of the document root, and of every change to it: state that the inline script keeps there, because
 * it must be right before React arrives. Null where the attribute is absent.
 *
 * @param initial the value in prerendered pages and while they are hydrated
 */
export function useRootAttribute(name: string, initial: string | null): string | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener);
      observer.observe(document.documentElement, { attributeFilter: [name] });
      return () => observer.disconnect();
    },
    [name],
  );
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(name),
    () => initial,
  );
}
