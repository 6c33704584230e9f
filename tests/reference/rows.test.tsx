import { describe, expect, test } from "vitest";
import {
  AnyOf,
  Else,
  Enum,
  EnumValue,
  If,
  Includes,
  Items,
  Not,
  Note,
  OneOf,
  Parameter,
  Properties,
  Property,
  Ref,
  RequiredGroups,
  Schema,
  Then,
  TupleItem,
  ValueExample,
  Variant,
} from "../../src/reference";
import { idsOf, renderInBody, tagsWith, textOf } from "./render";
import { Board, BookingBase, BookingCreate, Card, Contact, Stay } from "./fixtures/schemas";

const schemas = { Board, BookingBase, BookingCreate, Card, Contact, Stay };

describe("a row", () => {
  test("reads name, type, flags, then chips, then description", () => {
    const html = renderInBody(
      <Property name="email" type="string" required nullable readOnly writeOnly minLength={3}>
        <p>Whom to write to.</p>
      </Property>,
    );
    expect(textOf(html)).toBe(
      "email string may be null required read-only write-only at least 3 characters Whom to write to.",
    );
  });

  test("lists the examples of a parameter, each under its summary or name", () => {
    const html = renderInBody(
      <Parameter name="since" type="string">
        <p>From when.</p>
        <ValueExample name="day" summary="One day" value="2027-03-15" />
        <ValueExample name="none" value="" />
      </Parameter>,
    );
    expect(textOf(html)).toBe(
      'since string From when. Example: One day 2027-03-15 Example: none ""',
    );
  });

  test("links to itself by name", () => {
    const html = renderInBody(<Property name="email" type="string" />);
    expect(tagsWith(html, 'href="#request.email"')).toEqual([
      expect.stringContaining('aria-label="Link to email"'),
    ]);
  });

  test("says deprecated, and strikes the name", () => {
    const given = renderInBody(<Property name="price" type="number" deprecated />);
    expect(textOf(given)).toBe("price number deprecated");
    expect(given).toMatch(/class="[^"]*struck[^"]*">price</);
  });

  test.each([
    ["array of Card", '<a href="/docs/api/schemas/card">Card</a>', "array of"],
    ["Card or Stay", '<a href="/docs/api/schemas/stay">Stay</a>', "or"],
  ])("links the schemas in %s", (type, want, rest) => {
    const html = renderInBody(<Property name="a" type={type} />);
    expect(html.replace(/ class=""/g, "")).toContain(want);
    expect(textOf(html)).toContain(rest);
  });

  test("does not link words that are no schema of the API", () => {
    expect(renderInBody(<Property name="a" type="array of object" />)).not.toContain("/schemas/");
  });
});

describe("ids", () => {
  test("follow the place: nested objects, arrays add nothing, branches add their label", () => {
    const html = renderInBody(
      <Properties>
        <Property name="lines" type="array of object">
          <Properties>
            <Property name="room id" type="string" />
          </Properties>
        </Property>
        <Property name="pair" type="tuple">
          <TupleItem index={0} type="string" />
        </Property>
        <Property name="list" type="array of string">
          <Items type="string" minLength={1}>
            <Enum>
              <EnumValue value="A B" />
            </Enum>
          </Items>
        </Property>
        <Property name="source" type="one of 1 shapes">
          <OneOf>
            <Variant label="Bank account" type="object">
              <Properties>
                <Property name="iban" type="string" />
              </Properties>
            </Variant>
          </OneOf>
        </Property>
      </Properties>,
    );
    expect(idsOf(html)).toEqual([
      "request.lines",
      "request.lines.room-id",
      "request.pair",
      "request.pair.0",
      "request.list",
      "request.list=A-B",
      "request.source",
      "request.source~Bank-account",
      "request.source~Bank-account.iban",
    ]);
  });

  test("stay unique where a schema holds several unions or conditions of one kind", () => {
    const union = (
      <OneOf>
        <Variant label="A" type="object">
          <Properties>
            <Property name="x" type="string" />
          </Properties>
        </Variant>
      </OneOf>
    );
    const condition = (
      <If type="object">
        <Properties>
          <Property name="x" type="string" />
        </Properties>
      </If>
    );
    const html = renderInBody(
      <Schema type="object">
        {union}
        {union}
        {condition}
        {condition}
      </Schema>,
    );
    expect(idsOf(html)).toEqual([
      "request~A",
      "request~A.x",
      "request~2~A",
      "request~2~A.x",
      "request~if.x",
      "request~2~if.x",
    ]);
  });
});

describe("folds", () => {
  test("are native, open at two levels and closed deeper", () => {
    const level = (name: string, inner?: React.ReactNode) => (
      <Properties>
        <Property name={name} type="object">
          {inner}
        </Property>
      </Properties>
    );
    const html = renderInBody(level("a", level("b", level("c", level("d")))));
    expect(tagsWith(html, "<details").map((tag) => tag.includes("open"))).toEqual([
      true,
      true,
      false,
    ]);
    expect(idsOf(html)).toContain("request.a.b.c.d");
  });
});

describe("a named schema", () => {
  test("unfolds where it is used, with the page's ids", () => {
    const html = renderInBody(
      <Property name="stay" type="Stay">
        <Ref to="Stay" />
      </Property>,
      schemas,
    );
    expect(idsOf(html)).toContain("request.stay.start");
    expect(textOf(html)).toContain("3 properties");
  });

  test("inside itself is a marked link to where it unfolds", () => {
    const html = renderInBody(
      <Property name="contact" type="Contact">
        <Ref to="Contact" />
      </Property>,
      schemas,
    );
    expect(idsOf(html)).toContain("request.contact.companions");
    expect(idsOf(html)).not.toContain("request.contact.companions.email");
    expect(textOf(html)).toContain("recursive Contact, shown above");
    expect(html).toContain('<a href="#request.contact">Contact, shown above</a>');
  });

  test("that the page does not hold is a link to its page", () => {
    const html = renderInBody(<Ref to="Guest" />, schemas);
    expect(html).toContain('href="/docs/api/schemas/guest"');
    expect(textOf(html)).toBe("See Guest");
  });

  test("with a name of Object.prototype is not taken from there", () => {
    expect(textOf(renderInBody(<Ref to="constructor" />, schemas))).toBe("See constructor");
  });

  test("of a scalar shows its values without a fold", () => {
    const html = renderInBody(
      <Property name="board" type="Board">
        <Ref to="Board" />
      </Property>,
      schemas,
    );
    expect(html).not.toContain("<details");
    expect(idsOf(html)).toContain("request.board=BREAKFAST");
    expect(textOf(html)).toContain("BREAKFAST Until half past ten.");
  });

  test("of a scalar is one row: its type, chips and values, its words folded where the row has some", () => {
    const Moment = () => (
      <Schema name="Moment" type="string" format="date-time" example="2027-01-01T00:00:00Z">
        <p>A moment in UTC.</p>
      </Schema>
    );
    const row = (description?: React.ReactNode) =>
      textOf(
        renderInBody(
          <Property name="start" type="Moment" required example="2027-03-15T07:00:00Z">
            {description}
            <Ref to="Moment" />
          </Property>,
          { Moment },
        ),
      );
    const line =
      "start Moment · string required date and time (ISO 8601) example 2027-03-15T07:00:00Z";
    expect(row(<p>When it begins.</p>)).toBe(
      `${line} When it begins. About Moment A moment in UTC.`,
    );
    expect(row()).toBe(`${line} A moment in UTC.`);
  });

  test("of a scalar in an array keeps its facts to itself", () => {
    const html = renderInBody(
      <Property name="boards" type="array of Board" minItems={1}>
        <Ref to="Board" />
      </Property>,
      schemas,
    );
    expect(textOf(html)).toMatch(/^boards array of Board at least 1 item string /);
  });
});

describe("included schemas", () => {
  test("lend their rows at the same level; a name that both have is one row with the facts of both", () => {
    const html = renderInBody(
      <Schema name="Own" type="object">
        <Properties>
          <Property name="guests" type="integer" maximum={4} />
        </Properties>
        <Includes of="BookingBase" />
      </Schema>,
      schemas,
    );
    expect(idsOf(html)).toEqual(["request.guests", "request.reference"]);
    const text = textOf(html);
    expect(text).toContain("guests integer 1–4 default 2 People who stay, children included.");
    expect(text).not.toContain("Includes");
    expect(text).toMatch(/About BookingBase What every booking has\.$/);
  });

  test("say so when they have nothing to show but their words", () => {
    const Marker = () => (
      <Schema name="Marker" type="object">
        <p>Carries no rows.</p>
      </Schema>
    );
    const html = renderInBody(
      <Schema type="object">
        <Includes of="Marker" />
      </Schema>,
      { Marker },
    );
    expect(textOf(html)).toBe("Includes Marker Carries no rows.");
  });

  test("inside themselves are a marked link", () => {
    function Loop() {
      return (
        <Schema name="Loop" type="object">
          <Includes of="Loop" />
          <Properties>
            <Property name="next" type="Loop">
              <Ref to="Loop" />
            </Property>
          </Properties>
        </Schema>
      );
    }
    const html = renderInBody(<Includes of="Loop" />, { Loop });
    expect(textOf(html)).toBe("Includes Loop");
    const body = renderInBody(
      <Schema type="object">
        <Includes of="Loop" />
      </Schema>,
      { Loop },
    );
    expect(body.match(/recursive/g)).toHaveLength(2);
  });
});

describe("alternatives", () => {
  const union = (
    <OneOf discriminator="object">
      <Variant label="Card" type="Card" value="card">
        <Ref to="Card" />
      </Variant>
      <Variant label="token" type="string" pattern="^tok_">
        <p>A token.</p>
      </Variant>
    </OneOf>
  );

  test("are named, say what selects them, and are all in the markup", () => {
    const text = textOf(renderInBody(union, schemas));
    expect(text).toContain("Exactly one of these 2 variants, chosen by object");
    expect(text).toContain("Card object: card");
    expect(text).toContain("token string A token. matches ^tok_");
  });

  test("link to their models in the body: a summary holds no links", () => {
    const html = renderInBody(union, schemas);
    const summaries = [...html.matchAll(/<summary.*?<\/summary>/gs)].map(([summary]) => summary);
    expect(summaries.filter((summary) => summary.includes("<a "))).toEqual([]);
    expect(textOf(html)).toContain("Card object: card A payment card. See Card");
  });

  test("are folded but for the first", () => {
    const html = renderInBody(union, schemas);
    expect(tagsWith(html, "<details").map((tag) => tag.includes("open"))).toEqual([true, false]);
  });

  test("say for anyOf that several may hold", () => {
    const html = renderInBody(
      <AnyOf>
        <Variant label="string" type="string" />
        <Variant label="integer" type="integer" minimum={0} />
      </AnyOf>,
    );
    expect(textOf(html)).toBe("Matches one or more of these 2 variants string integer 0 or more");
  });

  test("say their first words once, in view of a reader who has not unfolded them", () => {
    const html = renderInBody(union, schemas);
    expect(html.match(/A payment card\./g)).toHaveLength(1);
    expect(html).toMatch(/<summary(?:(?!<\/summary>).)*A payment card\./s);
  });

  test("do not fold when there is nothing to unfold: a bare type, or a schema of another page", () => {
    const html = renderInBody(
      <OneOf>
        <Variant label="string" type="string" />
        <Variant label="Bank account" type="Contact" value="bank">
          <Ref to="Contact" />
        </Variant>
      </OneOf>,
    );
    expect(html).not.toContain("<details");
    expect(html).toContain('<a href="/docs/api/schemas/contact">Contact</a>');
  });

  test("start folded, all of them, where there are many", () => {
    const many = Array.from({ length: 9 }, (_, index) => (
      <Variant key={index} label={`V${index}`} type="string" minLength={index + 1} />
    ));
    const html = renderInBody(<OneOf>{many}</OneOf>);
    expect(textOf(html)).toMatch(/^Exactly one of these 9 variants V0/);
    expect(tagsWith(html, "<details", "open")).toEqual([]);
    expect(tagsWith(html, "<details")).toHaveLength(9);
  });
});

describe("conditions", () => {
  test.each([
    ["anyOf" as const, "At least one of guestId or firstname and lastname is required."],
    ["oneOf" as const, "Exactly one of guestId or firstname and lastname is required."],
  ])("%s of required properties is a sentence", (mode, want) => {
    const groups = [["guestId"], ["firstname", "lastname"]];
    expect(textOf(renderInBody(<RequiredGroups mode={mode} groups={groups} />))).toBe(want);
  });

  test("if, then, else and not are labelled", () => {
    const html = renderInBody(
      <Schema type="object">
        <If type="A" />
        <Then type="B" />
        <Else type="C" />
        <Not type="D" />
        <Note>More may apply.</Note>
      </Schema>,
    );
    expect(textOf(html)).toBe("More may apply. If A Then B Otherwise C Must not be D");
  });

  test("closed objects say so", () => {
    const html = renderInBody(
      <Properties closed>
        <Property name="a" type="any" />
      </Properties>,
    );
    expect(textOf(html)).toContain("No other properties are allowed.");
  });
});

describe("values", () => {
  test("fold when there are many, and all stay in the markup", () => {
    const values = Array.from({ length: 30 }, (_, index) => (
      <EnumValue key={index} value={index} />
    ));
    const html = renderInBody(<Enum>{values}</Enum>);
    expect(textOf(html)).toContain("Allowed values: 30");
    expect(tagsWith(html, "<li")).toHaveLength(30);
  });
});
