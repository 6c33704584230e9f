import type { Oas2Rule, Oas3Rule, Plugin } from "@redocly/openapi-core";
import * as checks from "./checks/all";
import type { Rule } from "./checks/rule";
import { isRaw } from "../document/document";
import { kindsByHolder } from "../document/internal";
import { corrected } from "./linter-types";

/** The linter's own rules, with what they find in our words: the linter's do not name the part that is wrong. */
const ofLinter: readonly Rule[] = [
  {
    id: "operation-parameters-unique",
    severity: "error",
    remedy: "Keep one of the two: name and location together must be unique.",
    message: ({ node }) =>
      `The ${String(node["in"])} parameter \`${String(node["name"])}\` is listed twice.`,
  },
  {
    id: "path-declaration-must-exist",
    severity: "error",
    remedy: "Write a name between the braces of the path.",
    message: () => "The path has braces with nothing between them.",
  },
  {
    id: "no-duplicated-tag-names",
    severity: "error",
    remedy: "Keep one of the two, or rename one.",
    message: ({ node }) => `The tag \`${String(node["name"])}\` is declared twice.`,
  },
  {
    // GitHub's own document has two such paths: rejecting it would help nobody, and each operation still gets its page.
    id: "no-identical-paths",
    remedy: "Merge the two: they differ only in the names of their parameters.",
    message: ({ key, around, lineOf }) => {
      const bare = (path: string) => path.replace(/\{[^}]*\}/g, "{}");
      const first = Object.keys(around).find((path) => bare(path) === bare(key)) ?? key;
      return `This is the path of line ${lineOf(first)}, with another parameter name.`;
    },
  },
  {
    id: "path-not-include-query",
    remedy: "Describe the query with parameters instead.",
    message: () => "The path has a query string.",
  },
  {
    id: "no-unused-components",
    remedy: "Refer to it, or remove it.",
    message: ({ key, group }) =>
      `Nothing refers to the ${kindsByHolder[group] ?? "schema"} \`${key}\`.`,
  },
];

/** The rules that every document must pass, including the linter's own. */
export const rules: readonly Rule[] = [
  // `struct` comes first, so that the others skip malformed parts.
  ...new Set([checks.struct, ...Object.values<unknown>(checks).filter(isRule)]),
  ...ofLinter,
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
  typeExtension: { oas2: corrected, oas3: corrected },
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
