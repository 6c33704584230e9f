import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { facts, levels } from "../../../codegen/changes/levels";
import { compareDocuments } from "../../../codegen/changes/compare";
import { revision } from "./given";

/** Two documents, with the level that an expert expects. */
interface Case {
  readonly name: string;
  readonly want: string;
  readonly before: object;
  readonly after: object;
}

const cases = JSON.parse(
  readFileSync("tests/codegen/changes/compatibility.json", "utf8"),
) as readonly Case[];

/** The table of the documentation: the cases where another level is right, and why. */
const [, table = ""] = readFileSync("docs/changes.md", "utf8").split(
  /^### Where we differ from experts$/m,
);
const rows = table
  .split("\n## ")[0]
  ?.matchAll(/^\| (.+?) +\| (none|documentation|compatible|breaking) +\| \S/gm);

const compared = cases.map(({ name, want, before, after }) => {
  const changes = compareDocuments(revision(before), revision(after));
  const level = levels.find((each) => changes.some((change) => change.level === each)) ?? "none";
  return { name, want, level, changes };
});

test("pairs of documents have the level that an expert expects, except for those in the documentation", () => {
  const found = compared.flatMap(({ name, want, level }) =>
    level === want ? [] : [[name, level]],
  );
  const known = [...(rows ?? [])].map(([, name, level]) => [name, level]);
  expect(found.toSorted()).toEqual(known.toSorted());
  const order = [...levels, "none"];
  const high = known.filter(([name, level]) => {
    const want = cases.find((each) => each.name === name)?.want ?? "";
    return order.indexOf(level ?? "") < order.indexOf(want);
  });
  expect(high.length).toBeLessThanOrEqual(5);
});

test("some pair has each fact of the documentation's table", () => {
  const told = new Set(
    compared.flatMap(({ changes }) =>
      changes.flatMap(({ message: { says, of } }) => [says, `:${of}`, `${says}:${of}`]),
    ),
  );
  const all = Object.values(facts).flatMap((list) => list.split(/\s+/));
  const names = all.map((fact) => fact.replace(/\/.*/, "")).filter(Boolean);
  expect(names.filter((name) => !told.has(name))).toEqual([]);
});
