import { realpathSync, statSync, readFileSync } from "node:fs";
import path from "node:path";
import { BaseResolver, ResolveError, Source } from "@redocly/openapi-core";

const maxBytes = 64 * 1024 * 1024;

/**
 * Opens the files that a document refers to, and only those: regular files below one folder. The base class opens whatever a
 * `$ref` names, `/etc/passwd`, `/dev/zero` and http(s) included.
 */
export class FolderResolver extends BaseResolver {
  /** @param root absolute path of the folder that may be read */
  constructor(private readonly root: string) {
    super();
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    try {
      return new Source(absoluteRef, readText(absoluteRef, this.root));
    } catch (error) {
      throw new ResolveError(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/**
 * Reads one file of a specification as UTF-8, without byte order mark and with LF line ends.
 *
 * @throws Error in one plain sentence, when the file is outside `root`, not a regular file, or too large
 */
function readText(file: string, root: string): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(file))
    throw new Error(`Only files are read, never an address: ${file}`);
  const inside = (target: string) => !path.relative(root, target).startsWith("..");
  if (!inside(file)) throw new Error(`The file is outside the folder of the document: ${file}`);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no such file: ${file}`);
  if (!stats.isFile()) throw new Error(`This is not a regular file: ${file}`);
  if (stats.size > maxBytes) throw new Error(`The file is larger than 64 MiB: ${file}`);
  if (!inside(realpathSync(file)))
    throw new Error(`The link leads out of the folder of the document: ${file}`);
  return readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
}
