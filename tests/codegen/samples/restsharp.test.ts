import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../../codegen/model/types";
import { queryText, requestFor, type SampleRequest } from "../../../codegen/samples/request";
import { restsharp } from "../../../codegen/samples/restsharp";
import { model, operation, parameter } from "./builders";
import { readCSharp } from "./csharp-reader";
import { tortures } from "./torture";

/** Every statement that a sample may hold. */
const statement =
  /^(using RestSharp;|var client = new RestClient\((S)?\);|var request = new RestRequest\(S(, Method\.(Get|Post|Put|Delete|Head|Options|Patch))?\);|request\.AddHeader\(S, S\);|request\.AddParameter\(S, S\);|request\.AddParameter\(new BodyParameter\(S, S, T\)\);|request\.AddFile\(S, S(, T)?\);|request\.AddStringBody\(\s*S,\s+(S|T)\);|request\.AddBody\(await File\.ReadAllBytesAsync\(S\), S\);|request\.AlwaysMultipartFormData = true;|request\.OnBeforeRequest = message => \{ message\.Method = new HttpMethod\(S\); return ValueTask\.CompletedTask; \};|var response = await client\.ExecuteAsync\(request\);|Console\.WriteLine\(response\.(Content|StatusCode)\);|await File\.WriteAllBytesAsync\(S, response\.RawBytes!\);)+$/;

function compact(skeleton: string): string {
  return skeleton
    .replace(/ContentType\.\w+/g, "T")
    .replace(/"\d+"/g, "S")
    .replace(/\s*\n\s*/g, " ")
    .replace(/(;) (?!return|\})/g, "$1")
    .replace(/, S\)(?=;|\);)/g, ", S)");
}

/** The literals of a request in the order in which the sample must say them; a function checks one that is JSON. */
function literalsOf(request: SampleRequest): readonly (string | { json: JsonValue })[] {
  const { body, headers, origin, path, query, response } = request;
  return [
    origin,
    `${path}${queryText(query)}`,
    ...(request.method === "TRACE" ? ["TRACE"] : []),
    ...headers.flatMap(({ name, value }) => [name, value]),
    ...bodyLiterals(body),
    ...(response.kind === "file" ? [response.file] : []),
  ];
}

function bodyLiterals(body: SampleRequest["body"]): readonly (string | { json: JsonValue })[] {
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

describe("every literal holds its value", () => {
  test.each(tortures("https://api.example.com").map((given, index) => [index, given] as const))(
    "request %i",
    (_index, given) => {
      const { skeleton, literals } = readCSharp(restsharp(given));
      const want = literalsOf(given);
      expect(literals).toHaveLength(want.length);
      want.forEach((literal, index) => {
        const got = literals[index] ?? "";
        if (typeof literal === "string") expect(got).toBe(literal);
        else expect(JSON.parse(got)).toEqual(literal.json);
      });
      expect(compact(skeleton)).toMatch(statement);
    },
  );
});

test("gives RestSharp the whole URL where the path alone would be read as a URL", () => {
  const given = operation("get", "/{id}:cancel", { parameters: [parameter("path", "id", "a")] });
  expect(restsharp(requestFor(given, model())).split("\n").slice(2, 4)).toEqual([
    "var client = new RestClient();",
    'var request = new RestRequest("https://api.example.com/a:cancel");',
  ]);
});
