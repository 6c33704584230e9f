import { beforeAll, expect, test } from "vitest";

import { type Highlight, createHighlight } from "../../src/vite/highlight";
import { highlightSamples } from "../../src/vite/samples";

let highlight: Highlight;
beforeAll(async () => {
  highlight = await createHighlight();
});

/** Runs the module that takes the place of a samples module. */
async function load(source: string): Promise<Record<string, unknown>> {
  const code = highlightSamples(source, "x.samples.ts", highlight);
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    unknown
  >;
}

const plainText = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

test("samples become html of one-letter classes", async () => {
  const { samples } = await load("export const samples = { axios: `const a = 'x'; // end` };");
  expect(samples).toEqual({
    axios: {
      html: `<span class="k">const</span> a = <span class="s">'x'</span>; <span class="c">// end</span>`,
    },
  });
});

test("examples keep name and summary, and lose their value", async () => {
  const { examples } = await load(`
    import type { Data } from "../models";
    export const examples = {
      request: { "application/json": [{ name: "a", summary: "An A", value: { n: -1, t: true } satisfies Data }] },
      responses: { "200": { "text/plain": [{ name: "b", value: "<b>" }] } },
    };`);
  expect(examples).toEqual({
    request: {
      "application/json": [
        {
          name: "a",
          summary: "An A",
          html: `{\n  <span class="p">"n"</span>: <span class="n">-1</span>,\n  <span class="p">"t"</span>: <span class="n">true\n</span>}`,
        },
      ],
    },
    responses: { "200": { "text/plain": [{ name: "b", html: "&lt;b&gt;" }] } },
  });
});

test.each([
  ["closing tags", "</script><script>alert(1)</script>"],
  ["quotes", '"><img src=x onerror=alert(1)>'],
  ["entities", "&lt;b&gt; & <b>"],
  ["comments and templates", "<!-- --> ]]> \u2028 \u0000 ${alert(1)} `"],
  ["a shell", "'; rm -rf / #"],
  ["a very long line", "a".repeat(20_000)],
])("a hostile text stays the text it is: %s", async (_, text) => {
  const source = JSON.stringify(text);
  const { samples, examples } = (await load(
    `export const samples = { curl: ${source}, requests: ${source} };
     export const examples = { request: { "a/b": [{ name: ${source}, value: { ${source}: ${source} } }] }, responses: {} };`,
  )) as {
    samples: Record<string, { html: string }>;
    examples: { request: Record<string, readonly { name: string; html: string }[]> };
  };
  const body = examples.request["a/b"]?.[0];
  const htmls = [samples["curl"]?.html, samples["requests"]?.html, body?.html].map(String);
  for (const html of htmls)
    expect(html.replace(/<\/?span(?: class="[a-z]")?>/g, "")).not.toMatch(/[<>]/);
  expect(htmls.slice(0, 2).map(plainText)).toEqual([text, text]);
  expect(JSON.parse(plainText(htmls[2] ?? ""))).toEqual({ [text]: text });
  expect(body?.name).toBe(text);
});

test("a key that would set a prototype is only a key", async () => {
  const { examples } = await load(
    `export const examples = { request: { "__proto__": [{ name: "x", value: { "__proto__": { a: 1 } } }] }, responses: {} };`,
  );
  const { request } = examples as { request: Record<string, readonly { html: string }[]> };
  expect(Object.keys(request)).toEqual(["__proto__"]);
  expect(plainText(Object.values(request)[0]?.[0]?.html ?? "")).toContain('"__proto__"');
});

test.each([
  ["a call", "export const samples = { curl: String(process.env) };"],
  ["an expression in a template", "export const samples = { curl: `${process.env.HOME}` };"],
  ["a spread", "export const samples = { ...globalThis };"],
  ["a getter", "export const samples = { get curl() { return 1; } };"],
  ["a name", "export const samples = { curl: window };"],
])("nothing is evaluated: %s", (_, source) => {
  expect(() => highlightSamples(source, "x.samples.ts", highlight)).toThrow(
    /x\.samples\.ts:1: expected a literal/,
  );
});
