import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { listFiles } from "./check-links";

/** Names of files that compress well; images and fonts already are. */
const compressible = /\.(css|html|js|json|md|svg|txt|wasm|xml|ya?ml)$/;

/** In bytes: a smaller file is one packet in any case. */
const smallest = 1024;

/**
 * Puts a `.br` and a `.gz` beside every text of a built site, for servers that send such files as they are: `gzip_static` of nginx,
 * `precompressed` of Caddy, `npm run serve`. Scripts and styles, which readers of all pages share, are compressed as far as
 * possible; a page as far as costs no more time than to render it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7932 for Brotli
 */
export async function precompress(dir: string): Promise<void> {
  const files = [...(await listFiles(dir))]
    .filter((file) => compressible.test(file))
    .map((file) => join(dir, file));
  // zlib compresses on as many threads.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
    }),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const isShared = /\.(css|js)$/.test(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isShared ? constants.BROTLI_MAX_QUALITY : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: isShared ? constants.Z_BEST_COMPRESSION : undefined }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
