import type { ReferenceWords } from "../reference/words";
import type { SearchWords } from "../search/words";

/** The words around the content of pages. A locale is one object of this type; the compiler finds what is missing. */
export interface Words {
  /** Shown after copying. */
  readonly copied: string;
  readonly linkCopied: string;
  /** The overview of the API, in the sidebar and in titles. */
  readonly apiReference: string;
  /** The link to groups of operations that a sidebar has no room for. */
  readonly moreSections: (count: number) => string;
  /** Fold of the sidebar that holds the named schemas. */
  readonly schemas: string;
  readonly skipToContent: string;
  readonly skipToSamples: string;
  /** Name of the announcement's region. */
  readonly announcement: string;
  readonly closeAnnouncement: string;
  /** Name of the side menu, which is a dialog while it is open. */
  readonly menu: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  /** From the docs to the items of the navbar, in the menu of the narrow layout. */
  readonly backToMainMenu: string;
  /** Spoken before the name of the language being read. */
  readonly language: string;
  /** Spoken before the label of the version being read. */
  readonly version: string;
  /** Name of the navigation landmark in the top bar. */
  readonly mainNavigation: string;
  /** Name of the navigation landmark beside the article. */
  readonly docsNavigation: string;
  readonly switchToDark: string;
  readonly switchToLight: string;
  /** First link of a sidebar category that has a page of its own. */
  readonly categoryOverview: string;
  /** In place of the HTTP method, in at most six letters. */
  readonly webhookBadge: string;
  /** Spoken after the name of a deprecated operation. */
  readonly deprecated: string;
  /** Opens the list of them. */
  readonly shortcuts: string;
  /** Name of the field that narrows the list of pages. */
  readonly filterPages: string;
  /** How many pages match what stands in it. */
  readonly filterCount: (count: number, query: string) => string;
  readonly onThisPage: string;
  /** Name of the navigation landmark that leads from the home page to the one being read. */
  readonly breadcrumbs: string;
  /** First of the breadcrumbs. */
  readonly home: string;
  /** Button that copies the page as Markdown. */
  readonly copyMarkdown: string;
  /** Link to the page as Markdown. */
  readonly viewMarkdown: string;
  readonly editThisPage: string;
  /** Before a date. */
  readonly lastUpdated: string;
  /** On a page of a version that is not the last; `version` is a label. */
  readonly otherVersion: (version: string) => string;
  /** Link from there to the last version. */
  readonly toLastVersion: (version: string) => string;
  readonly pageNavigation: string;
  readonly previous: string;
  readonly next: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  /** Before the pages that an unknown address may have meant. */
  readonly didYouMean: string;
  /** Before the links of the not-found page that are always there. */
  readonly startAgain: string;
  readonly backToHome: string;
  /** Link of the not-found page to the first guide. */
  readonly toGuides: string;
  /** Link of the not-found page to the overview of the API. */
  readonly toReference: string;
  /** Label of the search box. */
  readonly search: string;
  /** What stands in the search. */
  readonly searchDialog: SearchWords;
  readonly crashTitle: string;
  readonly tryAgain: string;
  /** Before each error that led to the one above it. */
  readonly causedBy: string;
  readonly loadErrorTitle: string;
  readonly loadErrorText: string;
  readonly retry: string;
}

/** Every word of the interface; browsers lack those of the reference, which stand in the HTML of pages. */
export interface SiteWords extends Words {
  readonly reference: ReferenceWords;
}
