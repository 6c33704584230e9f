import type { Words } from "./words";

/** English. */
export const en: Words = {
  skipToContent: "Skip to main content",
  announcement: "Announcement",
  closeAnnouncement: "Close announcement",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  mainNavigation: "Main",
  docsNavigation: "Documentation",
  switchToDark: "Switch to dark mode",
  switchToLight: "Switch to light mode",
  categoryOverview: "Overview",
  webhookBadge: "EVENT",
  deprecated: "deprecated",
  onThisPage: "On this page",
  pageNavigation: "Previous and next page",
  previous: "Previous",
  next: "Next",
  notFoundTitle: "Page not found",
  notFoundText:
    "Nothing is published at this address. It may have moved, or the link has a typing error.",
  backToHome: "Go to the start page",
  toGuides: "Read the guides",
  toReference: "Browse the API reference",
  crashTitle: "This page crashed.",
  tryAgain: "Try again",
  causedBy: "Caused by",
  loadErrorTitle: "This page could not be loaded.",
  loadErrorText: "The connection may be interrupted, or a new version was just published.",
  retry: "Retry",
};
