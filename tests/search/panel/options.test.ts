import { describe, expect, it } from "vitest";

import { createSearch } from "../../../src/search/panel/create-search";
import { answer, type SearchAnswer } from "../../../src/search/panel/options";
import { indexOf } from "./given";

/** Returns the heading of each group, and which of its options are hits. */
function outline({ groups }: SearchAnswer) {
  return groups.map(({ heading, options }) => [
    heading,
    options.map(({ hit }) => (hit ? "hit" : "place")),
  ]);
}

describe("the list shows", () => {
  const index = indexOf({
    property: [{ title: "email", on: ["A", "B", "C", "D", "E"] }],
    guide: [{ title: "Mail", on: ["Mail"] }],
  });

  it("nothing before a query", async () => {
    const want = { groups: [], isWhole: true };
    expect(answer(await createSearch(index, {}), "  ")).toEqual(want);
  });

  it("a hit and three more of its pages", async () => {
    const given = answer(await createSearch(index, {}), "ema");
    const places = ["place", "place", "place"];
    expect(outline(given)).toContainEqual(["property", ["hit", ...places]]);
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
    const hit = option?.hit;
    const textOf = (part: "title" | "path") => hit?.[part].map(({ text }) => text).join("");
    expect([hit?.method, textOf("title"), textOf("path")]).toEqual(["POST", "/v1/refunds", ""]);
  });
});
