import { describe, expect, test } from "vitest";
import { OverviewPage } from "openapi-tsx-docs/reference";
import { ApiIndex } from "../../src/reference/overview/ApiIndex";
import { navigation } from "./fixtures/navigation";
import { idsOf, render, tagsWith, textOf } from "./render";

const hotel = { title: "Hotel API", version: "2.1" };
const page = render(
  <OverviewPage
    {...hotel}
    summary="Rooms and bookings."
    description="Books rooms."
    chapters={[{ title: "First steps", details: <p>Ask for a key.</p> }]}
    externalDocs={{ url: "https://hotel.example/handbook", description: "The handbook." }}
    contact={{ name: "Desk", email: "desk@hotel.example" }}
    license={{ name: "MIT", url: "https://hotel.example/license" }}
    termsOfService="https://hotel.example/terms"
    servers={[{ url: "https://api.hotel.example/v2" }]}
    tags={[
      { slug: "events", description: "What happens in rooms." },
      { slug: "idle", title: "Idle", description: "Nothing yet." },
    ]}
    securitySchemes={[
      {
        name: "providerKey",
        type: "apiKey",
        in: "header",
        parameter: "Authorization",
        description: "Given by the desk.",
      },
      {
        name: "login",
        type: "oauth2",
        flows: [
          {
            kind: "clientCredentials",
            tokenUrl: "https://hotel.example/token",
            scopes: [{ name: "bookings:write", description: "Make bookings" }],
          },
        ],
      },
    ]}
  />,
);

describe("the overview", () => {
  test("has unique ids, and links only to ids that it has", () => {
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(["security.providerKey", "tag.bookings"]));
    const targets = [...page.matchAll(/href="#([^"]*)"/g)].map(([, target]) => target);
    expect(ids).toEqual(expect.arrayContaining(targets));
  });

  test("shows how a request is authenticated, with a link to the guide", () => {
    expect(textOf(page)).toContain(
      "Authorization header · API key · How to send it Authorization: key={key}, desk={desk} Given by the desk.",
    );
    expect(tagsWith(page, 'href="/docs/keys"')).toHaveLength(1);
  });

  test("lets a long credential wrap between its parts", () => {
    expect(page).toContain("key={key},</span><span>desk={desk}");
  });

  test.each([
    "Contact: Desk, desk@hotel.example License: MIT Terms of service",
    "Token URL https://hotel.example/token Scopes bookings:write Make bookings",
    // After all chapters of the description.
    "Books rooms. First steps Ask for a key. The handbook. More documentation: https://hotel.example/handbook",
  ])("shows: %s", (text) => expect(textOf(page)).toContain(text));

  test("has operations before servers, authentication and errors, and links to all", () => {
    const [nav = ""] = page.match(/<nav.*?<\/nav>/s) ?? [];
    expect(textOf(nav)).toBe(
      "First steps Operations Bookings Events Servers Authentication Errors",
    );
    const headings = [...page.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
    expect(headings).toEqual([
      "description.first-steps",
      "operations",
      "servers",
      "authentication",
      "errors",
    ]);
  });

  test("links to the list of errors, if the API describes any", () => {
    expect(tagsWith(page, 'href="/docs/api/errors"')).toHaveLength(1);
  });

  test("lists every operation and webhook by tag, and marks deprecated ones", () => {
    const list = textOf(page).split("Operations").at(-1)?.split(" Servers ").at(0);
    expect(list).toBe(
      " Bookings POST Create a booking deprecated / hotels/ {hotelId} / bookings" +
        " PUT Pay a booking / bookings/ {bookingId} / payment" +
        " Events What happens in rooms. Webhook A room was cleaned roomCleaned Idle Nothing yet.",
    );
    expect(tagsWith(page, 'href="/docs/api/room-cleaned"')).toHaveLength(1);
  });

  test("shows the path of an operation without a summary once, as its link", () => {
    const operation = {
      id: "get-stays",
      method: "get",
      path: "/stays",
      title: "GET /stays",
    } as const;
    const sections = [{ tag: "Stays", slug: "stays", operations: [operation] }];
    const html = render(<ApiIndex />, undefined, { ...navigation, sections });
    expect(textOf(html)).toMatch(/Stays GET \/ stays$/);
    expect(tagsWith(html, 'href="/docs/api/get-stays"')).toHaveLength(1);
  });
});
