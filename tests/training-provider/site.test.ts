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
  const single = ["/api/errors", "/api/rules", "/api/compare", "/api/changelog"];
  const overview = ["/api", "/docs/api", ...single];
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

/** What a reader who did not know the site typed, in this order. */
const readerQueries = {
  "how do I authenticate": "/auth",
  "autorization header": "/auth",
  "api key": "/auth",
  pagnation: "/pagination",
  "Lehrgang anlegen": ["/api/create-class", "/classCreate"],
  Telefonnummer: ["/learnerEnrollment", "/api/schemas/phone-number"],
  "/classes/{classId}": ["/api/update-class", "/api/delete-class"],
  "PATCH /classes/{classId}": "/api/update-class",
  "DELETE /tp-api/classes/abc123/enrollments/9": "/api/delete-class-enrollment",
  "employerName must be longer": "/api/list-employers#query.employerName",
  uniqueSystemIdentifier: ["/api*"],
  virtualClassUrl: ["/api*"],
  "no show": ["/createLearningRecord", "/useCases/report-class"],
  webhook: "/openQuestions",
  "rate limit 429": ["/refusedCalls", "/openQuestions"],
  "timezone iana": "/api*",
  "cancel class": ["/useCases/cancel-class", "/api/delete-class"],
  "how to reschedule a class": ["/classCreate", "/useCases/change-class"],
  "export users csv": ["/createExportDataJob", "/useCases/take-data-out"],
  null: "/api/rules",
  "nullable fields": "/api/rules",
  "Klasse erstellen": ["/api/create-class", "/classCreate"],
  "Fehler 400": ["/api/errors", "/refusedCalls"],
  "unsubscribe learner": "/api/delete-class-enrollment",
  "remove student from course": [
    "/api/delete-class-enrollment",
    "/api/delete-e-learning-enrollment",
  ],
  jsonl: ["/api/create-export-data-job", "/createExportDataJob"],
  "seats left": "/api*",
  totalSeats: "/api*",
  "401 unauthorized": ["/auth", "/openQuestions"],
  "openapi.yaml download": "/api#downloads",
  changelog: "/api/changelog",
  "skip cursor": "/pagination",
  "e-lerning": "/api#tag.e-learning",
  "learner passed elearning": ["/api/create-e-learning-learning-record", "/createELearningRecord"],
  "ids[]": "/api/list-classes",
  "base url": "/api#servers",
  enrolledAt: "/api*",
  "what is the difference between offline and virtual": [
    "/classCreate",
    "/api/schemas/delivery-method",
  ],
  "Cannot read properties of null": "/api/rules",
  "typescript types": "/api#downloads",
  "llms.txt": "/api#downloads",
  "changed since last month": "/api/changelog",
  "sandbox environment": "/api#servers",
  "dark mode": [],
  "publish course to marketplace": ["/api/update-elearning", "/useCases/publish-e-learning"],
  "curl: (22) The requested URL returned error: 400": "/api/errors",
  '"code":"EXAMPLE_CODE"': "/api/errors",
};

it("opens the right page first for 43 of the 47 queries of one reader", async () => {
  const wrong = await wrongAnswers(site().dir, readerQueries);
  expect(Object.keys(readerQueries)).toHaveLength(47);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(4);
});

it("opens the right page first for nine in ten queries that readers were seen to type", async () => {
  const wrong = await wrongAnswers(site().dir, academyQueries);
  expect(wrong.length, wrong.join("\n")).toBeLessThan(Object.keys(academyQueries).length / 10);
});
