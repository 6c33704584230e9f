import { expect, test } from "vitest";
import { isOmittedIn } from "../../../codegen/model/omitted";
import { indexOf } from "../given";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const around = (name: string) => ({ type: "object", properties: { next: ref(name) } });

test.each([
  ["what is read-only", { type: "string", readOnly: true }, "request", true],
  ["what is read-only, in a response", { type: "string", readOnly: true }, "response", false],
  ["an object of nothing else", around("Own"), "request", true],
  ["an object of itself and nothing else", around("Subject"), "request", true],
  ["an object of more", around("Name"), "request", false],
] as const)("%s: %o", (_title, raw, direction, want) => {
  const own = { type: "string", readOnly: true };
  const schemas = indexOf({ Own: own, Name: { type: "string" }, Subject: raw });
  const subject = schemas.get("Subject");
  expect(subject && isOmittedIn(subject, direction, schemas)).toBe(want);
});

test("a chain of any length", () => {
  const length = 2_000;
  const chain = Array.from({ length }, (_, index) => [`S${index}`, around(`S${index + 1}`)]);
  const schemas = indexOf({ ...Object.fromEntries(chain), [`S${length}`]: { type: "string" } });
  const first = schemas.get("S0");
  expect(first && isOmittedIn(first, "request", schemas)).toBe(false);
});
