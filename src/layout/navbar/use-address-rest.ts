import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const never = () => () => {};

/**
 * Query string and hash of the address, for links that keep them. Empty in prerendered pages, where nobody knows them, and while those
 * are hydrated.
 */
export function useAddressRest(): string {
  const { search, hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => search + hash,
    () => "",
  );
}
