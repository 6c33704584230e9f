import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type Server, createServer } from "node:http";
import { join } from "node:path";

import sirv from "sirv";

import { callOf } from "../../program/folders.mjs";
import { attempt } from "../shared/attempt";
import { isLoopbackHost } from "../shared/loopback-host";
import { headersOf } from "./content-security";
import { SiteError } from "./errors";
import { displayPath } from "./site-options";

export interface ServeOptions {
  readonly dir: string;
  readonly host: string;
  /** The first port to try. */
  readonly port: number;
}

/** The number of ports to try. If all of them are taken, something else is wrong. */
const portsToTry = 20;

/**
 * Serves a built site as a static host would: `/auth` and `/auth/` are the same page, unknown paths get
 * `404.html` with status 404, text is sent as compressed by the build, and files have the headers of `_headers`.
 *
 * @returns the server and the address of the home page
 * @throws {SiteError} if the directory contains no built site or no port is free
 */
export async function serveSite(
  options: ServeOptions,
): Promise<{ readonly server: Server; readonly address: string }> {
  const basePath = readBasePath(options.dir);
  const files = sirv(options.dir, {
    // Reads the disk for each request, because a new build replaces this one.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-cache");
      // Without a charset, browsers decode text as Latin-1.
      if (path.endsWith(".md")) response.setHeader("Content-Type", "text/markdown; charset=utf-8");
      if (path.endsWith(".txt")) response.setHeader("Content-Type", "text/plain; charset=utf-8");
    },
  });
  const host = options.host.includes(":") ? `[${options.host}]` : options.host;
  const server = createServer((request, response) => {
    // Clients of proxies send the whole URL (RFC 9112, 3.2.2).
    const url = (request.url ?? "/").replace(/^https?:\/\/[^/?]*\/?/i, "/");
    if (isLoopbackHost(host) && !isLoopbackHost(request.headers.host)) {
      response.writeHead(421).end("This server answers only requests to localhost.\n");
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      // Closing the connection leaves the body unread.
      response.writeHead(405, { Allow: "GET, HEAD", Connection: "close" }).end();
      return;
    }
    // A range may be ignored (RFC 9110, 14.2), and sirv ends the process for one that it cannot read.
    delete request.headers.range;
    // A file that can no longer be opened, as while a build replaces it, ends this response only.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    // The next build replaces it.
    const headers = attempt(() => readFileSync(join(options.dir, "_headers"), "utf8")) ?? "";
    for (const [name, value] of Object.entries(headersOf(headers, url)))
      response.setHeader(name, value);
    if (basePath !== "/" && (url === "/" || url === basePath.slice(0, -1))) {
      response.writeHead(302, { Location: basePath }).end();
      return;
    }
    const path = url.startsWith(basePath) ? url.slice(basePath.length - 1) : "/";
    const sendNotFound = () => {
      // Must not be cached as long as the file that may exist soon.
      response.writeHead(404, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
      });
      // The file is missing while a new build replaces this one.
      const page = attempt(() => readFileSync(notFoundFile(options.dir, path)));
      response.end(request.method === "HEAD" ? undefined : page);
    };
    if (!url.startsWith(basePath)) {
      sendNotFound();
      return;
    }
    request.url = path;
    try {
      files(request, response, sendNotFound);
    } catch {
      response.writeHead(503, { "Retry-After": "1" }).end();
    }
  });
  const port = await listen(server, options);
  return { server, address: `http://${host}:${port}${basePath}` };
}

/** Returns the not-found page of a path's language. */
function notFoundFile(dir: string, path: string): string {
  const [, language = ""] = path.split(/[/?#]/);
  const own = join(dir, language, "404.html");
  return /^[\w-]+$/.test(language) && existsSync(own) ? own : join(dir, "404.html");
}

/** Reads the base path of a built site from its not-found page. */
function readBasePath(dir: string): string {
  const file = join(dir, "404.html");
  const basePath = existsSync(file)
    ? /<div id="root"[^>]* data-base="([^"]*)"/.exec(readFileSync(file, "utf8"))?.[1]
    : undefined;
  if (basePath !== undefined) return basePath;
  throw new SiteError(
    `${displayPath(dir)} contains no built site`,
    `Run \`${callOf("build")}\` first.`,
  );
}

async function listen(server: Server, { host, port }: ServeOptions): Promise<number> {
  for (let candidate = port; candidate < port + portsToTry; candidate++) {
    try {
      server.listen(candidate, host);
      await once(server, "listening");
      return candidate;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    }
  }
  throw new SiteError(
    `the ports ${port} to ${port + portsToTry - 1} are taken`,
    "Choose a free one with --port.",
  );
}
