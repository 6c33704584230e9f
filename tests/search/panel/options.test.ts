import { describe, expect, it } from "vitest";

import { createSearch } from "../../../src/search/panel/create-search";
import { answer, type SearchAnswer } from "../../../src/search/panel/options";
import { indexOf } from "./given";

/** Returns the heading and the types of the options of each group. */
function outline({ groups }: SearchAnswer) {
  return groups.map(({ heading, options }) => [heading, options.map(({ type }) => type)]);
}

describe("the list shows", () => {
  const index = indexOf({
    property: [{ title: "email", on: ["A", "B", "C", "D", "E"] }],
    guide: [{ title: "Mail", on: ["Mail"] }],
  });

  it("nothing before a query", async () => {
    const want = { groups: [], isFound: false, isWhole: true };
    expect(answer(await createSearch(index, {}), "  ")).toEqual(want);
  });

  it("a hit, three more of its pages, and a button for the others", async () => {
    const given = answer(await createSearch(index, {}), "ema");
    const places = ["place", "place", "place"];
    expect(outline(given)).toContainEqual(["property", ["hit", ...places, "more"]]);
    const rows = given.groups.find(({ heading }) => heading === "property");
    expect(rows?.options.at(-1)).toEqual({ type: "more", count: 1, term: "email" });
    expect(given.isFound).toBe(true);
  });

  it("every page of a hit whose full name was typed", async () => {
    const given = answer(await createSearch(index, {}), "Email");
    const places = ["place", "place", "place", "place"];
    expect(outline(given)).toContainEqual(["property", ["hit", ...places]]);
  });

  it("method and path once, if they are the title as well", async () => {
    const address = "POST /v1/refunds";
    const untitled = indexOf({ operation: [{ title: address, address, on: [address] }] });
    const [group] = answer(await createSearch(untitled, {}), "refunds").groups;
    const [option] = group?.options ?? [];
    const hit = option?.type === "hit" ? option.hit : undefined;
    const textOf = (part: "title" | "path") => hit?.[part].map(({ text }) => text).join("");
    expect([hit?.method, textOf("title"), textOf("path")]).toEqual(["POST", "/v1/refunds", ""]);
  });

  it("terms and pages if nothing is found, in the whole index", async () => {
    const start = {
      ...index,
      entries: index.entries.map((entry) => ({ ...entry, places: firstPlaces(entry.places) })),
    };
    const given = answer(await createSearch(start, {}), "emali");
    expect(outline(given)).toEqual([
      ["similar", ["term"]],
      ["pages", ["page"]],
    ]);
    expect(given.isFound).toBe(false);
    const part = answer(await createSearch({ ...start, isPart: true }, {}), "emali");
    expect(part).toEqual({ groups: [], isFound: false, isWhole: false });
  });

  function firstPlaces(places: (typeof index)["entries"][number]["places"]) {
    return places.map(([page, trail]) => [page, trail, ""] as const);
  }
});
