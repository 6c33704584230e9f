import type { OptionGroup } from "../search/panel/options";

/** The English words. Every locale is an object of the same type, so the compiler finds missing words. */
export const en = {
  /** The language, whose plural forms are used. */
  lang: "en",
  linkCopied: "Link copied",
  skipToContent: "Skip to main content",
  skipToSamples: "Skip to request samples",
  /** Name of the announcement's region. */
  announcement: "Announcement",
  closeAnnouncement: "Close announcement",
  /** Name of the side menu, which is a dialog while it is open. */
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  /** Button from the docs to the items of the navbar, in the menu of the narrow layout. */
  backToMainMenu: "Back to main menu",
  /** Spoken before the name of the language being read. */
  language: "Language:",
  /** Spoken before the label of the version being read. */
  version: "Version:",
  /** Name of the navigation landmark in the top bar. */
  mainNavigation: "Main",
  /** Name of the navigation landmark beside the article. */
  docsNavigation: "Documentation",
  switchToDark: "Switch to dark mode",
  switchToLight: "Switch to light mode",
  /** First link of a sidebar category that has its own page. */
  categoryOverview: "Overview",
  /** In place of the HTTP method, in at most six letters. */
  webhookBadge: "EVENT",
  /** Shown after the name of an operation that the previous version did not have. */
  new: "new",
  /** Spoken after the name of a deprecated operation. */
  deprecated: "deprecated",
  /** Button that opens the list of shortcuts. */
  shortcuts: "Keyboard shortcuts",
  /** Name of the field that narrows the list of pages. */
  filterPages: "Filter pages",
  /** How many pages match the text in that field. */
  filterCount: { one: "{count} page", other: "{count} pages" },
  filterNothing: "No page matches “{query}”.",
  onThisPage: "On this page",
  search: "Search",
  /** The words of the search dialog. */
  searchDialog: {
    placeholder: "Guides, operations, fields …",
    close: "Close search",
    /** Shown before anything is typed. */
    hint: "Search guides, operations, fields and errors, or paste a path or the body of an error.",
    /** Keyboard help. */
    keys: "↑ ↓ to choose, Enter to open, Esc to close",
    loading: "Loading the search …",
    /** Title above the retry button. */
    failed: "The search could not be loaded.",
    /** Accessible name of the list of hits. */
    results: "Search results",
    count: { one: "{count} result", other: "{count} results" },
    nothing: "Nothing found for “{query}”.",
    /** Number of pages with a hit. */
    onPages: { other: "on {count} pages" },
    /** Headings above options. */
    headings: {
      operation: "Operations",
      model: "Schemas",
      guide: "Guides",
      reference: "API reference",
      error: "Errors",
      parameter: "Parameters",
      property: "Properties",
      /** Above the shape of a pasted error. */
      pasted: "The error you pasted looks like",
    } satisfies Record<OptionGroup["heading"], string>,
  },
  crashTitle: "This page crashed.",
  tryAgain: "Try again",
  /** Before each error that led to the one above it. */
  causedBy: "Caused by",
  loadErrorTitle: "This page could not be loaded.",
  loadErrorText: "Your connection may be down, or a new version has just been published.",
  retry: "Retry",
};

/** Words of the pages shown in place of missing ones, in the modules of these pages. */
export const enOfStandIns = {
  notFoundTitle: "Page not found",
  notFoundText: "There is no page at this address. It may have moved, or the link may have a typo.",
  /** Before the pages that the reader of an unknown address may have meant. */
  didYouMean: "Did you mean one of these?",
  /** Before the links of the not-found page that are always there. */
  startAgain: "You can start again here:",
  backToHome: "Go to the home page",
  /** Link of the not-found page to the first guide. */
  toGuides: "Read the guides",
  /** Link of the not-found page to the overview of the API. */
  toReference: "Browse the API reference",
  /** Title of the page shown for addresses that cannot be reached and are not kept on the device. */
  offlineTitle: "No connection",
  offlineText:
    "The site cannot be reached, and this page is not saved on your device. Pages that you open while online are saved.",
};

/** Words that appear only in the HTML of pages; browsers do not load them. */
export const enOfPages = {
  /** Shown after copying. */
  copied: "Copied",
  /** The overview of the API, in the sidebar and in titles. */
  apiReference: "API reference",
  /** Fold of the sidebar that contains the named schemas. */
  schemas: "Schemas",
  /** Name of the navigation landmark that leads from the home page to the one being read. */
  breadcrumbs: "Breadcrumbs",
  /** First of the breadcrumbs. */
  home: "Home",
  /** Button that copies the page as Markdown. */
  copyMarkdown: "Copy page",
  /** Link to the page as Markdown. */
  viewMarkdown: "View as Markdown",
  /** Name of the menu with further ways to read the page. */
  moreFormats: "More formats",
  /** Link to all pages as Markdown. */
  allMarkdown: "All pages in one Markdown file",
  /** Shown on pages of every version but the last; `version` is a label. */
  otherVersion: "This page describes version {version}, which is not the current one.",
  /** Link from such a page to the last version. */
  toLastVersion: "Go to version {version}",
  pageNavigation: "Previous and next page",
  previous: "Previous",
  next: "Next",
  editThisPage: "Edit this page",
  /** Before a date. */
  lastUpdated: "Last updated",
};
