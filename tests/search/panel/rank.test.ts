import { describe, expect, it } from "vitest";
import { synonymsOf } from "../../../src/search/panel/synonyms";
import { asked, titleRank } from "../../../src/search/panel/rank";
import type { IndexEntry } from "../../../src/search/search-index";

const entry = (kind: IndexEntry["kind"], title: string, address?: string): IndexEntry => ({
  kind,
  title,
  text: "",
  places: [],
  ...(address !== undefined && { address }),
});
const list = entry("operation", "List refunds", "GET /v1/refunds");
const byPath = (method: string, end: string) =>
  entry("operation", "Allows for more", `${method} /v1/{tenant}/account_links${end}`);
const remove = entry("operation", "DeleteRefund", "DELETE /v1/refunds/{id}");
const pay = entry("operation", "PayIt", "POST /v1/invoices/{invoice}/pay");
const guide = entry("guide", "Authentication");
const model = entry("model", "ExportJob");

describe("a title answers a question", () => {
  it.each<[string, IndexEntry, boolean, string, number]>([
    ["by a whole path", list, true, "/v1/refunds", 2.2],
    ["by a method and a whole path", list, true, "get /v1/refunds", 2.2],
    ["not by the path of another method", list, true, "POST /v1/refunds", 0],
    ["by the end of a path", list, true, "/refunds", 1],
    ["as the title of a page", guide, true, "authentication", 2.1],
    ["as the title of a page, in the singular", entry("reference", "Errors"), true, "error", 2.08],
    [
      "as the title of a page, in the plural",
      entry("guide", "Retry policy"),
      true,
      "retry policies",
      2.08,
    ],
    [
      "but not in the singular as the title of a section",
      entry("reference", "Errors"),
      false,
      "error",
      0,
    ],
    ["as the title of a section of a guide", guide, false, "authentication", 1.9],
    ["as the name of a row", entry("property", "refund"), false, "refund", 2],
    ["as the subject of an operation", list, true, "refund", 2],
    ["as the subject, before it is fully typed", list, true, "refun", 2],
    ["not as the beginning of a longer word", list, true, "refundurl", 0],
    ["as the subject, with one of its verbs", list, true, "retrieve refunds", 2],
    ["as the subject of its path", byPath("POST", ""), true, "create account link", 2],
    ["not by the path of a single item", byPath("POST", "/{id}"), true, "create account link", 0],
    ["but if the item is deleted", byPath("DELETE", "/{id}"), true, "account link", 2],
    ["not with the verb of another method", list, true, "cancel refund", 0],
    ["in one name, with the verb", remove, true, "cancel refund", 2],
    ["as the subject of its path, in any order", pay, true, "pay invoice", 2],
    ["not as a part of the subject", list, true, "refund reason", 0],
    ["by the beginning of the title of a page", guide, true, "auth", 0.9],
    ["not by the beginning of the title of a section", guide, false, "auth", 0],
    ["not by one or two letters", guide, true, "au", 0],
    ["as the name of a model", model, true, "exportjob", 2.1],
    ["not as the words of the name of a model", model, true, "export job", 0],
  ])("%s", (_, given, isPage, question, want) => {
    expect(titleRank(given, isPage, asked(question))).toBe(want);
  });
});

it.each<[string, readonly string[]]>([
  ["login", ["authentication"]],
  ["  401  Unauthorized ", ["authentication"]],
  ["429", ["rate limit"]],
  ["418", []],
  ["What has changed", ["changelog"]],
  ["login page", []],
  ["authentication", []],
  ["login in python", ["authentication", "login"]],
  ["login in go", ["authentication", "login"]],
  ["login go", []],
  ["timout", ["retry"]],
  ["datez", []],
  ["update phone number", ["update mobile", "update telefon"]],
  ["mobilee", ["phone number"]],
  ["mobile in go", ["phone number", "mobile"]],
])("other words for %j: %j", (question, want) => {
  const own = { "phone number": ["cell phone", "mobile", "telefon"] };
  expect(synonymsOf(question, own)).toEqual(want);
});
