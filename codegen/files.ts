import { isUtf8 } from "node:buffer";
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { attempt } from "../src/shared/attempt";

export { attempt };

/** The path of a file or folder with symbolic links followed; nothing if it does not exist. */
export function realPathOf(file: string): string | undefined {
  return attempt(() => realpathSync(file));
}

/** A path without the ending of its name: `api` for `api.yaml`. */
export function withoutEnding(file: string): string {
  return file.replace(/\.[^./\\]+$/, "");
}

/** What is in a folder; nothing if it does not exist. */
export function entriesOf(folder: string): readonly Dirent[] {
  return attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}

/** What is at a path, if there is anything. */
export function kindOf(file: string): "file" | "folder" | undefined {
  return attempt(() => (statSync(file).isDirectory() ? "folder" : "file"));
}

/** The file's text, or nothing when there is no such file. What is not UTF-8 text has none: two such files would read the same. */
export function read(file: string): string | undefined {
  return attempt(() => {
    // A pipe would have to be waited for.
    if (!statSync(file).isFile()) return undefined;
    const bytes = readFileSync(file);
    return isUtf8(bytes) ? bytes.toString("utf8") : undefined;
  });
}
