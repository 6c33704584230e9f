/**
 * Whether the server serves a page at the current address, even the not-found page. `navigator.onLine`
 * is not enough: it stays true on a network without internet access and while the server is down.
 */
export function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
