import { expect, test } from "vitest";
import { renderFeed } from "../../src/vite/feed";

test("what XML cannot contain is left out of the feed", () => {
  const html =
    '<article><h1>Changelog</h1><div><section aria-labelledby="v2"><h2>2</h2><time datetime="2026-01-02">2 January</time><p>a\u0001\u001b[31m\ufffeb \u{1f600}\tc</p></section></div></article>';
  const site = { title: "T\u0000", basePath: "/", locales: { default: "en", others: [] } };
  const feed = renderFeed(html, site as never, "https://docs.example");
  expect(feed).toContain("a[31mb \u{1f600}\tc");
  expect(feed).toContain("<name>T</name>");
});
