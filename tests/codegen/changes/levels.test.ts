import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cases, effects, facts } from "../../../codegen/changes/levels";
import { type ChangeNoun, changeWords } from "../../../src/view/changes";

type Says = keyof typeof changeWords.sentences;

/** Returns the words of a fact: its sentence, in which `…` stands for what the document says. */
function wordsOf(fact: string): string {
  const [, says = "", of, how] = /^(\w*)(?::(\w+))?(?:\/(\w+))?$/.exec(fact) ?? [];
  const noun = of === undefined ? "…" : changeWords.nouns[of as ChangeNoun];
  const sentence = says === "" ? "{of} changed" : changeWords.sentences[says as Says];
  const told = sentence.replace("{of}", noun).replace(/\{\w+\}/g, "…");
  const when = how && cases[how as keyof typeof cases];
  return when === undefined ? told : `${says === "" ? "…" : told}, ${when}`;
}

test("the documentation has the level of every fact, and of no other", () => {
  const [, table = ""] = readFileSync("docs/changes.md", "utf8").split(/^### Every fact$/m);
  const rows = table.split(/^#/m)[0]?.match(/^\|.*\|$/gm) ?? [];
  const shown = rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const want = Object.entries(facts).flatMap(([effect, list]) =>
    list.split(/\s+/).map((fact) => [wordsOf(fact), ...effects[effect as keyof typeof effects]]),
  );
  expect(shown).toEqual(want);
  expect(new Set(want.map(([words]) => words)).size).toBe(want.length);
});
