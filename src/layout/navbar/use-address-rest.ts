import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const never = () => () => {};

/**
 * Returns the query string and hash of the address, for links that keep them. Empty during
 * prerendering, when they are unknown, and during hydration.
 */
export function useAddressRest(): string {
  const { search, hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => search + hash,
    () => "",
  );
}
