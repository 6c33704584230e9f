import { useSyncExternalStore } from "react";

import { usePageLocation } from "../../navigation/location";

const never = () => () => {};

/**
 * Returns the query string and hash of the address, for links that keep them. Empty during
 * prerendering, when they are unknown, and during hydration.
 */
export function useAddressRest(): string {
  const { search, hash } = usePageLocation();
  return useSyncExternalStore(
    never,
    () => search + hash,
    () => "",
  );
}
