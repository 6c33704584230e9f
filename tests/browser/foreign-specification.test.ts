import { readFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { Document, type Raw } from "../specification/document";
import { readModels, walkModels } from "../specification/models";
import { readSite, walkSite } from "../specification/reference";
import { adyen, train } from "./foreign-facts";
import { foreignDocument, useSiteAround } from "./site-around";

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
  });
});
