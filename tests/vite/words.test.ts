import { expect, test } from "vitest";
import type { OwnWords } from "../../src/i18n/words";
import { wordsIn } from "../../src/vite/words";
import {
  issues as germanIssues,
  warnings as germanWarnings,
  words as german,
} from "../fixtures/words/german";

const given = (code: string, words?: object) =>
  wordsIn({ code, label: "", direction: "ltr", words: words as OwnWords }, "locales.list[0]");

test("a site rewords single English words; the rest stays", () => {
  const { words, issues, warnings } = given("en-GB", {
    search: "Find",
    reference: { formats: { sku: "stock number" }, items: { other: "{count} pieces" } },
  });
  expect([issues, warnings]).toEqual([[], []]);
  expect([words.search, words.menu, words.lang]).toEqual(["Find", "Menu", "en-GB"]);
  const { formats, items, copy, lang } = words.reference;
  expect([formats["sku"], formats["date"], items, copy, lang]).toEqual([
    "stock number",
    "date (ISO 8601)",
    { other: "{count} pieces" },
    "Copy",
    "en-GB",
  ]);
});

test("a word that a language lacks is named, and English", () => {
  const { reference, ...others } = german;
  const { copy, items, ...rest } = reference;
  const { warnings, words } = given("fr", {
    ...others,
    searchDialog: { ...others.searchDialog, count: { one: "1" } },
    reference: rest,
  });
  expect([words.reference.copy, words.reference.items]).toEqual([
    "Copy",
    { one: "{count} item", other: "{count} items" },
  ]);
  expect([copy, items.other]).toEqual(["Kopieren", "{count} Elemente"]);
  expect(warnings).toEqual([
    {
      reason:
        "the interface lacks the words searchDialog.count.other, reference.copy, reference.items in `fr`, which stay in English",
      remedy: "Add them to `words` of this locale.",
    },
  ]);
});

test.each([
  [undefined, "the interface lacks words in `fr`"],
  [{}, "the interface lacks the words linkCopied"],
])("words %j of a language: %s", (words, want) => {
  expect(given("fr", words).warnings[0]?.reason).toContain(want);
});

test.each<
  readonly [
    words: object,
    field: string,
    expected: string | undefined,
    found: string | undefined,
    hint: string,
  ]
>([
  [{ serach: "Find" }, "serach", undefined, undefined, "Did you mean `search`?"],
  [{ lang: "en" }, "lang", undefined, undefined, ""],
  [
    { reference: { notes: { cosnt: "a" } } },
    "reference.notes.cosnt",
    undefined,
    undefined,
    "Did you mean `const`?",
  ],
  [
    { search: () => "a" },
    "search",
    'a text such as "Search"',
    "a function",
    "Write values as slots, such as {name}.",
  ],
  [{ search: "" }, "search", 'a text such as "Search"', '""', ""],
  [{ reference: "a" }, "reference", "an object", '"a"', ""],
  [{ reference: { items: "a" } }, "reference.items", "an object", '"a"', ""],
  [
    { reference: { items: { few: "{cuont}" } } },
    "reference.items.few",
    "only the slots {count}",
    "{cuont}",
    "Did you mean `{count}`?",
  ],
  [{ search: "{a}" }, "search", "no slots", "{a}", ""],
])("%j is a mistake", (words, field, expected, found, hint) => {
  const [issue, ...others] = given("en", words).issues;
  expect(others).toEqual([]);
  expect(issue).toMatchObject({
    field: `locales.list[0].words.${field}`,
    ...(expected && { expected, found }),
  });
  expect(issue?.hint).toContain(hint);
});

test("the German words of the fixtures are complete", () => {
  expect([germanIssues, germanWarnings]).toEqual([[], []]);
  expect(german.webhookBadge.length).toBeLessThanOrEqual(6);
});
