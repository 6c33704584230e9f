import { expect, test } from "vitest";

import { ConfigError, issueText } from "../../src/config/config-error";
import { parseSiteConfig } from "../../src/config/schema";
import { table, yaml } from "../codegen/table";

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
  expect(parseSiteConfig({ title: "Acme" })).toEqual(yaml`
    title: Acme
    titleDelimiter: "|"
    basePath: /
    brokenLinks: error
    colorMode: { defaultMode: light, disableSwitch: false, respectPrefersColorScheme: true }
    locales: { default: en, list: [{ code: en, label: English, direction: ltr }] }
    navbar: { title: Acme, items: [], hideOnScroll: false }
    lastUpdated: true
    offline: true
    contentSecurityPolicy: {}
    assistants: []
    docs: []
    overviewAliases: []
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

test.each(table`
  - [null, "the configuration: expected an object, found nothing."]
  - [{}, "title: expected a string; the field is missing. Add the field."]
  - [{ title: 3 }, "title: expected a string, found 3. Put it in quotes."]
  - [{ title: "" }, 'title: expected a string that is not empty, found "".']
  - - { title: A, url: docs.example.com }
    - 'url: expected an origin such as https://docs.example.com, found "docs.example.com".'
  - - { title: A, basePath: docs }
    - 'basePath: expected a path that begins and ends with /, such as "/docs/", found "docs".'
  - [{ title: A, titel: B }, "unknown field \`titel\`. Remove it, or check its spelling."]
  - [{ titel: B }, unknown field \`titel\`. Did you mean \`title\`?]
  - - { title: A, navbar: { itms: [], title: x } }
    - unknown field \`navbar.itms\`. Did you mean \`items\`?
  - - { title: A, navbar: { items: [{ type: lnk, label: x }] } }
    - 'navbar.items[0].type: expected "link" or "dropdown" or "localeDropdown" or "search" or "html" or "doc" or "docSidebar" or "docsVersion" or "docsVersionDropdown", found "lnk". Did you mean \`link\`?'
  - - { title: A, footer: { links: [{ title: B, items: [] }, { label: C, to: / }] } }
    - 'footer.links: expected either columns ({ title, items }) or links ({ label, to }), not a mixture, found [{"title":"B","items":[]},{"label":"C","to":"/"}].'
  - - { title: A, footer: { links: [{ title: B, items: [{ label: C, to: 5 }] }] } }
    - "footer.links[0].items[0].to: expected a string, found 5. Put it in quotes."
  - - { title: A, footer: { links: [{ title: B, itms: [{ label: C, to: / }] }] } }
    - "unknown field \`footer.links[0].itms\`. Did you mean \`items\`?"
  - - { title: A, footer: { links: [{ title: B, items: [{ labl: C, to: / }] }] } }
    - "unknown field \`footer.links[0].items[0].labl\`. Did you mean \`label\`?"
  - - { title: A, navbar: { items: [{ type: link, label: x }] } }
    - 'navbar.items[0]: expected exactly one of \`to\` (a path on this site) and \`href\` (elsewhere), found {"type":"link","label":"x"}.'
  - - { title: A, navbar: { items: [{ type: dropdown, label: x, items: [{ type: search }] }] } }
    - 'navbar.items[0].items[0].type: expected "link" or "html" or "doc" or "docSidebar" or "docsVersion", found "search".'
  - - { title: A, navbar: { items: [{ type: search }, { type: search }] } }
    - 'navbar.items: expected at most one item of type \`search\`, found [{"type":"search"},{"type":"search"}].'
  - - { title: A, colorMode: { defaultMode: sepia } }
    - 'colorMode.defaultMode: expected "light" or "dark", found "sepia".'
  - - { title: A, locales: { default: de, list: [{ code: en, label: English }] } }
    - 'locales.default: expected the code of one of the locales in \`list\`, found "de".'
  - - { title: A, announcementBar: { id: x } }
    - "announcementBar.content: expected a string; the field is missing. Add the field."
  - - { title: A, navbar: { logo: { src: /a.svg, width: 0 } } }
    - "navbar.logo.width: expected a number greater than 0, found 0."
  - - { title: A, redirects: { /a: https://a.example/ } }
    - 'redirects./a: expected a path that starts with /, without . and .., found "https://a.example/".'
  - - { title: A, url: https://a.example, assistants: [{ label: B, url: https://b.example/ }] }
    - 'assistants[0].url: expected an address that begins with https:// and contains {url}, found "https://b.example/".'
  - - { title: A, assistants: [{ label: B, url: "https://b.example/?q={url}" }] }
    - "url: expected an origin such as https://docs.example.com, for the links of \`assistants\`; the field is missing. Add the field."
  - - { title: A, redirects: { a?b: / } }
    - 'redirects.a?b: expected paths that start with /, found "/".'
  - - { title: A, head: [{ tag: script, attributes: { onload: a() } }] }
    - 'head[0].attributes.onload: expected names of attributes, without event handlers (\`on…\`) and \`style\`, found "a()".'
  - - { title: A, head: [{ tag: meta, attributes: { content: 3 } }] }
    - "head[0].attributes.content: expected a string or true, found 3."
  - - { title: A, head: [{ tag: script, content: "'</script>'" }] }
    - "head[0].content: expected no tag in it, found \"'</script>'\"."
  - - { title: A, head: [{ tag: link, content: a }] }
    - 'head[0]: expected \`content\` only in a script or style, found {"tag":"link","content":"a"}.'
  - - { title: A, head: [{ tag: div }] }
    - 'head[0].tag: expected "link" or "meta" or "script" or "style", found "div".'
  - - { title: A, css: [https://cdn.example/a.css, /a.css, a] }
    - |-
      css[0]: expected a .css file, by its path from the folder of the configuration, found "https://cdn.example/a.css".
      css[1]: expected a .css file, by its path from the folder of the configuration, found "/a.css".
      css[2]: expected a .css file, by its path from the folder of the configuration, found "a".
  - - { title: A, docs: [{ versions: [] }] }
    - "docs[0].versions: expected at least 1 item, found []."
`)("names field, expected and found: %j", (given, want) => {
  expect(errorsOf(given ?? undefined)).toBe(want);
});
