import { describe, expect, test } from "vitest";
import { samplesFor } from "../../../codegen/samples/samples";
import { languageKeys, languages } from "../../../src/samples/languages";
import {
  binary,
  body,
  encoding,
  example,
  media,
  model,
  needs,
  objectWith,
  operation,
  parameter,
  response,
  scheme,
  server,
} from "./builders";
import { sampleParsers } from "../../corpus/sample-parsers";
import { sampleTexts } from "./filled";
import { tortures } from "./torture";

const api = model({
  schemes: [
    scheme("provider", {
      type: "apiKey",
      in: "header",
      parameter: "Authorization",
      example: "TP key={key}, token={token}",
    }),
    scheme("basic", { scheme: "basic" }),
    scheme("digest", { scheme: "digest" }),
    scheme("tls", { type: "mutualTLS" }),
  ],
});
const servers = [server("https://{host}", { host: "test.example.com" })];
const provider = parameter("header", "training-provider-id", "tp-48213");

const listClasses = operation("get", "/tp-api/classes", {
  servers,
  security: [needs("digest")],
  parameters: [
    provider,
    parameter("query", "limit", 25),
    parameter("query", "ids[]", ["7c41e0b95d2a", "3fa98b26c07e"]),
    parameter("query", "start", "2027-03-01T00:00:00Z"),
  ],
});

const createClass = operation("post", "/tp-api/classes", {
  servers,
  security: [needs("tls", "provider")],
  parameters: [provider],
  requestBody: body(
    media("application/json", {
      name: 'Wind turbine "basics": it\'s on',
      seats: 12,
      online: false,
      location: null,
      sessions: [{ start: "2027-03-01T08:00:00Z" }],
    }),
  ),
});

const deleteEnrollment = operation("delete", "/tp-api/classes/{classId}", {
  servers,
  security: [needs("basic")],
  parameters: [parameter("path", "classId", "7c41e0b95d2a"), provider],
  responses: [response("204")],
});

const upload = operation("post", "/files", {
  requestBody: body(
    media(
      "multipart/form-data",
      { note: "A plain note", meta: { tags: ["a"] } },
      {
        schema: objectWith({ file: binary }),
        encoding: { file: encoding({ contentType: "image/png, image/jpeg" }) },
      },
    ),
  ),
});

const form = operation("post", "/token", {
  requestBody: body(
    media("application/x-www-form-urlencoded", { grant_type: "password", scope: ["a b", "c"] }),
  ),
});

const text = operation("put", "/notes/{id}", {
  parameters: [parameter("path", "id", 1)],
  requestBody: body(media("text/csv", 'id,name\n1,"Ann ""A"" \\ `x` ${y}"')),
  responses: [response("200", media("text/csv", ""))],
});

const download = operation("get", "/exports/{id}/file", {
  parameters: [
    parameter("path", "id", 1),
    parameter("query", "columns", ["a", "b"], { explode: false }),
  ],
  responses: [response("200", media("application/zip", undefined))],
});

const stream = operation("get", "/events", {
  parameters: [parameter("query", "since", 7)],
  responses: [response("200", media("text/event-stream", undefined))],
});

describe.each([
  ["a list with a query, and a digest", listClasses],
  ["a JSON body, and a certificate", createClass],
  ["an empty answer, and a password", deleteEnrollment],
  ["a multipart body", upload],
  ["a form", form],
  ["a text body", text],
  ["a download, and a query that needs exact text", download],
  ["a stream", stream],
])("%s", (name, given) => {
  test.each(languageKeys)("%s", async (language) => {
    const [extension] = languages[language].file.split(".").slice(-1);
    const file = `golden/${name.replace(/\W+/g, "-")}.${extension}`;
    await expect(sampleTexts(given, api)[language]).toMatchFileSnapshot(file);
  });
});

test("all of them parse", async () => {
  const parsers = await sampleParsers();
  for (const given of [listClasses, createClass, deleteEnrollment, stream]) {
    const texts = sampleTexts(given, api);
    for (const language of languageKeys) {
      const parse = parsers.get(languages[language].grammar);
      expect([language, parse?.(texts[language]), parse !== undefined]).toEqual([
        language,
        undefined,
        true,
      ]);
    }
  }
});

test("a name and a password are text, whatever they contain", () => {
  const credential = { username: `a"b\\ü`, password: "it's ⟦x⟧\n" };
  const texts = sampleTexts(deleteEnrollment, api, { credential });
  expect(texts.curl).toContain(String.raw`--user 'a"b\ü:it'\''s ⟦x⟧'`);
  for (const language of ["axios", "requests", "okhttp", "restsharp"] as const) {
    expect(texts[language]).toContain(String.raw`"a\"b\\ü"`);
    expect(texts[language]).toContain(`"it's ⟦x⟧"`);
  }
});

test("a GET with a body notes what OkHttp cannot do", () => {
  const requestBody = body(media("application/json", {}));
  const given = operation("get", "/search", { requestBody });
  expect(sampleTexts(given, api).okhttp).toContain("// OkHttp cannot send a body with GET.");
});

test("no invisible characters reach a page", () => {
  const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
  for (const { texts } of tortures("https://api.example.com"))
    for (const language of languageKeys) {
      const lines = texts[language].split("\n");
      expect(lines.filter((line) => hidden.test(line) || /\s$/.test(line))).toEqual([]);
      expect(lines.at(-1)).not.toBe("");
    }
});

test("there are samples of at most 20 bodies, and the rest is counted", () => {
  const examples = Array.from({ length: 23 }, (_, index) => ({
    ...example(index),
    name: `number ${index}`,
  }));
  const requestBody = body({ ...media("application/json", 0), examples });
  const given = operation("post", "/x", { requestBody });
  const { variants, more } = samplesFor(given, api);
  expect(variants.map((variant) => variant.example)).toEqual(
    examples.slice(0, 20).map(({ name }) => name),
  );
  expect(more).toBe(3);
  expect(sampleTexts(given, api, {}, 19).curl).toContain("--data '19'");
});

test("a sample without a body has no media type", () => {
  const { variants, more } = samplesFor(listClasses, api);
  expect(variants.map(({ mediaType, example: name }) => [mediaType, name])).toEqual([
    [undefined, undefined],
  ]);
  expect(more).toBe(0);
});
