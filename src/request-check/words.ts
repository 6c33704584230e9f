import type { Wording } from "../shared/fill-text";

/** Our own code for a trailing comma. jsonc-parser would report the place after it, which may be lines further down. */
export const commaAtEnd = 100;

/** The English words of the check, which are loaded together with it. */
export const checkWords = {
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
  unstated: "Rules that are only described in words are not checked.",
  /** After the result: the variants that the body was compared with. */
  comparedWith: "Checked as: {labels}",
  useInSamples: "Use in the samples",
  inUse: "The samples now show your body.",
  restoreExample: "Restore the example",
  unchecked: "Not checked, because browsers cannot read the pattern: {patterns}",
  slowRules: "Rules across fields were not checked: that would take too long for this body.",
  tooLong: "This body is too long to check here.",
  failed: "This body takes too long to check, or is nested too deeply.",
  whole: "the body",
  missing: "is required but missing.",
  unknown: "is not a known property.",
  readOnly: "is read-only: leave it out.",
  expected: "Expected: {rule}",
  expectedSuchAs: "Expected: {rule}, such as {example}",
  several: "matches more than one variant, but must match exactly one: {labels}",
  lacksZone: "Add the time zone at the end: Z, or an offset such as +02:00.",
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
    9: "there is text after the value",
    10: "comments are not allowed",
    11: "comments are not allowed",
    12: "a closing quote is missing",
    13: "invalid number",
    14: "invalid Unicode escape",
    15: "invalid escape in a string",
    16: "unexpected character in a string",
    [commaAtEnd]: "there is a comma after the last value",
  } as Readonly<Record<number, string>>,
};

/** What the reader is told if the check cannot be loaded. */
export const notLoaded = "The check could not be loaded. Try again.";

/** The words of the check in any language. */
export type CheckWords = Wording<typeof checkWords>;
