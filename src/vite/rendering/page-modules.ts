import type { ReactElement } from "react";
import * as jsxRuntime from "react/jsx-runtime";

import type { SiteData } from "../../config/site-data";
import type * as entryServer from "../../entry-server";
import { wordsOf } from "../../i18n/dictionaries";
import type { PageData, PageModule } from "../../page";
import type { ReferencePage } from "../../page-kinds";
import { withBase } from "../../paths";
import { type ApiNavigation, findSchema } from "../../reference/navigation";
import type { NamedSchema, OperationPageProps } from "../../reference/types";
import { downloadsOf } from "../downloads";
import { SiteError } from "../errors";
import { createExampleReader } from "../example-source";
import type { Highlight } from "../highlight";
import { withTitles } from "../load-api";
import { createSampleTypes } from "../sample-types";
import { finishSamples } from "../samples";
import type { PublishedPage } from "../published-page";
import { compileRequestCheck } from "../request-check";
import type { PageSource } from "../site-model";
import { displayPath } from "../site-options";
import { createGeneratedModules } from "./generated-modules";
import type { RenderSite } from "./page-job";

/** The code that runs in Node: the bundle of a build, or the modules of the development server. */
export interface ServerModules {
  readonly entry: typeof entryServer;
  /** Imports the module of a guide, or of the not-found page. */
  guide(locale: string, key: string): Promise<PageModule>;
}

/** A page in one language. */
interface PageInLanguage {
  readonly site: SiteData;
  readonly page: PageData;
}

/** Loads the module of a page. */
type ReadPageModule = (source: PageSource, page: PageInLanguage) => Promise<PageModule>;

/**
 * Returns a function that loads page modules: guides from the server, reference pages from generated modules.
 *
 * @param publish returns the URL of JSON that a page loads late
 */
export function createPageModules(
  { api, config, options }: Pick<RenderSite, "api" | "config" | "options">,
  server: ServerModules,
  highlight: Highlight,
  publish: (json: string) => Promise<string>,
): ReadPageModule {
  // The whole navigation costs browsers nothing, because they get the page as HTML.
  const whole = { ...api, downloads: downloadsOf(api, config.basePath) };
  const navigations = new Map<string, ApiNavigation>();
  const typesOf = createSampleTypes({ options, api }, highlight);
  const readExample = createExampleReader(options.generatedDir);
  const generated = createGeneratedModules({
    generatedDir: options.generatedDir,
    packages: { "@reference": server.entry.reference, "react/jsx-runtime": jsxRuntime },
    readSamples: (source, file) => ({
      ...finishSamples(source, file, { api, highlight, readExample, shown: config.samples }),
    }),
  });

  function navigationIn(locale: string): ApiNavigation {
    const known = navigations.get(locale) ?? withTitles(whole, wordsOf(locale).reference);
    navigations.set(locale, known);
    return known;
  }

  async function contentOf(
    { kind, module: file, operation }: ReferencePage,
    { site: { locale, basePath }, page: { path } }: PageInLanguage,
  ): Promise<PageModule["Content"]> {
    const { default: exported } = await generated.load(file);
    const Page = exported as () => ReactElement<OperationPageProps>;
    const navigation = navigationIn(locale);
    const types = operation && (await typesOf(operation.id));
    const body = kind === "operation" ? requestBodyOf(path, Page) : undefined;
    const check = await compileRequestCheck(body?.content ?? [], {
      navigation,
      words: wordsOf(locale).reference,
      href: (to) => withBase(basePath, to),
      load: async (name) => {
        const found = findSchema(navigation, name);
        if (!found) return undefined;
        const module = await generated.load(`schemas/${found.identifier ?? name}.tsx`);
        return Object.values(module)[0] as NamedSchema;
      },
    });
    const url = check && (await publish(JSON.stringify(check)));
    return server.entry.referenceContent(Page, navigation, { types, check: url });
  }

  return async (source, inLanguage) =>
    source.kind === "reference"
      ? { page: inLanguage.page, Content: await contentOf(source.page, inLanguage) }
      : server.guide(inLanguage.site.locale, inLanguage.page.key);
}

/** Reads the body from a generated operation page, which is one element made without hooks. */
function requestBodyOf(
  path: string,
  Page: () => ReactElement<OperationPageProps>,
): OperationPageProps["requestBody"] {
  try {
    return Page().props.requestBody;
  } catch (cause) {
    throw cannotRender(path, cause);
  }
}

function cannotRender(path: string, cause: unknown): Error {
  return new Error(`The page ${path} cannot be rendered.`, { cause });
}

/**
 * Renders the content of the root element.
 *
 * @throws {SiteError} for a guide that throws, which its author can fix; any other error keeps its stack
 */
export function renderContent(
  server: typeof entryServer,
  { path, site, page, source }: PublishedPage,
  module: PageModule,
): string {
  try {
    return server.renderPage(site, wordsOf(site.locale), module, path);
  } catch (cause) {
    if (page.kind === "guide" && source !== undefined && cause instanceof Error) {
      throw new SiteError(
        `${displayPath(source)} cannot be rendered: ${cause.message}`,
        "Fix the expressions in its text.",
      );
    }
    throw cannotRender(path, cause);
  }
}
