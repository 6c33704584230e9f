import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { ApiSchema } from "../reference/navigation";
import { pageNavigation } from "./page-navigation";
import { projectDir } from "./site-options";
import type { PagePlan, PageSource, SiteModel } from "./site-model";

/** Imports and the expression that draws the page; `page` and `navigation` are in scope. */
interface Content {
  readonly imports: readonly string[];
  readonly expression: string;
}

/**
 * Writes the module of one page: its data, and its content inside the frame that its kind needs.
 *
 * @param sidebarModule what to import the sidebar from
 */
export async function writePageModule(
  model: SiteModel,
  { data, source }: PagePlan,
  sidebarModule: string,
): Promise<string> {
  const { imports, expression } = await contentOf(model, source);
  return [
    `import { createElement } from "react";`,
    importFrom("{ sidebar }", sidebarModule),
    ...imports,
    `export const page = { ...${JSON.stringify(data)}, sidebar };`,
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
        expression: "createElement(MdxPage, { title: page.title, Guide })",
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

/** Only what the schema includes (`allOf`) unfolds with it; all else are links to pages of the same kind. */
async function schemaPage({ api, options }: SiteModel, schema: ApiSchema): Promise<Content> {
  const fileOf = ({ identifier }: ApiSchema) =>
    join(options.generatedDir, "schemas", `${identifier}.tsx`);
  const members = [schema];
  for (const member of members) {
    const text = await readFile(fileOf(member), "utf8");
    for (const [, name] of text.matchAll(/<Includes of="([^"]+)"/g)) {
      const included = api.schemas.find((candidate) => candidate.name === name);
      if (included && !members.includes(included)) members.push(included);
    }
  }
  // Under names of our own: a schema may be called `SchemaPage`.
  const schemas = members.map(({ name }, index) => `[${JSON.stringify(name)}]: Schema${index}`);
  return {
    imports: [
      importFrom("{ SchemaPage }", "@reference"),
      ...members.map((member, index) =>
        importFrom(`{ ${member.identifier} as Schema${index} }`, fileOf(member)),
      ),
    ],
    expression: `createElement(SchemaPage, { name: page.title, schemas: { ${schemas.join(", ")} } })`,
  };
}

function shell(path: string): string {
  return join(projectDir, "src", path);
}

function importFrom(what: string, from: string): string {
  return `import ${what} from ${JSON.stringify(from)};`;
}
