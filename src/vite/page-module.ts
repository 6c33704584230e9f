import { join } from "node:path";

import { engineDir } from "../../program/folders.mjs";
import { offlinePath } from "../paths";
import type { PagePlan } from "./site-model";

/** Whether browsers render a page themselves. Of other pages, they load only data and get the content as HTML; see `ShownMain`. */
export function isProgram({ source }: PagePlan): boolean {
  return source.kind === "not-found";
}

/**
 * Returns the module of a page.
 *
 * @param sidebarUrl the module of the sidebar, relative to this module
 * @param hasContent whether it exports the content, which guides and the pages shown in place of missing ones have
 * @param late further modules that it imports, relative to it
 */
export function writePageModule(
  { data, source }: PagePlan,
  sidebarUrl: string,
  hasContent: boolean,
  late: readonly string[] = [],
): string {
  const page = [
    ...late.map((url) => `import ${JSON.stringify(url)};`),
    importFrom("{ sidebar }", sidebarUrl),
    `export const page = { ...${JSON.stringify(data)}, sidebar };\n`,
  ];
  if (!hasContent || source.kind === "reference") return page.join("\n");
  const standIn = data.path === offlinePath ? "Offline" : "NotFound";
  const [imports, element] =
    source.kind === "guide"
      ? [
          [
            importFrom("Guide", source.guide.file),
            importFrom("{ GuidePage }", join(engineDir, "src/pages/GuidePage.tsx")),
          ],
          "GuidePage, { title: page.title, lang: page.lang, Guide }",
        ]
      : [
          [importFrom(`{ ${standIn} }`, join(engineDir, `src/layout/${standIn}.tsx`))],
          `${standIn}, { words: ${JSON.stringify(source.words)} }`,
        ];
  return [
    `import { createElement } from "react";`,
    ...imports,
    ...page,
    `export function Content() { return createElement(${element}); }`,
  ].join("\n");
}

function importFrom(what: string, from: string): string {
  return `import ${what} from ${JSON.stringify(from)};`;
}
