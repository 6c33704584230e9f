import { statSync } from "node:fs";
import path from "node:path";
import { hash } from "../hash";
import { read } from "../files";

/** What is known of a file that a run has left. */
export interface KnownFile {
  /** Hash of its content. */
  readonly sum: string;
  /** What {@link OutputFolder.stampOf} said of it. */
  readonly stamp?: string | undefined;
}

/** An output folder as it lies there. Each of its files is looked at once. */
export class OutputFolder {
  private readonly stamps = new Map<string, string | undefined>();
  private readonly contents = new Map<string, string | undefined>();

  /** @param folder absolute path; need not exist */
  constructor(readonly folder: string) {}

  /** The content of a file, by its path in the folder; nothing when there is none. */
  read(name: string): string | undefined {
    // A stamp of later might be that of another content.
    this.stampOf(name);
    if (!this.contents.has(name)) this.contents.set(name, read(path.join(this.folder, name)));
    return this.contents.get(name);
  }

  /** Whether a file is as a run has left it. Of one that nobody has touched, that is seen without reading it. */
  isIntact(name: string, { sum, stamp }: KnownFile): boolean {
    if (stamp !== undefined && stamp === this.stampOf(name)) return true;
    const content = this.read(name);
    return content !== undefined && hash(content) === sum;
  }

  /**
   * Stands for a file that nobody has changed since: its inode, its size and the times of its last changes, as git's index has them.
   *
   * @returns nothing for a file so young that its times might not tell the next change, and when there is no such file
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

/** How long, in nanoseconds, two changes may have the same time: where times are whole milliseconds they may be those of FAT, 2 s. */
function tickOf(time: bigint): bigint {
  return time % 1_000_000n === 0n ? 2_500_000_000n : 50_000_000n;
}
