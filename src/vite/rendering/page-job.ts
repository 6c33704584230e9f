import type { SiteConfig } from "../../config/site-config";
import type { LocaleData } from "../../config/site-data";
import type { SidebarItem } from "../../page";
import type { ApiNavigation } from "../../reference/navigation";
import type { PageLinks } from "../check-links";
import type { ClientFiles } from "../document";
import type { PageSource } from "../site-model";
import type { PublishedPage } from "../published-page";
import type { PageEntry } from "../search/page-entries";
import type { SiteOptions } from "../site-options";

/** One page to draw, at all its paths. */
export interface PageJob {
  readonly source: PageSource;
  /** Its own path first. */
  readonly paths: readonly [PublishedPath, ...PublishedPath[]];
  /** Which of the sidebars it shows. */
  readonly sidebar: string;
  /** Languages that have a text of their own at its path. */
  readonly translations: readonly LocaleData[] | undefined;
}

/** A page at one of its paths. */
export interface PublishedPath {
  readonly published: PublishedPage;
  readonly client: ClientFiles;
}

/** What drawing any page of a site takes: plain data, for it goes to threads. */
export interface RenderSite {
  readonly options: Pick<SiteOptions, "generatedDir">;
  readonly config: SiteConfig;
  readonly api: ApiNavigation;
  /** The configuration in each language, by its code. */
  readonly configs: Readonly<Record<string, SiteConfig>>;
  /** By name. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly jobs: readonly PageJob[];
  /** Files of the built site that links may lead to, relative to it, as far as they are known. */
  readonly files: readonly string[];
  /** Text of the inline script. */
  readonly script: string;
  /** Where the server bundle is. */
  readonly serverDir: string;
  /** Where the site is built. */
  readonly outDir: string;
}

/** What the rest of the build wants to know of a page that was drawn. */
export interface PageFacts {
  /** One for each of its paths. */
  readonly links: readonly PageLinks[];
  /** What the search can find; empty where nothing is searched. */
  readonly entries: readonly PageEntry[];
  /** The first paragraph of its Markdown twin. */
  readonly summary: string | undefined;
}
