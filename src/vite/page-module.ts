import { join } from "node:path";

import { generatedModule } from "./generated-module";
import { downloadsOf } from "./downloads";
import { sampleTypesModule } from "./sample-types-module";
import { projectDir } from "./site-options";
import type { PagePlan, PageSource, SiteModel } from "./site-model";

/** Imports and the expression that draws the page; `page` and `navigation` are in scope. */
interface Content {
  readonly imports: readonly string[];
  readonly expression: string;
}

interface PageModuleOptions {
  /** What to import the sidebar from. */
  readonly sidebarModule: string;
}

/** Writes the module of one page: its data, and its content inside the frame that its kind needs. */
export function writePageModule(
  model: SiteModel,
  { data, source }: PagePlan,
  { sidebarModule }: PageModuleOptions,
): string {
  const { imports, expression } = contentOf(model, source);
  return [
    `import { createElement } from "react";`,
    ...imports,
    dataLines(data, sidebarModule),
    `export function Content() { return ${expression}; }`,
  ].join("\n");
}

/**
 * Writes the module of a page that browsers get as html: its data alone, see `src/navigation/prerendered.tsx`.
 *
 * @param sidebarUrl relative to the module
 */
export function writeDataModule({ data }: PagePlan, sidebarUrl: string): string {
  return `${dataLines(data, sidebarUrl)}\n`;
}

function dataLines(data: PagePlan["data"], sidebar: string): string {
  return `${importFrom("{ sidebar }", sidebar)}\nexport const page = { ...${JSON.stringify(data)}, sidebar };`;
}

function contentOf(model: SiteModel, source: PageSource): Content {
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
    case "errors":
    case "operation":
    case "schema":
      return insideApiPage(model, source, generatedPage(model, generatedModule(source)));
    case "not-found":
      return {
        imports: [importFrom("{ NotFound }", shell("layout/NotFound.tsx"))],
        expression: "createElement(NotFound)",
      };
  }
}

function insideApiPage({ api, config }: SiteModel, source: PageSource, inner: Content): Content {
  const downloads = downloadsOf(api, config.basePath);
  const types =
    source.kind === "operation"
      ? importFrom("{ types }", sampleTypesModule(source.operation.id))
      : "const types = undefined;";
  return {
    imports: [
      ...inner.imports,
      importFrom("{ ApiPage }", shell("pages/ApiPage.tsx")),
      types,
      `const navigation = ${JSON.stringify({ ...api, downloads })};`,
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
