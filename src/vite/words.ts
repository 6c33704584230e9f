import { type ConfigIssue, show } from "../config/config-error";
import { didYouMean } from "../config/did-you-mean";
import type { Locale } from "../config/site-config";
import { english } from "../i18n/english";
import type { SiteWords } from "../i18n/words";
import type { Warning } from "./errors";

/** The words of a language. */
interface LanguageWords {
  /** Those of the site, and English ones for the rest. */
  readonly words: SiteWords;
  readonly issues: readonly ConfigIssue[];
  /** Names the words that the site lacks. */
  readonly warnings: readonly Pick<Warning, "reason" | "remedy">[];
}

type Texts = Readonly<Record<string, unknown>>;

/** Groups of words for names from the document, which a site may add to. */
const openGroups: readonly string[] = ["reference.formats", "reference.statuses"];

/** The plural forms that not every language has. */
const someForms: readonly string[] = ["zero", "one", "two", "few", "many"];

/** Maximum number of missing words to name. */
const maxNamed = 20;

/** Checks the words of a site, and adds those that it lacks. @param field the locale's field in the configuration */
export function wordsIn({ code, words: own }: Locale, field: string): LanguageWords {
  const issues: ConfigIssue[] = [];
  const missing: string[] = [];

  function complete(before: unknown, given: unknown, name: string, slots = slotsOf(before)) {
    const isText = typeof before === "string";
    if (isText ? typeof given !== "string" || given === "" : !isObject(given)) {
      const expected = isText ? `a text such as ${JSON.stringify(before)}` : "an object";
      const hint = typeof given === "function" ? "Write values as slots, such as {name}." : "";
      issues.push({ field: `${field}.words.${name}`, expected, found: show(given), hint });
      return before;
    }
    if (!isText) return completeGroup(before as Texts, given as Texts, name, slots);
    for (const slot of slotsOf(given).filter((one) => !slots.includes(one))) {
      const expected = slots.length > 0 ? `only the slots ${slots.join(", ")}` : "no slots";
      const hint = didYouMean(slot, slots);
      issues.push({ field: `${field}.words.${name}`, expected, found: slot, hint });
    }
    return given;
  }

  function completeGroup(before: Texts, given: Texts, name: string, slots: readonly string[]) {
    const isCounted = "other" in before;
    const known = [...Object.keys(before), ...(isCounted ? someForms : [])];
    const names = known.filter((key) => key !== "lang");
    const nameOf = (key: string) => (name === "" ? key : `${name}.${key}`);
    const found: Record<string, unknown> = {};
    for (const key of new Set([...names, ...Object.keys(given)])) {
      const isKnown = names.includes(key);
      if (!isKnown && !openGroups.includes(name))
        issues.push({
          field: `${field}.words.${nameOf(key)}`,
          hint: didYouMean(key, names) || "Remove it, or check its spelling.",
        });
      else if (key in given)
        found[key] = isCounted
          ? complete(before[key] ?? before["other"], given[key], nameOf(key), slots)
          : complete(isKnown ? before[key] : "", given[key], nameOf(key));
      else if (!isCounted || !someForms.includes(key)) {
        missing.push(nameOf(key));
        found[key] = before[key];
      }
    }
    return found;
  }

  const all = completeGroup(english as unknown as Texts, own ?? {}, "", []) as unknown as SiteWords;
  const isEnglish = /^en\b/i.test(code);
  return {
    words: {
      ...all,
      lang: code,
      reference: { ...all.reference, lang: code },
      requestCheck: { ...all.requestCheck, lang: code },
    },
    issues,
    warnings: isEnglish || missing.length === 0 ? [] : [lackOf(code, own && missing)],
  };
}

function lackOf(code: string, missing: readonly string[] = []): LanguageWords["warnings"][number] {
  const more = missing.length - maxNamed;
  const names = missing.slice(0, maxNamed).join(", ");
  return {
    reason:
      `the interface lacks ${names === "" ? "words" : `the words ${names}`}` +
      `${more > 0 ? ` and ${more} more` : ""} in \`${code}\`, which stay in English`,
    remedy: "Add them to `words` of this locale.",
  };
}

/** Returns the slots of a text or of its plural forms. */
function slotsOf(text: unknown): readonly string[] {
  const texts = isObject(text) ? Object.values(text) : [text];
  return [...new Set(texts.flatMap((one) => String(one).match(/\{\w+\}/g) ?? []))];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
