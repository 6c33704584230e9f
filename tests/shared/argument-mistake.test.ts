import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { nearest } from "../../src/config/did-you-mean";
import { parsedArguments } from "../../src/shared/argument-mistake";

test.each([
  [["--chek"], "There is no option --chek. Did you mean --check?"],
  [["-x"], "There is no option -x"],
  [["--unrelated"], "There is no option --unrelated"],
  [["--spec"], "--spec needs a value"],
  [["--spec", "--check"], "--spec needs a value"],
  [["--spec", ""], "--spec needs a value"],
  [["--spec="], "--spec needs a value"],
  [["--spec", "a.yaml", "-s", "b.yaml"], "--spec is given twice: keep `a.yaml` or `b.yaml`"],
  [["--check=1"], "--check takes no value"],
  [["file.yaml"], "`file.yaml` is not an option, and the command takes no other arguments"],
])("%j", (args, want) => {
  const options = { check: { type: "boolean" }, spec: { type: "string", short: "s" } } as const;
  const suggest = (word: string) => nearest(word, Object.keys(options));
  const parsed = (parse: () => ReturnType<typeof given>) =>
    parsedArguments(parse, suggest, (mistake) => new RangeError(mistake));
  const given = () => parseArgs({ args, options, tokens: true });
  expect(() => parsed(given)).toThrow(new RangeError(want));
  const other = new TypeError("other");
  expect(() =>
    parsed(() => {
      throw other;
    }),
  ).toThrow(other);
});
