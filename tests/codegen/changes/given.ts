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

const shop = parseYaml(readFileSync("tests/codegen/changes/shop.yaml", "utf8")) as Editable;

/** Returns a document with its operations. */
export function revision(root: Editable) {
  const document = documentOf(root);
  return { document, model: normalize(document, []) };
}

const unedited = revision(structuredClone(shop));

/** Returns the document before and after an edit. */
export function revisions(edit: (root: Editable) => void, prepare?: (root: Editable) => void) {
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
export function changesOf(
  edit: (root: Editable) => void,
  prepare?: (root: Editable) => void,
): readonly string[] {
  return compareDocuments(...revisions(edit, prepare)).map(lineOf);
}

/** Does the same, but returns only the level and the message of each. */
export function factsOf(...edits: Parameters<typeof changesOf>): readonly string[] {
  return changesOf(...edits).map((line) => line.replace(/ \|.*\| /, ": "));
}

/** Returns an edit that gives the body of a new order a schema, and no other. */
export function withBody(schema: unknown): (root: Editable) => void {
  return (root) =>
    (root.paths["/orders"].post.requestBody.content = { "application/json": { schema } });
}
