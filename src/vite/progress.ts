/** A line of a terminal that says how far a run is. */
interface Progress {
  /** Shows how many pages of all are done. */
  show(done: number, all: number): void;
  /** Removes the line, before anything else is printed. */
  clear(): void;
}

/** Back to the start of the line, and nothing after it (ECMA-48: CR, EL). */
const emptyLine = "\r\u001b[K";

/** Returns a progress line, which shows nothing where no terminal looks on: in a pipe or a log, its steps would be garbage. */
export function createProgress(stream: Pick<NodeJS.WriteStream, "isTTY" | "write">): Progress {
  const write = (text: string) => {
    if (stream.isTTY) stream.write(emptyLine + text);
  };
  return { show: (done, all) => write(`${done} of ${all} pages`), clear: () => write("") };
}
