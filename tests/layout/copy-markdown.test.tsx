import { expect, test } from "vitest";

import { renderPage } from "./render";

test("renders a button, and a link to the page's Markdown for readers without JavaScript", () => {
  const html = renderPage();
  expect(html).toMatch(/<button type="button"[^>]*>Copy page<\/button>/);
  expect(html).toMatch(/<a [^>]*href="\/auth.md">View as Markdown<\/a>/);
});

test("leads to all pages, and to the configured assistants with nothing but the address of the page's Markdown", () => {
  const url = "https://ai.example/new?q={url}";
  const html = renderPage({}, { assistants: [{ label: "Open in Acme AI", url }] });
  expect(html).toContain('href="/llms-full.txt"');
  expect(html).toMatch(/href="https:\/\/ai.example\/new\?q=%2Fauth.md"[^>]*>Open in Acme AI</);
  expect(renderPage()).not.toContain("Open in");
});

test("the not-found page has no Markdown", () => {
  expect(renderPage({ kind: "not-found", path: "/404" })).not.toContain("Markdown");
});
