import { describe, expect, test } from "vitest";
import { xmlShape, xmlText } from "../../../codegen/model/xml";
import type { JsonValue } from "../../../codegen/model/types";
import type { Raw } from "../../../codegen/document/document";
import { indexOf, schemaOf } from "../given";
import { table } from "../table";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Returns the XML of a value of the schema `Book`. */
function written(value: JsonValue, book: Raw, others: Raw = {}): string {
  const schemas = indexOf({ ...others, Book: book });
  const text = xmlText(value, schemaOf({ $ref: "#/components/schemas/Book" }, others), schemas);
  expect(text.startsWith(declaration)).toBe(true);
  return text.slice(declaration.length);
}

const object = (properties: Raw, more: Raw = {}): Raw => ({ type: "object", properties, ...more });
const list = (items: Raw, xml?: Raw): Raw => ({ type: "array", items, ...(xml && { xml }) });

describe("the examples of OpenAPI 3.1, 4.8.26", () => {
  test.each(table<[string, Raw, JsonValue, string]>`
    no keyword: [{ type: string }, …, "<animals>…</animals>"]
    a name: [{ type: string, xml: { name: animal } }, …, "<animal>…</animal>"]
    a namespace with a prefix:
      - { type: string, xml: { prefix: sample, namespace: "http://example.com/schema/sample" } }
      - …
      - '<sample:animals xmlns:sample="http://example.com/schema/sample">…</sample:animals>'
    a list:
      - { type: array, items: { type: string, xml: { name: animal } } }
      - [a, b]
      - "<animal>a</animal>\n  <animal>b</animal>"
    a list whose name has no effect:
      - { type: array, items: { type: string, xml: { name: animal } }, xml: { name: aliens } }
      - [a]
      - "<animal>a</animal>"
    a wrapped list:
      - { type: array, items: { type: string }, xml: { wrapped: true } }
      - [a]
      - "<animals>\n    <animals>a</animals>\n  </animals>"
    a wrapped list with a name for items:
      - { type: array, items: { type: string, xml: { name: animal } }, xml: { wrapped: true } }
      - [a]
      - "<animals>\n    <animal>a</animal>\n  </animals>"
    a wrapped list with both names:
      - { type: array, items: { type: string, xml: { name: animal } },
          xml: { name: aliens, wrapped: true } }
      - [a]
      - "<aliens>\n    <animal>a</animal>\n  </aliens>"
    a wrapped list with one name for both:
      - { type: array, items: { type: string }, xml: { name: aliens, wrapped: true } }
      - [a]
      - "<aliens>\n    <aliens>a</aliens>\n  </aliens>"
  `)("%s", (_title, animals, value, want) => {
    expect(written({ animals: value }, object({ animals }))).toBe(`<Book>\n  ${want}\n</Book>`);
  });

  test("writes attributes, including those of a named schema", () => {
    const book = object({
      id: { $ref: "#/components/schemas/Id" },
      lang: { type: "string", xml: { attribute: true, prefix: "xml" } },
      title: { type: "string" },
    });
    const others = { Id: { type: "integer", xml: { attribute: true, name: "number" } } };
    expect(written({ id: 0, lang: 'a"<\n', title: "T" }, book, others)).toBe(
      '<Book number="0" xml:lang="a&quot;&lt;&#10;">\n  <title>T</title>\n</Book>',
    );
  });

  test("writes the node types of 3.2: text, CDATA and none", () => {
    const book = object({
      value: { type: "string", xml: { nodeType: "text" } },
      lang: { type: "string", xml: { nodeType: "attribute" } },
    });
    expect(written({ value: "a<b", lang: "en" }, book)).toBe('<Book lang="en">a&lt;b</Book>');
    const data = object({ value: { type: "string", xml: { nodeType: "cdata" } } });
    expect(written({ value: "]]>" }, data)).toBe("<Book><![CDATA[]]]]><![CDATA[>]]></Book>");
  });
});

test("writes a list as root, included and additional properties, and empty values", () => {
  expect(written([{ a: 1 }], list({ $ref: "#/components/schemas/Item" }), { Item: {} })).toBe(
    "<Book>\n  <Item>\n    <a>1</a>\n  </Item>\n</Book>",
  );
  const items = object({ item: list({ $ref: "#/components/schemas/Other" }) });
  expect(written({ item: [1] }, items, { Other: {} })).toBe("<Book>\n  <item>1</item>\n</Book>");
  const base = { Base: object({ id: { type: "string", xml: { attribute: true } } }) };
  const book = { allOf: [{ $ref: "#/components/schemas/Base" }, object({ b: {} })] };
  expect(written({ id: "x", b: null, c: [], d: "", e: {} }, book, base)).toBe(
    '<Book id="x">\n  <d/>\n  <e/>\n</Book>',
  );
});

test("uses the name of an included schema if the schema has none", () => {
  const others = {
    Base: { ...object({ id: {} }), xml: { name: "base" } },
    Middle: { allOf: [{ $ref: "#/components/schemas/Base" }, object({ c: {} })] },
  };
  const book = { allOf: [{ $ref: "#/components/schemas/Middle" }, object({ b: {} })] };
  expect(written({ b: 1 }, book, others)).toBe("<base>\n  <b>1</b>\n</base>");
  expect(written({ b: 1 }, { ...book, xml: { name: "own" } }, others)).toBe(
    "<own>\n  <b>1</b>\n</own>",
  );
});

test("stays well-formed with any names and values", () => {
  expect(written({ "<script>": "</Book>\u0000", "1a b": "&" }, object({}))).toBe(
    "<Book>\n  <_script_>&lt;/Book&gt;\uFFFD</_script_>\n  <_1a_b>&amp;</_1a_b>\n</Book>",
  );
});

test.each<[Raw, string | undefined]>([
  [{ type: "string" }, undefined],
  [{ type: "string", xml: { name: "book" } }, undefined],
  [{ type: "string", xml: { name: "b" } }, "<b>"],
  [{ type: "string", xml: { attribute: true } }, 'book="…"'],
  [{ type: "string", xml: { nodeType: "text" } }, "text()"],
  [list({ type: "string", xml: { name: "b" } }), "<b>"],
  [list({ type: "string" }, { wrapped: true }), "<book><book>"],
  [list({ $ref: "#/components/schemas/Other" }, { wrapped: true }), "<book>…"],
])("a row with %j shows %s", (raw, want) => {
  expect(xmlShape(schemaOf(raw, { Other: { type: "object" } }), "book")).toBe(want);
});
