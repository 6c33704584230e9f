import { expect, test } from "vitest";
import { OperationPage } from "openapi-tsx-docs/reference";
import { Examples } from "../../src/reference/Examples";
import { idsOf, render, renderInBody, renderRow, tagsWith, textOf } from "./render";

const bare = { id: "a", method: "get", path: "/a", title: "A" } as const;

/** Returns the fragments of the copy links, in order. */
const linksOf = (html: string) =>
  tagsWith(html, "<a ", "data-link").map((tag) => / href="#([^"]*)"/.exec(tag)?.[1]);

test("every use of a scheme has a link, even if alternatives share it", () => {
  const key = { name: "key", type: "apiKey", in: "header", parameter: "X-Key" } as const;
  const token = { name: "token", type: "http", scheme: "bearer" } as const;
  const html = render(<OperationPage {...bare} security={[[key, token], [key]]} />);
  const ids = ["authorization", "authorization.key", "authorization.token", "authorization.key-2"];
  expect(idsOf(html)).toEqual(ids);
  expect(linksOf(html)).toEqual(ids);
  expect(html).toContain('aria-label="Link to token"');
});

test("of several ways to authenticate, the one in the samples is marked", () => {
  const key = { name: "key", type: "apiKey", in: "header", parameter: "X-Key" } as const;
  const token = { name: "token", type: "http", scheme: "bearer" } as const;
  const textWith = (...security: (typeof key | typeof token)[][]) =>
    textOf(
      // Hidden until the reader chooses it.
      render(<OperationPage {...bare} security={security} />).replace(
        /<p [^>]*data-inactive=""[^>]*>.*?<\/p>/g,
        "",
      ),
    );
  const both = textWith([], [token], [key]);
  expect(both.split("The samples use this one.")).toHaveLength(2);
  expect(both).toMatch(/token The samples use this one\. X-Key/);
  expect(textWith([token])).not.toContain("The samples use");
});

test("every server has a link", () => {
  const servers = [{ url: "https://a.example" }, { url: "https://b.example" }];
  const html = render(<OperationPage {...bare} servers={servers} />);
  expect(linksOf(html)).toEqual(["servers", "server", "server-2"]);
  expect(html).toContain('aria-label="Link to https://b.example"');
});

test("every example has a link next to its fold, even with equal names", () => {
  const examples = [{ name: "full", value: 1 }, { name: "not full", value: 2 }, { name: "full" }];
  const html = render(<Examples at="request" examples={examples} />);
  const ids = ["request.example.full", "request.example.not-full", "request.example.full-2"];
  expect(idsOf(html).filter((id) => id.includes("example"))).toEqual(ids);
  expect(linksOf(html)).toEqual(ids);
  expect(html.match(/<summary[^>]*>.*?<\/summary>/g)?.join()).not.toContain("<a ");
});

test("a sampled example is named that", () => {
  const examples = [{ name: "example", sampled: true, value: 1 }];
  const html = render(<Examples at="request" examples={examples} />);
  expect(textOf(html)).toContain("Example: generated from the schema");
  expect(idsOf(html)).toContain("request.example.example");
});

test("two samples of a body are distinguished by their fields", () => {
  const examples = ["required", "all"].map((name) => ({ name, sampled: true }));
  const text = textOf(render(<Examples at="request" examples={examples} />));
  expect(text).toContain("Example: Required fields, generated from the schema");
  expect(text).toContain("Example: All fields, generated from the schema");
});

test("allowed values are links to themselves, with unique ids", () => {
  const values = [{ value: "a b" }, { value: "a-b" }, { value: "100%" }];
  const html = renderRow({ name: "mode", type: "string", enum: values });
  const ids = ["request.mode=a-b", "request.mode=a-b-2", "request.mode=100%"];
  expect(idsOf(html).slice(1)).toEqual(ids);
  expect(linksOf(html).slice(1)).toEqual([...ids.slice(0, 2), "request.mode=100%25"]);
});

test("items of a tuple are named by their positions", () => {
  const html = renderInBody({ type: "tuple", prefixItems: [{ type: "number" }, { type: "any" }] });
  expect(linksOf(html)).toEqual(["request.0", "request.1"]);
});

test("headings of a description have links", () => {
  const heading = (
    <>
      Before <code>POST</code>
    </>
  );
  const chapters = [{ title: "Before POST", heading }];
  const html = render(<OperationPage {...bare} chapters={chapters} />);
  expect(html).toContain('<h2 id="description.before-post">Before <code>POST</code>');
  expect(linksOf(html)).toEqual(["description.before-post"]);
  expect(html).toContain('aria-label="Link to Before POST"');
});
