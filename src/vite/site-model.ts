import type { SiteConfig } from "../config/site-config";
import type { SiteData } from "../config/site-data";
import type { PageData } from "../page";
import type { ReferencePage } from "../reference-pages";
import type { ApiNavigation } from "../reference/navigation";
import type { LoadedDocs } from "./docs/load-docs";
import { SiteError } from "./errors";
import type { Guide } from "./load-guides";
import type { SiteOptions } from "./site-options";

/** The model of a site to build; plain data, because it is sent to threads. */
export interface SiteModel {
  readonly options: SiteOptions;
  readonly config: SiteConfig;
  readonly api: ApiNavigation;
  /** The default language first. */
  readonly locales: readonly LocaleModel[];
}

/** Returns the model of the moment: a development server replaces it, a build has one. */
export type CurrentModel = () => SiteModel;

/** Computes something of each model once. */
export function perModel<T>(current: CurrentModel, compute: (model: SiteModel) => T): () => T {
  let last: { readonly model: SiteModel; readonly value: T } | undefined;
  return () => {
    const model = current();
    if (last?.model !== model) last = { model, value: compute(model) };
    return last.value;
  };
}

/** What is doubtful in the guides of a site, each once: languages share those without a translation. */
export function guideWarnings({ locales }: SiteModel): readonly SiteError[] {
  const versions = locales.flatMap(({ docs }) => docs).flatMap((set) => set.versions);
  const warnings = versions.flatMap(({ guides }) => guides).flatMap((guide) => guide.warnings);
  return [...new Set(warnings)].map(
    ({ reason, remedy, place }) => new SiteError(reason, remedy, place),
  );
}

/** The site in one language. */
export interface LocaleModel {
  /** The configuration with its texts in this language. */
  readonly config: SiteConfig;
  /** With titles in this language, and downloads. */
  readonly api: ApiNavigation;
  /** The data that browsers get. */
  readonly site: SiteData;
  readonly docs: readonly LoadedDocs[];
  /** In reading order; keys are unique. */
  readonly pages: readonly PagePlan[];
}

/** The source of a page's content. */
export type PageSource =
  | { readonly kind: "guide"; readonly guide: Guide }
  | { readonly kind: "reference"; readonly page: ReferencePage }
  | { readonly kind: "not-found" };

/** A page before rendering: its data without the sidebar, which many pages share. */
export interface PagePlan {
  readonly data: Omit<PageData, "sidebar">;
  readonly source: PageSource;
  /** Scope of its sidebar. */
  readonly scope: string;
}
