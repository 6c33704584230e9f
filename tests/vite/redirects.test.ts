import { expect, test } from "vitest";

import type { ApiNavigation } from "../../src/reference/navigation";
import { pagesFile } from "../../src/shared/page-table";
import { readRenamed, redirectsOf, redirectWarnings } from "../../src/vite/redirects";
import { tempFolder } from "../codegen/temp-folder";

const api = {
  sections: [{ operations: [{ id: "list-pets", title: "List pets" }] }],
  schemas: [{ slug: "pet", name: "Pet" }],
} as unknown as ApiNavigation;

test("a build warns of former addresses that lead nowhere, and leaves them out", () => {
  const rows = { "all-pets": "list-pets", "old-pets": "gone", "schemas/animal": "schemas/beast" };
  const dir = tempFolder({ [pagesFile]: JSON.stringify(rows, null, 2) });
  expect([...readRenamed(dir, api).keys()]).toEqual(["all-pets"]);
  expect([...redirectsOf({ redirects: { "/v1/": "/" } }, dir, api)]).toEqual([
    ["/api/all-pets", "/api/list-pets"],
    ["/v1", "/"],
  ]);
  expect(redirectWarnings(dir, api).map(({ message, remedy }) => `${message} ${remedy}`)).toEqual(
    [
      ["old-pets", "gone"],
      ["schemas/animal", "schemas/beast"],
    ].map(
      ([from, to]) =>
        `${dir}/${pagesFile}: The former address \`${from}\` leads to \`${to}\`, which is not a page. Write the current name of the page there, or remove the row if the page is gone.`,
    ),
  );
  expect(redirectWarnings(tempFolder({}), api)).toEqual([]);
});
