import { beforeAll, describe, expect, test } from "vitest";

import type { Samples } from "../../src/reference/types";
import { languageKeys } from "../../src/samples/languages";
import { slotOf } from "../../src/samples/template";
import { type Highlighter, createHighlight } from "../../src/vite/highlight";
import type { SamplesModule } from "../../src/vite/example-source";
import { createLoader } from "../../src/vite/rendering/generated-modules";
import { type FinishedSamples, finishSamples } from "../../src/vite/samples";
import { tempFolder } from "../codegen/temp-folder";

let highlight: Highlighter;
beforeAll(async () => {
  highlight = await createHighlight();
  await highlight.load(["php"]);
});

/** Finishes a samples module. */
async function load(
  source: string,
  shown?: readonly string[],
  file = "x.samples.ts",
): Promise<FinishedSamples> {
  const module = await createLoader(tempFolder({ [file]: source }))<SamplesModule>(file);
  return finishSamples(module, file, {
    api: { servers, credentials },
    highlight,
    shared: {},
    shown,
  });
}

const plainText = (html: string) =>
  html
    .replace(/<\/?(?:[biu]|span)\b[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

const servers = [{ url: "https://api.example", description: "Test" }];
const hostile = "⟧ ⟦server⟧ it's \"`${1}\n";
const credentials = [
  { scheme: "tp", in: "header", name: "A", value: 'type={type},it\'s {{x}} {{ "key"={key}' },
  { scheme: "q", in: "query", name: "q", value: "a{query-key}b{key}" },
  { scheme: hostile, in: "query", name: "X-Hostile", value: "{one}.{two}" },
] as const;

/** Returns a request that authenticates in one way. */
const requestWith = (scheme: string) =>
  `request: { method: "POST", url: "⟦server⟧/pets" }, security: [{ name: "a", schemes: [${JSON.stringify(scheme)}] }]`;

/** Returns a samples module with the same template for each language. */
function moduleOf(template: string, rest = "parameters: []"): string {
  const code = JSON.stringify(template);
  const members = languageKeys.map((language) => `${language}: ${code}`).join(", ");
  return `export const samples = { ${rest}, variants: [{ ${members} }] } satisfies Samples;`;
}

/** Returns the HTML of each language of the first variant. */
const htmlsIn = ({ samples }: FinishedSamples) =>
  (samples as Samples).variants[0].codes as Readonly<Record<string, { readonly html: string }>>;

/** Returns the examples of requests, by media type. */
const requestExamples = ({ examples }: FinishedSamples) =>
  (examples as { request: Record<string, readonly { name: string; html: string }[]> }).request;

/** Returns the HTML of a template in one language. */
async function htmlOf(template: string, rest?: string, language = "curl"): Promise<string> {
  return htmlsIn(await load(moduleOf(template, rest)))[language]?.html ?? "";
}

test("samples become HTML with one-letter classes", async () => {
  expect(await htmlOf("const a = 'x'; // end", undefined, "axios")).toBe(
    `<span class="k">const</span> a = <span class="s">'x'</span>; <span class="c">// end</span>`,
  );
});

test("a slot is marked in place, even if it is empty, spans several classes or occurs twice", async () => {
  const parameters = `parameters: [
    { in: "query", name: "none" },
    { in: "query", name: "limit", value: 5 },
    { in: "header", name: "X-A", value: "it's <b>" },
  ]`;
  const template = `get("⟦server⟧/⟦header.X-A⟧⟦cookies⟧⟦query⟧", {\n  ⟦params⟧\n  a: "⟦server⟧",\n});`;
  const server = `<span data-slot="server">https://api.example</span>`;
  expect(await htmlOf(template, parameters, "axios")).toBe(
    `<span class="f">get</span>(<span class="s">"${server}/<span data-slot="header.X-A">it's &lt;b&gt;</span>` +
      `<span data-slot="cookies"></span><span data-slot="query"></span>"</span>, {\n` +
      `<span data-slot="params">    <span class="p">params:</span> {\n` +
      `      <span class="p">limit: </span><span class="n">5</span>,\n    },\n</span>` +
      `  <span class="p">a: </span><span class="s">"${server}"</span>,\n});`,
  );
});

test("a body fills its slot, with the indentation of the line", async () => {
  const finished = await load(
    `export const examples = { request: { "application/json": [{ name: "cat", value: { a: ["⟦x⟧"] } }] }, responses: {} };
    export const samples = { parameters: [], programs: { ${languageKeys.map((key) => `${key}: "f(\\n  b=⟦body⟧)"`).join(", ")} },
      variants: [{ mediaType: "application/json", example: "cat" }] };`,
  );
  const html = htmlsIn(finished)["requests"]?.html ?? "";
  expect(plainText(html)).toBe('f(\n  b={\n      "a": [\n          "⟦x⟧",\n      ],\n  })');
  expect(html).toContain('<span data-slot="body">');
});

describe("the languages of a site", () => {
  const request = requestWith("tp");
  const finish = async (
    shown: readonly string[],
    rest: string,
    variant = "",
    file = "x.samples.ts",
  ) => {
    const templates = languageKeys.map((language) => `${language}: "⟦server⟧"`).join(", ");
    const source = `export const examples = { request: { "application/json": [{ name: "cat", value: { a: "it's $x" } }] }, responses: {} };
      export const samples = { parameters: [], ${rest}, variants: [{ ${templates}, ${variant} }] };`;
    return (await load(source, shown, file)).samples as Samples;
  };
  const cat = `mediaType: "application/json", example: "cat"`;

  test("are those that it names, in that order, and no others are highlighted", async () => {
    const { languages, variants } = await finish(["php", "requests"], request, cat);
    expect(languages).toEqual([
      { key: "php", label: "PHP", needs: "cURL", file: ".php", grammar: "php", isOnePage: true },
      { key: "requests", label: "Python", needs: "requests", file: ".py", grammar: "python" },
    ]);
    expect(Object.keys(variants[0].codes)).toEqual(["php", "requests"]);
    const { html } = variants[0].codes["php"] as { html: string };
    expect(plainText(html)).toContain(`'A: type={type},it\\'s {{x}} {{ "key"={key}'`);
    expect(plainText(html)).toContain(`<<<'BODY'\n{\n  "a": "it's $x"\n}\nBODY`);
    expect(html).toContain(`<span data-slot="credential.type">{type}</span>`);
  });

  test("come with the rules that browsers need to write values into them", async () => {
    const { rules } = await finish(["php"], request);
    expect(rules?.["php"]?.line).toBe("    '⟦name⟧: ⟦value⟧',\n");
    expect((await finish(["curl"], request)).rules).toBeUndefined();
  });

  test("omit a language that cannot send a body", async () => {
    const file = `mediaType: "image/png", body: { type: "image/png", file: "file.png" }`;
    const { languages } = await finish(["curl", "go"], request, file);
    expect(languages?.map(({ key }) => key)).toEqual(["curl"]);
    const none = await finish(["go"], request, file);
    expect([none.languages, none.variants[0].codes["okhttp"]]).toEqual([
      undefined,
      expect.anything(),
    ]);
  });

  test("are not written for a workflow, which is no single request", async () => {
    expect(
      (await finish(["go"], "more: 1", "", "workflows/x.samples.ts")).languages,
    ).toBeUndefined();
  });

  test("leave nothing from the neutral request on the page", async () => {
    const samples = await finish(
      ["go"],
      request,
      `body: { type: "a/b", text: "x" }, mediaType: "a/b"`,
    );
    expect(Object.keys(samples)).not.toContain("request");
    expect(Object.keys(samples.variants[0])).not.toContain("body");
  });
});

test("a literal in the document that looks like a slot is not one", async () => {
  const html = await htmlOf("echo '⟦⟦⟧server⟧'");
  expect(plainText(html)).toBe("echo '⟦server⟧'");
  expect(html).not.toContain("data-slot");
});

test.each([
  [
    "-H 'A: ⟦credential.key⟧,⟦credential.token⟧' -b 's=⟦cookieCredential.sid⟧'",
    requestWith("q"),
    ["key", "token", "sid", "query-key"],
  ],
  ["--user '⟦login.username⟧:⟦login.password⟧'", undefined, ["username", "password"]],
  ["⟦server⟧", undefined, []],
])("the page receives the list of servers and credentials: %s", async (template, rest, want) => {
  const { samples } = await load(moduleOf(template, rest));
  expect(samples).toMatchObject({ servers, credentials: want });
});

test("an operation may have its own servers", async () => {
  const own = await load(
    moduleOf("⟦server⟧", `parameters: [], servers: [{ url: "https://own.example" }]`),
  );
  expect(own.samples).toMatchObject({ servers: [{ url: "https://own.example" }] });
  expect(htmlsIn(own)["curl"]?.html).toBe(
    `<span class="f"><span data-slot="server">https://own.example</span></span>`,
  );
});

test.each([
  ["https://own.example/v1", undefined],
  ["//own.example", undefined],
  ["/v1", "https://api.example.com"],
  ["", "https://api.example.com"],
])("the page knows whether the host of %j is made up", async (url, want) => {
  const own = `servers: [{ url: ${JSON.stringify(url)} }]`;
  const { samples } = await load(moduleOf("⟦server⟧", `parameters: [], ${own}`));
  expect((samples as { standIn?: string }).standIn).toBe(want);
});

test("a document without servers uses its own address, which a reader can edit", async () => {
  const finished = await load(moduleOf("⟦server⟧", "parameters: [], servers: []"));
  expect(finished.samples).toMatchObject({
    servers: [{ url: "/" }],
    standIn: "https://api.example.com",
  });
  expect(htmlsIn(finished)["curl"]?.html).toContain(">https://api.example.com<");
});

test("a marker of a scheme becomes its credentials, with a slot for each placeholder", async () => {
  const template = "-H 'A: ⟦scheme.tp⟧' ⟦⟦⟧scheme.tp⟧";
  const html = await htmlOf(template);
  expect(plainText(html)).toBe(`-H 'A: type={type},it'\\''s {{x}} {{ "key"={key}' ⟦scheme.tp⟧`);
  expect(html).toContain(`type=<span data-slot="credential.type">{type}</span>,it`);
  expect(plainText(await htmlOf(template, undefined, "axios"))).toContain(
    `type={type},it's {{x}} {{ \\"key\\"={key}`,
  );
});

test("a scheme may have any name", async () => {
  const slot = slotOf("cookieScheme", hostile);
  const finished = await load(moduleOf(`'a=⟦${slot}⟧;'`, requestWith(hostile)));
  expect(finished.samples).toMatchObject({
    queryCredentials: [{ name: "X-Hostile", value: "{one}.{two}" }],
    credentials: ["one", "two"],
  });
  expect(htmlsIn(finished)["curl"]?.html).toBe(
    `<span class="f">'a=<span data-slot="cookieCredential.one">{one}</span>.<span data-slot="cookieCredential.two">{two}</span>;'</span>`,
  );
});

test("a sampled example is distinguished from one by the author", async () => {
  const list = `[{ name: "a", sampled: true, value: 1 }, { name: "b", value: 2 }]`;
  const { examples } = await load(
    `export const examples = { request: { "application/json": ${list} } };`,
  );
  expect(examples).toHaveProperty("request", {
    "application/json": [
      { name: "a", sampled: true, language: "json", html: expect.any(String) as string },
      { name: "b", language: "json", html: expect.any(String) as string },
    ],
  });
});

test("examples keep name, summary and description, and lose their value", async () => {
  const { examples } = await load(`
    import type { Data } from "../models";
    export const examples = {
      request: { "application/json": [{ name: "a", summary: "An A", value: { n: -1, t: true } satisfies Data }] },
      responses: { "200": { "text/plain": [{ name: "b", description: "B", value: "<b>" }], "a/xml": [{ name: "x", value: '<?xml version="1.0"?>\\n<b>1</b>' }] } },
    };`);
  expect(examples).toEqual({
    request: {
      "application/json": [
        {
          name: "a",
          summary: "An A",
          language: "json",
          html: `{\n  <span class="p">"n"</span>: <span class="n">-1</span>,\n  <span class="p">"t"</span>: <span class="n">true\n</span>}`,
        },
      ],
    },
    responses: {
      "200": {
        "text/plain": [{ name: "b", description: "B", language: "text", html: "&lt;b&gt;" }],
        "a/xml": [
          {
            name: "x",
            language: "xml",
            html: expect.stringContaining('&lt;<span class="p">b</span>&gt;1'),
          },
        ],
      },
    },
  });
});

test.each([
  ["closing tags", "</script><script>alert(1)</script>"],
  ["quotes", '"><img src=x onerror=alert(1)>'],
  ["entities", "&lt;b&gt; & <b>"],
  ["comments and templates", "<!-- --> ]]> \u2028 \u0000 ${alert(1)} `"],
  ["a shell", "'; rm -rf / #"],
  ["a very long line", "a".repeat(20_000)],
])("hostile text stays the same text: %s", async (_, text) => {
  const source = JSON.stringify(text);
  const finished = await load(
    `${moduleOf(text)}
     export const examples = { request: { "a/b": [{ name: ${source}, value: { ${source}: ${source} } }] }, responses: {} };`,
  );
  const { curl, requests } = htmlsIn(finished);
  const body = requestExamples(finished)["a/b"]?.[0];
  const htmls = [curl?.html, requests?.html, body?.html].map(String);
  for (const html of htmls)
    expect(html.replace(/<\/?(?:[biu]|span(?: class="[a-z]")?)>/g, "")).not.toMatch(/[<>]/);
  expect(htmls.slice(0, 2).map(plainText)).toEqual([text, text]);
  expect(JSON.parse(plainText(htmls[2] ?? ""))).toEqual({ [text]: text });
  expect(body?.name).toBe(text);
});

test("a key that would set a prototype is an ordinary key", async () => {
  const request = requestExamples(
    await load(
      `export const examples = { request: { ["__proto__"]: [{ name: "x", value: { ["__proto__"]: { a: 1 } } }] }, responses: {} };`,
    ),
  );
  expect(Object.keys(request)).toEqual(["__proto__"]);
  expect(plainText(Object.values(request)[0]?.[0]?.html ?? "")).toContain('"__proto__"');
});
