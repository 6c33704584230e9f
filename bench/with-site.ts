import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium } from "playwright-core";
import { serveSite } from "../src/vite/serve";
import { browserArguments, findChromium } from "../tests/browser/chromium";

/** Milliseconds that each request waits on the slow network. */
const latency = 150;
/** Bytes per second on the slow network, shared by all connections: 1.6 Mbit/s. */
const rate = 200_000;

/**
 * Serves a built site with and without a slow network, and keeps a browser open while `use` runs.
 *
 * @param use receives the browser, the address of the site and its slow address
 */
export async function withSite<T>(
  dir: string,
  use: (browser: Browser, address: string, slowAddress: string) => Promise<T>,
): Promise<T> {
  const { server, address } = await serveSite({ dir, host: "127.0.0.1", port: 4500 });
  const { proxy, port } = await slowNetwork(Number(new URL(address).port));
  const slow = new URL(address);
  slow.port = String(port);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: browserArguments,
  });
  try {
    return await use(browser, address, slow.href);
  } finally {
    await browser.close();
    proxy.close();
    server.closeAllConnections();
    server.close();
  }
}

/**
 * Starts a slow proxy for a server, because the browser's own throttling does not affect workers.
 *
 * @param port port of the server on the loopback interface
 */
async function slowNetwork(
  port: number,
): Promise<{ readonly proxy: Server; readonly port: number }> {
  let free = 0;
  const send = async (client: Socket, data: Buffer) => {
    free = Math.max(free, performance.now()) + (data.length / rate) * 1000;
    await wait(free - performance.now());
    client.write(data);
  };
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    // Sends small pieces, so that responses share the network.
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
