import { expect, test } from "vitest";
import { issueText } from "../../src/config/config-error";
import type { OwnWords } from "../../src/i18n/words";
import { wordsIn } from "../../src/vite/words";
import { table } from "../codegen/table";
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

const mistakes = (words: object) =>
  given("en", words).issues.map((issue) =>
    `${issueText(issue)}. ${issue.hint}`.replace("locales.list[0].words.", "").trim(),
  );

test.each(table<[object, string]>`
  - [{ serach: Find }, "unknown field \`serach\`. Did you mean \`search\`?"]
  - [{ lang: en }, "unknown field \`lang\`. Did you mean \`late\`?"]
  - - { reference: { notes: { cosnt: a } } }
    - "unknown field \`reference.notes.cosnt\`. Did you mean \`const\`?"
  - [{ search: "" }, 'search: expected a text such as "Search", found "".']
  - [{ reference: a }, 'reference: expected an object, found "a".']
  - [{ reference: { items: a } }, 'reference.items: expected an object, found "a".']
  - - { reference: { items: { few: "{cuont}" } } }
    - "reference.items.few: expected only the slots {count}, found {cuont}. Did you mean \`{count}\`?"
  - [{ search: "{a}" }, "search: expected no slots, found {a}."]
`)("%j is a mistake", (words, want) => {
  expect(mistakes(words)).toEqual([want]);
});

test("a function is a mistake", () => {
  expect(mistakes({ search: () => "a" })).toEqual([
    'search: expected a text such as "Search", found a function. Write values as slots, such as {name}.',
  ]);
});

test("the German words of the fixtures are complete", () => {
  expect([germanIssues, germanWarnings]).toEqual([[], []]);
  expect(german.webhookBadge.length).toBeLessThanOrEqual(6);
});
