/** Returns what `work` returns; nothing where it throws: what it asks for is not there. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
