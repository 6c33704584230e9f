import { describe, expect, test } from "vitest";
import { compiled } from "../../../codegen/samples/template-engine";
import { reportedBy } from "../given";

const helpers = { quote: (value: string) => JSON.stringify(value) };

const render = (source: string, view: object) =>
  compiled("a.hbs", `{{#*inline "a"}}\n${source}\n{{/inline}}`, helpers)("a", view);

test("a template writes values through helpers, and other parts of itself", () => {
  const part = '{{/inline}}{{#*inline "b"}}<{{quote x}}>';
  expect(
    render(`{{#each list}}\n{{> b}}\n{{/each}}${part}`, { list: [{ x: "&" }, { x: '"' }] }),
  ).toBe('<"&">\n<"\\"">');
});

test("a nested block indents its lines, and what its slots will contain", () => {
  const source = "{{#nest 2}}\na\n\n  {{quote b}}\n{{/nest}}";
  expect(render(source, { b: "x" })).toBe('  a\n\n    "x"');
});

test("a block that is alone on its line writes whole lines", () => {
  const source =
    "a\n  {{#each list}}{{quote this}},{{/each}}\n  {{#if no}}b{{/if}}\n\n  {{#if no}}c{{else if list}}d{{else}}e{{/if}}\nf";
  expect(render(source, { list: ["1", "2"] })).toBe('a\n  "1",\n  "2",\n\n  d\nf');
});

test("of lines that continue, the last one does not", () => {
  const source = "{{#continued}}\na \\\n{{quote b}} \\\n{{/continued}}";
  expect(render(source, { b: "x" })).toBe('a \\\n"x"');
});

describe("what would write a value as it is, is refused with its line", () => {
  const written = "`value` would be written unquoted. Write `{{quote value}}`";
  const noValue = "`quote` would be written unquoted. Write `{{quote …}}`";
  const alias = "`quote` is the name of a helper. Write `as |one|`";
  test.each([
    ["a name", "{{value}}", written],
    ["a name in three braces", "{{{value}}}", written],
    ["a helper in three braces", "{{{quote value}}}", noValue],
    ["a helper with an ampersand", "{{& quote value}}", noValue],
    ["a value with the name of a helper", "{{quote}}", noValue],
    ["a helper with options only", "{{quote a=value}}", noValue],
    ["the context", "{{this}}", "`this` would be written unquoted. Write `{{quote this}}`"],
    ["a member named like a helper", "{{this.quote value}}", "There is no helper `this.quote`."],
    ["a function", "{{lookup value 0}}", "There is no helper `lookup`. The helpers are quote."],
    ["a value within a part", "{{#> a}}{{value}}{{/a}}", written],
    ["a value as a block", "{{#value}}x{{/value}}", "There is no block `value`."],
    ["a helper as a block", "{{#quote value}}x{{/quote}}", "There is no block `quote`."],
    ["a variable named like a helper", "{{#each value as |quote|}}{{quote 1}}{{/each}}", alias],
  ])("%s", async (_, source, want) => {
    const problems = await reportedBy(() => render(`x\n${source}`, { value: "v", quote: "q" }));
    expect(
      problems.map(({ file, line, message, remedy }) => `${file}:${line} ${message} ${remedy}`),
    ).toEqual([expect.stringContaining(`a.hbs:3 ${want}`)]);
  });
});
