import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { Document, type Raw } from "../specification/document";
import { readModels, walkModels } from "../specification/models";
import { readSite, walkSite } from "../specification/reference";
import { repeatedIds, wrongAnchors } from "./anchor-list";
import {
  searchIndexesIn,
  stripeQueries,
  trainLost,
  trainQueries,
  wrongAnswers,
} from "./search-queries";
import { deadLinks } from "./site";
import { foreignDocument, useSiteAround } from "./site-around";

/** Many operations, wide unions, many examples. */
const adyen = foreignDocument("adyen-checkout-3.1.json");
/** Several types of content and servers, OAuth, a webhook. */
const train = foreignDocument("train-travel-3.1.yaml");
const stripe = foreignDocument("stripe-3.0.json");

describe.each([train, adyen, stripe])("$name", ({ file, isHere }) => {
  describe("the site and the models", { skip: !isHere }, () => {
    const site = useSiteAround(file);

    // Stripe's 1,200 pages and twins take minutes to parse.
    it("say what the document says, and nothing else", { timeout: 1_200_000 }, () => {
      const document = new Document(parseYaml(readFileSync(file, "utf8")) as Raw);
      const models = ["models/types.gen.ts", "schema.d.ts"].map((name) =>
        readModels(name, readFileSync(path.join(site().generatedDir, name), "utf8")),
      );
      const found = [
        ...walkSite(document, readSite(site().dir)),
        ...models.flatMap((each) => walkModels(document, each)),
      ];
      expect(found).toEqual([]);
    });

    it("have no broken links, each id once per page, and the links in the list of anchors", () => {
      const { dir, generatedDir } = site();
      expect([...deadLinks(dir), ...repeatedIds(dir)]).toEqual([]);
      expect(wrongAnchors({ dir, generatedDir })).toEqual([]);
    });
  });
});

describe.each([
  { ...train, queries: trainQueries, lost: trainLost },
  { ...stripe, queries: stripeQueries, lost: [] },
])("the search of $name", { skip: !stripe.isHere }, ({ file, queries, lost }) => {
  const site = useSiteAround(file);

  it("finds the right page first", async () => {
    expect(await wrongAnswers(site().dir, queries)).toEqual(lost);
  });

  // Train Travel's index has one stage.
  it.skipIf(file === train.file)("never finds a wrong page in the first stage", async () => {
    expect(await wrongAnswers(site().dir, queries, "first")).toEqual([]);
    const [file = ""] = searchIndexesIn(site().dir);
    expect(gzipSync(readFileSync(file)).length).toBeLessThan(40_000);
  });
});
