import { describe, expect, test } from "vitest";
import {
  Callback,
  Callbacks,
  ErrorExample,
  ErrorShape,
  ErrorsPage,
  MediaType,
  OneOf,
  OperationPage,
  Ref,
  Response,
  Responses,
  Schema,
  Variant,
  WebhookPage,
} from "../../src/reference";
import Errors from "./fixtures/errors";
import { idsOf, render, textOf } from "./render";

const page = render(<Errors />);

describe("the catalogue of errors", () => {
  test("has every id once; shapes without a name of their own are counted", () => {
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const headings = [...page.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
    expect(headings).toEqual(["error-Contact", "error-object", "error-object-2", "error-no-body"]);
    expect(ids).toContain("error-Contact.email");
    expect(ids).toContain("error-Contact.400.example.lost");
  });

  test("says the statuses of a shape apart, also to those who read text", () => {
    expect(page).toContain("<code>400</code> <code>404</code>");
  });

  test("lists the shapes", () => {
    const [nav = ""] = page.match(/<nav.*?<\/nav>/s) ?? [];
    expect(textOf(nav)).toBe("Contact object object Without a body");
  });

  test("shows the example that is named, and no other", () => {
    expect(textOf(page)).toContain("Example: 400 Bad request, Somebody lost");
    expect(textOf(page)).toContain("a@hotel.example");
    expect(textOf(page)).not.toContain("b@hotel.example");
  });

  test("says of an example that it was made", () => {
    const from = [{ name: "example", sampled: true, value: {} }];
    const shape = (
      <ErrorsPage>
        <ErrorShape type="object">
          <ErrorExample status="404" from={from} name="example" />
        </ErrorShape>
      </ErrorsPage>
    );
    expect(textOf(render(shape))).toContain("Example: 404 Not found, made from the members");
  });

  test("says where each shape occurs, by status", () => {
    expect(textOf(page)).toContain(
      "400 Bad request: occurs in 2 operations POST Create a booking PUT Pay a booking " +
        "404 Not found: any operation may answer with it",
    );
    expect(textOf(page)).toContain(
      "4XX Any client error: any operation may answer with it, except this one PUT Pay a booking",
    );
    expect(page).toContain('href="/docs/api/create-booking"');
  });
});

describe("a response that says an error", () => {
  const body = (
    <MediaType type="application/json">
      <Schema type="Flat or Keyed">
        <OneOf>
          <Variant label="Flat" type="Flat">
            <Ref to="Flat" />
          </Variant>
          <Variant label="object" type="object" />
        </OneOf>
      </Schema>
    </MediaType>
  );
  const linksOf = (html: string) =>
    [...html.matchAll(/href="\/docs(\/api\/errors[^"]*)"/g)].map(([, path]) => path);
  const operation = (status: string) => (
    <OperationPage id="a" method="get" path="/a" title="A">
      <Responses>
        <Response status={status}>{body}</Response>
      </Responses>
    </OperationPage>
  );

  test.each(["400", "5XX", "default"])("leads to its shapes: %s", (status) => {
    expect(linksOf(render(operation(status)))).toEqual(["/api/errors#error-Flat", "/api/errors"]);
  });

  test("a success does not, nor an error that the reader's own server answers", () => {
    expect(linksOf(render(operation("200")))).toEqual([]);
    const responses = (
      <Responses>
        <Response status="400">{body}</Response>
      </Responses>
    );
    const webhook = (
      <WebhookPage id="w" method="post" name="w" title="W">
        {responses}
      </WebhookPage>
    );
    const callback = (
      <OperationPage id="a" method="get" path="/a" title="A">
        <Callbacks>
          <Callback name="c" expression="{$url}" method="post">
            {responses}
          </Callback>
        </Callbacks>
      </OperationPage>
    );
    expect(linksOf(render(webhook))).toEqual([]);
    expect(linksOf(render(callback))).toEqual([]);
  });
});
