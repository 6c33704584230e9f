/**
 * Whether a request means this machine: another site whose name resolves to 127.0.0.1 (DNS rebinding) may not read what is served here.
 *
 * @param host the `Host` header of the request, with or without a port (RFC 9110, 7.2); absent in HTTP/1.0, which no browser speaks
 */
export function isLoopbackHost(host = "localhost"): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, "");
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);
}
