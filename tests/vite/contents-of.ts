import { readFileSync } from "node:fs";
import { join } from "node:path";

import { filesIn } from "../corpus/check-files";

/** Returns path and content of every file of a folder, compressed ones included. */
export function contentsOf(root: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(root).map((file) => [`/${file}`, readFileSync(join(root, file), "latin1")]),
  );
}
