import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { SiteContext } from "../../src/config/SiteContext";
import type { SiteConfig } from "../../src/config/site-config";
import { Layout } from "../../src/layout/Layout";
import type { PageData } from "../../src/page";

/** A configuration with nothing optional in it, changed by `overrides`. */
function siteConfig(overrides: Partial<SiteConfig> = {}): SiteConfig {
  return {
    title: "Acme API",
    titleDelimiter: "|",
    url: "https://docs.acme.example",
    basePath: "/",
    navbar: { title: "Acme API", items: [], hideOnScroll: false },
    colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
    docs: [],
    locales: { default: "en", list: [{ code: "en", label: "English", direction: "ltr" }] },
    ...overrides,
  };
}

/** A guide at `/auth`, changed by `overrides`. */
function pageData(overrides: Partial<PageData> = {}): PageData {
  return {
    key: "guides/auth",
    path: "/auth",
    aliases: [],
    kind: "guide",
    title: "Authentication",
    toc: [],
    sidebar: [],
    ...overrides,
  };
}

/** HTML of `children` inside the site. */
export function render(children: ReactNode, config: SiteConfig = siteConfig()): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteContext value={{ config, locale: "en", href: (path) => path }}>{children}</SiteContext>
    </StaticRouter>,
  );
}

/** HTML of a page in its layout. */
export function renderPage(
  page: Partial<PageData> = {},
  config: Partial<SiteConfig> = {},
  children: ReactNode = <h1>Authentication</h1>,
): string {
  return render(<Layout page={pageData(page)}>{children}</Layout>, siteConfig(config));
}

/** Every element of a kind, without those inside another of that kind: outer HTML, in order. */
export function elements(html: string, tag: string): readonly string[] {
  const pattern = new RegExp(`<${tag}(?=[ >])[^>]*>.*?</${tag}>`, "gs");
  return [...html.matchAll(pattern)].map(([outer]) => outer);
}

/** The first element of a kind; throws where there is none. */
export function element(html: string, tag: string): string {
  const [first] = elements(html, tag);
  if (first === undefined) throw new Error(`There is no <${tag}> in ${html}`);
  return first;
}

/** The text that is left of some HTML, blanks made one. */
export function text(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
