import { join } from "node:path";

import type { ApiSchema } from "../reference/navigation";
import { pageNavigation } from "./page-navigation";
import { schemaMembers } from "./schema-members";
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
    case "operation":
      return inApiPage(model, source, generatedPage(model, `api/${source.operation.id}.tsx`));
    case "schema":
      return inApiPage(model, source, await schemaPage(model, source.schema));
    case "not-found":
      return {
        imports: [importFrom("{ NotFound }", shell("layout/NotFound.tsx"))],
        expression: "createElement(NotFound)",
      };
  }
}

async function inApiPage(model: SiteModel, source: PageSource, inner: Content): Promise<Content> {
  const navigation = JSON.stringify(await pageNavigation(model, source));
  return {
    imports: [
      ...inner.imports,
      importFrom("{ ApiPage }", shell("pages/ApiPage.tsx")),
      `const navigation = ${navigation};`,
    ],
    expression: `createElement(ApiPage, { navigation }, ${inner.expression})`,
  };
}

function generatedPage({ options }: SiteModel, path: string): Content {
  return {
    imports: [importFrom("Page", join(options.generatedDir, path))],
    expression: "createElement(Page)",
  };
}

/** The page of a schema, with what unfolds on it. */
async function schemaPage(model: SiteModel, schema: ApiSchema): Promise<Content> {
  const { schemas, branches } = await schemaMembers(model, schema);
  const members = [...new Set([...schemas, ...branches])];
  // Under names of our own: a schema may be called `SchemaPage`.
  const local = (member: ApiSchema) => `Schema${members.indexOf(member)}`;
  const map = (list: readonly ApiSchema[]) =>
    list.map((member) => `[${JSON.stringify(member.name)}]: ${local(member)}`).join(", ");
  return {
    imports: [
      importFrom("{ SchemaPage }", "@reference"),
      ...members.map((member) =>
        importFrom(
          `{ ${member.identifier} as ${local(member)} }`,
          join(model.options.generatedDir, "schemas", `${member.identifier}.tsx`),
        ),
      ),
    ],
    expression:
      `createElement(SchemaPage, { name: page.title, schemas: { ${map(schemas)} }, ` +
      `branches: { ${map(branches)} } })`,
  };
}

function shell(path: string): string {
  return join(projectDir, "src", path);
}

function importFrom(what: string, from: string): string {
  return `import ${what} from ${JSON.stringify(from)};`;
}
