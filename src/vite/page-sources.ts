import { existsSync } from "node:fs";
import { join } from "node:path";

import { siteDir } from "../../program/folders.mjs";
import type { SiteConfig } from "../config/site-config";
import { findRepository, pathBelow, readGitDates } from "./git-dates";
import type { LocaleModel, PagePlan } from "./site-model";
import type * as specLines from "./spec-lines";

/**
 * Returns the absolute path of a page's source: its guide or the OpenAPI document. The not-found page has none.
 *
 * @param spec the document's file, relative to the project
 */
export function sourceFile({ source }: PagePlan, spec: string): string | undefined {
  if (source.kind === "guide") return source.guide.file;
  return source.kind === "not-found" ? undefined : join(siteDir, spec);
}

type SourceConfig = Pick<SiteConfig, "editUrl" | "editLineUrl" | "lastUpdated">;

/** Adds the edit URL and the date of the last commit to every page, if configuration and git provide them. */
export async function addSourceFacts(
  locales: readonly LocaleModel[],
  config: SourceConfig,
): Promise<readonly LocaleModel[]> {
  const files = locales.flatMap(({ api, pages }) =>
    pages.flatMap((plan) => sourceFile(plan, api.spec) ?? []),
  );
  const dates = config.lastUpdated ? await readGitDates([...new Set(files)]) : undefined;
  const isLinked =
    config.editUrl !== undefined && locales.some(({ api }) => existsSync(join(siteDir, api.spec)));
  // Loaded on demand: the code that reads documents is a third of the program.
  const placeOf = createPlaces(isLinked ? await import("./spec-lines") : undefined);
  return locales.map((model) => {
    const format = new Intl.DateTimeFormat(model.site.locale, {
      dateStyle: "medium",
      // Gives the same text on every machine; browsers do not compute it again.
      timeZone: "UTC",
    });
    const pages = model.pages.map((plan): PagePlan => {
      const file = sourceFile(plan, model.api.spec);
      if (file === undefined) return plan;
      const date = dates?.get(file);
      return {
        ...plan,
        data: {
          ...plan.data,
          editUrl:
            config.editUrl === undefined ? undefined : editAddress(config, placeOf(plan, file)),
          lastUpdated:
            date === undefined ? undefined : { date, text: format.format(new Date(date)) },
        },
      };
    });
    return { ...model, pages };
  });
}

/**
 * @param lines absent if no document is available
 * @returns a function that returns where the source of a page starts: in the document or in its own file
 */
function createPlaces(
  lines: typeof specLines | undefined,
): (plan: PagePlan, file: string) => specLines.SourcePlace {
  // Shared by all languages, and read only when needed.
  let find: ((pointer: string) => specLines.SourcePlace) | undefined;
  return ({ source }, file) => {
    if (source.kind !== "reference" || !existsSync(file)) return { file };
    find ??= lines?.createLineFinder(file);
    return find?.(source.page.pointer) ?? { file };
  };
}

/** Returns the URL to edit a file, or its line if there is one. */
function editAddress(
  { editUrl = "", editLineUrl }: SourceConfig,
  { file, line }: specLines.SourcePlace,
): string | undefined {
  // Only the name of a document outside the project is known.
  if (!existsSync(file)) return undefined;
  // Without `.git`, as in a container image, treats the project as the whole repository.
  const below = pathBelow(findRepository(file) ?? siteDir, file);
  if (below === undefined) return undefined;
  const path = below.split("/").map(encodeURIComponent).join("/");
  const base = editUrl.replace(/\/*$/, "/");
  if (line === undefined) return base + path;
  return (editLineUrl ?? lineAddresses(base))
    .replaceAll("{path}", () => path)
    .replaceAll("{line}", String(line));
}

/**
 * Returns the pattern of line URLs for an edit URL. The editors of GitHub and GitLab do not support lines, so
 * the link goes to the line on the file's page, which has an edit button.
 */
function lineAddresses(editUrl: string): string {
  const [, github, tree] =
    /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/edit\/(.+)$/.exec(editUrl) ?? [];
  // `plain=1`, because a rendered file has no lines.
  if (github !== undefined) return `${github}/blob/${tree}{path}?plain=1#L{line}`;
  return `${editUrl.replace("/-/edit/", "/-/blob/")}{path}#L{line}`;
}
