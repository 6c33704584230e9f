import type { SiteConfig } from "../config/site-config";
import type { SiteData } from "../config/site-data";
import type { OwnWords, SiteWords, StandInWords } from "../i18n/words";
import type { WholePage } from "../page";
import type { ReferencePage } from "../reference-pages";
import type { ApiNavigation } from "../reference/navigation";
import type { LoadedDocs } from "./docs/load-docs";
import { SiteError, type Warning } from "./errors";
import type { Guide } from "./load-guides";
import { besideConfig, type SiteOptions } from "./site-options";

/** The model of a site to build. It is plain data, because it is sent to threads. */
export interface SiteModel {
  readonly options: SiteOptions;
  readonly config: SiteConfig;
  readonly api: ApiNavigation;
  /** The default language first. */
  readonly locales: readonly LocaleModel[];
  /** Warnings about words that the interface lacks. */
  readonly lacks: readonly Warning[];
}

/** Returns the current model. A development server replaces it; a build has only one. */
export type CurrentModel = () => SiteModel;

/** Computes a value only once for each model. */
export function perModel<T>(current: CurrentModel, compute: (model: SiteModel) => T): () => T {
  let last: { readonly model: SiteModel; readonly value: T } | undefined;
  return () => {
    const model = current();
    if (last?.model !== model) last = { model, value: compute(model) };
    return last.value;
  };
}

/** Returns the absolute paths of the site's own style sheets. */
export function ownSheets({ config: { css = [] }, options }: SiteModel): readonly string[] {
  return css.map((file) => besideConfig(options, file));
}

/** Returns the warnings about words and guides of a site, each once, because languages share untranslated guides. */
export function siteWarnings({ lacks, locales }: SiteModel): readonly SiteError[] {
  const versions = locales.flatMap(({ docs }) => docs).flatMap((set) => set.versions);
  const warnings = versions.flatMap(({ guides }) => guides).flatMap((guide) => guide.warnings);
  return [...new Set([...lacks, ...warnings])].map(
    ({ reason, remedy, place }) => new SiteError(reason, remedy, place),
  );
}

/** Returns the words that the site sets itself in a language. */
export function ownWords({ config, site }: LocaleModel): OwnWords {
  return config.locales.list.find(({ code }) => code === site.locale)?.words ?? {};
}

/** The site in one language. */
export interface LocaleModel {
  /** The configuration, with its texts in this language. */
  readonly config: SiteConfig;
  /** The API with titles in this language, and with downloads. */
  readonly api: ApiNavigation;
  /** The data that browsers get. */
  readonly site: SiteData;
  readonly words: SiteWords;
  readonly docs: readonly LoadedDocs[];
  /** In reading order; keys are unique. */
  readonly pages: readonly PagePlan[];
}

export type PageSource =
  | { readonly kind: "guide"; readonly guide: Guide }
  | { readonly kind: "reference"; readonly page: ReferencePage }
  | { readonly kind: "not-found"; readonly words: StandInWords };

/** A page before rendering: its data without the sidebar, which many pages share. */
export interface PagePlan {
  readonly data: Omit<WholePage, "sidebar">;
  readonly source: PageSource;
  /** Scope of its sidebar. */
  readonly scope: string;
}
