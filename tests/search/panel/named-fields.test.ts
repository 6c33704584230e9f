import { expect, test } from "vitest";
import { namedFields } from "../../../src/search/panel/named-fields";
import type { EntryKind } from "../../../src/search/search-index";

const pages = ["List employers", "Create class", "Update class", "Errors"];
const given = (kind: EntryKind, title: string, address: string, ...places: [number, string][]) => {
  const at = places.map(([page, id]) => [page, 0, id] as const);
  return { entry: { kind, title, address, text: "", places: at }, places: at };
};
const entries = [
  given("operation", "List employers", "GET /api/employers", [0, ""]),
  given("operation", "Create class", "POST /api/classes", [1, ""]),
  given("operation", "Update class", "PATCH /api/classes/{id}", [2, ""]),
  given("parameter", "employerName", "", [0, "query.employerName"]),
  given(
    "property",
    "countryCode",
    "",
    [1, "request.address.countryCode"],
    [2, "request.countryCode"],
  ),
  given(
    "property",
    "start",
    "",
    [1, "request~Online.schedule.start"],
    [2, "request.schedule.start"],
  ),
  given("property", "start", "", [2, "request.course.start"]),
  given("property", "seats", "", [1, "request.seats"], [0, "response-200.seats"]),
  given("property", "total", "", [0, "response-200.total"]),
  given("property", "message", "", [3, "error-Flat.message"]),
];
const inMessage = (message: string) => JSON.stringify({ message });

test.each<[pasted: string, ...want: string[]]>([
  [inMessage("employerName must be longer"), "List employers: query.employerName"],
  [inMessage("'seats' is required"), "Create class: request.seats"],
  [inMessage("The employer name must be longer."), "List employers: query.employerName"],
  [
    inMessage("country_code is not valid"),
    "Create class: request.address.countryCode",
    "Update class: request.countryCode",
  ],
  // Without a name that is none of the words of a sentence
  [inMessage("The number of seats is too large"), "Create class: request.seats"],
  [inMessage("Cannot start: employerName is missing"), "List employers: query.employerName"],
  // Paths, JSON Pointers and lists
  [
    JSON.stringify({ errors: [{ message: "body.schedule[0].start is late" }] }),
    "Create class: request~Online.schedule.start",
    "Update class: request.schedule.start",
  ],
  [
    JSON.stringify({ detail: [{ pointer: "#/course/start" }] }),
    "Update class: request.course.start",
  ],
  [JSON.stringify({ errors: { seats: ["too many"] } }), "Create class: request.seats"],
  // With the request
  [
    `PATCH /api/classes/7 HTTP/1.1\n\nHTTP/1.1 400\n${inMessage("countryCode?")}`,
    "Update class: request.countryCode",
  ],
  [
    `curl -X POST 'https://host.example/v1/api/classes' -d '{"a": 1}' ${inMessage("countryCode?")}`,
    "Create class: request.address.countryCode",
  ],
  [
    JSON.stringify({ message: "countryCode?", path: "/api/classes/7" }),
    "Update class: request.countryCode",
  ],
  // Nothing that a request sends
  [inMessage("The total is wrong, and so is this message")],
  ["employerName must be longer"],
])("the error %s names %s", (pasted, ...want) => {
  const found = namedFields(pasted, entries).flatMap(({ places }) =>
    places.map(([page, , id]) => `${pages[page]}: ${id}`),
  );
  expect(found).toEqual(want);
});
