import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, expect, test, vi } from "vitest";

import { sharedFolder } from "../codegen/temp-folder";
import { commit, createRepository } from "./git-repository";
import { findRepository, pathBelow, readGitDates } from "../../src/vite/git-dates";

const dir = realpathSync(sharedFolder());
const repository = join(dir, "repository");
const inRepository = (name: string) => join(repository, name);

beforeAll(async () => {
  await createRepository(repository);
  await commit(
    repository,
    "2024-01-01T12:00:00+02:00",
    "guides/old.mdx",
    "guides/new.mdx",
    "api.yaml",
  );
  await commit(repository, "2025-06-01T00:30:00+02:00", "guides/new.mdx", "guides/naïve name.mdx");
  await writeFile(inRepository("guides/draft.mdx"), "");
});

test("a file has the date of its last commit, in UTC; an uncommitted file has none", async () => {
  const names = ["old", "new", "naïve name", "draft"].map((name) => `guides/${name}.mdx`);
  const files = [...names, "api.yaml", "nowhere.mdx"].map(inRepository);
  expect([...(await readGitDates(files))]).toEqual([
    [inRepository("guides/old.mdx"), "2024-01-01T10:00:00.000Z"],
    [inRepository("guides/new.mdx"), "2025-05-31T22:30:00.000Z"],
    [inRepository("guides/naïve name.mdx"), "2025-05-31T22:30:00.000Z"],
    [inRepository("api.yaml"), "2024-01-01T10:00:00.000Z"],
  ]);
});

test("a shallow clone has no dates: they would be those of its oldest commit", async () => {
  const clone = join(dir, "clone");
  execFileSync("git", ["clone", "-q", "--depth", "1", `file://${repository}`, clone]);
  expect([...(await readGitDates([join(clone, "guides/old.mdx")]))]).toEqual([]);
});

test("without git, outside a repository and before the first commit there are no dates", async () => {
  const outside = join(dir, "outside.mdx");
  await writeFile(outside, "");
  expect([...(await readGitDates([outside]))]).toEqual([]);

  const empty = join(dir, "empty");
  await createRepository(empty);
  await writeFile(join(empty, "a.mdx"), "");
  expect([...(await readGitDates([join(empty, "a.mdx")]))]).toEqual([]);

  vi.stubEnv("PATH", dir);
  try {
    expect([...(await readGitDates([inRepository("api.yaml")]))]).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("a file's repository is found without git", () => {
  expect(findRepository(inRepository("guides/old.mdx"))).toBe(repository);
  expect(findRepository(join(dir, "outside.mdx"))).toBeUndefined();
});

test.each([
  ["/a", "/a/b/c.mdx", "b/c.mdx"],
  ["/a", "/ab/c.mdx", undefined],
  ["/a", "/a", undefined],
])("%s → %s", (from, file, want) => expect(pathBelow(from, file)).toBe(want));
