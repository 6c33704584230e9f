import { realpathSync, statSync, readFileSync } from "node:fs";
import path from "node:path";
import { hash } from "../hash";
import { BaseResolver, ResolveError, Source } from "@redocly/openapi-core";

const maxBytes = 64 * 1024 * 1024;

/**
 * Opens the files that a document refers to, and only those: regular files below one folder. The base class opens whatever a
 * `$ref` names, `/etc/passwd`, `/dev/zero` and http(s) included.
 */
export class FolderResolver extends BaseResolver {
  /** Of every file that was opened, by absolute path. A file may change while a run goes on: this is what the run saw. */
  readonly hashes = new Map<string, string>();

  /** @param root absolute path of the folder that may be read */
  constructor(private readonly root: string) {
    super();
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    try {
      const content = readInside(absoluteRef, this.root);
      this.hashes.set(absoluteRef, hash(content));
      return new Source(absoluteRef, normalised(content));
    } catch (error) {
      throw new ResolveError(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** Without byte order mark and with LF line ends. */
function normalised(content: string): string {
  return content.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/**
 * Reads one file of a specification as UTF-8.
 *
 * @throws Error in one plain sentence, when the file is outside `root`, not a regular file, or too large
 */
function readInside(file: string, root: string): string {
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
  return readFileSync(file, "utf8");
}
