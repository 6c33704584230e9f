import { existsSync } from "node:fs";
import { join } from "node:path";

import { callOf } from "../../program/folders.mjs";
import type { ApiChanges, ApiNavigation } from "../reference/navigation";
import type { ReferenceWords } from "../reference/words";
import { SiteError } from "./errors";
import { createLoader } from "./rendering/generated-modules";
import { displayPath } from "./site-options";
import { visibleText } from "./visible-text";

/**
 * Reads the API navigation of a generated tree.
 *
 * @throws {SiteError} if the directory contains no generated tree or an incomplete one
 */
export async function loadApi(generatedDir: string): Promise<ApiNavigation> {
  const file = join(generatedDir, "navigation.ts");
  if (!existsSync(file))
    throw new SiteError(
      `${displayPath(generatedDir)} contains no generated API: navigation.ts is missing`,
      `Run \`${callOf("codegen")}\`, or choose another directory with --generated.`,
    );
  const load = createLoader(generatedDir);
  const { navigation } = await load<{ readonly navigation?: ApiNavigation }>("navigation.ts");
  if (!navigation?.sections) {
    throw new SiteError(
      `${displayPath(file)} does not export \`navigation\``,
      `Run \`${callOf("codegen")}\` to rewrite it.`,
    );
  }
  // An API without versions has no changes.
  if (!existsSync(join(generatedDir, "changes.ts"))) return withVisibleTexts(navigation);
  const { changes } = await load<{ readonly changes: ApiChanges }>("changes.ts");
  return withVisibleTexts({ ...navigation, changes });
}

/** Makes hidden characters visible in texts of the shell, because browsers render the shell, too. */
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
        ...(api.changes?.operations[operation.id] === "new" && { isNew: true }),
      })),
    })),
  };
}

/** Gives sections without a tag a title in a language. */
export function withTitles(
  api: ApiNavigation,
  { webhooks, untagged }: Pick<ReferenceWords, "webhooks" | "untagged">,
): ApiNavigation {
  return {
    ...api,
    sections: api.sections.map((section) => ({
      ...section,
      tag: section.tag || (section.operations[0]?.kind === "webhook" ? webhooks : untagged),
    })),
  };
}
