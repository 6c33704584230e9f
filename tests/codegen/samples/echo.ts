import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A request as a server received it. */
export interface Arrived {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The server's response to a request that it rejects. */
export const refusal = '{"error":"no such class"}';

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Returns an empty object; below `/refused`, status 422 and {@link refusal}. */
function replyTo({ target }: Arrived): Reply {
  return target.startsWith("/refused")
    ? { status: 422, text: refusal }
    : { status: 200, text: "{}" };
}

/** Starts a server on the loopback interface that records requests, in order, and responds, by default with JSON. */
export async function startEcho(reply: (request: Arrived) => Reply = replyTo) {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const replied = buffer(request).then((body) => {
      const { method = "", url = "", headers } = request;
      const one = { method, target: url, headers, body };
      arrived.push(one);
      const { status, headers: own = { "Content-Type": "application/json" }, text } = reply(one);
      response.writeHead(status, {
        ...own,
        // The stub of OkHttp cannot read chunks.
        "Content-Length": Buffer.byteLength(text),
        Connection: "close",
      });
      response.end(text);
    });
    replied.catch((error: Error) => response.writeHead(500).end(error.stack));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Returns what arrived since the last call. */
    take: () => arrived.splice(0),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
