/** Moves to the start of the line and clears it (ECMA-48: CR, EL). */
const emptyLine = "\r\u001b[K";

/**
 * Returns a progress line for a terminal. It shows how many of all pages are done, and is cleared before anything else is printed.
 * In a pipe or a log, its steps would be garbage, so it shows nothing.
 */
export function createProgress(stream: Pick<NodeJS.WriteStream, "isTTY" | "write">) {
  const write = (text: string) => {
    if (stream.isTTY) stream.write(emptyLine + text);
  };
  return {
    show: (done: number, all: number) => write(`${done} of ${all} pages`),
    clear: () => write(""),
  };
}
