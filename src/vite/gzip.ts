import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { createGzip } from "node:zlib";

/** Content types worth compressing; images and fonts already are. */
const compressible = /^text\/|javascript|json|svg|xml/;

/**
 * Makes a response compress its body if the request allows it, so that local measurements come close to a
 * real host. Call it before anything else uses the response.
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
