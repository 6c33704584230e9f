import { useLocation } from "react-router-dom";

import { useClientValue } from "../../state/use-client-value";

/**
 * Returns the query string and hash of the address, for links that keep them. Empty during
 * prerendering, when they are unknown, and during hydration.
 */
export function useAddressRest(): string {
  const { search, hash } = useLocation();
  return useClientValue(() => search + hash, "");
}
