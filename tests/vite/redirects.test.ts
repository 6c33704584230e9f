import { expect, test } from "vitest";

import type { ApiNavigation } from "../../src/reference/navigation";
import { pagesFile } from "../../src/shared/page-table";
import { readRenamed, redirectsOf } from "../../src/vite/redirects";
import { tempFolder } from "../codegen/temp-folder";

const api = {
  sections: [{ operations: [{ id: "list-pets", title: "List pets" }] }],
  schemas: [{ slug: "pet", name: "Pet" }],
} as unknown as ApiNavigation;

test("a build leaves out former addresses that lead nowhere", () => {
  const rows = { "all-pets": "list-pets", "old-pets": "gone", "schemas/animal": "schemas/beast" };
  const dir = tempFolder({ [pagesFile]: JSON.stringify(rows, null, 2) });
  expect([...readRenamed(dir, api).keys()]).toEqual(["all-pets"]);
  expect([...redirectsOf({ redirects: { "/v1/": "/" } }, dir, api)]).toEqual([
    ["/api/all-pets", "/api/list-pets"],
    ["/v1", "/"],
  ]);
});
