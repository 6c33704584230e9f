/**
 * Reloads the page once per history entry, so that a server with the same page at every address cannot
 * cause a loop. The mark is in the history entry, which survives the reload and needs no storage.
 *
 * @returns false if this entry was reloaded before
 */
export function reloadOnce(): boolean {
  const state = window.history.state as { readonly reloaded?: boolean } | null;
  if (state?.reloaded) return false;
  window.history.replaceState({ ...state, reloaded: true }, "");
  window.location.reload();
  return true;
}
