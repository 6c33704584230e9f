import { join } from "node:path";

import { schemaModuleName } from "../reference/navigation";
import { pageNavigation } from "./page-navigation";
import { sampleTypesModule } from "./sample-types-module";
import { projectDir } from "./site-options";
import type { PagePlan, PageSource } from "./plan-pages";
import type { SiteModel } from "./site-model";

/** Imports and the expression that draws the page; `page` and `navigation` are in scope. */
interface Content {
  readonly imports: readonly string[];
  readonly expression: string;
}

/** Where a module runs. */
interface PageModuleOptions {
  /** What to import the sidebar from. */
  readonly sidebarModule: string;
  /** In the browsers of readers, who have the prerendered document. */
  readonly isPublished: boolean;
}

/**
 * Writes the module of one page: its data, and its content inside the frame that its kind needs. A page of the reference has no
 * content in browsers: see `src/navigation/prerendered.tsx`.
 */
export async function writePageModule(
  model: SiteModel,
  { data, source }: PagePlan,
  { sidebarModule, isPublished }: PageModuleOptions,
): Promise<string> {
  const dataLines = [
    importFrom("{ sidebar }", sidebarModule),
    `export const page = { ...${JSON.stringify(data)}, sidebar };`,
  ];
  if (isPublished && source.kind !== "guide" && source.kind !== "not-found")
    return dataLines.join("\n");
  const { imports, expression } = await contentOf(model, source);
  return [
    `import { createElement } from "react";`,
    ...imports,
    ...dataLines,
    `export function Content() { return ${expression}; }`,
  ].join("\n");
}

async function contentOf(model: SiteModel, source: PageSource): Promise<Content> {
  switch (source.kind) {
    case "guide":
      return {
        imports: [
          importFrom("Guide", source.guide.file),
          importFrom("{ MdxPage }", shell("pages/MdxPage.tsx")),
        ],
        expression: "createElement(MdxPage, { title: page.title, lang: page.lang, Guide })",
      };
    case "overview":
      return inApiPage(model, source, generatedPage(model, "overview.tsx"));
    case "errors":
      return inApiPage(model, source, generatedPage(model, "errors.tsx"));
    case "operation":
      return inApiPage(model, source, generatedPage(model, `api/${source.operation.id}.tsx`));
    case "schema":
      return inApiPage(
        model,
        source,
        generatedPage(model, `schemas/${schemaModuleName(source.schema)}.page.tsx`),
      );
    case "not-found":
      return {
        imports: [importFrom("{ NotFound }", shell("layout/NotFound.tsx"))],
        expression: "createElement(NotFound)",
      };
  }
}

async function inApiPage(model: SiteModel, source: PageSource, inner: Content): Promise<Content> {
  const navigation = JSON.stringify(await pageNavigation(model, source));
  const types =
    source.kind === "operation"
      ? importFrom("{ types }", sampleTypesModule(source.operation.id))
      : "const types = undefined;";
  return {
    imports: [
      ...inner.imports,
      importFrom("{ ApiPage }", shell("pages/ApiPage.tsx")),
      types,
      `const navigation = ${navigation};`,
    ],
    expression: `createElement(ApiPage, { navigation, types }, ${inner.expression})`,
  };
}

function generatedPage({ options }: SiteModel, path: string): Content {
  return {
    imports: [importFrom("Page", join(options.generatedDir, path))],
    expression: "createElement(Page)",
  };
}

function shell(path: string): string {
  return join(projectDir, "src", path);
}

function importFrom(what: string, from: string): string {
  return `import ${what} from ${JSON.stringify(from)};`;
}
