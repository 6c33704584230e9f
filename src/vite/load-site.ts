import { existsSync } from "node:fs";

import { ConfigError, type ConfigIssue } from "../config/config-error";
import type { Locale, SiteConfig } from "../config/site-config";
import type { LocaleData, SiteData } from "../config/site-data";
import { normalizePath } from "../paths";
import type { ApiNavigation } from "../reference/navigation";
import { grammarsOf, languagesOf } from "./added-languages/table";
import { placeIssues, placeOf } from "./config-lines";
import { type LoadedDocs, loadDocs, translateDocs } from "./docs/load-docs";
import { mainPath, resolveNavbar } from "./docs/navbar-entries";
import { downloadsOf } from "./downloads";
import { didYouMean, nearest } from "../config/did-you-mean";
import { type SiteError, throwAll, type Warning } from "./errors";
import type { Highlighter } from "./highlight";
import { loadApi, withTitles } from "./load-api";
import { loadConfig } from "./load-config";
import { wordsIn } from "./words";
import { addSourceFacts } from "./page-sources";
import { checkPaths, planPages } from "./plan-pages";
import type { LocaleModel, PagePlan, SiteModel } from "./site-model";
import { besideConfig, type SiteOptions } from "./site-options";
import { missingFilesOf } from "./style-warnings";
import { translateTexts } from "./translate-texts";

/**
 * Reads configuration, guides and generated tree.
 *
 * @throws {SiteError | SiteErrors} for errors that the user can fix: all mistakes in guides or in the configuration, or the first other one
 */
export async function loadSite(options: SiteOptions, highlight: Highlighter): Promise<SiteModel> {
  const mistakes: SiteError[] = [];
  return readSite(options, highlight, mistakes).catch((error: unknown) => {
    // Without the guides that have mistakes, other things seem wrong, too.
    throwAll(mistakes);
    if (error instanceof ConfigError) throwAll(placeIssues(error, options.configFile));
    throw error;
  });
}

async function readSite(
  options: SiteOptions,
  highlight: Highlighter,
  mistakes: SiteError[],
): Promise<SiteModel> {
  const api = await loadApi(options.generatedDir);
  const config = await loadConfig(options.configFile, api);
  const { generatedDir, contentDir, configFile } = options;
  const context = { navigation: api, generatedDir, highlight };
  const sources = { config, api, contentDir, context, mistakes };
  await highlight.load(grammarsOf(api.languages, config.samples));
  const { docs, issues } = await loadDocs(sources);
  issues.push(...unknownSamples(config, api), ...missingFiles(config, options));
  const { list, default: defaultCode } = config.locales;
  const inOrder = list.toSorted(
    (a, b) => Number(b.code === defaultCode) - Number(a.code === defaultCode),
  );
  const locales: LocaleModel[] = [];
  const lacks: Warning[] = [];
  for (const locale of inOrder) {
    const isDefault = locale.code === defaultCode;
    const field = `locales.list[${list.indexOf(locale)}]`;
    const { words, issues: wrongWords, warnings } = wordsIn(locale, field);
    issues.push(...wrongWords);
    lacks.push(
      ...warnings.map((warning) => ({ ...warning, place: placeOf(`${field}.words`, configFile) })),
    );
    const used = new Set<string>();
    const { locales: _, ...texts } = config;
    const translated = { ...config, ...translateTexts(texts, locale.texts, used) };
    const own = isDefault
      ? docs
      : await translateDocs(docs, locale.code, { ...sources, config: translated });
    issues.push(...unusedTexts(locale, field, used));
    const downloads = downloadsOf(api, config.basePath);
    const named = { ...withTitles(api, words.reference), downloads };
    const pages = planPages(
      { api: named, docs: own, site: { locale: locale.code }, words },
      config,
    );
    if (isDefault) issues.push(...wrongRedirects(config, pages));
    // The issues are the same in every language, so they are reported once.
    const navbarIssues = isDefault ? issues : [];
    const titles = new Map(pages.map(({ data }) => [data.path, data.title]));
    const items = resolveNavbar(
      translated.navbar.items,
      own,
      (path) => titles.get(path),
      navbarIssues,
    );
    locales.push({
      config: translated,
      api: named,
      site: toSiteData(translated, locale, own, items),
      words,
      docs: own,
      pages,
    });
  }
  for (const file of config.css ?? [])
    mistakes.push(...missingFilesOf(besideConfig(options, file), besideConfig(options, "public")));
  throwAll(mistakes);
  if (issues.length > 0) throw new ConfigError(issues);
  checkPaths(locales);
  return { options, config, api, locales: await addSourceFacts(locales, config), lacks };
}

function toSiteData(
  config: SiteConfig,
  locale: Locale,
  docs: readonly LoadedDocs[],
  items: SiteData["navbar"]["items"],
): SiteData {
  const { title, titleDelimiter, announcementBar, navbar, footer, colorMode, offline } = config;
  const origin = encodeURIComponent(config.url ?? "");
  return {
    title,
    titleDelimiter,
    assistants: config.assistants.map(({ label, url }) => ({
      label,
      url: url.replace("{url}", `${origin}{url}`),
    })),
    basePath: localeBase(config, locale.code),
    filesPath: config.basePath,
    locale: locale.code,
    // Without their texts, which browsers do not need.
    locales: config.locales.list.map(({ code, label, direction }): LocaleData => ({
      code,
      label,
      direction,
      basePath: localeBase(config, code),
    })),
    announcementBar,
    navbar: { ...navbar, items },
    footer,
    colorMode,
    offline,
    docs: docs.map(({ id, versions, last }) => ({
      id,
      versions: versions.map((version) => ({
        name: version.name,
        label: version.label,
        mainPath: mainPath(version),
      })),
      last: last.name,
    })),
  };
}

/** Returns the base path of a language. The default language uses that of the site. */
function localeBase({ basePath, locales }: SiteConfig, code: string): string {
  return code === locales.default ? basePath : `${basePath}${code}/`;
}

/** Returns issues for translations of texts that do not exist: typos, or leftovers of a changed text. */
function unusedTexts(
  { texts }: Locale,
  field: string,
  used: ReadonlySet<string>,
): readonly ConfigIssue[] {
  return Object.keys(texts ?? {})
    .filter((text) => !used.has(text))
    .map((text) => ({
      field: `${field}.texts`,
      expected: "texts of this configuration",
      found: JSON.stringify(text),
      hint: "Fix or remove it.",
    }));
}

function unknownSamples({ samples = [] }: SiteConfig, api: ApiNavigation): readonly ConfigIssue[] {
  const all = Object.entries(languagesOf(api.languages));
  const known = all.map(([key]) => key);
  // The label says Python where the key is the library, `requests`.
  const named = new Map(all.flatMap(([key, { label }]) => [[label, key] as const, [key, key]]));
  return samples.flatMap((name, index) => {
    if (known.includes(name)) return [];
    const near = named.get(nearest(name, [...named.keys()]) ?? "");
    return {
      field: `samples[${index}]`,
      expected: `a language of samples: ${known.join(", ")}`,
      found: JSON.stringify(name),
      hint: near === undefined ? "" : `Did you mean \`${near}\`?`,
    };
  });
}

function missingFiles(
  { image = "", css = [] }: SiteConfig,
  options: SiteOptions,
): readonly ConfigIssue[] {
  const isMissing = (file: string) => !existsSync(besideConfig(options, file));
  const inPublic = {
    expected: "a file in public/",
    hint: "Add the file, or write its full address.",
  };
  const sheet = { expected: "a file that exists", hint: "Add it, or correct its path." };
  const picture = image.startsWith("/") && isMissing(`public${image}`) ? [image] : [];
  return [
    ...picture.map((file) => ({ field: "image", found: JSON.stringify(file), ...inPublic })),
    ...css.flatMap((file, index) =>
      isMissing(file) ? { field: `css[${index}]`, found: JSON.stringify(file), ...sheet } : [],
    ),
  ];
}

function wrongRedirects({ redirects = {} }: SiteConfig, pages: readonly PagePlan[]) {
  const paths = pages.flatMap(({ data }) => [data.path, ...data.aliases]);
  return Object.entries(redirects).flatMap(([from, to]): readonly ConfigIssue[] => {
    const field = `redirects["${from}"]`;
    if (paths.includes(normalizePath(from)))
      return [
        { field, expected: "a path that is not a page", found: JSON.stringify(from), hint: "" },
      ];
    const hint = didYouMean(to, paths) || "Write its path without a slash at the end.";
    if (paths.includes(to)) return [];
    return [{ field, expected: "the path of a page", found: JSON.stringify(to), hint }];
  });
}
