import { useCallback, useSyncExternalStore } from "react";

/**
 * Returns the value of an attribute of the document root, null if absent, and rerenders on changes. The
 * inline script keeps state there because it must be right before hydration.
 *
 * @param initial the value during prerendering and hydration
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
