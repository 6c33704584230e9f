import { describe, expect, test } from "vitest";
import { AnyOf, Ref, Schema, SchemaPage, SecurityScheme, Variant } from "../../src/reference";
import Overview from "./fixtures/overview";
import { Contact } from "./fixtures/schemas";
import { idsOf, render, tagsWith, textOf } from "./render";

const page = render(<Overview />);

describe("the overview", () => {
  test("has every id once, and leads only to ids that it has", () => {
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...page.matchAll(/href="#([^"]*)"/g)].map(([, target]) => target ?? "");
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test.each([
    "servers",
    "authentication",
    "security.providerKey",
    "errors",
    "operations",
    "tag.bookings",
  ])("has the id %s", (id) => expect(idsOf(page)).toContain(id));

  test("says who answers, under which licence and terms", () => {
    expect(textOf(page)).toContain(
      "Contact: Desk, desk@hotel.example License: MIT Terms of service",
    );
  });

  test("shows what a caller sends", () => {
    expect(textOf(page)).toContain(
      "API key in the header Authorization Given by the desk. Example: key {key}",
    );
  });

  test("says it once, when the description holds it", () => {
    const html = render(
      <SecurityScheme name="key" type="apiKey" in="header" parameter="X-Key" example="k={k}">
        <p>
          Send <code>k={"{k}"}</code>.
        </p>
      </SecurityScheme>,
    );
    expect(textOf(html)).not.toContain("Example");
  });

  test("has the operations before servers, authentication and errors, and links to all", () => {
    const [nav = ""] = page.match(/<nav.*?<\/nav>/s) ?? [];
    expect(textOf(nav)).toBe("Operations Bookings Events Servers Authentication Errors");
    const headings = [...page.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
    expect(headings).toEqual(["operations", "servers", "authentication", "errors"]);
  });

  test("leads to the catalogue of errors, where the API describes any", () => {
    expect(tagsWith(page, 'href="/docs/api/errors"')).toHaveLength(1);
  });

  test("lists every operation and webhook by tag, deprecated ones marked", () => {
    const list = textOf(page).split("Operations").at(-1)?.split(" Servers ").at(0);
    expect(list).toBe(
      " Bookings POST Create a booking deprecated / hotels/ {hotelId} / bookings" +
        " PUT Pay a booking / bookings/ {bookingId} / payment" +
        " Events Webhook A room was cleaned roomCleaned",
    );
    expect(tagsWith(page, 'href="/docs/api/room-cleaned"')).toHaveLength(1);
  });
});

describe("the page of a schema", () => {
  const html = render(<SchemaPage name="Contact" schemas={{ Contact }} />);

  test("starts ids with the schema's name, and leads recursion to the title", () => {
    expect(idsOf(html)).toEqual([
      "schema",
      "Contact.email",
      "Contact.countryCode",
      expect.stringMatching(/^Contact\.avery/),
      "Contact.companions",
    ]);
    expect(html).toContain('<a href="#schema">Contact, shown above</a>');
  });

  test("unfolds the variants of a union, and nothing inside them", () => {
    const Person = () => (
      <Schema name="Person" type="Contact or Person">
        <AnyOf>
          <Variant label="Contact" type="Contact">
            <Ref to="Contact" />
          </Variant>
        </AnyOf>
      </Schema>
    );
    const ids = idsOf(
      render(<SchemaPage name="Person" schemas={{ Person }} branches={{ Contact }} />),
    );
    expect(ids).toContain("Person~Contact.email");
    expect(ids.filter((id) => id.startsWith("Person~Contact.companions."))).toEqual([]);
  });
});
