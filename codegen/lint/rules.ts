import type { Oas2Rule, Oas3Rule, Plugin } from "@redocly/openapi-core";
import * as checks from "./checks/all";
import type { Rule } from "./checks/rule";
import { isRaw } from "../document/document";
import { corrected } from "./linter-types";

/** The rules that every document must pass, including the linter's own. */
export const rules: readonly Rule[] = [
  // `struct` comes first, so that the others skip malformed parts.
  ...new Set([checks.struct, ...Object.values<unknown>(checks).filter(isRule)]),
  ...[
    [
      "operation-parameters-unique",
      "Keep one of the two: name and location together must be unique.",
    ],
    ["path-declaration-must-exist", "Write a name between the braces of the path."],
    ["no-duplicated-tag-names", "Keep one of the two, or rename one."],
  ].map(([id = "", remedy = ""]): Rule => ({ id, severity: "error", remedy })),
  ...[
    // GitHub's own document has two such paths: rejecting it would help nobody, and each operation still gets its page.
    ["no-identical-paths", "Merge the two: they differ only in the names of their parameters."],
    ["path-not-include-query", "Describe the query with parameters instead."],
    ["no-unused-components", "Refer to it, or remove it."],
  ].map(([id = "", remedy = ""]): Rule => ({ id, remedy })),
];

function isRule(exported: unknown): exported is Rule {
  return isRaw(exported) && "remedy" in exported;
}

/** Distinguishes our rules from the linter's rules that they replace. */
const prefix = "codegen/";

/** The rules by their linter names. */
export const rulesByName: ReadonlyMap<string, Rule> = new Map(
  rules.map((rule) => [`${rule.check ? prefix : ""}${rule.id}`, rule]),
);

/** Our own rules for the linter, and corrections of its types. */
export const plugin: Plugin = {
  id: "codegen",
  rules: { oas2: rulesFor("Swagger 2.0"), oas3: rulesFor("OpenAPI 3") },
  typeExtension: {
    oas2: corrected,
    oas3: corrected,
  },
};

function rulesFor(format: Rule["only"]): Readonly<Record<string, Oas2Rule & Oas3Rule>> {
  return Object.fromEntries(
    [...rulesByName].flatMap(([name, { only, check }]) =>
      check && (only === undefined || only === format)
        ? // The visitors of both formats have the same names for the same objects.
          [[name, check as Oas2Rule & Oas3Rule]]
        : [],
    ),
  );
}
