import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type ApiNavigation, schemaModuleName } from "../reference/navigation";
import { SiteError } from "./errors";
import { readExportedLiterals } from "./literals";
import { displayPath } from "./site-options";
import { visibleText } from "./visible-text";

/**
 * Reads what a generated tree says of its API.
 *
 * @throws {SiteError} when the directory holds no generated tree, or an incomplete one
 */
export async function loadApi(generatedDir: string): Promise<ApiNavigation> {
  const file = join(generatedDir, "navigation.ts");
  const source = await readFile(file, "utf8").catch(() => {
    throw new SiteError(
      `${displayPath(generatedDir)} holds no generated API: navigation.ts is missing`,
      "Run `npm run codegen`, or name another directory with --generated.",
    );
  });
  const { navigation } = readExportedLiterals(source, displayPath(file));
  if (typeof navigation !== "object" || navigation === null || !("sections" in navigation)) {
    throw new SiteError(
      `${displayPath(file)} exports no \`navigation\``,
      "Run `npm run codegen` to write it anew.",
    );
  }
  // Codegen wrote it against this very type (`satisfies ApiNavigation`).
  const api = navigation as unknown as ApiNavigation;
  const expected = [
    "overview.tsx",
    ...(api.errors ? ["errors.tsx"] : []),
    ...api.sections.flatMap(({ operations }) => operations.map(({ id }) => `api/${id}.tsx`)),
    ...api.schemas.map((schema) => `schemas/${schemaModuleName(schema)}.page.tsx`),
  ];
  const missing = expected.find((path) => !existsSync(join(generatedDir, path)));
  if (missing !== undefined) {
    throw new SiteError(
      `${displayPath(join(generatedDir, missing))} is missing, though navigation.ts lists it`,
      "Run `npm run codegen`.",
    );
  }
  return withVisibleTexts(api);
}

/** What the shell shows of an API. It is drawn in browsers too, where no one else looks for what hides in its texts. */
function withVisibleTexts(api: ApiNavigation): ApiNavigation {
  return {
    ...api,
    title: visibleText(api.title),
    sections: api.sections.map((section) => ({
      ...section,
      tag: visibleText(section.tag),
      operations: section.operations.map((operation) => ({
        ...operation,
        path: visibleText(operation.path),
        title: visibleText(operation.title),
      })),
    })),
  };
}
