import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { samplesFor } from "../../../codegen/samples/samples";
import { languageKeys, languages } from "../../../src/samples/languages";
import type { SampleValues } from "../../../src/samples/types";
import { sampleParsers } from "../../corpus/sample-parsers";
import { modelOf } from "../given";
import { sharedFolder } from "../temp-folder";
import { type Arrived, refusal, startEcho } from "./echo";
import { sampleTexts } from "./filled";
import { lacksTools, runSamples } from "./tools";

/** Returns the API of one list, with the integer query parameters `names` and others. */
function given(names: readonly string[], { schema = {}, url = "https://example.com" } = {}) {
  const query = (name: string, type: string) => ({ name, in: "query", schema: { type } });
  const parameters = [
    ...names.map((name) => ({
      ...query(name, "integer"),
      ...(name === "limit" && { example: 100 }),
    })),
    query("ids[]", "array"),
    { ...query("name", "string"), example: "holm" },
    { name: "trace", in: "header", schema: { type: "string" } },
  ];
  const content = { "application/json": { schema: { type: "array", items: {}, ...schema } } };
  const responses = { "200": { description: "", content } };
  const model = modelOf({
    servers: [{ url }],
    paths: { "/entries": { get: { operationId: "listEntries", parameters, responses } } },
  });
  const [operation] = model.operations;
  if (!operation) throw new Error("The model lost the operation.");
  return { operation, model };
}

function loops(url: string, values: SampleValues = {}) {
  const { operation, model } = given(["limit", "skip"], { url });
  return sampleTexts(operation, model, values, 1);
}

test.each([
  ["skip and limit", ["limit", "skip"], {}, ["one", "all"]],
  ["offset and limit", ["offset", "limit"], {}, ["one", "all"]],
  ["skip alone", ["skip"], {}, [undefined]],
  ["another kind of pagination", ["page", "limit"], {}, [undefined]],
  ["no array", ["limit", "skip"], { type: "object" }, [undefined]],
])("a list with %s", (_, names, schema, want) => {
  const { operation, model } = given(names, { schema });
  expect(samplesFor(operation, model).variants.map(({ pages }) => pages)).toEqual(want);
});

describe("the loop", () => {
  test.each(languageKeys)("in %s", async (language) => {
    const [extension] = languages[language].file.split(".").slice(-1);
    const text = loops("https://api.example.com")[language];
    await expect(text).toMatchFileSnapshot(`golden/all-pages.${extension}`);
  });

  test("parses with any values from the reader", async () => {
    const parsers = await sampleParsers();
    const hostile = `"'\\ $(x) ⟦x⟧`;
    const query = { "ids[]": "a,b", name: hostile, limit: hostile, skip: "7" };
    for (const values of [{}, { query }, { query, header: { trace: hostile } }]) {
      const texts = loops("https://api.example.com", values);
      for (const language of languageKeys)
        expect([language, parsers.get(languages[language].grammar)?.(texts[language])]).toEqual([
          language,
          undefined,
        ]);
    }
  });
});

describe("reads all 25 entries, or shows why it could not", { tags: ["long"] }, () => {
  const entries = Array.from({ length: 25 }, (_, index) => 1000 + index);
  const search = ({ target }: Arrived) => new URL(target, "http://localhost").searchParams;
  const folder = sharedFolder();
  let echo: Awaited<ReturnType<typeof startEcho>>;
  beforeAll(async () => {
    echo = await startEcho((request) => {
      const asked = search(request);
      const skip = Number(asked.get("skip"));
      if (asked.get("name") === "refused" && skip > 0) return { status: 422, text: refusal };
      const page = entries.slice(skip, skip + Number(asked.get("limit")));
      return { status: 200, text: JSON.stringify(page) };
    });
  });
  afterAll(() => echo.stop());

  for (const language of languageKeys)
    test.skipIf(lacksTools(language))(`in ${language}`, async () => {
      const queries: readonly Readonly<Record<string, string>>[] = [
        { limit: "15", skip: "7", "ids[]": "a,b", name: "a b" },
        { limit: "25", name: "a" },
        { limit: "10", name: "refused" },
      ];
      const texts = queries.map((query) => loops(echo.origin, { query })[language]);
      const [some, whole, failed] = await runSamples(language, texts, join(folder, language));
      const asked = echo.take().map(search);
      expect(asked.map((one) => one.get("skip"))).toEqual(["0", "15", "25", "0", "25", "0", "10"]);
      expect(some?.stdout.match(/\d+/g)).toEqual(entries.map(String));
      for (const one of asked.slice(0, 3))
        expect([one.getAll("ids[]"), one.get("name")]).toEqual([["a", "b"], "a b"]);
      expect(whole?.stdout.match(/\d+/g)).toHaveLength(25);
      expect(failed?.code).not.toBe(0);
      expect(failed?.stdout.match(/\b1\d{3}\b/g)).toHaveLength(10);
      expect(failed?.stderr).toContain("no such class");
    });
});
