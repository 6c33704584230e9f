/**
 * Whether the server answers at the current address, with whatever status. `navigator.onLine` is not enough: it stays true on a
 * network without a way out, and while the server is down.
 */
export function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}
