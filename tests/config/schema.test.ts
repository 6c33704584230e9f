import { expect, test } from "vitest";

import { ConfigError, issueText } from "../../src/config/config-error";
import { parseSiteConfig } from "../../src/config/schema";

function errorsOf(config: unknown): string {
  try {
    parseSiteConfig(config);
  } catch (error) {
    if (error instanceof ConfigError)
      return error.issues.map((issue) => `${issueText(issue)}. ${issue.hint}`.trim()).join("\n");
    throw error;
  }
  return "none";
}

test("a title is enough; everything else has a default", () => {
  expect(parseSiteConfig({ title: "Acme" })).toMatchInlineSnapshot(`
    {
      "assistants": [],
      "basePath": "/",
      "brokenLinks": "error",
      "colorMode": {
        "defaultMode": "light",
        "disableSwitch": false,
        "respectPrefersColorScheme": true,
      },
      "contentSecurityPolicy": {},
      "docs": [],
      "lastUpdated": true,
      "locales": {
        "default": "en",
        "list": [
          {
            "code": "en",
            "direction": "ltr",
            "label": "English",
          },
        ],
      },
      "navbar": {
        "hideOnScroll": false,
        "items": [],
        "title": "Acme",
      },
      "offline": true,
      "overviewAliases": [],
      "title": "Acme",
      "titleDelimiter": "|",
    }
  `);
});

test("synonyms are compared without case", () => {
  const search = { synonyms: { Refund: [" Money Back "] } };
  expect(parseSiteConfig({ title: "A", search }).search).toEqual({
    synonyms: { Refund: ["money back"] },
  });
});

test("every kind of navbar item", () => {
  const items = [
    { type: "link", label: "Guides", to: "/" },
    { type: "link", label: "Status", href: "https://status.example.com", position: "right" },
    { type: "dropdown", label: "More", items: [{ type: "doc", docId: "auth" }] },
    { type: "localeDropdown", position: "right" },
    { type: "search" },
    { type: "html", html: "<b>Beta</b>" },
    { type: "doc", docId: "auth", docsPluginId: "sdk" },
    { type: "docSidebar", sidebarId: "guides", label: "Guides" },
    { type: "docsVersion" },
    { type: "docsVersionDropdown" },
  ];
  expect(parseSiteConfig({ title: "Acme", navbar: { items } }).navbar.items).toEqual(items);
});

test("footer columns and footer links", () => {
  const columns = [{ title: "Learn", items: [{ label: "Guides", to: "/" }] }];
  const links = [{ label: "Home", to: "/" }, { html: "<b>Hi</b>" }];
  const parse = (value: unknown) =>
    parseSiteConfig({ title: "Acme", footer: { links: value } }).footer?.links;
  expect([parse(columns), parse(links)]).toEqual([columns, links]);
});

test.each([
  ["no configuration", undefined],
  ["no title", {}],
  ["a number for a title", { title: 3 }],
  ["an empty title", { title: "" }],
  ["an address without protocol", { title: "A", url: "docs.example.com" }],
  ["a base path without slashes", { title: "A", basePath: "docs" }],
  ["an unknown field", { title: "A", titel: "B" }],
  ["a slip in a required field", { titel: "B" }],
  ["a slip inside an object", { title: "A", navbar: { itms: [], title: "x" } }],
  ["an unknown navbar item", { title: "A", navbar: { items: [{ type: "lnk", label: "x" }] } }],
  [
    "columns among links",
    {
      title: "A",
      footer: {
        links: [
          { title: "B", items: [] },
          { label: "C", to: "/" },
        ],
      },
    },
  ],
  [
    "a number in a column",
    { title: "A", footer: { links: [{ title: "B", items: [{ label: "C", to: 5 }] }] } },
  ],
  [
    "a slip in the fields of a column",
    { title: "A", footer: { links: [{ title: "B", itms: [{ label: "C", to: "/" }] }] } },
  ],
  [
    "a slip in a column",
    { title: "A", footer: { links: [{ title: "B", items: [{ labl: "C", to: "/" }] }] } },
  ],
  ["a link to nowhere", { title: "A", navbar: { items: [{ type: "link", label: "x" }] } }],
  [
    "a search box in a dropdown",
    {
      title: "A",
      navbar: { items: [{ type: "dropdown", label: "x", items: [{ type: "search" }] }] },
    },
  ],
  ["two search boxes", { title: "A", navbar: { items: [{ type: "search" }, { type: "search" }] } }],
  ["a colour mode of its own", { title: "A", colorMode: { defaultMode: "sepia" } }],
  [
    "a default locale that is not listed",
    { title: "A", locales: { default: "de", list: [{ code: "en", label: "English" }] } },
  ],
  ["an announcement without content", { title: "A", announcementBar: { id: "x" } }],
  ["a logo of no width", { title: "A", navbar: { logo: { src: "/a.svg", width: 0 } } }],
  ["a redirect to another site", { title: "A", redirects: { "/a": "https://a.example/" } }],
  [
    "an assistant without the page",
    {
      title: "A",
      url: "https://a.example",
      assistants: [{ label: "B", url: "https://b.example/" }],
    },
  ],
  [
    "an assistant for pages without an address",
    { title: "A", assistants: [{ label: "B", url: "https://b.example/?q={url}" }] },
  ],
  ["a redirect from no path", { title: "A", redirects: { "a?b": "/" } }],
  ["code in the head", { title: "A", head: [{ tag: "script", attributes: { onload: "a()" } }] }],
  ["a number in the head", { title: "A", head: [{ tag: "meta", attributes: { content: 3 } }] }],
  [
    "a text that ends its script",
    { title: "A", head: [{ tag: "script", content: "'</script>'" }] },
  ],
  ["a text in a link", { title: "A", head: [{ tag: "link", content: "a" }] }],
  ["an element of the body", { title: "A", head: [{ tag: "div" }] }],
  ["a style sheet elsewhere", { title: "A", css: ["https://cdn.example/a.css", "/a.css", "a"] }],
  ["a set of docs without versions", { title: "A", docs: [{ versions: [] }] }],
])("names field, expected and found: %s", (name, config) => {
  expect(errorsOf(config)).toMatchSnapshot(name);
});
