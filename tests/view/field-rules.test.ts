import { expect, test } from "vitest";
import { fieldRules } from "../../src/view/field-rules";
import { layOutPayload } from "../../src/view/lay-out-page";
import { rootPlace } from "../../src/view/lay-out-schema";
import type { Schema } from "../../src/view/types";
import { object, text, union } from "./given";

const schemas: Readonly<Record<string, Schema<string>>> = {
  Time: { type: "string", pattern: "Z$", nullable: true },
  Event: object(text("start", { required: true, type: { ref: "Time" } })),
};
const content = (schema: Schema<string>) => [{ mediaType: "application/json", schema }];
const rules = (request: Schema<string>, response?: Schema<string>) =>
  fieldRules(
    layOutPayload<string>(
      {
        requestBody: { content: content(request) },
        responses: response && [{ status: "200", content: content(response) }],
      },
      rootPlace((name) => schemas[name]),
    ),
  );
const paths = (request: Schema<string>) =>
  rules(request)[0]?.fields.map(({ path, id, variants }) => [path, id, ...variants]);

test("names fields by their path, and items without rules not at all", () => {
  expect(
    paths(
      object(
        text("events", { type: { array: { ref: "Event" } } }),
        text("tags", { type: { array: "string" }, items: { type: "string" } }),
      ),
    ),
  ).toEqual([
    ["events", "request.events"],
    ["events.start", "request.events.start"],
    ["tags", "request.tags"],
  ]);
});

test("adds the rules of a named schema to those of the field", () => {
  const [part] = rules(object(text("start", { type: { ref: "Time" }, required: true })));
  expect(part?.fields[0]?.facts).toMatchObject({ required: true, nullable: true, pattern: "Z$" });
});

test("names the variants of fields that not all variants have alike", () => {
  const url = (required: boolean) => text("url", { required });
  expect(
    paths(
      union(
        { label: "Online", ...object(url(true), text("name")) },
        { label: "On site", ...object(url(false), text("name")) },
      ),
    ),
  ).toEqual([
    ["url", "request~Online.url", "Online"],
    ["url", "request~On-site.url", "On site"],
    ["name", "request~Online.name"],
  ]);
});

test("lists of a response only what may be null", () => {
  const parts = rules(
    object(),
    object(text("id"), text("phone", { nullable: true }), text("gone", { type: "null" })),
  );
  expect(parts.map(({ part, fields }) => [part, ...fields.map(({ path }) => path)])).toEqual([
    [{ status: "200" }, "phone", "gone"],
  ]);
});
