import { expect, test } from "vitest";
import { head, problemsOf } from "./warnings";

const get = (id: string, more = "") =>
  `get: { operationId: ${id}, ${more}responses: { "200": { description: OK } } }`;
const parameter = (name: string, place: string) =>
  `{ name: ${name}, in: ${place}, required: true, schema: { type: string } }`;
const id = `parameters: [${parameter("id", "path")}]`;

test.each([
  [
    "no-identical-paths",
    `paths:\n  /a/{id}: { ${id}, ${get("a")} }\n  /a/{key}: { ${id.replace("id", "key")}, ${get("b")} }\n`,
    "5: This is the path of line 4, with another parameter name.",
  ],
  [
    "operation-parameters-unique",
    `paths:\n  /a: { ${get("a", `parameters: [${parameter("X-A", "header")}, ${parameter("X-A", "header")}], `)} }\n`,
    "4: The header parameter `X-A` is listed twice.",
  ],
  [
    "path-not-include-query",
    `paths:\n  /a?b=c: { ${get("a")} }\n`,
    "4: The path has a query string.",
  ],
  [
    "path-declaration-must-exist",
    `paths:\n  "/a/{}": { ${get("a")} }\n`,
    "4: The path has braces with nothing between them.",
  ],
  [
    "no-unused-components",
    "paths: {}\ncomponents:\n  requestBodies: { A: { content: { text/plain: {} } } }\n",
    "5: Nothing refers to the request body `A`.",
  ],
])("%s is said in our words", async (name, parts, want) => {
  const found = await problemsOf(head + parts);
  expect(
    found.filter(({ rule }) => rule === name).map(({ line, message }) => `${line}: ${message}`),
  ).toEqual([want]);
});
