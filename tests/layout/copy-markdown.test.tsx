import { expect, test } from "vitest";

import { renderPage } from "./render";

test("renders a button, and a link to the page's Markdown for readers without JavaScript", () => {
  const html = renderPage();
  expect(html).toMatch(/<button type="button"[^>]*>Copy as Markdown<\/button>/);
  expect(html).toContain('<a href="/auth.md">View as Markdown</a>');
});

test("the not-found page has no Markdown", () => {
  expect(renderPage({ kind: "not-found", path: "/404" })).not.toContain("Markdown");
});
