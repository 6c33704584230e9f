import { join } from "node:path";

import { projectDir } from "./site-options";
import type { PagePlan } from "./site-model";

/**
 * Returns the module of a page. For a reference page it is only data: browsers get its content as HTML, see
 * `src/navigation/prerendered.tsx`.
 *
 * @param sidebarUrl the module of the sidebar, relative to this module
 */
export function writePageModule({ data, source }: PagePlan, sidebarUrl: string): string {
  const page = [
    importFrom("{ sidebar }", sidebarUrl),
    `export const page = { ...${JSON.stringify(data)}, sidebar };\n`,
  ];
  const withContent = (imports: readonly string[], element: string) =>
    [
      `import { createElement } from "react";`,
      ...imports,
      ...page,
      `export function Content() { return createElement(${element}); }`,
    ].join("\n");
  switch (source.kind) {
    case "guide":
      return withContent(
        [
          importFrom("Guide", source.guide.file),
          importFrom("{ MdxPage }", join(projectDir, "src/pages/MdxPage.tsx")),
        ],
        "MdxPage, { title: page.title, lang: page.lang, Guide }",
      );
    case "not-found":
      return withContent(
        [importFrom("{ NotFound }", join(projectDir, "src/layout/NotFound.tsx"))],
        "NotFound",
      );
    default:
      return page.join("\n");
  }
}

function importFrom(what: string, from: string): string {
  return `import ${what} from ${JSON.stringify(from)};`;
}
