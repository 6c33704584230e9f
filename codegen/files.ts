import { isUtf8 } from "node:buffer";
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { attempt } from "../src/shared/attempt";

export { attempt };

/** Returns the path of a file or folder with symbolic links followed; `undefined` if it does not exist. */
export function realPathOf(file: string): string | undefined {
  return attempt(() => realpathSync(file));
}

/** Returns a path without its extension: `api` for `api.yaml`. */
export function withoutEnding(file: string): string {
  return file.replace(/\.[^./\\]+$/, "");
}

/** Returns the entries of a folder; none if it does not exist. */
export function entriesOf(folder: string): readonly Dirent[] {
  return attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}

/** Returns what is at a path, if anything. */
export function kindOf(file: string): "file" | "folder" | undefined {
  return attempt(() => (statSync(file).isDirectory() ? "folder" : "file"));
}

/** Returns the text of a file; `undefined` if there is no such file, or it is not UTF-8: two such files could read the same. */
export function read(file: string): string | undefined {
  return attempt(() => {
    // Reading a pipe would block.
    if (!statSync(file).isFile()) return undefined;
    const bytes = readFileSync(file);
    return isUtf8(bytes) ? bytes.toString("utf8") : undefined;
  });
}
