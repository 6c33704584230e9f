import output from "node:console";

/** Runs a library whose warnings are for its own users: what concerns ours has a message with a place. */
export async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const { warn } = output;
  output.warn = () => undefined;
  try {
    return await run();
  } finally {
    output.warn = warn;
  }
}
