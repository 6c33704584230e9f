/**
 * Whether the server answers at the current address with a page, the not-found page among them. `navigator.onLine` is not enough: it
 * stays true on a network without a way out, and while the server is down.
 */
export function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
