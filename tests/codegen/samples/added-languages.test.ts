import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languageKeys } from "../../../src/samples/languages";
import { addedLanguages } from "../../../src/vite/added-languages/table";
import { sampleParsers } from "../../corpus/sample-parsers";
import { body, media, model, needs, operation, parameter, response, scheme } from "./builders";
import { addedKeys, addedText } from "./filled";
import { readableKeys, readLiterals } from "./literal-reader";
import { loggedIn, type Torture, tortures } from "./torture";

const origin = "https://api.example.com";
let given: readonly Torture[] | undefined;
/** The samples of a language, each written once. */
const written = new Map<
  string,
  readonly { readonly sample: string; readonly want: Torture["want"] }[]
>();
const samplesIn = (key: string) => {
  const samples =
    written.get(key) ??
    (given ??= [...tortures(origin), loggedIn(origin)]).flatMap(({ added, want }) => {
      const sample = added(key);
      return sample === undefined ? [] : [{ sample, want }];
    });
  written.set(key, samples);
  return samples;
};

test("the documentation lists all of them", () => {
  const text = readFileSync("docs/samples.md", "utf8");
  const listed = [...text.matchAll(/^\| `([\w-]+)` /gm)].map(([, key]) => key);
  expect(listed).toEqual([...languageKeys, ...addedKeys]);
});

const withoutNul = new Set(["c", "objective-c", "r", "wget"]);

test("there are at least 15, and each is read, parsed or run with hostile values", () => {
  expect(addedKeys.length).toBeGreaterThanOrEqual(15);
  const run = ["fetch", "http", "wget"];
  expect(addedKeys.filter((key) => ![...readableKeys, ...run].includes(key))).toEqual([]);
});

describe.each(readableKeys)("%s", { tags: ["long"] }, (key) => {
  test("every value is unchanged in a literal, and never outside one", () => {
    /** The code around the literals, by the properties that determine its shape. */
    const shapes = new Map<string, string>();
    for (const { sample, want } of samplesIn(key)) {
      const { texts, code } = readLiterals(key, sample);
      const url = texts.find((text) => text.startsWith(origin)) ?? "";
      const { pathname, searchParams } = new URL(url);
      expect([decodeURIComponent(pathname), [...searchParams]]).toEqual([want.path, want.query]);
      for (const header of want.headers) expect(texts).toSatisfy(hasHeader(header));
      expectBody(texts, want.body, key);
      expect(code).not.toContain("PWNED");
      const lines = want.headers.filter(({ value }) => value !== "").length;
      const { method, path, headers, body: sent } = want;
      const shape = `${method} ${path === "/case/bare"} ${lines} ${headers.length} ${sent?.kind}`;
      expect([shape, code]).toEqual([shape, shapes.get(shape) ?? code]);
      shapes.set(shape, code);
    }
    expect(samplesIn(key).length).toBeGreaterThan(100);
  });
});

function hasHeader({ name, value }: { readonly name: string; readonly value: string }) {
  return (texts: readonly string[]) =>
    texts.some(
      (text, index) =>
        text === `${name}: ${value}` ||
        (value === "" && text === `${name};`) ||
        (text === name && [texts[index - 1], texts[index + 1]].includes(value)),
    );
}

function expectBody(texts: readonly string[], want: Torture["want"]["body"], key: string): void {
  const legal = (text: string) => (withoutNul.has(key) ? text.replaceAll("\0", "\uFFFD") : text);
  if (want?.kind === "json") {
    const isValue = (text: string) => {
      try {
        expect(JSON.parse(text)).toEqual(want.value);
        return true;
      } catch {
        return false;
      }
    };
    expect(texts.some(isValue)).toBe(true);
  }
  if (want?.kind === "text") expect(texts).toContain(legal(want.text));
  if (want?.kind === "form") expect(texts).toContain(want.pairs.map(({ text }) => text).join("&"));
  if (want?.kind === "multipart") {
    for (const part of want.parts)
      if (part.kind === "text")
        expect(texts.join("\n")).toContain(`\r\n\r\n${legal(part.text)}\r\n--`);
  }
}

/** `@vscode/tree-sitter-wasm` has no grammar for these; other tests run them or read their literals. */
const unparsed = ["kotlin", "swift", "r", "http", "dart", "objective-c", "ocaml"];

const parsed = addedKeys.filter((key) => !unparsed.includes(key));
test.each(parsed)("%s: every sample parses", { tags: ["long"] }, async (key) => {
  const parse = (await sampleParsers()).get(addedLanguages[key]?.grammar ?? "");
  if (!parse) throw new Error(`Add the grammar of ${key} to sample-parsers.ts.`);
  for (const { sample } of samplesIn(key))
    // The grammar of PowerShell reads a number sign after an escaped quote as a comment.
    expect(parse(sample.replaceAll('`"#', '`"'))).toBeUndefined();
});

test.each(addedKeys)("%s: no invisible characters reach a page", { tags: ["long"] }, (key) => {
  // HTTP messages have no escapes, so a tab in a header stays a tab.
  const hidden = key === "http" ? /[^\P{Cc}\t\n]/u : /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
  for (const { sample } of samplesIn(key))
    expect(sample.split("\n").filter((line) => hidden.test(line))).toEqual([]);
});

const api = model({
  schemes: [
    scheme("provider", { type: "apiKey", in: "header", parameter: "Authorization" }),
    scheme("digest", { scheme: "digest" }),
    scheme("tls", { type: "mutualTLS" }),
    scheme("basic", { scheme: "basic" }),
  ],
});
const json = body(media("application/json", { name: 'Wind "basics"', seats: 12 }));
const createClass = operation("post", "/classes", {
  security: [needs("provider")],
  parameters: [parameter("header", "training-provider-id", "tp-48213")],
  requestBody: json,
});

test.each(addedKeys)("%s", async (key) => {
  const { file } = addedLanguages[key] ?? { file: "" };
  const name = `golden/added/${key}-a-json-body.${file.split(".").pop()}`;
  await expect(addedText(key, createClass, api)).toMatchFileSnapshot(name);
});

const upload = operation("post", "/files", {
  requestBody: body(media("application/octet-stream", undefined)),
});
const search = operation("get", "/search", { requestBody: json });
const digest = operation("get", "/account", { security: [needs("digest", "tls")] });

test.each([
  ["a file", upload, []],
  ["a body with GET", search, ["fetch", "kotlin", "swift", "powershell", "objective-c"]],
  ["TRACE", operation("trace", "/x"), ["fetch"]],
  ["a digest and a certificate", digest, ["http"]],
])("%s is left out if a client cannot send it", (name, one, lacking) => {
  const without = addedKeys.filter((key) => addedText(key, one, api) === undefined);
  expect(without.toSorted()).toEqual((name === "a file" ? addedKeys : lacking).toSorted());
});

test("a sample notes authentication that it does not include", () => {
  expect(addedText("php", digest, api)).toMatch(/^<\?php\n\n\/\/ The server asks for digest/);
  expect(addedText("ocaml", digest, api)).toMatch(/^\(\* The server asks for digest .*\*\)\n\(\* /);
});

test("a name and a password are sent in Base64 once both are entered", () => {
  const login = operation("get", "/account", { security: [needs("basic")] });
  expect(addedText("go", login, api)).toContain('"Basic {Base64 of username:password}"');
  const credential = { username: "ü", password: "p" };
  expect(addedText("go", login, api, { credential })).toContain(`"Basic ${btoa("Ã¼:p")}"`);
});

test("text of the document is never confused with our tokens", () => {
  const text = "qzbody Qzname0 qzvalue0 qztype/q https://qzhost.q/qzpath";
  const one = operation("post", "/qzpath/qzbody", {
    parameters: [parameter("header", "X-A", text)],
    requestBody: body(media("text/plain", text)),
    responses: [response("204")],
  });
  expect(addedText("go", one, api)).toContain(`"X-A", "${text}"`);
  expect(addedText("go", one, api)).toContain(`NewReader("${text}")`);
  expect(addedText("go", one, api)).toContain('.com/qzpath/qzbody"');
});
