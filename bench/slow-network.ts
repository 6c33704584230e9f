import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A network between a browser and a server. */
export interface Network {
  /** Milliseconds that each request waits. */
  readonly latency: number;
  /** Bytes per second, which all connections share. */
  readonly rate: number;
}

/**
 * Starts a proxy before a server. The browser's own throttling leaves out what workers load.
 *
 * @param port of the server on loopback
 */
export async function slowNetwork(
  port: number,
  { latency, rate }: Network,
): Promise<{ readonly proxy: Server; readonly port: number }> {
  let free = 0;
  const send = async (client: Socket, data: Buffer) => {
    free = Math.max(free, performance.now()) + (data.length / rate) * 1000;
    await wait(free - performance.now());
    client.write(data);
  };
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    // In small pieces, so that responses share the network.
    server.on("data", (data: Buffer) => {
      for (let at = 0; at < data.length; at += 1460)
        void send(client, data.subarray(at, at + 1460));
    });
    client.on("data", (data: Buffer) => setTimeout(() => server.write(data), latency));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const)
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port.");
  return { proxy, port: address.port };
}
