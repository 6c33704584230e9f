import { readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { compareDocuments, type Revision } from "../../../codegen/changes/compare";
import { plain } from "../../../codegen/changes/change";
import { changeWords, placeText } from "../../../src/view/changes";
import { normalize } from "../../../codegen/model/normalize";
import { documentOf } from "../given";

/** A document that edits may change in place. */
// The edits reach deep into it by known paths: a type would be a second copy of the file.
// oxlint-disable-next-line typescript/no-explicit-any
export type Editable = any;

const shop = parseYaml(readFileSync("tests/codegen/changes/shop.yaml", "utf8")) as Editable;

function revision(root: Editable): Revision {
  const document = documentOf(root);
  return { document, model: normalize(document, []) };
}

/** Returns what a comparison says of an edit: level, operations, place and message of each change. */
export function changesOf(
  edit: (root: Editable) => void,
  prepare: (root: Editable) => void = () => undefined,
  compare = compareDocuments,
): readonly string[] {
  const before = structuredClone(shop);
  prepare(before);
  const after = structuredClone(before);
  edit(after);
  return compare(revision(before), revision(after)).map(
    ({ level, operations, place, message }) =>
      `${level} | ${operations.map(({ id }) => id).join(" ")} | ${placeText(changeWords, place)} | ${plain(message)}`,
  );
}
