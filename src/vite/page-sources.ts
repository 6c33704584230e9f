import { existsSync } from "node:fs";
import { join } from "node:path";

import type { SiteConfig } from "../config/site-config";
import { findRepository, pathBelow, readGitDates } from "./git-dates";
import type { PagePlan } from "./plan-pages";
import type { LocaleModel } from "./site-model";
import { projectDir } from "./site-options";

/**
 * What a page is written in, absolute: its guide, or the OpenAPI document. `undefined` for the not-found page.
 *
 * @param spec the document's file, relative to the project
 */
export function sourceFile({ source }: PagePlan, spec: string): string | undefined {
  if (source.kind === "guide") return source.guide.file;
  return source.kind === "not-found" ? undefined : join(projectDir, spec);
}

/** Tells every page where its source can be edited and when that was last committed, as far as configuration and git know. */
export async function addSourceFacts(
  locales: readonly LocaleModel[],
  { editUrl, lastUpdated }: Pick<SiteConfig, "editUrl" | "lastUpdated">,
): Promise<readonly LocaleModel[]> {
  const files = locales.flatMap(({ api, pages }) =>
    pages.flatMap((plan) => sourceFile(plan, api.spec) ?? []),
  );
  const dates = lastUpdated ? await readGitDates([...new Set(files)]) : undefined;
  return locales.map((model) => {
    const format = new Intl.DateTimeFormat(model.site.locale, {
      dateStyle: "medium",
      // The same text on every machine, and in the browser nothing is computed again.
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
          editUrl: editUrl === undefined ? undefined : editAddress(editUrl, file),
          lastUpdated:
            date === undefined ? undefined : { date, text: format.format(new Date(date)) },
        },
      };
    });
    return { ...model, pages };
  });
}

/**
 * The address where a file can be edited.
 *
 * @param editUrl address of the root of the repository there
 */
function editAddress(editUrl: string, file: string): string | undefined {
  // A document from elsewhere is known by its name alone.
  if (!existsSync(file)) return undefined;
  // A copy without `.git`, as in a container image, is taken for the whole repository.
  const path = pathBelow(findRepository(file) ?? projectDir, file);
  return path === undefined
    ? undefined
    : `${editUrl.replace(/\/*$/, "/")}${path.split("/").map(encodeURIComponent).join("/")}`;
}
