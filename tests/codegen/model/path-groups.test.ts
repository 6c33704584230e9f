import { expect, test } from "vitest";
import { pathGroups } from "../../../codegen/model/path-groups";
import { table } from "../table";

test.each(table<readonly [title: string, want: Readonly<Record<string, string | null>>]>`
  a version is not a group: [{ /v1/payment_intents: Payment intents, /v2.1/refunds: Refunds }]
  a parameter is not a group either: [{ "/{tenant}/pets/{id}": Pets, "/{tenant}/pets": Pets }]
  nor is a segment that all paths share:
    - { "/api/v1/pets/{id}": Pets, /api/v1/pets: Pets, "/api/v1/stores/{id}/pets": Stores }
  each path keeps at least one segment: [{ /pets: Pets, "/pets/{id}/owner": Pets }]
  a single path: [{ /api/pets: Pets }]
  words are separated, whatever is between them:
    - { /eLearning-records: E learning records, /customerIDs.json: Customer IDs,
        "/pets:search": Pets, /.well-known/x: Well known, /größe: Größe }
  a path may have none: [{ /: null, "/{id}": null }]
`)("%s", (_title, want) => {
  const found = pathGroups(Object.keys(want));
  expect(found).toEqual(Object.values(want).map((group) => group ?? undefined));
});
