import { describe, expect, test } from "vitest";
import { fillSample, fillSlot } from "../../src/samples/fill";
import { serverUrl } from "../../src/samples/server";
import { languageKeys, type SampleLanguage } from "../../src/samples/languages";
import type { SampleInputs, SampleParameter, SampleValues } from "../../src/samples/types";

const servers = [
  { url: "https://{host}/v1", variables: [{ name: "host", default: "test.example.com" }] },
];

function inputs(...parameters: readonly SampleParameter[]): SampleInputs {
  return { servers, parameters };
}

describe("server", () => {
  const server = (typed: string) => fillSlot("okhttp", "server", inputs(), { server: typed });
  test.each([
    ["", "https://test.example.com/v1"],
    ["  ", "https://test.example.com/v1"],
    ["https://api.example.com/", "https://api.example.com"],
    [" http://localhost:8080/base ", "http://localhost:8080/base"],
    ["api.example.com", "https://api.example.com"],
    ["localhost:8080", "http://localhost:8080"],
    ["https://h/a b'\"\\", "https://h/a%20b'%22%5C"],
    ["https://h/x?y=1#z", "https://h/x"],
    ["https://[::1]:80", "https://[::1]:80"],
  ])("%j", (typed, want) => {
    expect(server(typed)).toBe(want);
  });

  test("variables are replaced by what is typed, or by their default", () => {
    const [server = { url: "" }] = servers;
    expect(serverUrl(server)).toBe("https://test.example.com/v1");
    expect(serverUrl(server, { host: "h" })).toBe("https://h/v1");
    expect(serverUrl(server, { host: "" })).toBe("https://test.example.com/v1");
    expect(serverUrl({ url: "https://{other}" }, { other: "x" })).toBe("https://{other}");
  });

  test("a query of the server is kept, before that of the parameters", () => {
    const given = { servers: [{ url: "https://h?a=1" }], parameters: [] };
    expect(fillSlot("axios", "query", given, {})).toBe("?a=1");
    expect(fillSlot("axios", "query", inputs(), { server: "https://x/?b=2" })).toBe("?b=2");
  });
});

describe("query", () => {
  const query = (parameter: SampleParameter, typed: string) =>
    fillSlot("curl", "query", inputs(parameter), { query: { [parameter.name]: typed } });
  test.each<[string, Omit<SampleParameter, "in" | "name">, string, string]>([
    ["nothing typed, no example", {}, "", ""],
    ["nothing typed", { value: "a" }, "", "?q=a"],
    ["a string", { value: "a" }, "b c&d", "?q=b%20c%26d"],
    ["a space is a string", {}, " ", "?q=%20"],
    ["an invalid string", {}, "\ud800", "?q=%EF%BF%BD"],
    ["a list, exploded", { type: "array" }, "a, b,,c", "?q=a&q=b&q=c"],
    ["a list, joined", { type: "array", explode: false }, "a,b c", "?q=a,b%20c"],
    [
      "a list with pipes",
      { type: "array", style: "pipeDelimited", explode: false },
      "a,b",
      "?q=a%7Cb",
    ],
    ["an empty list", { type: "array", value: ["x"] }, " , ", "?q=x"],
    ["an object", { type: "object" }, "a=1, b=x=y", "?a=1&b=x%3Dy"],
    ["a deep object", { type: "object", style: "deepObject" }, "a=1", "?q%5Ba%5D=1"],
    ["reserved characters", { allowReserved: true }, "a/b'c", "?q=a/b'\\''c"],
    ["JSON", { contentType: "application/json" }, '{ "a": 1 }', "?q=%7B%22a%22%3A1%7D"],
    ["a string as JSON", { contentType: "application/json" }, "a", "?q=%22a%22"],
  ])("%s", (_name, traits, typed, want) => {
    expect(query({ in: "query", name: "q", ...traits }, typed)).toBe(want);
  });

  test("numbers stay numbers if every language writes them alike", () => {
    const number = (typed: string, language: SampleLanguage = "axios") =>
      fillSlot(language, "params", inputs({ in: "query", name: "n", type: "number" }), {
        query: { n: typed },
      }).split("\n")[1];
    expect(["10", "-1.5", "0.0001"].map((typed) => number(typed))).toEqual([
      "      n: 10,",
      "      n: -1.5,",
      "      n: 0.0001,",
    ]);
    expect(number("10", "requests")).toBe('        "n": 10,');
    for (const typed of ["1e3", "010", "-0", "0.00001", "12345678901234567890", "ten", "0x1"]) {
      expect(number(typed)).toBe(`      n: "${typed}",`);
    }
  });

  test("true is a string in Python, which would send its own True with a capital", () => {
    const flag = inputs({ in: "query", name: "f", type: "boolean", value: true });
    expect(fillSlot("requests", "params", flag, {})).toContain('"f": "true"');
  });

  test("is in params or in the URL, never in both", () => {
    const given = inputs({ in: "query", name: "q" });
    const both = (text: string, language: SampleLanguage) =>
      ["query", "params"].map((slot) => fillSlot(language, slot, given, { query: { q: text } }));
    expect(both("a", "axios")).toEqual(["", '    params: {\n      q: "a",\n    },\n']);
    expect(both("a", "requests")).toEqual(["", '    params={\n        "q": "a",\n    },\n']);
    expect(both("a b", "axios")).toEqual(["?q=a%20b", ""]);
    expect(both("", "axios")).toEqual(["", ""]);
    expect(both("a", "okhttp")).toEqual(["?q=a", ""]);
  });
});

describe("credentials", () => {
  test("are placeholders until they are typed", () => {
    const given: SampleInputs = {
      parameters: [],
      queryCredentials: [{ name: "k", value: "v-{key}" }],
    };
    const typed: SampleValues = { credential: { key: " a'b&{key} " } };
    expect(fillSlot("curl", "credential.key", given, {})).toBe("{key}");
    expect(fillSlot("curl", "credential.key", given, typed)).toBe("a'\\''b&{key}");
    expect(fillSlot("curl", "query", given, {})).toBe("?k=v-{key}");
    expect(fillSlot("curl", "query", given, typed)).toBe("?k=v-a%27b%26%7Bkey%7D");
    expect(fillSlot("curl", "cookieCredential.key", given, { credential: { key: "a;b" } })).toBe(
      "a%3Bb",
    );
  });
});

test("a header is one line of visible ASCII, whatever is typed", () => {
  const given = inputs({ in: "header", name: "X", value: "old" });
  const header = (typed: string) => fillSlot("okhttp", "header.X", given, { header: { X: typed } });
  expect(header("a\r\nInjected: é")).toBe("a%0D%0AInjected: %C3%A9");
  expect(header(" \t ")).toBe("old");
});

test.each(languageKeys)(
  "%s: what is not sent leaves no trace, and what is sent has its own line",
  (language) => {
    const given = inputs(
      { in: "header", name: "X-A" },
      { in: "cookie", name: "c" },
      { in: "query", name: "q" },
    );
    const template = "first\n    ⟦headers⟧\n    ⟦cookieHeader⟧\n    ⟦params⟧\nlast";
    const text = (values: SampleValues) =>
      fillSample(language, template, given, values)
        .map((part) => part.text)
        .join("");
    expect(text({})).toBe("first\nlast");
    const filled = text({ header: { "X-A": "1" }, cookie: { c: "2" } });
    expect(filled.split("\n")).toHaveLength(4);
    expect(filled).toMatch(/X-A.*1[^]*Cookie.*c=2/);
  },
);

describe("templates", () => {
  test("the parts joined are the sample; text that looks like a slot is text", () => {
    expect(fillSample("okhttp", 'a ⟦⟦⟧server⟧ "⟦server⟧" ⟦⟧ ⟦nobody⟧', inputs())).toEqual([
      { text: 'a ⟦server⟧ "' },
      { text: "https://test.example.com/v1", slot: "server" },
      { text: '" ⟦⟧ ' },
      { text: "⟦nobody⟧", slot: "nobody" },
    ]);
  });

  test("a name with braces and quotes identifies its parameter", () => {
    const given = inputs({ in: "cookie", name: 'a⟧"⟦', value: "v" });
    expect(fillSample("curl", "⟦cookie.a%E2%9F%A7%22%E2%9F%A6⟧", given)).toEqual([
      { text: "a%E2%9F%A7%22%E2%9F%A6=v", slot: "cookie.a%E2%9F%A7%22%E2%9F%A6" },
    ]);
  });
});
