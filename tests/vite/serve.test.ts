import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request, type Server } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { renderHeaders } from "../../src/vite/content-security";
import { listFiles } from "../../src/vite/out-dir";
import { precompress } from "../../src/vite/precompress";
import { serveSite } from "../../src/vite/serve";
import { tempFolder, writeFiles } from "../codegen/temp-folder";

let dir: string;
const servers: Server[] = [];

beforeEach(() => {
  dir = tempFolder();
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** @param port below the ports that the system gives to programs that ask for any, of which one may be in use */
async function serve(basePath: string, port = 21730) {
  writeFiles(dir, {
    "index.html": "home",
    "auth/index.html": "auth",
    "assets/a.js": "1",
    "404.html": `<div id="root" data-base="${basePath}">not found`,
  });
  const { server, address } = await serveSite({ dir, host: "127.0.0.1", port });
  servers.push(server);
  return address;
}

async function get(address: string) {
  const response = await fetch(address, { redirect: "manual" });
  return [response.status, await response.text()];
}

test("pages with and without trailing slash, unknown paths with status 404", async () => {
  const address = await serve("/");
  expect(await get(address)).toEqual([200, "home"]);
  expect(await get(`${address}auth`)).toEqual([200, "auth"]);
  expect(await get(`${address}auth/`)).toEqual([200, "auth"]);
  expect(await get(`${address}nope`)).toEqual([404, expect.stringContaining("not found")]);
  expect(await get(`${address}..%2f..%2fetc/passwd`)).toEqual([404, expect.any(String)]);
});

/** Sends what `fetch` does not: any header, to the server itself. */
async function status(address: string, headers: Readonly<Record<string, string>>) {
  const sent = request(address, { headers, agent: false }).end();
  const answer = once(sent, "response") as Promise<[IncomingMessage]>;
  const [{ statusCode }] = await answer;
  sent.destroy();
  return statusCode;
}

test.each(["bytes=5-2", "bytes=99999999999999999999-", "bytes=-5", "bytes=a-b,c-d", "lines=1-2"])(
  "the range %s gets the whole file",
  async (range) => {
    const address = await serve("/", 21740);
    expect(await status(address, { range })).toBe(200);
    expect(await get(address)).toEqual([200, "home"]);
  },
);

/** Sends bytes, and returns what comes back before the connection ends. */
async function exchange(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding("latin1");
  let text = "";
  socket.on("data", (data: string) => (text += data)).write(bytes);
  await once(socket, "close");
  return text;
}

test.each(["http://127.0.0.1/docs/auth", "HTTP://elsewhere.example/docs/auth?a=1", "/docs/auth"])(
  "the target of a request may be a whole URL: %s",
  async (target) => {
    const address = await serve("/docs/");
    const head = "HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    expect(await exchange(address, `GET ${target} ${head}`)).toMatch(
      /^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nauth$/,
    );
  },
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "a %s is refused without waiting for its body",
  async (method) => {
    const address = await serve("/");
    const head = `${method} /auth HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\nab`;
    const answer = await exchange(address, head);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toContain("Allow: GET, HEAD");
  },
);

test("a file that cannot be opened ends its own response only", async () => {
  const address = await serve("/", 21750);
  // A socket is listed like a file, and cannot be read.
  const socket = createServer().listen(join(dir, "socket.html"));
  await once(socket, "listening");
  await expect(get(`${address}socket`)).rejects.toThrow("fetch failed");
  socket.close();
  expect(await get(address)).toEqual([200, "home"]);
});

test("other names for this machine are refused, unless the server is meant for others", async () => {
  const address = await serve("/", 21760);
  expect(await status(address, { host: "evil.example" })).toBe(421);
  expect(await status(address, { host: "localhost" })).toBe(200);
  const open = await serveSite({ dir, host: "0.0.0.0", port: 21765 });
  servers.push(open.server);
  expect(await status(open.address, { host: "docs.example" })).toBe(200);
});

test("a site that is briefly gone, as while a build replaces it", async () => {
  const address = await serve("/", 21790);
  rmSync(join(dir, "404.html"));
  expect(await get(`${address}nope`)).toEqual([404, ""]);
  expect(await get(address)).toEqual([200, "home"]);
});

test("the root redirects to a base path", async () => {
  const address = await serve("/docs/", 21750);
  expect(address).toMatch(/:\d+\/docs\/$/);
  expect(await get(`${address}auth`)).toEqual([200, "auth"]);
  const root = await fetch(new URL("/", address), { redirect: "manual" });
  expect([root.status, root.headers.get("location")]).toEqual([302, "/docs/"]);
  expect((await get(new URL("/auth", address).href))[0]).toBe(404);
});

test("the next free port", async () => {
  const first = await serve("/", 21740);
  const second = await serve("/", 21740);
  expect([new URL(first).port, new URL(second).port]).toEqual(["21740", "21741"]);
});

test("files have the headers of _headers: those with hashed names are immutable", async () => {
  const policy = "default-src 'none'";
  writeFileSync(
    join(dir, "_headers"),
    renderHeaders({ basePath: "/docs/", contentSecurityPolicy: {} }, policy),
  );
  const address = await serve("/docs/", 21760);
  const headers = async (path: string) => {
    const { headers: found } = await fetch(address + path);
    const names = ["cache-control", "content-security-policy", "x-content-type-options"];
    return names.map((name) => found.get(name));
  };
  const always = [`${policy}; frame-ancestors 'none'`, "nosniff"];
  expect(await headers("assets/a.js")).toEqual(["public, max-age=31536000, immutable", ...always]);
  expect(await headers("auth")).toEqual(["no-cache", ...always]);
  // A missing file may appear soon.
  for (const missing of ["nope", "assets/gone.js"])
    expect(await headers(missing), missing).toEqual(["no-cache", ...always]);
});

test("text is sent as the build has compressed it, if requested", async () => {
  const address = await serve("/", 21770);
  const long = (file: string) => `${file} `.repeat(1000);
  for (const file of ["auth/index.html", "assets/a.js", "auth.md"])
    writeFileSync(join(dir, file), long(file));
  await precompress(dir, await listFiles(dir));
  const encoding = async (path: string, accepted: string) => {
    const { headers, ...response } = await fetch(address + path, {
      headers: { "Accept-Encoding": accepted },
    }).then(async (got) => ({ headers: got.headers, text: await got.text() }));
    return [headers.get("content-encoding"), headers.get("content-type"), response.text];
  };
  const [html, script] = [long("auth/index.html"), long("assets/a.js")];
  const [htmlType, scriptType] = ["text/html;charset=utf-8", "text/javascript"];
  expect(await encoding("auth", "gzip, br")).toEqual(["br", htmlType, html]);
  expect(await encoding("auth", "gzip")).toEqual(["gzip", htmlType, html]);
  expect(await encoding("auth", "identity")).toEqual([null, htmlType, html]);
  expect(await encoding("assets/a.js", "gzip, br")).toEqual(["br", scriptType, script]);
  const markdown = "text/markdown; charset=utf-8";
  expect(await encoding("auth.md", "br")).toEqual(["br", markdown, long("auth.md")]);
  // As large as its headers: not worth a compressed file.
  expect(await encoding("", "br")).toEqual([null, htmlType, "home"]);
});

test("Markdown and plain text have a charset, which browsers would not guess", async () => {
  const address = await serve("/", 21780);
  writeFileSync(join(dir, "auth.md"), "# ä");
  writeFileSync(join(dir, "llms.txt"), "# ä");
  const type = async (path: string) => (await fetch(address + path)).headers.get("content-type");
  expect(await type("auth.md")).toBe("text/markdown; charset=utf-8");
  expect(await type("llms.txt")).toBe("text/plain; charset=utf-8");
});

test("the command says where it serves what, and how to stop it", { tags: ["long"] }, async () => {
  await serve("/docs/", 21800);
  const args = ["--import", "tsx", "src/vite/serve-cli.ts", "--out-dir", dir, "--port", "21810"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  child.kill();
  expect(String(line)).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/docs\/ serves \/\S+; press Ctrl\+C to stop\.\n$/,
  );
  expect(String(line)).toContain(dir);
});

test("a directory without a site", async () => {
  await expect(serveSite({ dir, host: "127.0.0.1", port: 21730 })).rejects.toThrow(
    /contains no built site/,
  );
});
