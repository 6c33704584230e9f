import { expect, test } from "vitest";
import {
  Enum,
  EnumValue,
  Heading,
  Scheme,
  Security,
  SecurityRequirement,
  Server,
  Servers,
  TupleItem,
  Description,
  Property,
  Schema,
} from "../../src/reference";
import { Examples } from "../../src/reference/Examples";
import { idsOf, render, renderInBody, tagsWith, textOf } from "./render";

/** The fragments of the links that also copy, in order. */
const linksOf = (html: string) =>
  tagsWith(html, "<a ", "data-link").map((tag) => / href="#([^"]*)"/.exec(tag)?.[1]);

test("every use of a scheme has a link, also where alternatives share it", () => {
  const html = render(
    <Security>
      <SecurityRequirement>
        <Scheme name="key" type="apiKey" in="header" parameter="X-Key" />
        <Scheme name="token" type="http" scheme="bearer" />
      </SecurityRequirement>
      <SecurityRequirement>
        <Scheme name="key" type="apiKey" in="header" parameter="X-Key" />
      </SecurityRequirement>
    </Security>,
  );
  const ids = ["authorization", "authorization.key", "authorization.token", "authorization.key-2"];
  expect(idsOf(html)).toEqual(ids);
  expect(linksOf(html)).toEqual(ids);
  expect(html).toContain('aria-label="Link to token"');
});

test("every server has a link", () => {
  const html = render(
    <Servers>
      <Server url="https://a.example" />
      <Server url="https://b.example" />
    </Servers>,
  );
  expect(linksOf(html)).toEqual(["servers", "server", "server-2"]);
  expect(html).toContain('aria-label="Link to https://b.example"');
});

test("every example has a link beside its fold, also of one name", () => {
  const examples = [{ name: "full", value: 1 }, { name: "not full", value: 2 }, { name: "full" }];
  const html = renderInBody(<Examples examples={examples} />);
  const ids = ["request.example.full", "request.example.not-full", "request.example.full-2"];
  expect(idsOf(html).filter((id) => id.includes("example"))).toEqual(ids);
  expect(linksOf(html)).toEqual(ids);
  expect(html.match(/<summary[^>]*>.*?<\/summary>/g)?.join()).not.toContain("<a ");
});

test("an example that was made says so instead of a name", () => {
  const html = renderInBody(<Examples examples={[{ name: "example", sampled: true, value: 1 }]} />);
  expect(textOf(html)).toContain("Example: made from the members");
  expect(idsOf(html)).toContain("request.example.example");
});

test("allowed values are links to themselves, each with an id of its own", () => {
  const html = renderInBody(
    <Property name="mode" type="string">
      <Enum>
        <EnumValue value="a b" />
        <EnumValue value="a-b" />
        <EnumValue value="100%" />
      </Enum>
    </Property>,
  );
  const ids = ["request.mode=a-b", "request.mode=a-b-2", "request.mode=100%"];
  expect(idsOf(html).slice(1)).toEqual(ids);
  expect(linksOf(html).slice(1)).toEqual([...ids.slice(0, 2), "request.mode=100%25"]);
});

test("items of a tuple are told by their positions", () => {
  const html = renderInBody(
    <Schema type="tuple">
      <TupleItem index={0} type="number" />
      <TupleItem index={1} type="number" />
    </Schema>,
  );
  expect(linksOf(html)).toEqual(["request.0", "request.1"]);
});

test("headings of a description have links", () => {
  const html = render(
    <Description>
      <Heading depth={1}>
        Before <code>POST</code>
      </Heading>
    </Description>,
  );
  expect(linksOf(html)).toEqual(["description.before-post"]);
  expect(html).toContain('aria-label="Link to Before POST"');
});
