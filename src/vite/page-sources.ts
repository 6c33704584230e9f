import { existsSync } from "node:fs";
import { join } from "node:path";

import type { SiteConfig } from "../config/site-config";
import { join as joinPointer } from "../shared/json-pointer";

import { isOfReference, type ReferenceSource } from "./generated-module";
import { findRepository, pathBelow, readGitDates } from "./git-dates";
import type { LocaleModel, PagePlan } from "./site-model";
import { projectDir } from "./site-options";
import { type SourcePlace, createLineFinder } from "./spec-lines";

/**
 * What a page is written in, absolute: its guide, or the OpenAPI document. `undefined` for the not-found page.
 *
 * @param spec the document's file, relative to the project
 */
export function sourceFile({ source }: PagePlan, spec: string): string | undefined {
  if (source.kind === "guide") return source.guide.file;
  return source.kind === "not-found" ? undefined : join(projectDir, spec);
}

type SourceConfig = Pick<SiteConfig, "editUrl" | "editLineUrl" | "lastUpdated">;

/**
 * Tells every page where its source can be edited and when that was last committed, as far as configuration and git know.
 */
export async function addSourceFacts(
  locales: readonly LocaleModel[],
  config: SourceConfig,
): Promise<readonly LocaleModel[]> {
  const files = locales.flatMap(({ api, pages }) =>
    pages.flatMap((plan) => sourceFile(plan, api.spec) ?? []),
  );
  const dates = config.lastUpdated ? await readGitDates([...new Set(files)]) : undefined;
  const placeOf = createPlaces();
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

/** @returns a function that tells where the text of a page begins: for the reference in the document, else in its own file */
function createPlaces(): (plan: PagePlan, file: string) => SourcePlace {
  // Every language has the same API. Read only where a page asks for it.
  let find: ((pointer: string) => SourcePlace) | undefined;
  return ({ source }, file) => {
    if (!isOfReference(source) || !existsSync(file)) return { file };
    find ??= createLineFinder(file);
    return find(pointerTo(source));
  };
}

/** The part of the document that a page of the reference is about, as a JSON Pointer (RFC 6901). */
function pointerTo(source: ReferenceSource): string {
  const pointer = (...keys: readonly string[]) => joinPointer("#", ...keys);
  switch (source.kind) {
    case "overview":
      return pointer("info");
    case "errors":
      return pointer("paths");
    case "schema":
      return pointer("components", "schemas", source.schema.name);
    case "operation": {
      const { kind, path, method } = source.operation;
      const group = kind === "webhook" ? "webhooks" : "paths";
      // Methods without a field of their own are in capitals.
      return method === method.toLowerCase()
        ? pointer(group, path, method)
        : pointer(group, path, "additionalOperations", method);
    }
  }
}

/** The address where a file can be edited; with a line, of that line. */
function editAddress(
  { editUrl = "", editLineUrl }: SourceConfig,
  { file, line }: SourcePlace,
): string | undefined {
  // A document from elsewhere is known by its name alone.
  if (!existsSync(file)) return undefined;
  // A copy without `.git`, as in a container image, is taken for the whole repository.
  const below = pathBelow(findRepository(file) ?? projectDir, file);
  if (below === undefined) return undefined;
  const path = below.split("/").map(encodeURIComponent).join("/");
  const base = editUrl.replace(/\/*$/, "/");
  if (line === undefined) return base + path;
  return (editLineUrl ?? lineAddresses(base))
    .replaceAll("{path}", () => path)
    .replaceAll("{line}", String(line));
}

/**
 * The pattern of addresses of lines that goes with an address for editing. Editors of GitHub and GitLab know no lines: there the link
 * leads to the file's own page, at its line, which has a button to edit.
 */
function lineAddresses(editUrl: string): string {
  const [, github, tree] =
    /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/edit\/(.+)$/.exec(editUrl) ?? [];
  // `plain`: a page that draws the file has no lines.
  if (github !== undefined) return `${github}/blob/${tree}{path}?plain=1#L{line}`;
  return `${editUrl.replace("/-/edit/", "/-/blob/")}{path}#L{line}`;
}
