/** @module-tag long */

import { expect, it } from "vitest";
import { useOwnSite } from "../browser/site-around";
import { deadLinks, pathsIn, useBrowser } from "../browser/site";
import { academyQueries, wrongAnswers } from "../browser/search-queries";
import { heavyPages } from "../browser/weights";
import { operationPages } from "./operation-pages";

const guides = [
  "/",
  "/auth",
  "/pagination",
  "/useCases",
  "/classCreate",
  "/class-create",
  "/createLearningRecord",
  "/createELearningRecord",
  "/learnerEnrollment",
  "/eLearnerEnrollment",
  "/createExportDataJob",
  "/getExportDataJob",
  // Topics that the specification leaves open.
  "/openQuestions",
  "/refusedCalls",
];
const operations = operationPages.map((id) => `/api/${id}`);

const { open } = useBrowser();
const site = useOwnSite();

it("has the pages of the specification, and no others", () => {
  const built = pathsIn(site().dir);
  const overview = ["/api", "/docs/api", "/api/errors"];
  expect(built).toEqual(expect.arrayContaining([...guides, ...operations, ...overview]));
  // Schemas and the pages of the use case guide are additions to the specification.
  const others = built.filter((path) => !/^\/(?:api\/schemas|useCases)\/./.test(path));
  expect(others).toHaveLength(guides.length + operations.length + overview.length);
});

it("has no broken links", () => {
  expect(deadLinks(site().dir)).toEqual([]);
});

it("keeps every page within its budget", () => {
  expect(heavyPages(site().dir)).toEqual([]);
});

it.each([
  [390, 900],
  [1280, 600],
  [1680, 600],
])("shows the first field of a new class in the first window at %s px", async (width, most) => {
  const { page } = await open({ viewport: { width, height: 900 } }, site().url);
  await page.goto(`${site().url}/api/create-class`);
  const field = page.locator('[id="request~In-person-class.address"]');
  expect((await field.boundingBox())?.y).toBeLessThanOrEqual(most);
});

it("opens the right page first for nine in ten queries that readers were seen to type", async () => {
  const wrong = await wrongAnswers(site().dir, academyQueries);
  expect(wrong.length, wrong.join("\n")).toBeLessThan(Object.keys(academyQueries).length / 10);
});
