import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a server saw of one request. */
export interface Arrived {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** What the server says to a request that it refuses. */
export const refusal = '{"error":"no such class"}';

/**
 * A server on the loopback interface that keeps what arrived, in order. It answers with an empty object; below `/refused` with
 * status 422 and {@link refusal}.
 */
export async function startEcho() {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { method = "", url = "", headers } = request;
      arrived.push({ method, target: url, headers, body });
      const isRefused = url.startsWith("/refused");
      response.writeHead(isRefused ? 422 : 200, {
        "Content-Type": "application/json",
        Connection: "close",
      });
      response.end(isRefused ? refusal : "{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** What arrived since the last call. */
    take: () => arrived.splice(0),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
