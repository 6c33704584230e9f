import { describe, expect, test } from "vitest";
import type { NamedSchema } from "openapi-tsx-docs/reference";
import { SchemaPage, type SchemaPageProps } from "../../src/reference/SchemaPage";
import { byName, Contact, schemas } from "./fixtures/schemas";
import { idsOf, render, tagsWith, textOf } from "./render";

const examples = [{ name: "example", value: { number: "4111" } }];
const pageOf = (name: string, props?: Partial<SchemaPageProps>) => (
  <SchemaPage name={name} examples={[]} schemas={schemas} branches={byName()} {...props} />
);

describe("the page of a schema", () => {
  const html = render(pageOf("Contact", { schemas: byName(Contact) }));

  test("starts ids with the schema's name, and links recursion to the title", () => {
    expect(idsOf(html)).toEqual([
      "schema",
      "Contact.email",
      "Contact.channel",
      "Contact.companions",
    ]);
    expect(html).toContain('<a href="#schema">Contact, shown above</a>');
  });

  test("unfolds the variants of a union, but nothing inside them", () => {
    const variants = [{ type: { ref: "Contact" } }];
    const Person: NamedSchema = {
      name: "Person",
      type: { or: [{ ref: "Contact" }, { ref: "Person" }] },
      unions: [{ mode: "anyOf", variants }],
    };
    const page = pageOf("Person", { schemas: byName(Person), branches: byName(Contact) });
    const ids = idsOf(render(page));
    expect(ids).toContain("Person~Contact.email");
    expect(ids.filter((id) => id.startsWith("Person~Contact.companions."))).toEqual([]);
  });
});

describe("the example of a model", () => {
  test("is next to it, and names its origin", () => {
    const page = (sampled: boolean) =>
      textOf(render(pageOf("Card", { examples: examples.map((one) => ({ ...one, sampled })) })));
    expect(page(false)).toContain("Example: from the specification");
    expect(page(true)).toContain("Example: generated from the schema");
    expect(page(true)).toContain('{ "number": "4111" }');
  });

  test("is absent if there is none", () => {
    const html = render(pageOf("Card"));
    expect(tagsWith(html, "<section", "Example")).toEqual([]);
  });
});

describe("where a model is used", () => {
  const usedBy = {
    operations: [
      { id: "create-booking", request: true, response: true },
      { id: "room-cleaned", callback: true },
    ],
    models: ["Guest", "Nowhere"],
  };
  const html = render(pageOf("Card", { usedBy }));

  test("has its own section", () => {
    expect(idsOf(html)).toContain("used-by");
  });

  test("lists operations with their method and place, then models", () => {
    expect(textOf(html)).toMatch(
      /Used by .*Operations POST Create a booking in the request and in the response Webhook A room was cleaned in a callback Schemas Guest A person who stays\. Nowhere$/,
    );
  });

  test("links to their pages, if they have one", () => {
    expect(tagsWith(html, 'href="/docs/api/create-booking"')).toHaveLength(1);
    expect(tagsWith(html, 'href="/docs/api/schemas/guest"')).toHaveLength(1);
    expect(html).toContain("<code>Nowhere</code>");
  });
});
