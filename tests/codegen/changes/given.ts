import { readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { type Change, compareDocuments } from "../../../codegen/changes/compare";
import { plain } from "../../../codegen/changes/change";
import { changeWords, placeText } from "../../../src/view/changes";
import { normalize } from "../../../codegen/model/normalize";
import { documentOf } from "../given";

/** A document that edits may change in place. */
// The edits reach deep into it by known paths: a type would be a second copy of the file.
// oxlint-disable-next-line typescript/no-explicit-any
export type Editable = any;

export type Edit = (root: Editable) => void;

const shop = parseYaml(readFileSync("tests/codegen/changes/shop.yaml", "utf8")) as Editable;

/** Returns a document with its operations. */
export function revision(root: Editable) {
  const document = documentOf(root);
  return { document, model: normalize(document, []) };
}

const unedited = revision(structuredClone(shop));

/** Returns the document before and after an edit. */
export function revisions(edit: Edit, prepare?: Edit) {
  const root = structuredClone(shop);
  prepare?.(root);
  const before = prepare ? revision(structuredClone(root)) : unedited;
  edit(root);
  return [before, revision(root)] as const;
}

/** Returns a change as a line of text: level, operations, place and message. */
export function lineOf({ level, operations, place, message }: Change): string {
  return `${level} | ${operations.map(({ id }) => id).join(" ")} | ${placeText(changeWords, place)} | ${plain(message)}`;
}

/** Returns the changes that a comparison finds for an edit. */
export function changesOf(edit: Edit, prepare?: Edit): readonly string[] {
  return compareDocuments(...revisions(edit, prepare)).map(lineOf);
}

/** Does the same, but returns only the level and the message of each. */
export function factsOf(...edits: Parameters<typeof changesOf>): readonly string[] {
  return changesOf(...edits).map((line) => line.replace(/ \|.*\| /, ": "));
}

/** Short names for parts of `shop.yaml`; names that begin with a capital are those of schemas. */
const places: Readonly<Record<string, string>> = {
  orders: "paths /orders",
  listOrders: "paths /orders get",
  createOrder: "paths /orders post",
  content: "paths /orders post requestBody content",
  shipped: "paths /orders post callbacks shipped {$request.body#/callback} post",
  order: "paths /orders/{orderId}",
  updateOrder: "paths /orders/{orderId} patch",
  patch: "paths /orders/{orderId} patch requestBody content application/json schema",
  body: "paths /orders post requestBody content application/json schema",
  paid: "webhooks paid post requestBody content application/json schema",
};

function pathOf(text: string): readonly string[] {
  const [name = "", ...rest] = text.split(".");
  const named = /^[A-Z]/.test(name) ? ["components", "schemas", name] : [name];
  return [...(places[name]?.split(" ") ?? named), ...rest];
}

const partAt = (root: Editable, path: readonly string[]): Editable =>
  path.reduce((part, key) => (part[key] ??= {}), root);

/** Values by path. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns an edit that sets the value at each path: `null` removes it, `=path` is a copy, and the key `-` appends to a list. */
export function editOf(values: Values): Edit {
  return (root) => {
    for (const [text, value] of Object.entries(values)) {
      const path = pathOf(text);
      const key = path.at(-1) ?? "";
      const owner = partAt(root, path.slice(0, -1));
      const copied = typeof value === "string" && value.startsWith("=") && pathOf(value.slice(1));
      const set = structuredClone(copied ? partAt(root, copied) : value);
      if (value !== null) owner[key === "-" ? owner.length : key] = set;
      else if (Array.isArray(owner)) owner.splice(Number(key), 1);
      else delete owner[key];
    }
  };
}
