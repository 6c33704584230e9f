import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { createGzip } from "node:zlib";

/** Types of files that become smaller; pictures and fonts are compressed already. */
const compressible = /^text\/|javascript|json|svg|xml/;

/**
 * Makes a response compress what is written to it, where the reader's browser asks for that: what is measured on the own
 * machine comes close to a real host. Call before anything else touches the response.
 */
export function gzipResponse(request: IncomingMessage, response: ServerResponse): void {
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "") || request.headers.range) return;
  if (request.method !== "GET") return;
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    if (!compressible.test(String(headers["Content-Type"]))) return writeHead(status, headers);
    const gzip = createGzip();
    gzip.on("data", (chunk: Buffer) => write(chunk));
    gzip.on("end", () => end());
    gzip.on("drain", () => response.emit("drain"));
    response.write = (chunk: Buffer | string) => gzip.write(chunk);
    response.end = (chunk?: unknown) => {
      gzip.end(chunk);
      return response;
    };
    const { "Content-Length": _length, ...rest } = headers;
    return writeHead(status, { ...rest, "Content-Encoding": "gzip", Vary: "Accept-Encoding" });
  }) as typeof response.writeHead;
}
