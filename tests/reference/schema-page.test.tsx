import { describe, expect, test } from "vitest";
import {
  Deprecated,
  Property,
  Schema,
  SchemaPage,
  UsedBy,
  UsedByModel,
  UsedByOperation,
} from "../../src/reference";
import { idsOf, render, renderInBody, tagsWith, textOf } from "./render";

const Card = () => (
  <Schema name="Card" type="object">
    <p>A payment card.</p>
  </Schema>
);
const examples = [{ name: "example", value: { number: "4111" } }];

describe("the example of a model", () => {
  test("stands beside it, and says where it comes from", () => {
    const page = (sampled: boolean) =>
      textOf(
        render(<SchemaPage name="Card" schemas={{ Card }} examples={examples} sampled={sampled} />),
      );
    expect(page(false)).toContain("Example: from the specification");
    expect(page(true)).toContain("Example: made from the members");
    expect(page(true)).toContain('{ "number": "4111" }');
  });

  test("is not there where there is none", () => {
    const html = render(<SchemaPage name="Card" schemas={{ Card }} />);
    expect(tagsWith(html, "<section", "Example")).toEqual([]);
  });
});

describe("where a model is used", () => {
  const html = render(
    <SchemaPage name="Card" schemas={{ Card }}>
      <UsedBy>
        <UsedByOperation id="create-booking" request response />
        <UsedByOperation id="room-cleaned" callback />
        <UsedByModel name="Guest" />
        <UsedByModel name="Nowhere" />
      </UsedBy>
    </SchemaPage>,
  );

  test("is a section of its own", () => {
    expect(idsOf(html)).toContain("used-by");
  });

  test("names operations with their method and place, then models", () => {
    expect(textOf(html)).toMatch(
      /Used by .*Operations POST Create a booking in the request and in the response Webhook A room was cleaned in a callback Models Guest Nowhere$/,
    );
  });

  test("leads to their pages, where they have one", () => {
    expect(tagsWith(html, 'href="/docs/api/create-booking"')).toHaveLength(1);
    expect(tagsWith(html, 'href="/docs/api/schemas/guest"')).toHaveLength(1);
    expect(html).toContain("<code>Nowhere</code>");
  });
});

describe("the reason of a deprecation", () => {
  const row = (reason?: React.ReactNode) =>
    renderInBody(
      <Property name="fax" type="string" deprecated>
        {reason}
        <p>Where to send paper.</p>
      </Property>,
    );

  test("stands first of all words, and takes the place of the bare flag", () => {
    const html = row(
      <Deprecated>
        <p>
          Use <code>email</code> instead.
        </p>
      </Deprecated>,
    );
    expect(textOf(html)).toBe("fax string Deprecated: Use email instead. Where to send paper.");
    expect(tagsWith(html, "struck")).toHaveLength(1);
  });

  test("is not made up", () => {
    expect(textOf(row())).toBe("fax string deprecated Where to send paper.");
  });
});
