/** Back to the start of the line, and nothing after it (ECMA-48: CR, EL). */
const emptyLine = "\r\u001b[K";

/**
 * Returns a line of a terminal that says how far a run is: it shows how many pages of all are done, and is cleared before anything else is
 * printed. Where no terminal looks on, in a pipe or a log, its steps would be garbage, so it shows nothing.
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
