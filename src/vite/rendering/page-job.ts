import type { SiteConfig } from "../../config/site-config";
import type { LocaleData } from "../../config/site-data";
import type { SidebarItem } from "../../page";
import type { ApiNavigation } from "../../reference/navigation";
import type { PageLinks } from "../check-links";
import type { Sums } from "../sums";
import type { ClientFiles } from "../document";
import type { PageSource } from "../site-model";
import type { PublishedPage } from "../published-page";
import type { PageEntry } from "../search/page-entries";
import type { SiteOptions } from "../site-options";

/** A page to render at all its paths. */
export interface PageJob {
  readonly source: PageSource;
  /** Its own path first. */
  readonly paths: readonly [PublishedPath, ...PublishedPath[]];
  /** Name of its sidebar. */
  readonly sidebar: string;
  /** Languages that have their own text at its path. */
  readonly translations: readonly LocaleData[] | undefined;
}

/** A page at one of its paths. */
export interface PublishedPath {
  readonly published: PublishedPage;
  readonly client: ClientFiles;
}

/** What rendering the pages of a site needs; plain data, because it is sent to threads. */
export interface RenderSite {
  readonly options: Pick<SiteOptions, "generatedDir">;
  readonly config: SiteConfig;
  readonly api: ApiNavigation;
  /** The configuration in each language, by its code. */
  readonly configs: Readonly<Record<string, SiteConfig>>;
  /** By name. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly jobs: readonly PageJob[];
  /** Files of the built site known so far, relative to it, for the link check. */
  readonly files: readonly string[];
  /** Text of the inline script. */
  readonly script: string;
  /** The Content-Security-Policy. */
  readonly policy: string;
  /** Directory of the server bundle. */
  readonly serverDir: string;
  /** Directory of the built site. */
  readonly outDir: string;
}

/** What the rest of the build needs from a rendered page. */
export interface PageFacts {
  /** One per path. */
  readonly links: readonly PageLinks[];
  /** Search entries; empty if the page is not searched. */
  readonly entries: readonly PageEntry[];
  /** The first paragraph of its Markdown twin. */
  readonly summary: string | undefined;
  /** The files of the generated tree that it was made of, and the hash of each. */
  readonly inputs: Sums;
  /** The files written, relative to the built site, and the hash of each. */
  readonly files: Sums;
}
