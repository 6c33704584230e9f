import { expect, test } from "vitest";
import { model, operation, parameter, server } from "./builders";
import { sampleTexts } from "./filled";

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
});
