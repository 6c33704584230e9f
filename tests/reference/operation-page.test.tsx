import { describe, expect, test } from "vitest";
import { A, OperationPage, WebhookPage } from "openapi-tsx-docs/reference";
import { samples } from "./fixtures/create-booking.samples";
import { schemas } from "./fixtures/schemas";
import { createBooking } from "./fixtures/create-booking";
import { idsOf, render, tagsWith, textOf } from "./render";

const bare = { id: "a", method: "get", path: "/a", title: "A" } as const;
const page = render(<OperationPage {...createBooking} />, schemas);

describe("an operation page", () => {
  test("has each id once, among them one for each part, and links only to ids that it has", () => {
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const parts = `
      description description.before-you-call servers server.host authorization
      path-parameters path.hotelId query-parameters query.ids[] query.status=OPEN
      header-parameters header.Idempotency-Key
      request-body request.application/json request.stay.start request.reference
      request.stay.segments.transfer.luggage.pieces
      request.source~Card.number request.source~Bank-account.iban
      request.position.0 request.labels.* request~if.board request~else~not.diet
      request.example.weekend request.application/x-www-form-urlencoded
      request.application/x-www-form-urlencoded.stay.start
      responses response-201 response-201.header.Location response-201.application/json
      response-201.id response-201.link.payBooking response-201.example.made
      response-400.example.noGuest
      callbacks callback.bookingChanged callback.bookingChanged.request-body
      callback.bookingChanged.request.bookingId callback.bookingChanged.response-204`;
    expect(ids).toEqual(expect.arrayContaining(parts.trim().split(/\s+/)));
    const targets = [...page.matchAll(/href="#([^"]*)"/g)].map(([, target]) => target);
    expect(ids).toEqual(expect.arrayContaining(targets));
  });

  test("lists its sections in order", () => {
    const [nav = ""] = page.match(/<nav.*?<\/nav>/s) ?? [];
    expect(textOf(nav)).toBe("Authorization Path Query Body Responses Callbacks Servers Samples");
  });

  test("has one h1 and skips no heading level", () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test("contains all five samples and every example without JavaScript", () => {
    const samples = [
      "curl --request POST",
      "axios",
      "import requests",
      "OkHttpClient",
      "RestClient",
    ];
    const examples = ["bkg_2041", "room_1 is taken.", "must be 1 or more.", "A group of eight"];
    for (const text of [...samples, ...examples]) expect(textOf(page)).toContain(text);
    expect(page).not.toMatch(/ hidden(=|>| )/);
  });

  test("writes HTML of samples as is, and escapes text", () => {
    expect(page).toContain('<span class="k">import</span>');
    expect(page).toContain("&quot;roomIds&quot;: [&quot;room_83hd72ka&quot;]");
  });

  test("opens successes and folds other responses, except those without content", () => {
    const folds = [...page.matchAll(/<details([^>]*)><summary[^>]*><h3 id="([^"]*)"/g)];
    expect(folds.map(([, attributes, id]) => [id, attributes?.includes("open")])).toEqual([
      ["response-201", true],
      ["response-400", false],
    ]);
    expect(idsOf(page)).toContain("response-202");
  });

  test("describes authorization in one line, with a link to the details", () => {
    expect(textOf(page)).toContain("Authorization header · API key · providerKey");
  });

  test("has no link in a summary", () => {
    const summaries = [...page.matchAll(/<summary.*?<\/summary>/gs)].map(([summary]) => summary);
    expect(summaries.filter((summary) => summary.includes("<a "))).toEqual([]);
  });

  test("keeps the links of a response's first paragraph inside the fold", () => {
    const description = (
      <>
        Refused: <A href="/errors">errors</A> tell why.
      </>
    );
    const responses = [{ status: "400", description, hasLinks: true }];
    const html = render(<OperationPage {...bare} responses={responses} />);
    expect(html).toMatch(/Refused: errors tell why\.<\/span><\/summary>/);
    expect(tagsWith(html, 'href="/docs/errors"')).toHaveLength(1);
  });

  test.each([
    ["204", "No Content", "204 No content"],
    ["404", "not found", "404 Not found"],
    ["404", "No such room.", "404 Not found No such room."],
  ])("%s %s: shows the name of a status once", (status, description, want) => {
    const html = render(<OperationPage {...bare} responses={[{ status, description }]} />);
    expect(textOf(html)).toMatch(new RegExp(`\\) ${want}$`));
  });

  test.each(["/idempotency", "/api/pay-booking", "/api#security.providerKey", "/keys"])(
    "gives a link within the site the base path: %s",
    (path) => {
      expect(tagsWith(page, `href="/docs${path}"`)).toHaveLength(1);
    },
  );

  test("gives other links no referrer", () => {
    expect(tagsWith(page, 'href="https://hotel.example/rates"')[0]).toContain('rel="noreferrer"');
  });

  test("gives every control a name", () => {
    const nameless = [...page.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs)].filter(
      ([, , attributes = "", content = ""]) =>
        !attributes.includes("aria-label") && textOf(content) === "",
    );
    expect(nameless).toEqual([]);
  });

  test("scrolls tables and code in boxes that can be focused", () => {
    expect(page).toMatch(/<div class="[^"]*" tabindex="0"><table>/);
    expect(tagsWith(page, "<pre").every((tag) => tag.includes('tabindex="0"'))).toBe(true);
  });
});

describe("a page without parts", () => {
  const empty = render(<OperationPage {...bare} samples={samples} />);

  test("has only the section with its samples", () => {
    expect([...empty.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
      "Request samples",
    ]);
    expect(empty).not.toContain("<nav");
    expect(idsOf(empty).filter((id) => !id.startsWith("sample-"))).toEqual([]);
  });

  test("has no aside without samples and examples", () => {
    const html = render(<OperationPage {...bare} />);
    expect(html).not.toContain("<section");
    expect(html).toContain("<h1>A</h1>");
  });
});

describe("a webhook page", () => {
  const html = render(
    <WebhookPage
      id="w"
      method="post"
      name="roomCleaned"
      title="A room was cleaned"
      requestBody={{ content: [{ mediaType: "application/json" }] }}
      responses={[{ status: "2XX", description: "Seen.", content: [{ mediaType: "text/plain" }] }]}
      examples={{
        request: { "application/json": [{ name: "one", value: { room: 1 } }] },
        responses: { "2XX": { "text/plain": [{ name: "ok", value: "ok" }] } },
      }}
    />,
  );

  test("is marked as one, and shows its examples in place", () => {
    expect(textOf(html)).toContain("A room was cleaned Webhook POST roomCleaned");
    expect(idsOf(html)).toEqual([
      "request-body",
      "request.application/json",
      "request.example.one",
      "responses",
      "response-2XX",
      "response-2XX.text/plain",
      "response-2XX.example.ok",
    ]);
  });
});
