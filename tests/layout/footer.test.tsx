import { expect, test } from "vitest";
import type { FooterConfig } from "../../src/config/site-config";
import { element, elements, renderPage, text } from "./render";

function footer(config: Partial<FooterConfig>): string {
  return element(renderPage({}, { footer: { style: "light", links: [], ...config } }), "footer");
}

const links = [
  { label: "Introduction", to: "/" },
  { label: "Status", href: "https://status.acme.example" },
];

test("columns have titles", () => {
  const html = footer({
    links: [
      { title: "Guides", items: links },
      { title: "More", items: [{ html: "<a href='/x'>Raw</a>" }] },
    ],
  });

  expect(elements(html, "p").map(text)).toEqual(["Guides", "More"]);
  expect(elements(html, "ul")).toHaveLength(2);
  expect(html).toContain("<a href='/x'>Raw</a>");
});

test("shows the logo and copyright if configured", () => {
  const html = footer({
    copyright: "© Acme",
    logo: { src: "/logo.svg", alt: "Acme", href: "https://acme.example" },
  });

  expect(text(html)).toBe("© Acme");
  expect(html).toMatch(/<a[^>]* href="https:\/\/acme.example"/);
  expect(html).not.toContain("<ul");
});

test("a logo links to the configured page, or by default to the home page", () => {
  const address = (href?: string) =>
    /<a[^>]* href="(.*?)"/.exec(footer({ logo: { src: "/logo.svg", href } }))?.[1];

  expect([address("/auth"), address("//acme.example"), address()]).toEqual([
    "/auth",
    "//acme.example",
    "/",
  ]);
});
