import { createElement, type ReactElement } from "react";
import * as jsxRuntime from "react/jsx-runtime";

import type * as entryServer from "../../entry-server";
import type { SiteWords } from "../../i18n/words";
import type { PageModule } from "../../page";
import type { ReferencePage } from "../../reference-pages";
import { operationPath, withBase } from "../../paths";
import { findSchema } from "../../reference/navigation";
import type { ErrorsPageProps } from "../../reference/errors/ErrorsPage";
import type { NamedSchema, OperationPageProps } from "../../reference/types";
import { attempt } from "../../shared/attempt";
import { fieldRules, type RuledPart } from "../../view/field-rules";
import { layOutPayload, withShared } from "../../view/lay-out-page";
import { rootPlace } from "../../view/lay-out-schema";
import { schemasOfNamed, schemasToUnfold, schemasToUnfoldIn } from "../../view/unfold";
import { SiteError, siteErrorsIn, throwAll } from "../errors";
import { exampleAt, loadShared, type SamplesModule } from "../example-source";
import type { Highlight } from "../highlight";
import { createSampleTypes } from "../sample-types";
import { finishExample, finishSamples } from "../samples";
import type { PublishedPage } from "../published-page";
import { compileRequestCheck } from "../request-check";
import { createSidebars } from "../sidebar";
import { type LocaleModel, ownWords, type PagePlan, type SiteModel } from "../site-model";
import { displayPath } from "../site-options";
import { createLoader } from "./generated-modules";
import { placeIn } from "./thrown-place";

/** Maximum number of fields on the page of rules: more take seconds to lay out on a phone. */
const maxRuledFields = 2000;

/** The code that runs in Node: the bundle of a build, or the modules of the development server. */
export interface ServerModules {
  readonly entry: typeof entryServer;
  /** Imports the content of a guide, or of a page in place of a missing one. */
  guide(locale: LocaleModel, key: string): Promise<Pick<PageModule, "Content">>;
  /** Returns a stack with the places of the sources. */
  withSources(stack: string): string;
}

/**
 * Returns a function that loads page modules: guides from the server, reference pages from generated modules.
 *
 * @param publish publishes JSON that a page loads late, and returns its URL
 */
export function createPageModules(
  { api, config, options }: SiteModel,
  server: ServerModules,
  highlight: Highlight,
  publish: (json: string) => Promise<string>,
) {
  const sidebarOf = createSidebars();
  const typesOf = createSampleTypes({ options, api }, highlight);
  const { generatedDir } = options;
  const loadAsWritten = createLoader(generatedDir);
  const packages = {
    "openapi-tsx-docs/reference": server.entry.reference,
    "react/jsx-runtime": jsxRuntime,
  };
  const loadWithoutSamples = createLoader(generatedDir, { packages });
  const load = createLoader(generatedDir, {
    packages,
    async finish(path) {
      const shared = await loadShared(generatedDir, loadAsWritten);
      const module = await loadAsWritten<SamplesModule>(path);
      return finishSamples(module, path, { api, highlight, shared, shown: config.samples });
    },
  });

  async function contentOf(
    { kind, path, module: file, title, operation }: ReferencePage,
    // Passing the whole navigation costs browsers nothing, because they get the page as HTML.
    locale: LocaleModel,
  ): Promise<PageModule["Content"]> {
    const { api: navigation, site, words } = locale;
    if (kind === "schema")
      return server.entry.referenceContent(await schemaPage(title), { navigation });
    const { default: Page } = await load<{ readonly default: () => PageElement }>(file);
    const page = elementOf(path, Page);
    const { requestBody, shared, shapes } = page.props;
    const body = kind === "operation" ? requestBody?.content : undefined;
    const check = await compileRequestCheck(body ?? [], {
      navigation,
      words: words.reference,
      href: (to) => withBase(site.basePath, to),
      load: loadSchema,
    });
    return server.entry.referenceContent(page, {
      navigation,
      ...((kind === "rules" || kind === "errors") && { rules: await (allRules ??= readRules()) }),
      operation: operation?.id,
      ...(shapes
        ? {
            schemas: await schemasToUnfoldIn(
              shapes.flatMap(({ schema }) => schema ?? []),
              loadSchema,
            ),
          }
        : await schemasToUnfold(withShared(page.props, shared), loadSchema)),
      types: operation && (await typesOf(operation.id)),
      check:
        check &&
        (await publish(
          JSON.stringify(
            ownWords(locale).requestCheck ? { ...check, words: words.requestCheck } : check,
          ),
        )),
    });
  }

  let allRules: ReturnType<typeof readRules> | undefined;
  /** Returns the rules of the fields of operations, until {@link maxRuledFields} are reached. */
  async function readRules() {
    const rules = new Map<string, readonly RuledPart[]>();
    let count = 0;
    for (const { id, kind } of api.sections.flatMap(({ operations }) => operations)) {
      if (kind === "webhook") continue;
      const file = `api/${id}.tsx`;
      const { default: Page } = await loadWithoutSamples<{ readonly default: () => PageElement }>(
        file,
      );
      const { props } = elementOf(operationPath(id), Page);
      const operation = withShared(props, props.shared);
      const { schemas, inErrors } = await schemasToUnfold(operation, loadSchema);
      const place = rootPlace<unknown>((name) => schemas.get(name));
      const own = fieldRules(
        layOutPayload(operation, { ...place, inErrors: (name) => inErrors.get(name) }),
      );
      count += own.reduce((sum, { fields }) => sum + fields.length, 0);
      if (count > maxRuledFields) break;
      rules.set(id, own);
    }
    return rules;
  }

  async function moduleOf(name: string): Promise<NamedSchema | undefined> {
    const found = findSchema(api, name);
    if (!found) return undefined;
    const { identifier = name } = found;
    const exports = await load<Readonly<Record<string, NamedSchema>>>(`schemas/${identifier}.tsx`);
    return exports[identifier];
  }

  /** Loads a schema without the parts that only its own page shows. */
  async function loadSchema(name: string): Promise<NamedSchema | undefined> {
    const module = await moduleOf(name);
    return module && { ...module, pageExamples: undefined, usedBy: undefined };
  }

  async function schemaPage(name: string): Promise<ReactElement> {
    const { pageExamples = [], usedBy } = (await moduleOf(name)) ?? {};
    const examples = pageExamples.map(async ({ from, value, ...about }) => {
      const written = from === undefined ? value : await exampleAt(from, loadAsWritten);
      return finishExample({ ...about, value: written }, highlight);
    });
    return createElement(server.entry.SchemaPage, {
      name,
      examples: await Promise.all(examples),
      ...(usedBy && { usedBy }),
      ...(await schemasOfNamed(name, loadSchema)),
    });
  }

  return async (locale: LocaleModel, { data, source, scope }: PagePlan): Promise<PageModule> => {
    const page = { ...data, sidebar: sidebarOf(locale, scope) };
    if (source.kind === "reference") return { page, Content: await contentOf(source.page, locale) };
    const { Content } = await server.guide(locale, data.key).catch((cause: unknown) => {
      throw source.kind === "guide" ? cannotRenderGuide(server, source.guide.file, cause) : cause;
    });
    return { page, Content };
  };
}

/** The element of a generated page of any kind. */
type PageElement = ReactElement<Partial<OperationPageProps & ErrorsPageProps>>;

/** Returns the element of a generated page. Such pages use no hooks. */
function elementOf(path: string, Page: () => PageElement): PageElement {
  try {
    return Page();
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
 * @throws {SiteError} for a guide that throws, because its author can fix it; any other error keeps its stack
 */
export function renderContent(
  server: ServerModules,
  { path, site, page, source }: PublishedPage,
  module: PageModule,
  words: SiteWords,
): entryServer.PageHtml {
  const { taskDone, taskOpen } = words.reference;
  try {
    const { shell, main } = server.entry.renderPage(site, words, module, path);
    // Screen readers would skip the sign, or read the name of the character.
    const named = main.replace(
      /(?<=<li>(?:<p>)?)[☐☑](?= )/g,
      (sign) =>
        `<span role="img" aria-label="${sign === "☑" ? taskDone : taskOpen}">${sign}</span>`,
    );
    return { shell, main: named };
  } catch (cause) {
    if (page.kind === "guide" && source !== undefined)
      throw cannotRenderGuide(server, source, cause);
    throw cannotRender(path, cause);
  }
}

function cannotRenderGuide(server: ServerModules, path: string, cause: unknown): SiteError {
  // Mistakes found while compiling already say what to do.
  throwAll(attempt(() => siteErrorsIn(cause)) ?? []);
  const { message, stack = "" } = cause instanceof Error ? cause : new Error(String(cause));
  const file = displayPath(path);
  const place = placeIn(server.withSources(stack));
  return new SiteError(
    `${place?.file === file ? "the guide" : file} cannot be rendered: ${message}`,
    "Fix the expressions in its text, or what it imports.",
    place,
  );
}
