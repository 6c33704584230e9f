import { expect, test } from "vitest";

import { renderPage } from "./render";

test("a button, and for who has no scripts a link to the twin of the page", () => {
  const html = renderPage();
  expect(html).toMatch(/<button type="button">Copy as Markdown<\/button>/);
  expect(html).toContain('<a href="/auth.md">View as Markdown</a>');
});

test("the not-found page has no twin", () => {
  expect(renderPage({ kind: "not-found", path: "/404" })).not.toContain("Markdown");
});
