/** Every word of the interface. A locale is one object of this type; the compiler finds what is missing. */
export interface Words {
  readonly skipToContent: string;
  /** Name of the announcement's region. */
  readonly announcement: string;
  readonly closeAnnouncement: string;
  readonly openMenu: string;
  readonly closeMenu: string;
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
  readonly onThisPage: string;
  readonly pageNavigation: string;
  readonly previous: string;
  readonly next: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly backToHome: string;
  /** Link of the not-found page to the first guide. */
  readonly toGuides: string;
  /** Link of the not-found page to the overview of the API. */
  readonly toReference: string;
  readonly crashTitle: string;
  readonly tryAgain: string;
  /** Before each error that led to the one above it. */
  readonly causedBy: string;
  readonly loadErrorTitle: string;
  readonly loadErrorText: string;
  readonly retry: string;
}
