import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { listFiles } from "./check-links";

/** Names of files that compress well; images and fonts are already compressed. */
const compressible = /\.(css|csv|html|m?js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml)$/;

/** Minimum size in bytes: a smaller file fits in one packet anyway. */
const smallest = 1024;

/**
 * The amount that a server sends before the browser's first reply: ten segments (RFC 6928). If a page, compressed quickly, just exceeds
 * it by this many bytes, twenty times the work is worth it and saves a tenth, and then twice that.
 */
const firstFlight = { from: 14_000, to: 15_400 };

/**
 * Writes a `.br` and a `.gz` next to the text files of a built site, for servers that send such files unchanged: `gzip_static` of nginx,
 * `precompressed` of Caddy, `npm run serve`. Scripts and styles, which readers of all pages share, are compressed as much as possible.
 * Pages are compressed only so much that it takes no longer than rendering them.
 *
 * It runs on the threads of zlib while pages are rendered. Otherwise, one of two processors would be idle.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7932 for Brotli
 */
export class Precompression {
  private readonly known = new Set<string>();
  private readonly waiting: string[] = [];
  private readonly work: Promise<void>[] = [];
  private free = availableParallelism();

  /** @param dir folder of the site */
  constructor(private readonly dir: string) {}

  /** Starts to compress files that are complete and will not change, by their paths below the folder. */
  readonly add = (files: Iterable<string>): void => {
    for (const file of files) {
      if (compressible.test(file) && !this.known.has(file)) this.waiting.push(file);
      this.known.add(file);
    }
    for (; this.free > 0 && this.waiting.length > 0; this.free--) {
      const work = this.compressWaiting();
      // `done` reports failures.
      work.catch(() => undefined);
      this.work.push(work);
    }
  };

  /** Returns the files of the folder, except those that this class has written. */
  async files(): Promise<ReadonlySet<string>> {
    const isTwin = (file: string) =>
      /\.(?:br|gz)$/.test(file) && this.known.has(file.slice(0, -3)) && !this.known.has(file);
    return new Set([...(await listFiles(this.dir))].filter((file) => !isTwin(file)));
  }

  /** Waits for all added files. */
  async done(): Promise<void> {
    await Promise.all(this.work);
  }

  /** Starts no further files, and waits for those that have been started. */
  async stop(): Promise<void> {
    this.waiting.length = 0;
    await Promise.allSettled(this.work);
  }

  private async compressWaiting(): Promise<void> {
    for (let file = this.waiting.shift(); file !== undefined; file = this.waiting.shift())
      await this.compress(file);
    this.free++;
  }

  private async compress(file: string): Promise<void> {
    // A site may have its own twin in `public/`.
    const wanted = endings.filter((ending) => !this.known.has(file + ending));
    const path = join(this.dir, file);
    const content = await readFile(path);
    if (content.length < smallest) return;
    const twins = await Promise.all(
      wanted.map(async (ending) => [ending, await compressors[ending](content, file)] as const),
    );
    await Promise.all(twins.map(async ([ending, twin]) => writeFile(path + ending, twin)));
  }
}

const isShared = (file: string) => /\.(css|js)$/.test(file);

/** The functions that make the twins, by file ending. */
const compressors = {
  ".br": async (content: Buffer, file: string) => {
    if (isShared(file)) return brotli(content, constants.BROTLI_MAX_QUALITY);
    const { from, to } = file.endsWith(".html") ? firstFlight : { from: Infinity, to: 0 };
    let twin = await brotli(content, 5);
    for (const quality of [10, constants.BROTLI_MAX_QUALITY])
      if (twin.length > from && twin.length < to) twin = await brotli(content, quality);
    return twin;
  },
  ".gz": async (content: Buffer) =>
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

const endings = Object.keys(compressors) as (keyof typeof compressors)[];

async function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
