import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { SiteContext } from "../../src/config/SiteContext";
import type { SiteData } from "../../src/config/site-data";
import { english } from "../../src/i18n/english";
import { SiteWordsContext } from "../../src/i18n/site-words";
import { Footer } from "../../src/layout/Footer";
import { Layout } from "../../src/layout/Layout";
import { Main } from "../../src/layout/Main";
import type { WholePage } from "../../src/page";
import { PageProviders } from "../../src/state/PageProviders";
import { SiteProviders } from "../../src/state/SiteProviders";
import { siteData } from "../site-data";

/** Returns the data of a guide at `/auth`, changed by `overrides`. */
function pageData(overrides: Partial<WholePage> = {}): WholePage {
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

/** Returns the HTML of `children` inside the site. */
export function render(children: ReactNode, config: SiteData = siteData()): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteContext value={{ config, words: english, href: (path) => path, file: (path) => path }}>
        <SiteWordsContext value={english}>
          <SiteProviders>{children}</SiteProviders>
        </SiteWordsContext>
      </SiteContext>
    </StaticRouter>,
  );
}

/** Returns the HTML of a page in its layout. */
export function renderPage(
  overrides: Partial<WholePage> = {},
  config: Partial<SiteData> = {},
  children: ReactNode = <h1>Authentication</h1>,
): string {
  const page = pageData(overrides);
  return render(
    <PageProviders page={page}>
      <Layout page={page} />
      <Main page={page}>{children}</Main>
      <Footer />
    </PageProviders>,
    siteData(config),
  );
}

/** Returns the outer HTML of all elements with a tag, except nested ones, in order. */
export function elements(html: string, tag: string): readonly string[] {
  const pattern = new RegExp(`<${tag}(?=[ >])[^>]*>.*?</${tag}>`, "gs");
  return [...html.matchAll(pattern)].map(([outer]) => outer);
}

/** Returns the first element with a tag. Throws if there is none. */
export function element(html: string, tag: string): string {
  const [first] = elements(html, tag);
  if (first === undefined) throw new Error(`There is no <${tag}> in ${html}`);
  return first;
}

/** Returns the text of HTML, with white space collapsed. */
export function text(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
