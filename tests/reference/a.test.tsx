import { describe, expect, it } from "vitest";
import { A } from "openapi-tsx-docs/reference";
import { render } from "./render";

const draw = (href: string | undefined) => render(<A href={href}>text</A>);

describe("A", () => {
  it.each([
    ["/auth", '<a href="/docs/auth">text</a>'],
    ["#row", '<a href="#row">text</a>'],
    ["https://example.com", '<a href="https://example.com" rel="noreferrer">text</a>'],
    ["mailto:a@example.com", '<a href="mailto:a@example.com" rel="noreferrer">text</a>'],
  ])("links to %s", (href, want) => {
    expect(draw(href)).toBe(want);
  });

  it.each([
    undefined,
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//other.example",
    "/\\other.example",
    "/\t/other.example",
  ])("shows %j as text", (href) => {
    expect(draw(href)).toBe("text");
  });
});
