import { expect, test } from "vitest";

import { exampleAt } from "../../src/vite/example-source";
import { createLoader } from "../../src/vite/rendering/generated-modules";
import { tempFolder } from "../codegen/temp-folder";

const read = (from: string) =>
  exampleAt(
    from,
    createLoader(
      tempFolder({
        "api/list-pets.samples.ts": `export const examples = { request: { "a/b": [{ value: { "": { "x%41": 1 } } }] } };`,
        "shared.samples.ts": "export const examples = { Problem: 2 };",
      }),
    ),
  );

test.each([
  ["list-pets#/request/a~1b/0/value", { "": { "x%41": 1 } }],
  ["list-pets#/request/a~1b/0/value//x%41", 1],
  ["#/Problem", 2],
])("a part of an example is found by its pointer: %s", async (from, want) => {
  expect(await read(from)).toEqual(want);
});

test("a missing example is an error with a remedy", async () => {
  await expect(read("list-pets#/request/toString")).rejects.toThrow(
    "api/list-pets.samples.ts has no example at /request/toString",
  );
});
