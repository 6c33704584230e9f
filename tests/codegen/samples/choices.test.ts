import { describe, expect, test } from "vitest";
import { samplesFor } from "../../../codegen/samples/samples";
import { oneTemplate } from "../../../src/samples/choices";
import { languageKeys } from "../../../src/samples/languages";
import { body, media, model, needs, operation, parameter, scheme } from "./builders";
import { sampleTexts } from "./filled";

// A blank stands for a line end.
test.each([
  ["one way", ["x y"], "x y"],
  ["no difference", ["x y", "x y"], "x y"],
  ["a line each", ["x a y", "x b y"], "x ⟦only.A⟧ a ⟦only.B⟧ b ⟦only⟧ y"],
  ["a line more", ["x y", "x b y"], "x ⟦only.B⟧ b ⟦only⟧ y"],
  ["at both ends", ["a x", "x b"], "⟦only.A⟧ a ⟦only⟧ x ⟦only.B⟧ b"],
  ["three ways", ["x a", "x b", "x b"], "x ⟦only.A⟧ a ⟦only.B⟧ b ⟦only.C%20D⟧ b"],
])("samples with several ways to authenticate become one template: %s", (_name, texts, want) => {
  const lines = (text: string) => text.replaceAll(" ", "\n");
  const names = ["A", "B", "C D"];
  const given = texts.map((text, index) => [names[index] ?? "", lines(text)] as const);
  expect(oneTemplate(given)).toBe(lines(want));
});

const schemes = [
  scheme("Basic", { type: "http", scheme: "basic" }),
  scheme("Key", { type: "apiKey", in: "header", parameter: "X-Key" }),
  scheme("Bearer", { type: "http", scheme: "bearer" }),
  scheme("Cookie", { type: "apiKey", in: "cookie", parameter: "sid" }),
  scheme("Digest", { type: "http", scheme: "digest" }),
  scheme("Certificate", { type: "mutualTLS" }),
  scheme("Query", { type: "apiKey", in: "query", parameter: "key" }),
];
const ways = [["Basic"], ["Key"], ["Bearer", "Cookie"], ["Digest"], ["Certificate", "Key"]];
const traits = [
  {},
  { requestBody: body(media("application/json", { name: "x" })) },
  { parameters: [parameter("query", "q", "x"), parameter("header", "X-Other", "y")] },
];

describe("each way of an operation with several", () => {
  test.each(traits)("has the same sample as on its own (%#)", (own) => {
    const api = model({ schemes });
    const all = operation("post", "/things", {
      ...own,
      security: ways.map((way) => needs(...way)),
    });
    for (const way of ways) {
      const alone = operation("post", "/things", { ...own, security: [needs(...way)] });
      const texts = sampleTexts(all, api, {}, 0, way.join(" + "));
      const want = sampleTexts(alone, api);
      for (const language of languageKeys)
        expect(texts[language], `${language}, ${way.join()}`).toBe(want[language]);
    }
  });

  test.each([
    ["none asks for any", [needs()], []],
    ["one, and none", [needs("Key"), needs()], ["Key"]],
    ["the same with other scopes", [needs("Key"), needs("Key")], ["Key"]],
    ["two", [needs("Key"), needs(), needs("Bearer", "Key")], ["Key", "Bearer + Key"]],
    ["one in the query", [needs("Key"), needs("Query")], ["Key"]],
  ] as const)("is a choice: %s", (_name, security, want) => {
    const given = operation("get", "/things", { security });
    expect(samplesFor(given, model({ schemes })).ways.map(({ name }) => name)).toEqual(want);
  });
});
