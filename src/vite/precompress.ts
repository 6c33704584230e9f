import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { listFiles } from "./check-links";
import { LastBuild } from "./last-build";

/** Names of files that compress well; images and fonts already are. */
const compressible = /\.(css|html|js|json|md|svg|txt|wasm|xml|ya?ml)$/;

/** In bytes: a smaller file is one packet in any case. */
const smallest = 1024;

/**
 * What a server sends before the first answer of a browser: ten segments (RFC 6928). A page that would just exceed it, in bytes of
 * quick compression, is worth twenty times the work, which saves a tenth.
 */
const firstFlight = { from: 14_000, to: 15_400 };

/**
 * Puts a `.br` and a `.gz` beside every text of a built site, for servers that send such files as they are: `gzip_static` of nginx,
 * `precompressed` of Caddy, `npm run serve`. Scripts and styles, which readers of all pages share, are compressed as far as
 * possible; a page as far as costs no more time than to render it.
 *
 * @param last saves the work for files that are as in the last build
 * @see https://www.rfc-editor.org/rfc/rfc7932 for Brotli
 */
export async function precompress(
  dir: string,
  last = new LastBuild(undefined, dir, dir),
): Promise<void> {
  const files = [...(await listFiles(dir))].filter((file) => compressible.test(file));
  // zlib compresses on as many threads.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let file = files.pop(); file !== undefined; file = files.pop())
        await compress(dir, file, last);
    }),
  );
}

async function compress(dir: string, file: string, last: LastBuild): Promise<void> {
  if (last.twins(file)) return;
  const path = join(dir, file);
  const content = await readFile(path);
  if (content.length < smallest) return;
  const isShared = /\.(css|js)$/.test(file);
  const brotli = async (quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const quick = async () => {
    const result = await brotli(5);
    const exceeds = result.length > firstFlight.from && result.length < firstFlight.to;
    return exceeds && file.endsWith(".html") ? brotli(10) : result;
  };
  const [br, gz] = await Promise.all([
    isShared ? brotli(constants.BROTLI_MAX_QUALITY) : quick(),
    promisify(gzip)(content, { level: isShared ? constants.Z_BEST_COMPRESSION : undefined }),
  ]);
  last.keepTwins(file, content, { ".br": br, ".gz": gz });
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
