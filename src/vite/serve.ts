import { existsSync, readFileSync } from "node:fs";
import { type Server, createServer } from "node:http";
import { join } from "node:path";

import sirv from "sirv";

import { SiteError } from "./errors";
import { gzipResponse } from "./gzip";
import { displayPath } from "./site-options";

/** How a built site is served. */
export interface ServeOptions {
  readonly dir: string;
  readonly host: string;
  /** The first port to try. */
  readonly port: number;
}

/** After this many taken ports something else is wrong. */
const portsToTry = 20;

/**
 * Serves a built site as a static host would: `/auth` and `/auth/` are the same page, unknown paths get `404.html` with
 * status 404, texts are compressed, and files whose name holds a hash may be kept for ever.
 *
 * @returns the server and the address of the home page
 * @throws {SiteError} when the directory holds no built site, or no port is free
 */
export async function serveSite(
  options: ServeOptions,
): Promise<{ readonly server: Server; readonly address: string }> {
  const basePath = readBasePath(options.dir);
  const files = sirv(options.dir, {
    // Reads the disk anew for each request: the next build takes the place of this one.
    dev: true,
    etag: true,
    setHeaders: (response, path) => {
      const cache = path.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache";
      response.setHeader("Cache-Control", cache);
      // Without an encoding, browsers take texts for Latin-1.
      if (path.endsWith(".md")) response.setHeader("Content-Type", "text/markdown; charset=utf-8");
      if (path.endsWith(".txt")) response.setHeader("Content-Type", "text/plain; charset=utf-8");
    },
  });
  const server = createServer((request, response) => {
    gzipResponse(request, response);
    const url = request.url ?? "/";
    if (basePath !== "/" && (url === "/" || url === basePath.slice(0, -1))) {
      response.writeHead(302, { Location: basePath }).end();
      return;
    }
    const path = url.startsWith(basePath) ? url.slice(basePath.length - 1) : "/";
    const answerNotFound = () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(
        request.method === "HEAD" ? undefined : readFileSync(notFoundFile(options.dir, path)),
      );
    };
    if (!url.startsWith(basePath)) {
      answerNotFound();
      return;
    }
    request.url = path;
    files(request, response, answerNotFound);
  });
  const port = await listen(server, options);
  const host = options.host.includes(":") ? `[${options.host}]` : options.host;
  return { server, address: `http://${host}:${port}${basePath}` };
}

/** The not-found page of the language that a path belongs to. */
function notFoundFile(dir: string, path: string): string {
  const [, language = ""] = path.split(/[/?#]/);
  const own = join(dir, language, "404.html");
  return /^[\w-]+$/.test(language) && existsSync(own) ? own : join(dir, "404.html");
}

/** Every page knows the base path it was built for. */
function readBasePath(dir: string): string {
  const file = join(dir, "404.html");
  const basePath = existsSync(file)
    ? /<div id="root"[^>]* data-base="([^"]*)"/.exec(readFileSync(file, "utf8"))?.[1]
    : undefined;
  if (basePath !== undefined) return basePath;
  throw new SiteError(`${displayPath(dir)} holds no built site`, "Run `npm run build` first.");
}

async function listen(server: Server, { host, port }: ServeOptions): Promise<number> {
  for (let candidate = port; candidate < port + portsToTry; candidate++) {
    if (await tryListen(server, host, candidate)) return candidate;
  }
  throw new SiteError(
    `the ports ${port} to ${port + portsToTry - 1} are taken`,
    "Name a free one with --port.",
  );
}

function tryListen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    };
    server.once("error", onError);
    server.listen(port, host, () => {
      server.off("error", onError);
      resolve(true);
    });
  });
}
