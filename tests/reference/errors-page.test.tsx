import { describe, expect, test } from "vitest";
import { ErrorsPage, OperationPage, WebhookPage } from "openapi-tsx-docs/reference";
import type { Schema } from "../../src/reference/types";
import { yaml } from "../codegen/table";
import { byName, Contact } from "./fixtures/schemas";
import { idsOf, render, textOf } from "./render";

type Shape = Parameters<typeof ErrorsPage>[0]["shapes"][number];

const examples = [
  { name: "lost", summary: "Somebody lost", value: { email: "a@hotel.example" } },
  { name: "other", value: { email: "b@hotel.example" } },
];
const [contact, ...others] = yaml<readonly [Shape, ...Shape[]]>`
  - schema: { type: { ref: Contact } }
    statuses:
      - { status: "400", operations: [create-booking, pay-booking] }
      - { status: "404", everywhere: true }
  - schema: { type: object, properties: [{ name: message, type: string, required: true }] }
    statuses: [{ status: 4XX, everywhere: true, operations: [pay-booking] }]
  - schema: { type: object }
    statuses: [{ status: "409", operations: [pay-booking] }]
  - statuses: [{ status: default, operations: [pay-booking] }]
`;
const lost = { ...contact, examples: [{ status: "400", from: examples, name: "lost" }] };
const page = render(<ErrorsPage shapes={[lost, ...others]} />, byName(Contact));

describe("the list of errors", () => {
  test("has unique ids, numbering unnamed shapes", () => {
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const headings = [...page.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
    expect(headings).toEqual(["error-Contact", "error-object", "error-object-2", "error-no-body"]);
    expect(ids).toContain("error-Contact.email");
    expect(ids).toContain("error-object.message");
    expect(ids).toContain("error-Contact.400.example.lost");
  });

  test("separates the statuses of a shape, even as text", () => {
    expect(page).toContain(`<code class="badge">400</code> <code class="badge">404</code>`);
  });

  test("lists the shapes", () => {
    const [nav = ""] = page.match(/<nav.*?<\/nav>/s) ?? [];
    expect(textOf(nav)).toBe("Contact object object Without a body");
  });

  test("names the property that distinguishes a shape from the others", () => {
    const shapes = yaml<readonly Shape[]>`
      - schema:
          type: object
          title: A
          properties:
            - { name: text, type: string }
            - { name: hint, type: string }
            - { name: code, type: string, required: true }
        statuses: []
      - schema:
          type: object
          title: B
          properties: [{ name: text, type: string }, { name: hint, type: { ref: Contact } }]
        statuses: []
      - schema: { type: object, title: C, properties: [{ name: text, type: string }] }
        statuses: []
    `;
    const all = textOf(render(<ErrorsPage shapes={shapes} />));
    expect([...all.matchAll(/Recognize it by (\w+(?: :)? \w+)/g)].map(([, mark]) => mark)).toEqual([
      "code text",
      "hint : Contact",
    ]);
    expect(textOf(render(<ErrorsPage shapes={shapes.slice(0, 1)} />))).not.toContain("Recognize");
  });

  test("shows only the named example", () => {
    expect(textOf(page)).toContain("Example: 400 Bad request, Somebody lost");
    expect(textOf(page)).toContain("a@hotel.example");
    expect(textOf(page)).not.toContain("b@hotel.example");
  });

  test("marks a sampled example", () => {
    const from = [{ name: "example", sampled: true, value: {} }];
    const given = [{ status: "404", from, name: "example" }];
    const shape = { schema: { type: "object" as const }, examples: given, statuses: [] };
    expect(textOf(render(<ErrorsPage shapes={[shape]} />))).toContain(
      "Example: 404 Not found, generated from the schema",
    );
  });

  test("lists where each shape occurs, by status", () => {
    expect(textOf(page)).toContain(
      "400 Bad request: occurs in 2 operations POST Create a booking PUT Pay a booking " +
        "404 Not found: any operation may return it",
    );
    expect(textOf(page)).toContain(
      "4XX Any client error: any operation may return it, except this one PUT Pay a booking",
    );
    expect(page).toContain('href="/docs/api/create-booking"');
  });
});

describe("an error response", () => {
  const schema: Schema = {
    type: { or: [{ ref: "Flat" }, "object"] },
    unions: [{ mode: "oneOf", variants: [{ type: { ref: "Flat" } }, { type: "object" }] }],
  };
  const responsesWith = (status: string) => [
    { status, content: [{ mediaType: "application/json", schema }] },
  ];
  const linksOf = (html: string) =>
    [...html.matchAll(/href="\/docs(\/api\/errors[^"]*)"/g)].map(([, path]) => path);
  const bare = { id: "a", method: "get", path: "/a", title: "A" } as const;

  test.each(["400", "5XX", "default"])("links to its shapes: %s", (status) => {
    const html = render(<OperationPage {...bare} responses={responsesWith(status)} />);
    expect(linksOf(html)).toEqual(["/api/errors#error-Flat", "/api/errors"]);
  });

  test("but not a success, nor an error that the reader's own server returns", () => {
    const responses = responsesWith("400");
    const callback = { name: "c", expression: "{$url}", method: "post", responses } as const;
    for (const html of [
      render(<OperationPage {...bare} responses={responsesWith("200")} />),
      render(<WebhookPage id="w" method="post" name="w" title="W" responses={responses} />),
      render(<OperationPage {...bare} callbacks={[callback]} />),
    ]) {
      expect(textOf(html)).toContain("Flat");
      expect(linksOf(html)).toEqual([]);
    }
  });
});
