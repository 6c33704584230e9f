import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { sharedFolder } from "../temp-folder";
import { model, operation, parameter, server } from "./builders";
import { sampleTexts } from "./filled";
import { lacksTools, runSamples } from "./tools";

test("gives RestSharp the whole URL if it would read the path as a URL", () => {
  const given = operation("get", "/{id}:cancel", { parameters: [parameter("path", "id", "a")] });
  expect(sampleTexts(given, model()).restsharp.split("\n").slice(2, 4)).toEqual([
    "var client = new RestClient();",
    'var request = new RestRequest("https://api.example.com/a:cancel");',
  ]);
});

test("the base path of a server stays before the resource", () => {
  const given = operation("get", "/x", { servers: [server("https://h.example/v1/")] });
  expect(sampleTexts(given, model()).restsharp.split("\n").slice(2, 4)).toEqual([
    'var client = new RestClient("https://h.example/v1");',
    'var request = new RestRequest("/x");',
  ]);
});

describe.skipIf(lacksTools("restsharp"))("the compiler", () => {
  const folder = sharedFolder();

  test("accepts every golden sample, even with authentication that no server here supports", async () => {
    const golden = path.join(import.meta.dirname, "golden");
    const files = readdirSync(golden).filter((file) => file.endsWith(".cs"));
    const texts = files.map((file) => readFileSync(path.join(golden, file), "utf8"));
    // No server listens there.
    const local = texts.map((text) => text.replaceAll(/https:\/\/[\w.]+/g, "http://127.0.0.1:1"));
    const outcomes = await runSamples("restsharp", local, path.join(folder, "golden"));
    expect(files).toContain("a-JSON-body-and-a-certificate.cs");
    expect(outcomes.map(({ code }) => code)).toEqual(files.map(() => 1));
  });

  test.each([
    ["a method that RestSharp lacks", "ExecuteAsync(", "SendAsync(", "CS1061"],
    ["an argument of another type", '"/x"', "7", "CS1503"],
    ["a name that is not declared", "IsSuccessful", "IsFine", "CS1061"],
    ["a lost semicolon", "(request);", "(request)", "CS1525"],
  ])("rejects %s", async (name, from, to, want) => {
    const given = operation("get", "/x", { servers: [server("http://127.0.0.1:1")] });
    const right = sampleTexts(given, model()).restsharp;
    expect(right).toContain(from);
    const run = runSamples("restsharp", [right.replace(from, to)], path.join(folder, name));
    await expect(run).rejects.toThrow(want);
  });
});
