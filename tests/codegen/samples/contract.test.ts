/** @module-tag long */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { languageKeys, languages, type SampleLanguage } from "../../../src/samples/languages";
import { sharedFolder } from "../temp-folder";
import { differences, faultsOf, type Run, runAgainst, type Sample, samplesOf } from "./contract";
import { lacksTools } from "./tools";

/** Mistakes in the text of a sample, and the message expected for each. */
const seeds: readonly (readonly [
  language: SampleLanguage,
  sample: string,
  from: string | RegExp,
  to: string,
  want: string,
])[] = [
  ["curl", "listLearners", /^/, "exit 0\n", "calls 0 operations, not 1"],
  ["axios", "createClass, inPerson", "450", "451", "the body is not the example of the document"],
  ["requests", "listClasses, all pages", '"skip"', '"offset"', "has no query parameter offset"],
  ["okhttp", "updateClass, seats", ".patch(", ".put(", "supports PATCH, DELETE only"],
  ["okhttp", "listClasses, all pages", "page.length()", "7", "asks for entries from 7, not from 2"],
  ["restsharp", "offer-class, program", /courseId = .*/, 'courseId = "x y";', "the path of call 2"],
];

/** A mistake in the foreign document itself. */
const known = /^create-booking, .*: the body at \/trip_id must have the format `uuid`$/;

const folder = sharedFolder();
let samples: readonly Sample[];
let own: readonly Sample[];
/** With which the others are compared. */
const first = languageKeys.find((language) => !lacksTools(language)) ?? "axios";
let base: Run;

beforeAll(async () => {
  const academy = "tests/fixtures/academy/openapi/academy";
  own = await samplesOf(`${academy}.yaml`, `${academy}.arazzo.yaml`);
  const others = [
    "tests/fixtures/specs/foreign.yaml",
    "tests/fixtures/specs/every-keyword.yaml",
    "../shared/specs/real/train-travel-3.1.yaml",
  ].filter((file) => existsSync(file));
  samples = [...own, ...(await Promise.all(others.map((file) => samplesOf(file)))).flat()];
  base = await runAgainst(first, samples, path.join(folder, "first"));
});

/** Returns a sample by its title. */
function sampleOf(title: string): Sample {
  const found = samples.find((one) => [one.of, one.example].filter(Boolean).join(", ") === title);
  if (!found) throw new Error(`There is no sample ${title}.`);
  return found;
}

/** Returns a sample with a mistake. */
function mistaken([, title, from, to]: (typeof seeds)[number]): Sample {
  const sample = sampleOf(title);
  const text: Sample["text"] = (language, server) => {
    const right = sample.text(language, server);
    const wrong = right.replace(from, to);
    expect(wrong).not.toBe(right);
    return wrong;
  };
  return { ...sample, text };
}

for (const language of languageKeys)
  test.skipIf(lacksTools(language))(
    `each sample in ${languages[language].label} sends what the document says, as in all languages, and as often as the README says`,
    async () => {
      const { label } = languages[language];
      const mistakes = seeds.filter(([seeded]) => seeded === language);
      const originals = [...samples, ...mistakes.map(([, sample]) => sampleOf(sample))];
      const all = [...samples, ...mistakes.map(mistaken)];
      const run = await runAgainst(language, all, path.join(folder, language));
      const found = all.map((sample, index) => {
        const same = base.exchanges[samples.indexOf(originals[index] ?? sample)] ?? [];
        const sent = run.exchanges[index] ?? [];
        return [
          ...faultsOf(sample, language, run, index),
          ...(language === first ? [] : differences(sample, [language, sent], [first, same])),
        ];
      });
      const wrong = found.slice(0, samples.length).flat();
      expect(wrong.filter((text) => !known.test(text))).toEqual([]);
      for (const [index, [, sample, , , want]] of mistakes.entries()) {
        const texts = found[samples.length + index] ?? [];
        const title = `${sample}, ${label}: `;
        expect([
          sample,
          texts.filter((text) => text.startsWith(title) && text.includes(want)),
        ]).not.toEqual([sample, []]);
      }
      const count = (kind: Sample["kind"]) => own.filter((one) => one.kind === kind).length;
      const requests = own.flatMap((_, index) => run.exchanges[index] ?? []).length;
      const row = [label, count("sample"), count("loop"), count("program"), requests];
      const lines = readFileSync("README.md", "utf8")
        .replaceAll(/ *\| */g, "|")
        .split("\n");
      expect(lines.filter((line) => line.startsWith(`|${label}|`))).toEqual([`|${row.join("|")}|`]);
    },
  );
