import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Names of files that compress well; images and fonts are already compressed. */
const compressible = /\.(css|csv|html|m?js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml)$/;

/** Minimum size in bytes: a smaller file fits in one packet anyway. */
const smallest = 1024;

/**
 * The amount that a server sends before the browser's first reply: ten segments (RFC 6928). If a page, compressed quickly, just exceeds
 * it by this many bytes, much more work is worth it and saves a tenth.
 */
const firstFlight = { from: 14_000, to: 15_400 };

/**
 * Writes a `.br` and a `.gz` next to the text files of a built site, for servers that send such files unchanged: `gzip_static` of nginx,
 * `precompressed` of Caddy, `npm run serve`. Scripts and styles, which readers of all pages share, are compressed as much as possible.
 * A site may have its own in `public/`.
 *
 * @param files all files of the site, relative to its folder
 * @see https://www.rfc-editor.org/rfc/rfc7932 for Brotli
 */
export async function precompress(dir: string, files: ReadonlySet<string>): Promise<void> {
  const waiting = [...files].filter((file) => compressible.test(file));
  const compressWaiting = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const path = join(dir, file);
      const content = await readFile(path);
      if (content.length < smallest) continue;
      if (!files.has(`${file}.br`)) await writeFile(`${path}.br`, await brotli(content, file));
      if (!files.has(`${file}.gz`))
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }
  };
  const work = Array.from({ length: availableParallelism() }, compressWaiting);
  // If one fails, the others still write.
  await Promise.allSettled(work);
  await Promise.all(work);
}

async function brotli(content: Buffer, file: string): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY: key, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  const compress = async (quality: number) =>
    promisify(brotliCompress)(content, { params: { [key]: quality, [hint]: content.length } });
  const best = constants.BROTLI_MAX_QUALITY;
  if (/\.(css|js)$/.test(file)) return compress(best);
  const quick = await compress(5);
  const isClose = quick.length > firstFlight.from && quick.length < firstFlight.to;
  return isClose && file.endsWith(".html") ? compress(best) : quick;
}
