/** @module-tag long */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { beforeAll, expect, test } from "vitest";
import { languageKeys, languages, type SampleLanguage } from "../../../src/samples/languages";
import { sharedFolder } from "../temp-folder";
import { differences, faultsOf, type Run, runAgainst, type Sample, samplesOf } from "./contract";
import { lacksTools } from "./tools";

/** Mistakes in the text of a sample, and the message expected for each. */
const seeds: readonly {
  readonly language: SampleLanguage;
  readonly sample: string;
  readonly from: string | RegExp;
  readonly to: string;
  readonly want: string;
}[] = [
  {
    language: "curl",
    sample: "listClasses",
    from: "training-provider-id:",
    to: "training-provider:",
    want: "the header parameter training-provider-id is missing",
  },
  {
    language: "curl",
    sample: "createClass, inPerson",
    from: "application/json",
    to: "text/plain",
    want: "the media type of the body is text/plain, not application/json",
  },
  {
    language: "curl",
    sample: "deleteClass",
    from: "/classes/",
    to: "/class/",
    want: "the document has no path /tp-api/class/",
  },
  {
    language: "curl",
    sample: "listLearners",
    from: /^/,
    to: "exit 0\n",
    want: "calls 0 operations, not 1",
  },
  {
    language: "axios",
    sample: "createClass, inPerson",
    from: "price: 450",
    to: "price: 451",
    want: "the body is not the example of the document",
  },
  {
    language: "axios",
    sample: "listClasses",
    from: /Authorization: .*/,
    to: "",
    want: "the credential is missing: TrainingProviderAuthorization",
  },
  {
    language: "axios",
    sample: "listClasses",
    from: "headers: {",
    to: 'headers: { "X-Debug": 1,',
    want: "the document has no header x-debug",
  },
  {
    language: "axios",
    sample: "updateClass, seats",
    from: "totalSeats: 16",
    to: "totalSeats: 0",
    want: "the body at /totalSeats must be at least 1",
  },
  {
    language: "requests",
    sample: "listClasses",
    from: /.*"limit": .*/,
    to: "",
    want: "the query parameter limit is null, not 100 as in the document",
  },
  {
    language: "requests",
    sample: "listClasses, all pages",
    from: '"skip"',
    to: '"offset"',
    want: "the document has no query parameter offset",
  },
  {
    language: "requests",
    sample: "listClasses, all pages",
    from: "skip += len(page)",
    to: "",
    want: "asks for entries from 0, not from 2",
  },
  {
    language: "requests",
    sample: "createClass, virtual",
    from: /.*"courseId": .*/,
    to: "",
    want: "the body lacks `courseId`",
  },
  {
    language: "requests",
    sample: "offer-class, program",
    from: /course_id = .*/,
    to: 'course_id = "x y"',
    want: "the path of call 2 is ",
  },
  {
    language: "okhttp",
    sample: "updateClass, seats",
    from: ".patch(",
    to: ".put(",
    want: "supports PATCH, DELETE only",
  },
  {
    language: "okhttp",
    sample: "listClasses, all pages",
    from: "skip += page.length()",
    to: "skip += page.length() + 1",
    want: "asks for entries from 3, not from 2",
  },
  {
    language: "okhttp",
    sample: "listClasses, all pages",
    from: "if (page.isEmpty()) break;",
    to: "if (true) break;",
    want: "calls 1 operations, not 2",
  },
  {
    language: "restsharp",
    sample: "deleteClass",
    from: /"training-provider-id", "/,
    to: "$&x",
    want: "the header training-provider-id is",
  },
  {
    language: "restsharp",
    sample: "listClasses, all pages",
    from: "skip += count",
    to: "skip += count + 1",
    want: "asks for entries from 3, not from 2",
  },
  {
    language: "restsharp",
    sample: "offer-class, program",
    from: /var courseId = .*/,
    to: 'var courseId = "x y";',
    want: "the path of call 2 is ",
  },
];

/** A mistake in the foreign document itself. */
const known = /^create-booking, .*: the body at \/trip_id must have the format `uuid`$/;

const folder = sharedFolder();
let samples: readonly Sample[];
let own: number;
const runs = new Map<SampleLanguage, Run>();

beforeAll(async () => {
  const product = "openapi/training-provider";
  const ofProduct = await samplesOf(`${product}.yaml`, `${product}.arazzo.yaml`);
  own = ofProduct.length;
  const others = [
    "tests/fixtures/specs/foreign.yaml",
    "tests/fixtures/specs/every-keyword.yaml",
    "../shared/specs/real/train-travel-3.1.yaml",
  ].filter((file) => existsSync(file));
  samples = [...ofProduct, ...(await Promise.all(others.map((file) => samplesOf(file)))).flat()];
});

/** Returns a sample by its title. */
function sampleOf(title: string): Sample {
  const found = samples.find((one) => [one.of, one.example].filter(Boolean).join(", ") === title);
  if (!found) throw new Error(`There is no sample ${title}.`);
  return found;
}

/** Returns a sample with a mistake. */
function mistaken(sample: Sample, { from, to }: (typeof seeds)[number]): Sample {
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
    `each sample in ${languages[language].label} sends what the document says, as in all languages`,
    async () => {
      const mistakes = seeds.filter((seed) => seed.language === language);
      const originals = [...samples, ...mistakes.map(({ sample }) => sampleOf(sample))];
      const all = [...samples, ...mistakes.map((seed) => mistaken(sampleOf(seed.sample), seed))];
      const run = await runAgainst(language, all, path.join(folder, language));
      runs.set(language, run);
      const [[other, base] = [language, run]] = runs;
      const found = all.map((sample, index) => {
        const same = base.exchanges[samples.indexOf(originals[index] ?? sample)] ?? [];
        const sent = run.exchanges[index] ?? [];
        return [
          ...faultsOf(sample, language, run, index),
          ...(base === run ? [] : differences(sample, [language, sent], [other, same])),
        ];
      });
      const wrong = found
        .slice(0, samples.length)
        .flat()
        .filter((text) => !known.test(text));
      expect(wrong).toEqual([]);
      for (const [index, { sample, want }] of mistakes.entries()) {
        const texts = found[samples.length + index] ?? [];
        const title = `${sample}, ${languages[language].label}: `;
        expect([
          sample,
          texts.filter((text) => text.startsWith(title) && text.includes(want)),
        ]).not.toEqual([sample, []]);
      }
    },
  );

test("the README shows the figures of this run", async () => {
  const readme = readFileSync("README.md", "utf8");
  const rows = languageKeys.map((language) => {
    const { label } = languages[language];
    const run = runs.get(language);
    // Languages that could not run here ran elsewhere.
    if (run === undefined)
      return (
        readme.split("\n").find((line) => line.startsWith(`| ${label} `)) ??
        `| ${label} | – | – | – | – |`
      );
    const given = samples.slice(0, own);
    const count = (kind: Sample["kind"]) => given.filter((one) => one.kind === kind).length || "–";
    const requests = given.flatMap((_, index) => run.exchanges[index] ?? []).length;
    return `| ${label} | ${count("sample")} | ${count("loop")} | ${count("program")} | ${requests} |`;
  });
  const table = [
    "| Language | Samples | Lists read to the end | Workflows | Requests |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
  const text = readme.replace(/(?<=<!-- figures -->\n).*(?=<!-- end -->)/s, `\n${table}\n\n`);
  await expect(await format(text, { parser: "markdown", printWidth: 120 })).toMatchFileSnapshot(
    "../../../README.md",
  );
});
