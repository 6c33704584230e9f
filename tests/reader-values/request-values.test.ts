import { describe, expect, test } from "vitest";
import { chosenServer, valuesFor } from "../../src/reader-values/request-values";

const variables = [{ name: "host", default: "test.example.com" }];
const server = (key: string, url: string) => ({
  key,
  url,
  ...(url.includes("{") && { variables }),
});
const servers = [
  server("server test", "https://{host}/v1"),
  server("server live", "https://{host}"),
];

const serverOf = (pairs: readonly (readonly [string, string])[], list = servers) =>
  valuesFor({ parameters: [], servers: list }, new Map(pairs)).server;

describe("the server", () => {
  test.each([
    ["is undefined until something is typed", [], undefined],
    ["has the typed variables", [["server test host", "a.example"]], "https://a.example/v1"],
    [
      "is the chosen one, with its defaults",
      [["server", "server live"]],
      "https://test.example.com",
    ],
    [
      "keeps its variables apart from those of others",
      [
        ["server", "server live"],
        ["server test host", "a.example"],
      ],
      "https://test.example.com",
    ],
    [
      "takes a pasted address for a host",
      [["server test host", "https://a.example/"]],
      "https://a.example/v1",
    ],
    [
      "keeps the scheme of a pasted address: a mock server has no TLS",
      [["server test host", "http://127.0.0.1:4010"]],
      "http://127.0.0.1:4010/v1",
    ],
    [
      "is the first where the request lacks the chosen one",
      [["server", "server other"]],
      undefined,
    ],
  ] as const)("%s", (_, pairs, want) => expect(serverOf(pairs)).toBe(want));

  test("without variables is typed in full", () => {
    const list = [server("server a", "/v1"), server("server b", "https://b.example")];
    expect(serverOf([], list)).toBeUndefined();
    expect(serverOf([["server a ", "https://own.example"]], list)).toBe("https://own.example");
    expect(serverOf([["server", "server b"]], list)).toBe("https://b.example");
  });

  test("may be missing", () => {
    expect(serverOf([], [])).toBeUndefined();
    expect(chosenServer([], new Map())).toBeUndefined();
  });
});

test("values are grouped by location and name, without inherited properties", () => {
  const values = new Map([
    ["path.classId", "1"],
    ["query.a.b", "2"],
    ["credential.token", "3"],
  ]);
  const found = valuesFor({ parameters: [] }, values);
  expect(found.path).toEqual({ classId: "1" });
  expect(found.query).toEqual({ "a.b": "2" });
  expect(found.credential).toEqual({ token: "3" });
  expect(found.path?.["constructor"]).toBeUndefined();
});
