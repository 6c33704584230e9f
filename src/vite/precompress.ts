import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { listFiles } from "./check-links";
import { LastBuild } from "./last-build";

/** Names of files that compress well; images and fonts already are. */
const compressible = /\.(css|csv|html|m?js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml)$/;

/** In bytes: a smaller file is one packet in any case. */
const smallest = 1024;

/**
 * What a server sends before the first answer of a browser: ten segments (RFC 6928). A page that would just exceed it, in bytes of
 * quick compression, is worth twenty times the work, which saves a tenth.
 */
const firstFlight = { from: 14_000, to: 15_400 };

/**
 * Puts a `.br` and a `.gz` next to the text files of a built site, for servers that send such files as they are: `gzip_static` of nginx,
 * `precompressed` of Caddy, `npm run serve`. Scripts and styles, which readers of all pages share, are compressed as far as
 * possible; a page as far as costs no more time than to render it.
 *
 * It works on the threads of zlib while pages are rendered, which leaves one of two processors idle otherwise.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7932 for Brotli
 */
export class Precompression {
  private readonly known = new Set<string>();
  private readonly waiting: string[] = [];
  private readonly work: Promise<void>[] = [];
  private free = availableParallelism();

  /**
   * @param dir of the site
   * @param last saves the work for files that are as in the last build
   */
  constructor(
    private readonly dir: string,
    private readonly last = new LastBuild(undefined, dir, dir),
  ) {}

  /** Begins with files that are written and stay as they are, by their paths below the folder. */
  readonly add = (files: Iterable<string>): void => {
    for (const file of files) {
      if (compressible.test(file) && !this.known.has(file)) this.waiting.push(file);
      this.known.add(file);
    }
    for (; this.free > 0 && this.waiting.length > 0; this.free--) {
      const work = this.compressWaiting();
      // It is `done` that tells what has failed.
      work.catch(() => undefined);
      this.work.push(work);
    }
  };

  /** Returns the files of the folder without those that this puts there. */
  async files(): Promise<ReadonlySet<string>> {
    const isTwin = (file: string) =>
      /\.(?:br|gz)$/.test(file) && this.known.has(file.slice(0, -3)) && !this.known.has(file);
    return new Set([...(await listFiles(this.dir))].filter((file) => !isTwin(file)));
  }

  /** Waits for all that was added. */
  async done(): Promise<void> {
    await Promise.all(this.work);
  }

  /** Begins with nothing more, and waits for what has begun. */
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
    // A site may bring its own twin in `public/`.
    const wanted = endings.filter((ending) => !this.known.has(file + ending));
    const isKept = wanted.length === endings.length;
    if (isKept && this.last.twins(file)) return;
    const path = join(this.dir, file);
    const content = await readFile(path);
    if (content.length < smallest) return;
    const twins = await Promise.all(
      wanted.map(async (ending) => [ending, await compressors[ending](content, file)] as const),
    );
    if (isKept) this.last.keepTwins(file, content, Object.fromEntries(twins));
    await Promise.all(twins.map(async ([ending, twin]) => writeFile(path + ending, twin)));
  }
}

const isShared = (file: string) => /\.(css|js)$/.test(file);

/** What makes the twins, by their endings. */
const compressors = {
  ".br": async (content: Buffer, file: string) => {
    if (isShared(file)) return brotli(content, constants.BROTLI_MAX_QUALITY);
    const quick = await brotli(content, 5);
    const exceeds = quick.length > firstFlight.from && quick.length < firstFlight.to;
    return exceeds && file.endsWith(".html") ? brotli(content, 10) : quick;
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
