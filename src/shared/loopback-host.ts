/** Whether a `Host` header names this machine. A page of another site reaches a local server under a name of its own. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host ?? "");
}
