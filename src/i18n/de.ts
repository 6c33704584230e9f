import type { PageWords, StandInWords, Words } from "./words";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const de: Words = {
  linkCopied: "Link kopiert",
  skipToContent: "Zum Hauptinhalt springen",
  skipToSamples: "Zu den Beispielaufrufen springen",
  announcement: "Ankündigung",
  closeAnnouncement: "Ankündigung schließen",
  menu: "Menü",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  backToMainMenu: "Zurück zum Hauptmenü",
  language: "Sprache:",
  version: "Version:",
  mainNavigation: "Hauptnavigation",
  docsNavigation: "Dokumentation",
  switchToDark: "Zum dunklen Modus wechseln",
  switchToLight: "Zum hellen Modus wechseln",
  categoryOverview: "Übersicht",
  webhookBadge: "EVENT",
  new: "neu",
  deprecated: "veraltet",
  shortcuts: "Tastenkürzel",
  filterPages: "Seiten filtern",
  filterCount: (count, query) =>
    count === 0 ? `Keine Seite passt zu „${query}“.` : plural(count, "Seite", "Seiten"),
  onThisPage: "Auf dieser Seite",
  search: "Suchen",
  searchDialog: {
    placeholder: "Anleitungen, Operationen, Felder …",
    close: "Suche schließen",
    hint: "Durchsucht Anleitungen, Operationen, Parameter, Eigenschaften, Modelle und Fehler.",
    keys: "↑ und ↓ wählen aus, Enter öffnet, Esc schließt",
    loading: "Die Suche wird geladen …",
    failed: "Die Suche konnte nicht geladen werden.",
    results: "Suchergebnisse",
    count: (count) => plural(count, "Ergebnis", "Ergebnisse"),
    nothing: (query) => `Nichts gefunden für „${query}“.`,
    onPages: (count, listed) =>
      listed < count
        ? `auf ${count} Seiten, höchstens ${listed} aufgeführt`
        : `auf ${count} Seiten`,
    morePages: (count) => `und ${plural(count, "weitere Seite", "weitere Seiten")}`,
    headings: {
      operation: "Operationen",
      model: "Modelle",
      guide: "Anleitungen",
      reference: "API-Referenz",
      error: "Fehler",
      parameter: "Parameter",
      property: "Eigenschaften",
      pasted: "Der eingefügte Fehler ist wohl",
      similar: "Meinten Sie",
      pages: "Seiten für den Einstieg",
    },
  },
  crashTitle: "Diese Seite ist abgestürzt.",
  tryAgain: "Noch einmal versuchen",
  causedBy: "Ursache",
  loadErrorTitle: "Diese Seite konnte nicht geladen werden.",
  loadErrorText:
    "Vielleicht ist die Verbindung unterbrochen, oder es wurde gerade eine neue Version veröffentlicht.",
  retry: "Erneut versuchen",
};

/** The same in German. */
export const deOfStandIns: StandInWords = {
  notFoundTitle: "Seite nicht gefunden",
  notFoundText:
    "Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link enthält einen Tippfehler.",
  didYouMean: "Meinten Sie eine dieser Seiten?",
  startAgain: "Hier können Sie neu beginnen:",
  backToHome: "Zur Startseite",
  toGuides: "Anleitungen lesen",
  toReference: "API-Referenz durchsuchen",
  offlineTitle: "Keine Verbindung",
  offlineText:
    "Die Website ist nicht erreichbar, und diese Seite ist nicht auf Ihrem Gerät. Seiten, die Sie mit Verbindung öffnen, bleiben dort.",
  offlinePages: "Diese Seiten sind auf Ihrem Gerät:",
};

export const deOfPages: PageWords = {
  copied: "Kopiert",
  apiReference: "API-Referenz",
  moreSections: (count) => (count === 1 ? "1 weitere Gruppe" : `${count} weitere Gruppen`),
  schemas: "Schemas",
  breadcrumbs: "Brotkrümelnavigation",
  home: "Startseite",
  copyMarkdown: "Als Markdown kopieren",
  viewMarkdown: "Als Markdown ansehen",
  otherVersion: (version) => `Diese Seite beschreibt Version ${version}, nicht die aktuelle.`,
  toLastVersion: (version) => `Zu Version ${version}`,
  pageNavigation: "Vorherige und nächste Seite",
  previous: "Zurück",
  next: "Weiter",
  editThisPage: "Diese Seite bearbeiten",
  lastUpdated: "Zuletzt aktualisiert am",
};
