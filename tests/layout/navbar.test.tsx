import { describe, expect, test } from "vitest";
import type { ColorModeConfig } from "../../src/config/site-config";
import type { DocsData, NavbarEntry, SiteData } from "../../src/config/site-data";
import { currentTarget } from "../../src/layout/current-target";
import type { WholePage } from "../../src/page";
import { element, elements, renderPage, text } from "./render";

const position = "left";

const docs: DocsData = {
  id: "default",
  versions: [
    { name: "2.0", label: "2.0 (latest)", mainPath: "/" },
    { name: "1.0", label: "1.0", mainPath: "/1.0" },
  ],
  last: "2.0",
};

function siteWith(items: readonly NavbarEntry[], site: Partial<SiteData> = {}): Partial<SiteData> {
  return { navbar: { title: "Acme API", hideOnScroll: false, items }, docs: [docs], ...site };
}

/** Returns the HTML of the navbar's items. */
function navbar(
  items: readonly NavbarEntry[],
  page: Partial<WholePage> = {},
  site: Partial<SiteData> = {},
): string {
  return element(element(renderPage(page, siteWith(items, site)), "header"), "nav");
}

/** Returns the links of the navbar's items. */
function links(...given: Parameters<typeof navbar>): readonly string[] {
  return elements(navbar(...given), "a");
}

/** Returns the `href`s of links. */
function addresses(html: readonly string[]): readonly (string | undefined)[] {
  return html.map((link) => /href="(.*?)"/.exec(link)?.[1]);
}

test("the title links to the home page", () => {
  const header = element(renderPage(), "header");

  const brand = element(header, "a");
  expect(text(brand)).toBe("Acme API");
  expect(brand).toContain('href="/"');
});

test("the bar has the configured style", () => {
  const look = (style?: "dark" | "primary") =>
    /<header[^>]* data-look="(.*?)"/.exec(
      renderPage({}, { navbar: { title: "Acme", hideOnScroll: false, items: [], style } }),
    )?.[1];

  expect([look(), look("dark"), look("primary")]).toEqual([undefined, "dark", "primary"]);
});

describe("items", () => {
  test("left ones come before right ones", () => {
    const items: readonly NavbarEntry[] = [
      { type: "link", label: "Status", href: "https://status.acme.example", position: "right" },
      { type: "link", label: "Guides", to: "/", position },
    ];
    const html = element(renderPage({}, siteWith(items)), "header");

    expect(elements(element(html, "nav"), "a").map(text)).toEqual(["Guides", "Status"]);
  });

  test("an external link sends no referrer", () => {
    const [link] = links([
      { type: "link", label: "Status", href: "https://status.acme.example", position },
    ]);

    expect(link).toContain('href="https://status.acme.example"');
    expect(link).toContain('rel="noreferrer"');
  });

  test("HTML is not escaped", () => {
    expect(navbar([{ type: "html", html: "<kbd>hi</kbd>", position }])).toContain("<kbd>hi</kbd>");
  });

  test("a dropdown contains its items, behind a button that works without JavaScript", () => {
    const html = navbar([
      {
        type: "dropdown",
        label: "More",
        items: [
          { type: "link", label: "Status", href: "https://status.acme.example", position },
          { type: "html", html: "<hr>", position },
        ],
        position,
      },
    ]);

    const dropdown = element(html, "details");
    expect(text(element(dropdown, "summary"))).toBe("More");
    expect(elements(dropdown, "a").map(text)).toEqual(["Status"]);
    expect(dropdown).toContain("<hr>");
  });

  test("all items except the search box are in the menu too, where a dropdown does not close the others", () => {
    const html = renderPage(
      {},
      siteWith([
        { type: "link", label: "Guides", to: "/", position },
        { type: "dropdown", label: "More", items: [], position: "right" },
        { type: "search", position: "right" },
      ]),
    );
    const menu = element(html.slice(html.indexOf('id="menu"')), "nav");

    expect(elements(menu, "li").map(text)).toEqual(["Guides", "More"]);
    expect(menu).not.toContain('name="navbar"');
  });

  const broken = { type: "doc", plugin: "gone", targets: {}, position } as const;
  test.each<NavbarEntry>([broken, { type: "dropdown", label: "More", items: [broken], position }])(
    "an item ($type) whose docs do not exist throws an error that names it",
    (item) => {
      expect(() => navbar([item])).toThrow(
        `Check this item of navbar.items: ${JSON.stringify(broken)}`,
      );
    },
  );
});

describe("a doc", () => {
  const entry: NavbarEntry = {
    type: "doc",
    plugin: "default",
    targets: {
      "2.0": { label: "Keys", path: "/auth" },
      "1.0": { label: "Old keys", path: "/1.0/auth" },
    },
    position,
  };
  const on = (plugin: string, version: string): Partial<WholePage> => ({
    docs: { plugin, version, alternates: {} },
  });

  test("is that of the current version", () => {
    expect(addresses(links([entry], on("default", "1.0")))).toEqual(["/1.0/auth"]);
  });

  test("is that of the last version on a page of other docs or without docs", () => {
    expect(addresses(links([entry], on("blog", "1.0")))).toEqual(["/auth"]);
    expect(links([entry]).map(text)).toEqual(["Keys"]);
  });

  test("renders nothing if the version does not have it, not even an empty item", () => {
    const inDropdown: NavbarEntry = {
      type: "dropdown",
      label: "More",
      items: [{ ...entry, targets: {} }],
      position,
    };
    for (const absent of [{ ...entry, targets: {} }, inDropdown]) {
      expect(links([absent])).toEqual([]);
      expect(navbar([absent])).not.toContain("<li></li>");
    }
  });
});

describe("the version dropdown", () => {
  const entry: NavbarEntry = { type: "docsVersionDropdown", plugin: "default", position };

  test("links to the equivalent page of each version, and marks the current one", () => {
    const page: Partial<WholePage> = {
      path: "/1.0/auth",
      docs: { plugin: "default", version: "1.0", alternates: { "2.0": "/auth" } },
    };
    const html = navbar([entry], page);

    expect(text(element(html, "summary"))).toBe("Version: 1.0");
    expect(addresses(elements(html, "a"))).toEqual(["/auth", "/1.0/auth"]);
    expect(elements(html, "a").map((link) => link.includes('aria-current="true"'))).toEqual([
      false,
      true,
    ]);
  });

  test("links to the main doc of a version without an equivalent page", () => {
    const page: Partial<WholePage> = {
      path: "/auth",
      docs: { plugin: "default", version: "2.0", alternates: {} },
    };

    expect(addresses(links([entry], page))).toEqual(["/auth", "/1.0"]);
  });

  test("links to the main doc from a page of other docs", () => {
    const page: Partial<WholePage> = {
      path: "/blog/auth",
      docs: { plugin: "blog", version: "2.0", alternates: { "1.0": "/blog/1.0/auth" } },
    };
    const html = navbar([entry], page);

    expect(text(element(html, "summary"))).toBe("Version: 2.0 (latest)");
    expect(addresses(elements(html, "a"))).toEqual(["/", "/1.0"]);
  });

  test("is a plain link if there is only one version", () => {
    const html = navbar([entry], {}, { docs: [{ ...docs, versions: docs.versions.slice(0, 1) }] });

    expect(html).not.toContain("<details");
    expect(elements(html, "a").map(text)).toEqual(["Version: 2.0 (latest)"]);
  });

  test("with one version links to the same page, as with several", () => {
    const page: Partial<WholePage> = {
      path: "/auth",
      docs: { plugin: "default", version: "2.0", alternates: {} },
    };
    const site = { docs: [{ ...docs, versions: docs.versions.slice(0, 1) }] };
    expect(addresses(elements(navbar([entry], page, site), "a"))).toEqual(["/auth"]);
  });
});

describe("the language switcher", () => {
  const entry: NavbarEntry = { type: "localeDropdown", position };
  const locales: SiteData["locales"] = [
    { code: "en", label: "English", direction: "ltr", basePath: "/docs/" },
    { code: "ar", label: "العربية", direction: "rtl", basePath: "/docs/ar/" },
  ];
  const switcher = (page: Partial<WholePage> = {}, site: Partial<SiteData> = {}) =>
    navbar([entry], page, { locales, ...site });

  test("links to the same page in each language, and marks the current one", () => {
    const html = switcher({ path: "/auth" });

    expect(text(element(html, "summary"))).toBe("Language: English");
    const [english, arabic] = elements(html, "a");
    expect(english).toContain('href="/docs/auth" lang="en" hrefLang="en" aria-current="true"');
    expect(arabic).toContain('href="/docs/ar/auth" lang="ar" hrefLang="ar"');
    expect(arabic).not.toContain("aria-current");
  });

  test("links to the home pages from the not-found page", () => {
    expect(addresses(elements(switcher({ path: "/404", kind: "not-found" }), "a"))).toEqual([
      "/docs/",
      "/docs/ar/",
    ]);
  });

  test("is absent if there is only one language", () => {
    expect(switcher({}, { locales: locales.slice(0, 1) })).not.toContain("<details");
  });
});

describe("the current item", () => {
  const items: readonly NavbarEntry[] = [
    { type: "link", label: "Guides", to: "/", position },
    { type: "link", label: "API reference", to: "/api", position },
  ];
  const marks = (page: Partial<WholePage>) =>
    links(items, page).map((link) => /aria-current="(.*?)"/.exec(link)?.[1]);

  test("is marked as the page on its own page, and at its aliases", () => {
    expect(marks({ path: "/api" })).toEqual([undefined, "page"]);
    expect(marks({ path: "/overview", aliases: ["/api"] })).toEqual(["true", "page"]);
  });

  test("is marked as the current section on pages below it", () => {
    expect(marks({ path: "/api/create-class" })).toEqual([undefined, "true"]);
    expect(marks({ path: "/auth" })).toEqual(["true", undefined]);
  });

  test("is none on the not-found page", () => {
    expect(marks({ path: "/404", kind: "not-found" })).toEqual([undefined, undefined]);
  });

  test("inside a dropdown takes precedence over a shorter match outside", () => {
    const dropdown: NavbarEntry = {
      type: "dropdown",
      label: "More",
      items: [{ type: "link", label: "Classes", to: "/api/classes", position }],
      position,
    };
    const html = links([...items, dropdown], { path: "/api/classes/new" });

    expect(html.map((link) => link.includes("aria-current"))).toEqual([false, false, true]);
  });

  test("a path with the same prefix in its last segment is not below", () => {
    expect(currentTarget("/apix", ["/api"])).toBeUndefined();
    expect(currentTarget("/api/x", ["/", "/api", "/api/x"])).toBe("/api/x");
  });
});

test("the menu of a page without a sidebar is only the main menu", () => {
  expect(elements(renderPage(), "button").map(text)).not.toContain("Back to main menu");
});

describe("the color mode switch", () => {
  const colorMode: ColorModeConfig = {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: false,
  };

  test("is a button that contains both labels, one of which CSS shows", () => {
    const html = renderPage({}, { colorMode });
    const toggle = elements(html, "button").find((button) => button.includes("color-mode"));

    expect(text(toggle ?? "")).toBe("Switch to dark modeSwitch to light mode");
  });

  test("is in the bar and in the menu", () => {
    expect(renderPage({}, { colorMode }).match(/data-color-mode-toggle/g)).toHaveLength(2);
  });

  test("is absent if the configuration disables it", () => {
    expect(renderPage({}, { colorMode: { ...colorMode, disableSwitch: true } })).not.toContain(
      "Switch to",
    );
  });
});

describe("a logo", () => {
  const withLogo = (logo: SiteData["navbar"]["logo"]) =>
    renderPage({}, { navbar: { title: "Acme API", hideOnScroll: false, items: [], logo } });

  test("comes with its dark variant, below the base path", () => {
    const html = withLogo({ src: "/logo.svg", srcDark: "/logo-dark.svg", alt: "Acme", width: 90 });

    expect(html).toMatch(/<img width="90"[^>]* alt="Acme"[^>]* src="\/logo.svg"/);
    expect(html).toMatch(/<img width="90"[^>]* alt="Acme"[^>]* src="\/logo-dark.svg"/);
    expect(html).not.toContain('rel="preload"');
  });

  test("links to the configured address", () => {
    const html = withLogo({ src: "/logo.svg", href: "https://acme.example", target: "_blank" });

    expect(element(element(html, "header"), "a")).toMatch(
      /target="_blank" href="https:\/\/acme.example"/,
    );
  });
});
