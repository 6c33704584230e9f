import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { createSampleSource } from "../../src/vite/example-source";
import { sharedFolder } from "../codegen/temp-folder";

const dir = sharedFolder();

mkdirSync(join(dir, "api"));
const write = (examples: unknown) =>
  writeFileSync(
    join(dir, "api/list-pets.samples.ts"),
    `export const examples = ${JSON.stringify(examples)};`,
  );

test("a part of an example is found by its pointer, even after a change", () => {
  const { example: read } = createSampleSource(dir);
  write({ request: { "a/b": [{ value: { "": { "x%41": 1 } } }] } });
  expect(read("list-pets#/request/a~1b/0/value")).toEqual({ "": { "x%41": 1 } });
  expect(read("list-pets#/request/a~1b/0/value//x%41")).toBe(1);
  write({ request: 2 });
  expect(read("list-pets#/request")).toBe(2);
});

test("a missing example is an error with a remedy", () => {
  write({ request: {} });
  expect(() => createSampleSource(dir).example("list-pets#/request/toString")).toThrow(
    "api/list-pets.samples.ts has no example at /request/toString",
  );
});
