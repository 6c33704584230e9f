/** Returns what is wrong with a port on a command line, and what to do; `undefined` for a valid port. */
export function portFault(text: string): readonly [reason: string, remedy: string] | undefined {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return undefined;
  return [`--port ${text} is not a port`, "Use a number from 1 to 65535."];
}
