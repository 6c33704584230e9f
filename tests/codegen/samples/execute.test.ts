/** @module-tag long */

import { once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SampleBody } from "../../../codegen/samples/body";
import { sharedFolder } from "../temp-folder";
import { type Arrived, startEcho } from "./echo";
import { languageKeys, type SampleLanguage } from "../../../src/samples/languages";
import { media, model, operation, response, server } from "./builders";
import { sampleTexts } from "./filled";
import { has, lacksTools, runSamples } from "./tools";
import { loggedIn, type Torture, tortures } from "./torture";

const fileContent = Buffer.from([0, 1, 2, 255]);

let echo: Awaited<ReturnType<typeof startEcho>>;
const folder = sharedFolder();
let given: readonly Torture[];

beforeAll(async () => {
  echo = await startEcho();
  given = [...tortures(echo.origin), loggedIn(echo.origin)];
});

afterAll(() => echo.stop());

/** Runs samples in a separate folder; returns what arrived. Expects that no sample failed or left a file behind. */
async function execute(
  language: SampleLanguage,
  texts: readonly string[],
  name: string = language,
): Promise<readonly Arrived[]> {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  writeFileSync(join(cwd, "file.bin"), fileContent);
  const outcomes = await runSamples(language, texts, cwd);
  const arrived = echo.take();
  expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
  expect(readdirSync(cwd).filter((name) => name.startsWith("PWNED"))).toEqual([]);
  return arrived;
}

/** Changes to a text that a language cannot avoid. */
const rewrites: Partial<Record<SampleLanguage, Rewrite>> = {
  curl: (value) => value.replaceAll("\0", "\uFFFD"),
  // FormData writes every line end as CRLF (HTML, 4.10.21.8), and so does axios. Its parts cannot have their own headers.
  axios: (value, kind) => (kind === "multipart" ? value.replace(/\r\n?|\n/g, "\r\n") : value),
};

describe("every value arrives unchanged", () => {
  for (const language of languageKeys)
    test.skipIf(lacksTools(language))(`in ${language}`, async () => {
      const arrived = await execute(
        language,
        given.map((one) => one.texts[language]),
      );
      expectAll(arrived, rewrites[language], !/axios|restsharp/.test(language));
    });
});

describe("every value arrives unchanged, in a language that a site adds", () => {
  /** Sends the requests that a language can express, and compares what arrives. */
  async function expectSent(
    key: string,
    send: (texts: readonly string[]) => Promise<readonly Arrived[]>,
    text?: Rewrite,
    canSend: (want: Torture["want"]) => boolean = () => true,
  ) {
    const sent = given.filter((one) => one.added(key) !== undefined && canSend(one.want));
    expectAll(await send(sent.map((one) => one.added(key) ?? "")), text, true, sent);
  }

  test("fetch", () => expectSent("fetch", (texts) => execute("axios", texts, "fetch")));

  test.skipIf(lacksTools("curl") || !has("wget"))("wget", () => {
    const send = (texts: readonly string[]) => execute("curl", texts, "wget");
    // wget sends no headers without a value, and no body after HEAD.
    const canSend = ({ headers }: Torture["want"]) => headers.every(({ value }) => value !== "");
    return expectSent("wget", send, rewrites.curl, canSend);
  });

  test("http", () =>
    expectSent("http", async (texts) => {
      const { hostname, port } = new URL(echo.origin);
      for (const text of texts) {
        const [head = "", ...body] = text.split(/\n\n(.*)/s);
        const socket = connect(Number(port), hostname);
        socket.end(`${head.replaceAll("\n", "\r\n")}\r\n\r\n${body[0] ?? ""}`);
        await once(socket.resume(), "close");
      }
      return echo.take();
    }));
});

describe("a rejected request shows status and body, and fails", () => {
  for (const [language, type] of [
    ["curl", "application/json"],
    ["axios", "application/json"],
    ["axios", "application/zip"],
    ["axios", "text/event-stream"],
    ["requests", "application/json"],
    ["okhttp", "application/json"],
    ["restsharp", "application/json"],
  ] as const)
    test.skipIf(lacksTools(language))(`${language}, ${type}`, async () => {
      const responses = [response("200", media(type, undefined))];
      const given = operation("get", "/refused", { servers: [server(echo.origin)], responses });
      const text = sampleTexts(given, model())[language];
      const cwd = join(folder, `${language}-${type.slice(-3)}`);
      const [outcome] = await runSamples(language, [text], cwd);
      const { code, stdout = "", stderr = "" } = outcome ?? {};
      expect(code).not.toBe(0);
      expect(stdout + stderr).toContain("422");
      expect(stdout + stderr).toContain("no such class");
    });
});

/** A change to a text that a language cannot avoid. */
type Rewrite = (value: string, kind: "text" | "multipart") => string;

function expectAll(
  arrived: readonly Arrived[],
  text: Rewrite = (value) => value,
  canSendPartHeaders = true,
  sent = given,
): void {
  expect(arrived).toHaveLength(sent.length);
  sent.forEach((want, index) => {
    const got = arrived[index];
    if (got === undefined) throw new Error(`nothing arrived for request ${index}`);
    expectArrived(got, want.want, text, canSendPartHeaders);
  });
}

function expectArrived(
  got: Arrived,
  want: Torture["want"],
  text: Rewrite,
  canSendPartHeaders: boolean,
): void {
  const [path, query = ""] = got.target.split(/\?(.*)/s);
  expect([got.method, decodeURIComponent(path ?? "")]).toEqual([want.method, want.path]);
  // curl reads `{key}` as a set of one, which does not harm a placeholder.
  const placeholders = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([name, value]) => [name, value.replace(/^\{(key)\}$/, "$1")]);
  expect(placeholders([...new URLSearchParams(query)])).toEqual(placeholders(want.query));
  for (const { name, value } of want.headers) expect(got.headers[name.toLowerCase()]).toBe(value);
  expect(got.headers["injected"]).toBeUndefined();
  expectBody(got, want.body, text, canSendPartHeaders);
}

function expectBody(
  got: Arrived,
  want: SampleBody | undefined,
  text: Rewrite,
  canSendPartHeaders: boolean,
): void {
  if (want === undefined) {
    expect(got.body.toString()).toBe("");
    return;
  }
  const type = String(got.headers["content-type"]);
  if (want.kind === "multipart") {
    const notes = want.parts.flatMap(({ headers }) => headers.map(({ value }) => value));
    const arrived = [...got.body.toString().matchAll(/^X-Note: (.*?)\r$/gm)].map(
      ([, note]) => note,
    );
    expect(arrived).toEqual(canSendPartHeaders ? notes : []);
    const parts = want.parts.map((part) =>
      part.kind === "file"
        ? [part.name.replaceAll('"', "%22"), part.file, fileContent.toString("latin1")]
        : [part.name, undefined, Buffer.from(text(part.text, want.kind)).toString("latin1")],
    );
    // RestSharp writes files first.
    const inOrder = (all: readonly (readonly unknown[])[]) =>
      all.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    expect(inOrder(partsOf(got.body, type))).toEqual(inOrder(parts));
    return;
  }
  // Some clients add the charset of text that they encode themselves.
  expect(type.toLowerCase().replace(/; ?charset=utf-8$/, "")).toBe(
    want.type.toLowerCase().replace(/; ?charset=utf-8$/, ""),
  );
  if (want.kind === "json") expect(JSON.parse(got.body.toString())).toEqual(want.value);
  if (want.kind === "text") expect(got.body.toString()).toBe(text(want.text, want.kind));
  if (want.kind === "file") expect(got.body).toEqual(fileContent);
  if (want.kind === "form") {
    const pairs = want.pairs.map(({ text: pair }) => pair).join("&");
    expect([...new URLSearchParams(got.body.toString())]).toEqual([...new URLSearchParams(pairs)]);
  }
}

/** Returns name, file name and bytes (as Latin-1) of each part; a part that has a type but is not a file may be named `blob`. */
function partsOf(body: Buffer, type: string): readonly (readonly (string | undefined)[])[] {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? "";
  return body
    .toString("latin1")
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = "", content = ""] = part.split(/\r\n\r\n(.*)\r\n$/s);
      const file = /filename="([^"]*)"/.exec(head)?.[1];
      return [/ name="([^"]*)"/.exec(head)?.[1], file === "blob" ? undefined : file, content];
    });
}
