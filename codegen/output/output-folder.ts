import { statSync } from "node:fs";
import path from "node:path";
import { hash } from "../hash";
import { read } from "../files";

/** Known facts about a file that a run has left. */
export interface KnownFile {
  /** Hash of its content. */
  readonly sum: string;
  /** The result of {@link OutputFolder.stampOf}. */
  readonly stamp?: string | undefined;
}

/** The current state of an output folder. Each file is examined once. */
export class OutputFolder {
  private readonly stamps = new Map<string, string | undefined>();
  private readonly contents = new Map<string, string | undefined>();

  /** @param folder absolute path; need not exist */
  constructor(readonly folder: string) {}

  /** Returns the content of a file, by its path in the folder; `undefined` if there is none. */
  read(name: string): string | undefined {
    // A later stamp might belong to another content.
    this.stampOf(name);
    if (!this.contents.has(name)) this.contents.set(name, read(path.join(this.folder, name)));
    return this.contents.get(name);
  }

  /** Whether a file is unchanged since a run. An untouched file is recognized without reading it. */
  isIntact(name: string, { sum, stamp }: KnownFile): boolean {
    if (stamp !== undefined && stamp === this.stampOf(name)) return true;
    const content = this.read(name);
    return content !== undefined && hash(content) === sum;
  }

  /**
   * Returns a stamp that changes with the file: its inode, its size and the times of its last changes, as in git's index.
   *
   * @returns `undefined` for a file so recent that its times might not show the next change, and if there is no such file
   */
  stampOf(name: string): string | undefined {
    if (!this.stamps.has(name)) this.stamps.set(name, stampOf(path.join(this.folder, name)));
    return this.stamps.get(name);
  }
}

function stampOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stats) return undefined;
  const { ino, size, mtimeNs, ctimeNs } = stats;
  const age = BigInt(Date.now()) * 1_000_000n - ctimeNs;
  return age > tickOf(ctimeNs) ? [ino, size, mtimeNs, ctimeNs].join(" ") : undefined;
}

/** Returns how long, in nanoseconds, two changes may have the same time: whole milliseconds may be those of FAT, 2 s. */
function tickOf(time: bigint): bigint {
  return time % 1_000_000n === 0n ? 2_500_000_000n : 50_000_000n;
}
