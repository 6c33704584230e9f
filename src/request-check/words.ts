import type { Language } from "../i18n/dictionaries";
import type { Wording } from "../shared/fill-text";

/** Our own code for a trailing comma. jsonc-parser would report the place after it, which may be lines further down. */
export const commaAtEnd = 100;

const en = {
  /** The language, whose plural forms are used. */
  lang: "en",
  title: "Check a request body",
  body: "Request body as JSON",
  note: "Edit the example or paste your own body. It is checked in your browser, and nothing is sent.",
  form: "The request sends a form: write its fields as JSON.",
  close: "Close",
  line: "Line {line}",
  faults: { one: "{count} mistake found.", other: "{count} mistakes found." },
  valid: "The body matches the schema.",
  unstated:
    "Rules that only the descriptions state, such as those about several fields together, are not checked.",
  /** After the result: the variants that the body was compared with. */
  comparedWith: "Checked as: {labels}",
  useInSamples: "Use in the samples",
  inUse: "The samples now show your body.",
  restoreExample: "Restore the example",
  unchecked: "Not checked, because browsers cannot read the pattern: {patterns}",
  tooLong: "This body is too long to be checked here.",
  failed: "This body takes too long to check, or is nested too deeply.",
  notLoaded: "The check could not be loaded. Try again.",
  whole: "the body",
  missing: "is required, but missing.",
  unknown: "is not a known property.",
  twice: "appears twice.",
  readOnly: "is read-only: leave it out.",
  expected: "Expected: {rule}",
  expectedSuchAs: "Expected: {rule}, such as {example}",
  several: "matches more than one variant, but must match exactly one: {labels}",
  lacksZone: "The time zone at the end is missing: Z, or an offset such as +02:00.",
  didYouMean: "Did you mean {name}?",
  syntax: "Not valid JSON on line {line}, column {column}: {what}.",
  /** By error code of jsonc-parser. */
  syntaxErrors: {
    1: "unexpected character",
    2: "invalid number",
    3: "a property name in double quotes is missing",
    4: "a value is missing",
    5: "a colon is missing",
    6: "a comma is missing",
    7: "a closing brace is missing",
    8: "a closing bracket is missing",
    9: "nothing may follow the value",
    10: "comments are not allowed",
    11: "comments are not allowed",
    12: "a closing quote is missing",
    13: "invalid number",
    14: "invalid Unicode escape",
    15: "invalid escape in a string",
    16: "unexpected character in a string",
    [commaAtEnd]: "nothing follows this comma",
  } as Readonly<Record<number, string>>,
};

/** The words of the check, which are loaded together with it. */
export type CheckWords = Wording<typeof en>;

/** The words by language code, as in `src/i18n/dictionaries.ts`. */
export const checkWords: Readonly<Record<Language, CheckWords>> = {
  en,
  de: {
    lang: "de",
    title: "Request-Body prüfen",
    body: "Request-Body als JSON",
    note: "Ändern Sie das Beispiel oder fügen Sie Ihren eigenen Body ein. Er wird in Ihrem Browser geprüft, und nichts wird gesendet.",
    form: "Die Anfrage sendet ein Formular: Schreiben Sie seine Felder als JSON.",
    close: "Schließen",
    line: "Zeile {line}",
    faults: { other: "{count} Fehler gefunden." },
    valid: "Der Body passt zum Schema.",
    unstated:
      "Regeln, die nur in den Beschreibungen stehen, etwa über mehrere Felder zusammen, werden nicht geprüft.",
    comparedWith: "Geprüft als: {labels}",
    useInSamples: "In die Codebeispiele übernehmen",
    inUse: "Die Beispiele zeigen jetzt Ihren Body.",
    restoreExample: "Beispiel wiederherstellen",
    unchecked: "Nicht geprüft, weil Browser das Muster nicht lesen können: {patterns}",
    tooLong: "Dieser Body ist zu lang, um hier geprüft zu werden.",
    failed: "Die Prüfung dieses Bodys dauert zu lange, oder er ist zu tief verschachtelt.",
    notLoaded: "Die Prüfung lässt sich nicht laden. Versuchen Sie es noch einmal.",
    whole: "der Body",
    missing: "ist erforderlich, fehlt aber.",
    unknown: "ist keine bekannte Eigenschaft.",
    twice: "kommt zweimal vor.",
    readOnly: "ist nur lesbar: Lassen Sie es weg.",
    expected: "Erwartet: {rule}",
    expectedSuchAs: "Erwartet: {rule}, etwa {example}",
    several: "passt zu mehreren Varianten, muss aber zu genau einer passen: {labels}",
    lacksZone: "Am Ende fehlt die Zeitzone: Z oder ein Abstand wie +02:00.",
    didYouMean: "Meinten Sie {name}?",
    syntax: "Kein gültiges JSON in Zeile {line}, Spalte {column}: {what}.",
    syntaxErrors: {
      1: "unerwartetes Zeichen",
      2: "ungültige Zahl",
      3: "ein Eigenschaftsname in Anführungszeichen fehlt",
      4: "ein Wert fehlt",
      5: "ein Doppelpunkt fehlt",
      6: "ein Komma fehlt",
      7: "eine schließende geschweifte Klammer fehlt",
      8: "eine schließende eckige Klammer fehlt",
      9: "nach dem Wert darf nichts folgen",
      10: "Kommentare sind nicht erlaubt",
      11: "Kommentare sind nicht erlaubt",
      12: "ein schließendes Anführungszeichen fehlt",
      13: "ungültige Zahl",
      14: "ungültige Unicode-Angabe",
      15: "ungültiges Escape-Zeichen in einem Text",
      16: "unerwartetes Zeichen in einem Text",
      [commaAtEnd]: "nach diesem Komma folgt nichts",
    },
  },
};
