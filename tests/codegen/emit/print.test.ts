import { describe, expect, test } from "vitest";
import { Code } from "../../../codegen/emit/jsx";
import { oneLine, ModuleWriter } from "../../../codegen/emit/print";
import { proseOf } from "../../../codegen/model/prose";
import { format } from "../../../codegen/format";
import type { JsonValue } from "../../../codegen/model/types";
import { markdown } from "../../../codegen/model/markdown";
import { overviewPage } from "../../../codegen/emit/overview";
import { operationPage } from "../../../codegen/emit/pages";
import { contextWith } from "../given";
import { hostileTexts } from "../hostile-texts";

/** Returns a module without its first line, formatted. */
async function printed(write: (writer: ModuleWriter) => string, parts: object = {}) {
  const writer = new ModuleWriter();
  const module = writer.module(write(writer), { source: "openapi.yaml", ...parts });
  const [, ...lines] = (await format("module.tsx", module)).trim().split("\n");
  return lines.join("\n").trim();
}

const dataOf = (value: unknown) =>
  printed((writer) => `export const data = ${writer.value(value)};`);

describe("data", () => {
  test("has one line per property of an object, and one line for an object with a single property", async () => {
    const given = { name: "a", type: { ref: "B" }, or: [{ ref: "B" }, "string"], enum: [1, 2] };
    expect(await dataOf(given)).toBe(`export const data = {
  name: "a",
  type: { ref: "B" },
  or: [{ ref: "B" }, "string"],
  enum: [1, 2],
};`);
  });

  test("includes false, 0, null and the empty string, but not undefined", async () => {
    const given = { a: false, b: 0, c: null, d: "", e: undefined, f: {}, g: [] };
    expect(await dataOf(given)).toBe(`export const data = {
  a: false,
  b: 0,
  c: null,
  d: "",
  f: {},
  g: [],
};`);
  });

  test("includes expressions as they are, and objects on one line", async () => {
    const given = {
      from: new Code("examples[0]"),
      line: oneLine({ a: 1, b: undefined, c: ["x"] }),
    };
    expect(await dataOf(given)).toBe(`export const data = {
  from: examples[0],
  line: { a: 1, c: ["x"] },
};`);
  });

  test.each(hostileTexts)("round-trips: %j", (text) => {
    const given = { [text]: [text, { [text]: text }], other: 1 };
    const read = new Function(`return (${new ModuleWriter().value(given)});`)() as unknown;
    expect(JSON.stringify(read)).toBe(JSON.stringify(given));
  });
});

test.each<[value: JsonValue, type: string | undefined, want: string]>([
  [{ a: 1 }, "M", " satisfies M"],
  [{ a: [{ toString: 1 }] }, "M", " satisfies M as unknown"],
  [{ constructor: 1 }, undefined, " as unknown"],
])("a checked value: %j is %s", (value, type, want) => {
  const { source } = new ModuleWriter().checked(value, type);
  expect(source.slice(source.lastIndexOf("}") + 1)).toBe(want);
});

describe("prose", () => {
  const long = "word ".repeat(17).trim();
  test.each([
    ["a short text", "Short.", `{ description: "Short." }`],
    [
      "a long text",
      long,
      `{
  description: (
    <>${long}</>
  ),
}`,
    ],
    [
      "markup",
      "Some *text*.",
      `{
  description: (
    <>
      Some <em>text</em>.
    </>
  ),
}`,
    ],
    [
      "a link in it",
      "[Go](/a).",
      `{
  description: (
    <>
      <A href="/a">Go</A>.
    </>
  ),
  hasLinks: true,
}`,
    ],
    [
      "another block",
      "First.\n\nSecond.",
      `{
  description: "First.",
  details: <p>Second.</p>,
}`,
    ],
    [
      "several blocks without a paragraph first",
      "- a\n\nThen.",
      `{
  details: (
    <>
      <ul>
        <li>a</li>
      </ul>
      <p>Then.</p>
    </>
  ),
}`,
    ],
  ])("%s", async (_title, text, want) => {
    const found = await dataOf(proseOf(markdown(text)));
    expect(found.replace(/^import .*\n\n/, "")).toBe(`export const data = ${want};`);
  });
});

describe("a page", () => {
  test("has one line per prop, in order, and plain values as attributes", async () => {
    const words = proseOf(markdown("Says `it`."));
    const page = await printed((writer) => {
      const props = { id: "a", flag: true, none: undefined, list: [{ b: 1 }], ...words };
      return `export const page = ${writer.page(writer.component("Page"), props)};`;
    });
    expect(page).toBe(`import { Page } from "openapi-tsx-docs/reference";

export const page = (
  <Page
    id="a"
    flag
    list={[{ b: 1 }]}
    description={
      <>
        Says <code>it</code>.
      </>
    }
  />
);`);
  });

  test("has a short description as an attribute", () => {
    const props = proseOf(markdown("It's short."));
    expect(new ModuleWriter().page("Page", props)).toBe(`<Page description="It's short." />`);
  });
});

describe("imports", () => {
  const prose = proseOf(markdown("| a |\n|-|\n\n[b](/c)")).details;
  test.each([
    ["nothing", 1, [], ""],
    [
      "the components of prose",
      prose,
      [],
      `import { A, Table } from "openapi-tsx-docs/reference";`,
    ],
    [
      "only types",
      1,
      ["One", "Two"],
      `import type { One, Two } from "openapi-tsx-docs/reference";`,
    ],
    ["both", prose, ["One"], `import { A, Table, type One } from "openapi-tsx-docs/reference";`],
  ])("name %s", async (_title, value, types, want) => {
    const module = await printed((writer) => writer.value(value), { types });
    expect(
      module
        .split("\n")
        .filter((line) => line.startsWith("import"))
        .join("\n"),
    ).toBe(want);
  });
});

describe("links to headings", () => {
  const description = "[a](#errors) [b](#rate-limits-quotas) [c](#errors-1) [d](#other)";
  const headings = "# Errors\n\n# Rate limits, quotas\n\n## Errors";
  const hrefsIn = (page: string) => [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const own = ["#description.errors", "#description.rate-limits,-quotas", "#description.errors-2"];

  test("lead to the API's own headings, not to the page's section of that name", () => {
    const info = { title: "T", version: "1", description: `${description}\n\n${headings}` };
    const tags = [{ name: "t", description: "[a](#errors)" }];
    const page = overviewPage(contextWith({ info, tags }));
    expect(hrefsIn(page)).toEqual([...own, "#other", own[0]]);
    const encoded = { title: "T", version: "1", description: "[a](#%C3%BCber)\n\n# Über" };
    expect(hrefsIn(overviewPage(contextWith({ info: encoded })))).toEqual(["#description.über"]);
  });

  test("lead to those of the operation, from all of its page", () => {
    const get = {
      description: `${description}\n\n${headings}`,
      parameters: [{ name: "q", in: "query", description: "[a](#errors)" }],
    };
    const context = contextWith({ paths: { "/x": { get } } });
    const pages = context.model.operations.map((operation) => operationPage(operation, context));
    expect(pages.map(hrefsIn)).toEqual([[...own, "#other", own[0]]]);
  });
});
