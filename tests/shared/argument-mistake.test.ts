import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { nearest } from "../../src/config/did-you-mean";
import { argumentMistake } from "../../src/shared/argument-mistake";

test.each([
  [["--chek"], "There is no option --chek. Did you mean --check?"],
  [["-x"], "There is no option -x"],
  [["--unrelated"], "There is no option --unrelated"],
  [["--spec"], "--spec needs a value"],
  [["--spec", "--check"], "--spec needs a value"],
  [["--check=1"], "--check takes no value"],
  [["file.yaml"], "`file.yaml` belongs to no option, and the command takes nothing else"],
])("%j", (args, want) => {
  const options = { check: { type: "boolean" }, spec: { type: "string", short: "s" } } as const;
  const suggest = (word: string) => nearest(word, Object.keys(options));
  let mistake: unknown;
  try {
    parseArgs({ args, options });
  } catch (error) {
    mistake = error;
  }
  expect(argumentMistake(mistake, suggest)).toBe(want);
  expect(argumentMistake(new TypeError("other"), suggest)).toBeUndefined();
});
