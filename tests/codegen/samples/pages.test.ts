import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { samplesFor } from "../../../codegen/samples/samples";
import { languageKeys, languages, type SampleLanguage } from "../../../src/samples/languages";
import type { SampleValues } from "../../../src/samples/types";
import { sampleParsers } from "../../corpus/sample-parsers";
import { modelOf } from "../given";
import { refusal } from "./echo";
import { sampleTexts } from "./filled";

/** The API of one list, with parameters `names` of the query (whole numbers) and others. */
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
  ["another way to turn pages", ["page", "limit"], {}, [undefined]],
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

  test("is a program with any values of the reader", async () => {
    const parsers = await sampleParsers();
    const hostile = `"'\\ $(x) {{x}}`;
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

describe("reads all of 25 entries, and shows why it could not", () => {
  const run = promisify(execFile);
  const stubs = join(import.meta.dirname, "stubs");
  const entries = Array.from({ length: 25 }, (_, index) => 1000 + index);
  let folder: string;
  let origin: string;
  let asked: URLSearchParams[] = [];
  const server = createServer(({ url = "" }, response) => {
    const { searchParams } = new URL(url, "http://localhost");
    asked.push(searchParams);
    const skip = Number(searchParams.get("skip"));
    const isRefused = searchParams.get("name") === "refused" && skip > 0;
    const page = entries.slice(skip, skip + Number(searchParams.get("limit")));
    const text = isRefused ? refusal : JSON.stringify(page);
    response.writeHead(isRefused ? 422 : 200, {
      "Content-Type": "application/json",
      "Content-Length": text.length,
      Connection: "close",
    });
    response.end(text);
  });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pages-"));
    cpSync(join(stubs, "axios"), join(folder, "node_modules/axios"), { recursive: true });
    cpSync(join(stubs, "java"), folder, { recursive: true });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  const programs: readonly (readonly [SampleLanguage, file: string, ...string[]])[] = [
    ["curl", "all.sh", "bash"],
    ["axios", "all.mjs", process.execPath],
    ["requests", "all.py", "python3"],
    ["okhttp", "Main.java", "java", "-XX:TieredStopAtLevel=1"],
  ];
  const needed: Partial<Record<SampleLanguage, readonly string[]>> = {
    curl: ["curl", "jq"],
    requests: ["python3"],
    okhttp: ["javac"],
  };
  const missing = (language: SampleLanguage) => {
    const without = (needed[language] ?? []).filter(
      (program) => spawnSync(program, ["--version"], { stdio: "ignore" }).status !== 0,
    );
    for (const program of without) console.warn(`skipped: ${program} is not installed`);
    return without.length > 0;
  };

  for (const [language, file, program = "", ...options] of programs) {
    const read = async (query: Readonly<Record<string, string>>) => {
      asked = [];
      writeFileSync(join(folder, file), loops(origin, { query })[language]);
      const env = {
        ...process.env,
        // Node colors numbers where it is forced to.
        FORCE_COLOR: "0",
        PYTHONPATH: join(stubs, "python"),
        PYTHONDONTWRITEBYTECODE: "1",
      };
      if (language === "okhttp")
        await run("javac", ["-nowarn", "-sourcepath", ".", file], { cwd: folder });
      const target = language === "okhttp" ? ["-cp", ".", "Main"] : [file];
      return run(program, [...options, ...target], { cwd: folder, env, timeout: 20_000 });
    };
    const skips = () => asked.map((search) => search.get("skip"));

    test.skipIf(missing(language))(`in ${language}`, async () => {
      const { stdout } = await read({ limit: "15", skip: "7", "ids[]": "a,b", name: "a b" });
      expect(stdout.match(/\d+/g)).toEqual(entries.map(String));
      expect(skips()).toEqual(["0", "15", "25"]);
      for (const search of asked)
        expect([search.getAll("ids[]"), search.get("name")]).toEqual([["a", "b"], "a b"]);

      const { stdout: whole } = await read({ limit: "25", name: "a" });
      expect([whole.match(/\d+/g)?.length, skips()]).toEqual([25, ["0", "25"]]);

      const failed = await read({ limit: "10", name: "refused" }).catch(
        (error: { code: number; stdout: string; stderr: string }) => error,
      );
      expect(failed).toMatchObject({ code: expect.any(Number) as number });
      expect(failed.stdout.match(/\b1\d{3}\b/g)?.length).toBe(10);
      expect(failed.stderr).toContain(refusal);
    });
  }
});
