import { describe, expect, it } from "vitest";

import { createSearch } from "../../../src/search/panel/create-search";
import { maxQuery } from "../../../src/search/panel/limits";
import type { SearchIndex } from "../../../src/search/search-index";
import { indexOf } from "./given";

const site = indexOf({
  operation: [
    { title: "Create class", address: "POST /tp-api/classes", text: "Schedules a class." },
    { title: "List classes", address: "GET /tp-api/classes", text: "The classes, page by page." },
    { title: "Create enrollment", address: "POST /tp-api/classes/{classId}/enrollments" },
    { title: "Reserve seat", address: "POST /tp-api/seats/reserve" },
    { title: "List learners", address: "GET /tp-api/learners", text: "Everybody who learns." },
  ],
  model: [{ title: "Class" }, { title: "ClassCreate", text: "A class to schedule." }],
  parameter: [{ title: "training-provider-id", on: ["Create class", "List classes"] }],
  property: [
    {
      title: "countryCode",
      text: "Exactly two letters.",
      on: ["AddressUpdate", "Update class › address", "Create class › address"],
    },
    { title: "instructorIds", text: "Who teaches the class." },
    { title: "uniqueSystemIdentifier", text: "The learner's own." },
    { title: "id", text: "Keep it." },
  ],
  error: [{ title: "400 Bad request" }],
  guide: [
    { title: "The training-provider-id header" },
    { title: "Enrollment", text: "How a learner gets a seat; POST it." },
    { title: "Überprüfung", text: "The id of a class is unique in the system." },
    { title: "Pagination", text: "Read a list page by page." },
    { title: "Times", text: "Written in ISO 8601. Seats to reserve." },
  ],
});

async function find(query: string, index: SearchIndex = site, versions = {}) {
  return (await createSearch(index, versions)).find(query);
}

/** Returns the kinds and titles of what is found. */
async function titles(...given: Parameters<typeof find>): Promise<readonly string[]> {
  const groups = await find(...given);
  return groups.map(({ kind, hits }) => {
    return `${kind}: ${hits.map(({ entry }) => entry.title).join(", ")}`;
  });
}

it("searches only the beginning of a long text", async () => {
  const search = await createSearch(site, {});
  const long = "uniqueSystemIdentifier ".padEnd(100_000, "create class ");
  expect(search.find(long)).toEqual(search.find(long.slice(0, maxQuery)));
});

describe("what is found first", () => {
  it.each([
    ["an exact name", "uniqueSystemIdentifier", "uniqueSystemIdentifier"],
    ["an exact name in any case", "UNIQUESYSTEMIDENTIFIER", "uniqueSystemIdentifier"],
    ["the words of a name", "unique system identifier", "uniqueSystemIdentifier"],
    ["the last words of a name", "systemIdentifier", "uniqueSystemIdentifier"],
    ["the last words of a name, written together", "systemidentifier", "uniqueSystemIdentifier"],
    ["the start of these", "systemiden", "uniqueSystemIdentifier"],
    ["the start of a name", "uniqueSys", "uniqueSystemIdentifier"],
    ["a short name before texts that contain it", "id", "id"],
    ["a method and the end of a path", "POST /classes", "Create class"],
    ["the same in lowercase", "post /classes", "Create class"],
    ["a method and a path", "GET /tp-api/classes", "List classes"],
    ["a path", "/tp-api/learners", "List learners"],
    ["a path with a variable", "/classes/{classId}/enrollments", "Create enrollment"],
    ["the operation that creates it, by a noun", "class", "Create class"],
    ["a model by its name of several words", "ClassCreate", "ClassCreate"],
    ["an operation by its id", "createClass", "Create class"],
    ["an operation by its path, with values", "POST /classes/1f/enrollments", "Create enrollment"],
    ["a message", "how a learner gets a seat; post it.", "Enrollment"],
    ["an operation by its title", "create class", "Create class"],
    ["a name with hyphens", "training-provider-id", "training-provider-id"],
    ["a name without its hyphens", "trainingproviderid", "training-provider-id"],
    ["a status", "400", "400 Bad request"],
    ["a missing letter", "instuctor", "instructorIds"],
    ["a missing letter in a name", "uniqueSystemIdentfier", "uniqueSystemIdentifier"],
    ["two wrong letters", "enrolmlent", "Enrollment"],
    ["without umlauts", "uberprufung", "Überprüfung"],
    ["a question, by the guide that answers it", "How do I page through results?", "Pagination"],
    ["a question that no guide answers", "how can I find country codes", "countryCode"],
    ["a name with a number that the text separates", "ISO8601", "Times"],
    ["another form of a word", "paginate", "Pagination"],
    ["another form of a verb", "listing classes", "List classes"],
    ["a title in another number before a text that has the word", "seats reserve", "Reserve seat"],
    ["another form of a word in a question", "how do I paginate?", "Pagination"],
    ["the start of a name with hyphens", "training-provider-i", "The training-provider-id header"],
    ["a verb for a method", "new enrollment", "Create enrollment"],
    ["the row that is named, before its page", "create class countryCode", "countryCode"],
    [
      "an operation whose title has all words, in a question",
      "how do I list the learners",
      "List learners",
    ],
  ])("%s: %s", async (_, query, want) => {
    const [group] = await find(query);
    expect(group?.hits[0]?.entry.title).toBe(want);
  });

  it("operations before guides before rows if they match equally well", async () => {
    const index = indexOf({
      guide: [{ title: "Alpha one" }],
      property: [{ title: "Alpha two" }],
      operation: [{ title: "Alpha three" }],
    });
    expect(await titles("alpha", index)).toEqual([
      "operation: Alpha three",
      "guide: Alpha one",
      "property: Alpha two",
    ]);
  });
});

it("a site's own synonyms add to those for any API; a result is listed once", async () => {
  const synonyms = { enrollment: ["booking"], pagination: ["paging"], times: ["booking"] };
  const index = { ...site, synonyms };
  expect(await titles("booking", index)).toEqual([
    "guide: Enrollment, Times",
    "operation: Create enrollment",
  ]);
  expect(await titles("paging", index)).toEqual(["guide: Pagination"]);
});

it("a status finds the list of all statuses", async () => {
  const guide = [{ title: "Several errors", text: "Send one call at a time." }];
  expect(await titles("418", indexOf({ reference: [{ title: "Errors" }], guide }))).toEqual([
    "reference: Errors",
    "guide: Several errors",
  ]);
});

it("a sentence finds the title with its words first, and models last, unless one is named", async () => {
  const index = indexOf({
    guide: [
      { title: "Enroll a learner in a class" },
      { title: "Unlike", text: "Enroll some new learner in any class." },
    ],
    model: [{ title: "NewLearnerClassEnrollment", text: "Enrolls somebody in it." }],
  });
  expect(await titles("enroll a learner in a class", index)).toEqual([
    "guide: Enroll a learner in a class, Unlike",
    "model: NewLearnerClassEnrollment",
  ]);
  expect((await titles("NewLearnerClassEnrollment", index))[0]).toMatch(/^model: /);
});

describe("there is no match", () => {
  const terms = async (query: string, text: string) =>
    (await find(query, indexOf({ guide: [{ title: "Some", text }] }))).flatMap(({ hits }) =>
      hits.flatMap((hit) => hit.terms),
    );

  it("for a longer word by one or two letters of a longer query", async () => {
    expect(await terms("e-learning", "In the end enroll in e-learning")).not.toContain("enroll");
    expect(await terms("en", "end")).toEqual(["end"]);
    expect(await terms("en some", "end")).not.toContain("end");
  });

  it("for a verb that an operation might use by a word with the same beginning", async () => {
    const index = indexOf({ operation: [{ title: "List seats", address: "GET /seats" }] });
    expect(await titles("retrieve seats", index)).toEqual(["operation: List seats"]);
    expect(await find("retry", index)).toEqual([]);
  });

  it("for a row only by its page", async () => {
    const index = indexOf({ property: [{ title: "note", on: ["Update class"] }] });
    expect(await find("update class", index)).toEqual([]);
  });
});

describe("a query without hits", () => {
  it.each(["", "  ", "/", "{", "xqzwv"])("%j", async (query) => {
    expect(await find(query)).toEqual([]);
  });
});

describe("a hit", () => {
  it("lists each of its pages, starting with the one in the query", async () => {
    const pagesOf = async (query: string) =>
      (await find(query))[0]?.hits[0]?.places.map(({ to }) => to);
    expect(await pagesOf("countryCode")).toEqual([
      "/AddressUpdate#countryCode",
      "/Update class#countryCode",
      "/Create class#countryCode",
    ]);
    expect((await pagesOf("create class countryCode"))?.[0]).toBe("/Create class#countryCode");
  });

  it("has an encoded fragment", async () => {
    const [group] = await find("ids", indexOf({ parameter: [{ title: "ids[]" }] }));
    expect(group?.hits[0]?.places[0]?.to).toBe("/Page#ids%5B%5D");
  });

  it("is one of at most six of its kind", async () => {
    const property = Array.from({ length: 20 }, (_, index) => ({ title: `name${index}` }));
    const [group] = await find("name", indexOf({ property }));
    expect(group?.hits).toHaveLength(6);
  });
});

it("only the current version is searched", async () => {
  const guide = [
    { title: "Seats", on: ["New", "Old"] },
    { title: "Seats before", on: ["Old"] },
  ];
  const index = indexOf({ guide }, { New: ["default", "2"], Old: ["default", "1"] });
  const found = async (version: string) =>
    (await find("seats", index, { default: version })).flatMap(({ hits }) =>
      hits.flatMap(({ places }) => places.map(({ page }) => page)),
    );
  expect(await found("2")).toEqual(["New"]);
  expect(await found("1")).toEqual(["Old", "Old"]);
});
