import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { callOf } from "../../program/folders.mjs";
import type { ReferencePage } from "../reference-pages";
import type { ApiChanges, ApiNavigation } from "../reference/navigation";
import type { ReferenceWords } from "../reference/words";
import { SiteError } from "./errors";
import { readExportedLiterals } from "./literals";
import { displayPath } from "./site-options";
import { visibleText } from "./visible-text";

/**
 * Reads the API navigation of a generated tree.
 *
 * @throws {SiteError} if the directory contains no generated tree or an incomplete one
 */
export async function loadApi(generatedDir: string): Promise<ApiNavigation> {
  const file = join(generatedDir, "navigation.ts");
  const source = await readFile(file, "utf8").catch(() => {
    throw new SiteError(
      `${displayPath(generatedDir)} contains no generated API: navigation.ts is missing`,
      `Run \`${callOf("codegen")}\`, or choose another directory with --generated.`,
    );
  });
  const { navigation } = readExportedLiterals(source, displayPath(file));
  if (typeof navigation !== "object" || navigation === null || !("sections" in navigation)) {
    throw new SiteError(
      `${displayPath(file)} does not export \`navigation\``,
      `Run \`${callOf("codegen")}\` to rewrite it.`,
    );
  }
  // Codegen writes the navigation with `satisfies ApiNavigation`, and the changes that pages mark with `satisfies ApiChanges`.
  const api = navigation as unknown as ApiNavigation;
  const changes = (await readChanges(generatedDir)) as ApiChanges | undefined;
  return withVisibleTexts(changes ? { ...api, changes } : api);
}

/** Returns the exported value of `changes.ts`; `undefined` if the API has no versions. */
async function readChanges(generatedDir: string): Promise<unknown> {
  const file = join(generatedDir, "changes.ts");
  if (!existsSync(file)) return undefined;
  return readExportedLiterals(await readFile(file, "utf8"), displayPath(file))["changes"];
}

/**
 * Checks that the generated tree has every page.
 *
 * @throws {SiteError} if one is missing
 */
export function requireModules(generatedDir: string, pages: readonly ReferencePage[]): void {
  const missing = pages.find(({ module }) => !existsSync(join(generatedDir, module)));
  if (missing) {
    throw new SiteError(
      `${displayPath(join(generatedDir, missing.module))} is missing, though navigation.ts lists it`,
      `Run \`${callOf("codegen")}\`.`,
    );
  }
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
