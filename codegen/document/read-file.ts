import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, openSync, readSync, statSync } from "node:fs";
import { bounds, boundText } from "./bounds";

/** Number of bytes to read at once. */
const chunkBytes = 1024 * 1024;

/** An error about a file that cannot be read: one sentence, and the next step. */
export class FileRefusal extends Error {
  override readonly name = "FileRefusal";
  constructor(
    message: string,
    readonly remedy: string,
    /** The line in the file that causes it, from 1. */
    readonly line = 1,
  ) {
    super(message);
  }
}

/**
 * Reads a regular file as UTF-8. Folders, devices, pipes and sockets are not opened: some of them never end.
 *
 * @param file absolute path
 * @throws FileRefusal if it is not such a file, or exceeds {@link bounds}
 */
export function readText(file: string): string {
  const kind = kindOf(file);
  if (kind !== "file")
    throw new FileRefusal(`This is ${kind}, not a file: ${file}`, "Use a regular file.");
  const bytes = readBytes(file);
  if (/^(fffe|feff)/.test(bytes.toString("hex", 0, 2)))
    throw new FileRefusal(`The file is in UTF-16: ${file}`, "Save it as UTF-8.");
  if (!isUtf8(bytes)) {
    const lines = bytes.toString("latin1").split("\n");
    const line = 1 + lines.findIndex((text) => !isUtf8(Buffer.from(text, "latin1")));
    throw new FileRefusal(`The file is not UTF-8 text: ${file}`, "Save it as UTF-8.", line);
  }
  return bytes.toString("utf8");
}

function kindOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || stats.isFile()) return "file";
  if (stats.isDirectory()) return "a folder";
  if (stats.isFIFO()) return "a pipe";
  if (stats.isSocket()) return "a socket";
  return "a device";
}

function readBytes(file: string): Buffer {
  // A file may have been replaced by a pipe: without O_NONBLOCK, opening it would wait for a writer.
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(descriptor).isFile())
      throw new FileRefusal(`This is not a file: ${file}`, "Use a regular file.");
    return readBounded(descriptor, file);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a file and counts its bytes instead of trusting the size: files below `/proc` claim to be empty. */
function readBounded(descriptor: number, file: string): Buffer {
  const chunks: Buffer[] = [];
  let total = 0;
  for (let read = -1; read !== 0;) {
    const chunk = Buffer.alloc(chunkBytes);
    read = readSync(descriptor, chunk);
    chunks.push(chunk.subarray(0, read));
    total += read;
    if (total > bounds.fileBytes)
      throw new FileRefusal(
        `The file is larger than ${boundText.fileBytes}: ${file}`,
        "Split it into several files, or remove what is not part of the API.",
      );
  }
  return Buffer.concat(chunks);
}
