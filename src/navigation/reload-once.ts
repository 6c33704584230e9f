/**
 * Loads the current address anew, once per entry of the history: the mark is in the entry itself, which outlives the reload and
 * needs no storage, so that a server that answers every address with the same page cannot make a loop.
 *
 * @returns false when this entry was loaded anew before
 */
export function reloadOnce(): boolean {
  const state = window.history.state as { readonly reloaded?: boolean } | null;
  if (state?.reloaded) return false;
  window.history.replaceState({ ...state, reloaded: true }, "");
  window.location.reload();
  return true;
}
