import { readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { Document, type Raw } from "../specification/document";
import { readModels, walkModels } from "../specification/models";
import { Page, readSite, walkSite } from "../specification/reference";
import { academyDocument, sites } from "./sites";

const document = new Document(parseYaml(readFileSync(academyDocument, "utf8")) as Raw);

const models = ["models/types.gen.ts", "schema.d.ts"].map((file) => ({
  file,
  text: readFileSync(`${sites.academy.generated}/${file}`, "utf8"),
}));

let pages: readonly Page[] = [];
beforeAll(() => {
  pages = readSite(inject("siteDir"));
});

it("the site says what the document says, and nothing else", () => {
  expect(walkSite(document, pages)).toEqual([]);
});

it.each(models)("the same is true of $file", ({ file, text }) => {
  expect(walkModels(document, readModels(file, text))).toEqual([]);
});

/** A fault to insert into one file of a page or into one of the models. */
interface Fault {
  readonly fault: string;
  readonly page: string;
  readonly file?: "html" | "twin";
  readonly from: RegExp;
  readonly to: string;
  /** The expected message: place in the document, page, id and the fault. */
  readonly want: RegExp;
}

const faults: readonly Fault[] = [
  {
    fault: "a dropped enum value",
    page: "/api/list-classes",
    from: /<li id="query\.courseDeliveryMethod=VIRTUAL".*?<\/li>/,
    to: "",
    want: /^#\/components\/schemas\/DeliveryMethod\/enum → \/api\/list-classes#query\.courseDeliveryMethod=VIRTUAL: is missing/,
  },
  {
    fault: "a surplus property",
    page: "/api/delete-class",
    from: /(<li[^>]* id="response-200\.)id("[^]*?#response-200\.)id("[^]*?<\/li>)/,
    to: "$1name$2name$3$&",
    want: /→ \/api\/delete-class#response-200\.name: is surplus/,
  },
  {
    fault: "a swapped default",
    page: "/api/list-classes",
    from: /default <code>10</,
    to: "default <code>20<",
    want: /\/default → \/api\/list-classes#query\.limit: does not say "default 10"/,
  },
  {
    fault: "a text that is not in the document",
    page: "/api/list-classes",
    from: /The number of entries to skip\./,
    to: "$&</p><p>Ten by default.",
    want: /→ \/api\/list-classes#query\.skip: says "Ten by default\."/,
  },
  {
    fault: "an example with another value",
    page: "/api/create-class",
    from: /7c41e0b95d2a/,
    to: "7c41e0b95d2b",
    want: /examples\/created → \/api\/create-class#response-200\.example\.created: shows .*instead of \{"id":"7c41e0b95d2a"\}/s,
  },
  {
    fault: "a property at a wrong id",
    page: "/api/schemas/class",
    from: /id="Class\.created"([^]*?)href="#Class\.created"/,
    to: 'id="Class.creation"$1href="#Class.creation"',
    want: /properties\/created → \/api\/schemas\/class#Class\.created: is missing/,
  },
  {
    fault: "a twin that lacks a row",
    page: "/api/list-classes",
    file: "twin",
    from: /^- `limit` .*\n.*\n/m,
    to: "",
    want: /\/parameters\/.* → \/api\/list-classes\.md#query\.limit: is missing/,
  },
  {
    fault: "a twin with a row of its own",
    page: "/api/schemas/class",
    file: "twin",
    from: /^- `created` · string$/m,
    to: "- `secret` · string\n$&",
    want: /→ \/api\/schemas\/class\.md: says "secret · string"/,
  },
];

describe("the walk finds", { tags: ["long"] }, () => {
  it.each(faults)("$fault", ({ page: address, file = "html", from, to, want }) => {
    const edited = pages.map((page) => {
      if (page.address !== address) return page;
      const text = page[file].replace(from, to);
      expect(text).not.toBe(page[file]);
      return file === "html"
        ? new Page(address, text, page.twin)
        : new Page(address, page.html, text);
    });
    expect(walkSite(document, edited, address)).toContainEqual(expect.stringMatching(want));
  });

  it("an operation and a schema without a page, and a page without either", () => {
    const given = pages.flatMap((page) => {
      if (page.address === "/api/list-employers")
        return [new Page("/api/list-firms", page.html, page.twin)];
      return page.address === "/api/schemas/employer" ? [] : [page];
    });
    expect(walkSite(document, given, "/")).toEqual([
      "#/paths/~1tp-api~1employers/get → has no page",
      "#/components/schemas/Employer → has no page",
      "(nothing in the document) → /api/list-firms: is surplus",
    ]);
  });

  it.each([
    [
      "a property of another type",
      1,
      /price\?: number/,
      "price?: string",
      "Class.price: is string instead of number",
    ],
    ["a lost property", 1, /created\?: string;/, "", "Class.created: is missing"],
    [
      "a surplus property",
      1,
      /created\?: string;/,
      "$&createdBy?: string;",
      "Class.createdBy: is surplus",
    ],
  ] as const)("%s in a model", (_, index, from, to, want) => {
    const { file = "", text = "" } = models[index] ?? {};
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    const found = walkModels(document, readModels(file, edited));
    expect(found).toContainEqual(expect.stringMatching(/^#\/components\/schemas\/\S+ → \S+ /));
    expect(found.map((each) => each.replace(/^.* → \S+ /, ""))).toContainEqual(want);
  });
});
