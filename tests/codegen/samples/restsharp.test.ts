import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../../codegen/model/types";
import type { SampleBody } from "../../../codegen/samples/body";
import { model, operation, parameter, server } from "./builders";
import { readCSharp } from "./csharp-reader";
import { sampleTexts } from "./filled";
import { type Torture, tortures } from "./torture";

/** Every statement that a sample may hold. */
const statement =
  /^(using RestSharp;|var client = new RestClient\((S)?\);|var request = new RestRequest\(S(, Method\.(Get|Post|Put|Delete|Head|Options|Patch))?\);|request\.AddHeader\(S, S\);|request\.AddParameter\(S, S\);|request\.AddParameter\(new BodyParameter\(S, S, T\)\);|request\.AddFile\(S, S(, T)?\);|request\.AddStringBody\(\s*S,\s+(S|T)\);|request\.AddBody\(await File\.ReadAllBytesAsync\(S\), S\);|request\.AlwaysMultipartFormData = true;|request\.OnBeforeRequest = message => \{ message\.Method = new HttpMethod\(S\); return ValueTask\.CompletedTask; \};|var response = await client\.ExecuteAsync\(request\);|if \(!response\.IsSuccessful\) \{ throw new HttpRequestException\( \(int\)response\.StatusCode \+ S \+ response\.Content, response\.ErrorException\); \} ?|Console\.WriteLine\(response\.(Content|StatusCode)\);|await File\.WriteAllBytesAsync\(S, response\.RawBytes!\);)+$/;

function compact(skeleton: string): string {
  return skeleton
    .replace(/\/\/ RestSharp cannot give this part its header [\w-]+\.\n/g, "")
    .replace(/ContentType\.\w+/g, "T")
    .replace(/"\d+"/g, "S")
    .replace(/\s*\n\s*/g, " ")
    .replace(/(;) (?!return|\})/g, "$1")
    .replace(/, S\)(?=;|\);)/g, ", S)");
}

/** The literals of a body in the order in which the sample must say them. */
function bodyLiterals(body: SampleBody | undefined): readonly (string | { json: JsonValue })[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case "json":
      return [{ json: body.value }, ...(body.type === "application/json" ? [] : [body.type])];
    case "text":
      return [body.text, "Content-Type", body.type];
    case "form":
      return body.pairs.length > 0 && body.pairs.every(({ plain }) => plain)
        ? body.pairs.flatMap(({ name, value }) => [name, value])
        : [body.pairs.map(({ text }) => text).join("&")];
    case "multipart":
      return body.parts.flatMap((part) => [
        part.name,
        part.kind === "file" ? part.file : part.text,
      ]);
    case "file":
      return [body.file, body.type];
  }
}

/** What RestSharp sends: it takes the first slash off the resource and resolves the rest below the base URL. */
function urlOf(base: string, resource: string): URL {
  return new URL(resource.replace(/^\//, ""), `${base}/`);
}

function expectRequest(literals: readonly string[], { want }: Torture): void {
  const [base = "", resource = "", ...rest] = literals;
  const url = urlOf(base, resource);
  expect(decodeURIComponent(url.pathname)).toBe(want.path);
  expect([...new URLSearchParams(url.search)]).toEqual(want.query);
  const extra = /^(TRACE|QUERY)$/.test(want.method) ? [want.method] : [];
  const fixed = want.headers.flatMap(({ name, value }) => [name, value]);
  const wanted = [...extra, ...fixed, ...bodyLiterals(want.body), " "];
  expect(rest.slice(0, extra.length)).toEqual(extra);
  const headers = rest.slice(extra.length, extra.length + fixed.length);
  expect(pairs(headers)).toEqual(pairs(fixed));
  wanted.slice(extra.length + fixed.length).forEach((literal, index) => {
    const got = rest[extra.length + fixed.length + index] ?? "";
    if (typeof literal === "string") expect(got).toBe(literal);
    else expect(JSON.parse(got)).toEqual(literal.json);
  });
}

/** Headers may stand in any order. */
function pairs(literals: readonly string[]): readonly string[] {
  return literals
    .flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${literals[index + 1]}`] : []))
    .sort();
}

describe("every literal holds its value", () => {
  test.each(tortures("https://api.example.com").map((given, index) => [index, given] as const))(
    "request %i",
    (_index, given) => {
      const { skeleton, literals } = readCSharp(given.texts.restsharp);
      expectRequest(literals, given);
      expect(compact(skeleton)).toMatch(statement);
    },
  );
});

test("gives RestSharp the whole URL where the path alone would be read as a URL", () => {
  const given = operation("get", "/{id}:cancel", { parameters: [parameter("path", "id", "a")] });
  expect(sampleTexts(given, model()).restsharp.split("\n").slice(2, 4)).toEqual([
    "var client = new RestClient();",
    'var request = new RestRequest("https://api.example.com/a:cancel");',
  ]);
});

test("a base path of the server stays before the resource", () => {
  const given = operation("get", "/x", { servers: [server("https://h.example/v1/")] });
  expect(sampleTexts(given, model()).restsharp.split("\n").slice(2, 4)).toEqual([
    'var client = new RestClient("https://h.example/v1");',
    'var request = new RestRequest("/x");',
  ]);
  expect(urlOf("https://h.example/v1", "/x").href).toBe("https://h.example/v1/x");
});
