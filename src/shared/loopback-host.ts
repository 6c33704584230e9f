/**
 * Whether a request means this machine: another site whose name resolves to 127.0.0.1 (DNS rebinding) may not read what is served here.
 *
 * @param host the `Host` header of the request, with or without a port (RFC 9110, 7.2)
 */
export function isLoopbackHost(host: string | undefined): boolean {
  const name = host?.toLowerCase().replace(/:\d*$/, "") ?? "";
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);
}
