import { expect, test } from "vitest";
import type { DocsData } from "../../src/config/site-data";
import { renderPage, text } from "./render";

const docs: readonly DocsData[] = [
  {
    id: "default",
    last: "2.0",
    versions: [
      { name: "next", label: "Next", mainPath: "/next" },
      { name: "2.0", label: "2.0 (current)", mainPath: "/" },
      { name: "1.0", label: "1.0", mainPath: "/1.0" },
    ],
  },
];

/** Returns the version banner on a page of a version. */
function banner(version: string, alternates: Readonly<Record<string, string>> = {}) {
  const html = renderPage({ docs: { plugin: "default", version, alternates } }, { docs });
  return /<p[^>]*>(This page describes[\s\S]*?)<\/p>/.exec(html)?.[1];
}

test("renders nothing on a page of the last version or without docs", () => {
  expect(banner("2.0")).toBeUndefined();
  expect(renderPage({}, { docs })).not.toContain("This page describes");
});

test("an old version has a notice with a link to the same page in the last version", () => {
  const html = banner("1.0", { "2.0": "/install" }) ?? "";
  expect(text(html)).toBe(
    "This page describes version 1.0, which is not the current one. Go to version 2.0 (current)",
  );
  expect(html).toContain('href="/install"');
});

test.each([
  ["a page that the last version lacks", "1.0", {}],
  ["an unreleased version", "next", { "1.0": "/1.0/install" }],
])("%s has a notice with a link to the main doc", (_, version, alternates) => {
  expect(banner(version, alternates)).toContain('href="/"');
});
