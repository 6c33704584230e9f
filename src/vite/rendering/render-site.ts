import type { PageLinks } from "../check-links";
import type { ClientFiles } from "../document";
import type { PageEntry } from "../search/page-entries";
import type { SiteModel } from "../site-model";

/** The data for rendering the pages of a site. It is plain data, because it is sent to threads. */
export interface RenderSite {
  readonly model: SiteModel;
  /** The client's files of each HTML file. */
  readonly client: ReadonlyMap<string, ClientFiles>;
  /** Files of the built site that pages can link to, relative to it. */
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

/** The data that the rest of the build needs from a rendered page. */
export interface PageFacts {
  /** One per path. */
  readonly links: readonly PageLinks[];
  /** Search entries; empty if the page is not searched. */
  readonly entries: readonly PageEntry[];
  /** The first paragraph of its Markdown twin. */
  readonly summary: string | undefined;
}
