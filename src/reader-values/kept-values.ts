import { createStorageSlot, pairsIn } from "../state/storage";

/**
 * The values that a reader has typed, by key: `path.classId`, `credential.token`, `server` (key of the chosen server; absent for the
 * first), `security` (chosen way to authenticate; absent for the first), `<key of a server> <variable>` (`<key of a server> ` for the URL
 * of a server without variables). Values are never empty.
 */
export type KeptValues = Map<string, string>;

/** Lasts until the tab is closed. Never contains credentials. */
const slot = createStorageSlot("sample-values", "sessionStorage");

/** Returns the values stored for this tab. Ignores malformed data. */
export function readValues(): KeptValues {
  return pairsIn(slot.get(), "string");
}

/** Stores the values for this tab, except credentials. */
export function keepValues(values: KeptValues): void {
  const pairs = [...values].filter(([key]) => !isCredential(key));
  if (pairs.length === 0) slot.remove();
  else slot.set(JSON.stringify(pairs));
}

/** Whether the value of a key is a part of a credential. */
export function isCredential(key: string): boolean {
  return key.startsWith("credential.");
}
