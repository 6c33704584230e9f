import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { describe, expect, onTestFinished, test, vi } from "vitest";

import { engineDir } from "../../program/folders.mjs";
import type { LocaleModel, PageSource } from "../../src/vite/site-model";
import type { ApiNavigation, ApiOperation } from "../../src/reference/navigation";
import { referencePages } from "../../src/reference-pages";
import { english } from "../../src/i18n/english";
import { addSourceFacts } from "../../src/vite/page-sources";
import { tempFolder } from "../codegen/temp-folder";
import { commit, createRepository } from "./git-repository";
import { siteData } from "../site-data";
import { pageAt } from "./published";

const spec = "tests/fixtures/academy/openapi/academy.yaml";
const auth = "tests/fixtures/academy/content/auth.mdx";

function modelOf(locale: string, source: PageSource, document = spec): LocaleModel {
  return {
    api: { title: "", version: "", spec: document, sections: [], schemas: [] },
    site: siteData({ locale }),
    docs: [],
    pages: [{ data: pageAt("/a"), source, scope: "" }],
  } as unknown as LocaleModel;
}

/** Returns the source of the last page of an API with only these parts. */
function lastPage(api: Partial<ApiNavigation>): PageSource {
  const all = referencePages(
    { title: "", version: "", spec, sections: [], schemas: [], ...api },
    english,
  );
  const page = all.at(-1);
  if (!page) throw new Error("An API has at least its overview.");
  return { kind: "reference", page };
}

const operation = (facts: Pick<ApiOperation, "kind" | "method" | "path">): PageSource =>
  lastPage({ sections: [{ tag: "", slug: "", operations: [{ id: "id", title: "", ...facts }] }] });
const schema = (name: string) => lastPage({ schemas: [{ name, slug: "slug" }] });

const guide = (file: string): PageSource =>
  ({ kind: "guide", guide: { file: resolve(engineDir, file) } }) as unknown as PageSource;

/** Returns what the build adds to the only page of a model. */
async function factsOf(
  model: LocaleModel,
  config: Partial<Parameters<typeof addSourceFacts>[1]> = {},
) {
  const [facts] = await addSourceFacts([model], { lastUpdated: false, ...config });
  return facts?.pages[0]?.data;
}

describe("the edit URL of a page", () => {
  const editUrlOf = async (source: PageSource, editUrl?: string, editLineUrl?: string) =>
    (await factsOf(modelOf("en", source), { editUrl, editLineUrl }))?.editUrl;
  const pattern = "https://bitbucket.org/a/b/src/main/{path}#lines-{line}";

  test.each([
    [
      "of a guide",
      guide(auth),
      "https://git.example/edit/main",
      `https://git.example/edit/main/${auth}`,
    ],
    ["of the reference", lastPage({}), "https://git.example/", `https://git.example/${spec}#L3`],
    [
      "of a document outside the project",
      guide("elsewhere.yaml"),
      "https://git.example/",
      undefined,
    ],
    [
      "of no source",
      { kind: "not-found", words: english.standIns },
      "https://git.example/",
      undefined,
    ],
    ["without configuration", guide(auth), undefined, undefined],
  ] as const)("%s", async (_name, source, editUrl, want) => {
    expect(await editUrlOf(source, editUrl)).toBe(want);
  });

  const inSpecs = "tests/fixtures/specs";
  const webhook = operation({ kind: "webhook", method: "post", path: "webhook-name" });
  const copy = operation({ method: "COPY", path: "/others" });
  test.each([
    ["the catalog of errors", lastPage({ pages: ["errors"] }), "every-keyword.yaml", "paths:"],
    ["a schema", schema("Everything"), "every-keyword.yaml", "    Everything:"],
    ["a webhook", webhook, "every-keyword.yaml", "    post:"],
    ["an operation with a custom method", copy, "every-keyword-3.2.yaml", "      COPY:"],
  ])("%s links to its line", async (_name, source, document, want) => {
    const model = modelOf("en", source, `${inSpecs}/${document}`);
    const data = await factsOf(model, { editUrl: "https://git.example/" });
    const [, file = "", line] =
      /^https:\/\/git\.example\/(.*)#L(\d+)$/.exec(data?.editUrl ?? "") ?? [];
    const lines = (await readFile(resolve(engineDir, file), "utf8")).split("\n");
    expect(lines[Number(line) - 1]).toBe(want);
  });

  test.each([
    [
      "https://github.com/acme/docs/edit/main/",
      `https://github.com/acme/docs/blob/main/${spec}?plain=1#L`,
    ],
    ["https://gitlab.com/a/b/-/edit/main/", `https://gitlab.com/a/b/-/blob/main/${spec}#L`],
    ["https://git.example/edit/main/", `https://git.example/edit/main/${spec}#L`],
  ])("at %s an operation links to its line", async (editUrl, start) => {
    const found = await editUrlOf(operation({ method: "post", path: "/tp-api/classes" }), editUrl);
    expect(found?.startsWith(start), found).toBe(true);
    const line = Number(found?.slice(start.length));
    const lines = (await readFile(resolve(engineDir, spec), "utf8")).split("\n");
    expect(lines[line - 1]).toMatch(/^ {4}post:/);
    expect(lines.slice(line - 1, line + 8).join("\n")).toContain("createClass");
  });

  test("has the configured pattern, if it has a line", async () => {
    expect(await editUrlOf(schema("Class"), "https://x.example/", pattern)).toMatch(
      /^https:\/\/bitbucket\.org\/a\/b\/src\/main\/tests\/.*\/academy\.yaml#lines-\d+$/,
    );
    expect(await editUrlOf(guide(auth), "https://x.example/", pattern)).toBe(
      `https://x.example/${auth}`,
    );
  });

  test("encodes reserved characters", async () => {
    const dir = tempFolder();
    await createRepository(dir);
    await commit(dir, "2026-05-03T12:00:00Z", "a b#.mdx");
    expect(await editUrlOf(guide(join(dir, "a b#.mdx")), "https://git.example/")).toBe(
      "https://git.example/a%20b%23.mdx",
    );
  });
});

test("the date of a page is in the language of the site, the same on every machine", async () => {
  vi.stubEnv("TZ", "America/New_York");
  onTestFinished(() => void vi.unstubAllEnvs());
  const dir = tempFolder();
  await createRepository(dir);
  await commit(dir, "2026-05-03T23:30:00-02:00", "auth.mdx");
  const source = guide(join(dir, "auth.mdx"));
  const date = "2026-05-04T01:30:00.000Z";
  const dateOf = async (locale: string, lastUpdated: boolean) =>
    (await factsOf(modelOf(locale, source), { lastUpdated }))?.lastUpdated;
  expect(await dateOf("en", true)).toEqual({ date, text: "May 4, 2026" });
  expect(await dateOf("de", true)).toEqual({ date, text: "04.05.2026" });
  expect(await dateOf("en", false)).toBeUndefined();
});
