import { join } from "node:path";

import { engineDir } from "../../program/folders.mjs";
import { offlinePath } from "../paths";
import type { PagePlan } from "./site-model";

/** Whether browsers render a page themselves. They get other pages as HTML; see `ShownMain`. */
export function isProgram({ source }: PagePlan): boolean {
  return source.kind === "not-found";
}

/** Returns the module with the content of a guide or of a page in place of a missing one; `undefined` for a page of the reference. */
export function writePageModule({ data, source }: PagePlan): string | undefined {
  const standIn = data.path === offlinePath ? "Offline" : "NotFound";
  switch (source.kind) {
    case "guide":
      return writeModule(
        [
          importFrom("Guide", source.guide.file),
          importFrom("{ GuidePage }", join(engineDir, "src/pages/GuidePage.tsx")),
        ],
        `GuidePage, { ...${JSON.stringify({ title: data.title, lang: data.lang })}, Guide }`,
      );
    case "not-found":
      return writeModule(
        [importFrom(`{ ${standIn} }`, join(engineDir, `src/layout/${standIn}.tsx`))],
        `${standIn}, { words: ${JSON.stringify(source.words)} }`,
      );
    default:
      return undefined;
  }
}

function writeModule(imports: readonly string[], element: string): string {
  return [
    `import { createElement } from "react";`,
    ...imports,
    `export function Content() { return createElement(${element}); }`,
  ].join("\n");
}

function importFrom(what: string, from: string): string {
  return `import ${what} from ${JSON.stringify(from)};`;
}
