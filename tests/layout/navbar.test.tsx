import { describe, expect, test } from "vitest";
import type { ColorModeConfig, DocsPlugin, NavbarItem } from "../../src/config/site-config";
import { currentTarget } from "../../src/layout/current-target";
import type { PageData } from "../../src/page";
import { element, elements, renderPage, text } from "./render";

const docs: readonly DocsPlugin[] = [
  {
    id: "default",
    versions: [
      {
        name: "2.0",
        label: "2.0",
        isLast: true,
        docs: [{ id: "auth", path: "/auth" }],
        sidebars: {},
        draftIds: ["secret"],
        mainDocId: "auth",
      },
    ],
  },
];

/** The links of the navbar's items. */
function links(items: readonly NavbarItem[], page: Partial<PageData> = {}): readonly string[] {
  const navbar = { title: "Acme API", hideOnScroll: false, items };
  const header = element(renderPage(page, { navbar, docs }), "header");
  return elements(element(header, "nav"), "a");
}

test("the title leads to the start page", () => {
  const header = element(renderPage(), "header");

  const brand = element(header, "a");
  expect(text(brand)).toBe("Acme API");
  expect(brand).toContain('href="/"');
});

describe("items", () => {
  test("left ones come before right ones", () => {
    const items: readonly NavbarItem[] = [
      { type: "link", label: "Status", href: "https://status.acme.example", position: "right" },
      { type: "link", label: "Guides", to: "/" },
    ];

    expect(links(items).map(text)).toEqual(["Guides", "Status"]);
  });

  test("a link elsewhere says nothing about where it comes from", () => {
    const [link] = links([{ type: "link", label: "Status", href: "https://status.acme.example" }]);

    expect(link).toContain('href="https://status.acme.example"');
    expect(link).toContain('rel="noreferrer"');
  });

  test("a doc is found by its id", () => {
    const [link] = links([{ type: "doc", docId: "auth", label: "Keys" }]);

    expect(link).toContain('href="/auth"');
    expect(text(link ?? "")).toBe("Keys");
  });

  test("a draft draws nothing", () => {
    expect(links([{ type: "doc", docId: "secret" }])).toEqual([]);
  });

  test("an unknown doc is an error that names it and what there is", () => {
    expect(() => links([{ type: "doc", docId: "atuh" }])).toThrow(
      'Doc id "atuh" is not in version "2.0". Its docs: auth.',
    );
    expect(() => links([{ type: "doc", docId: "auth", docsPluginId: "blog" }])).toThrow(
      'There are no docs "blog" for the doc id "auth".',
    );
  });

  test("html is written as it stands", () => {
    const html = renderPage(
      {},
      {
        navbar: {
          title: "Acme API",
          hideOnScroll: false,
          items: [{ type: "html", html: "<kbd>hi</kbd>" }],
        },
      },
    );

    expect(html).toContain("<kbd>hi</kbd>");
  });
});

describe("the current item", () => {
  const items: readonly NavbarItem[] = [
    { type: "link", label: "Guides", to: "/" },
    { type: "link", label: "API reference", to: "/api" },
  ];
  const marks = (page: Partial<PageData>) =>
    links(items, page).map((link) => /aria-current="(.*?)"/.exec(link)?.[1]);

  test("is marked as the page on its own page, and under its other paths", () => {
    expect(marks({ path: "/api" })).toEqual([undefined, "page"]);
    expect(marks({ path: "/overview", aliases: ["/api"] })).toEqual(["true", "page"]);
  });

  test("is marked as the part of the site on pages below it", () => {
    expect(marks({ path: "/api/create-class" })).toEqual([undefined, "true"]);
    expect(marks({ path: "/auth" })).toEqual(["true", undefined]);
  });

  test("is none on the not-found page", () => {
    expect(marks({ path: "/404", kind: "not-found" })).toEqual([undefined, undefined]);
  });

  test("a path that only begins alike is no page below", () => {
    expect(currentTarget("/apix", ["/api"])).toBeUndefined();
    expect(currentTarget("/api/x", ["/", "/api", "/api/x"])).toBe("/api/x");
  });
});

test("the menu button opens the menu, and the menu has a button that closes it", () => {
  const buttons = elements(renderPage(), "button");

  expect(buttons.find((button) => button.includes('aria-label="Open menu"'))).toContain(
    'popoverTarget="menu"',
  );
  const close = buttons.find((button) => button.includes('aria-label="Close menu"'));
  expect(close).toContain('popoverTarget="menu" popoverTargetAction="hide"');
});

describe("the colour mode switch", () => {
  const colorMode: ColorModeConfig = {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: false,
  };

  test("is a button that holds both names, of which CSS shows one", () => {
    const html = renderPage({}, { colorMode });
    const toggle = elements(html, "button").find((button) => button.includes("color-mode"));

    expect(text(toggle ?? "")).toBe("Switch to dark modeSwitch to light mode");
  });

  test("is absent where the configuration takes it away", () => {
    expect(renderPage({}, { colorMode: { ...colorMode, disableSwitch: true } })).not.toContain(
      "Switch to",
    );
  });
});

test("a logo comes with its dark variant, below the base path", () => {
  const logo = { src: "/logo.svg", srcDark: "/logo-dark.svg", alt: "Acme", width: 90 };
  const html = renderPage(
    {},
    { navbar: { title: "Acme API", hideOnScroll: false, items: [], logo } },
  );

  expect(html).toMatch(/<img width="90"[^>]* alt="Acme"[^>]* src="\/logo.svg"/);
  expect(html).toMatch(/<img width="90"[^>]* alt="Acme"[^>]* src="\/logo-dark.svg"/);
  expect(html).not.toContain('rel="preload"');
});
