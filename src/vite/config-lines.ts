import { readFileSync } from "node:fs";

import { type ESTree, parseSync } from "vite";

import { type ConfigError, issueText } from "../config/config-error";
import { type Place, placeAt, SiteError } from "./errors";
import { displayPath } from "./site-options";

/** Returns the mistakes in a configuration with their places. @param configFile absent: the configuration is not in a file */
export function placeIssues(
  { issues }: ConfigError,
  configFile: string | undefined,
): readonly SiteError[] {
  return issues.map(
    (issue) =>
      new SiteError(
        issueText(issue),
        issue.hint || "Correct it there.",
        placeOf(issue.field, configFile),
      ),
  );
}

/**
 * Returns the place of a field of the configuration, or of the innermost part around it that the file contains. The configuration is an
 * object, or a call such as `defineSite` with one.
 *
 * @param field name of the field as in configuration errors: `navbar.items[1].type`
 */
export function placeOf(field: string, configFile: string | undefined): Place {
  if (configFile === undefined) return { file: "the configuration" };
  const source = readFileSync(configFile, "utf8");
  const variables = new Map<string, ESTree.Node>();
  let node: ESTree.Node | undefined;
  for (const statement of parseSync("site.config.ts", source, { lang: "ts" }).program.body) {
    if (statement.type === "ExportDefaultDeclaration") node = statement.declaration;
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations)
      if (id.type === "Identifier" && init) variables.set(id.name, init);
  }
  let start = node?.start ?? -1;
  for (const name of field.match(/"[^"]*"|[^.[\]]+/g) ?? []) {
    const found = memberOf(valueOf(node, variables), name.replaceAll('"', ""));
    if (!found) break;
    ({ start, node } = found);
  }
  return { file: displayPath(configFile), ...placeAt(source, start) };
}

interface Member {
  /** The start of its name. */
  readonly start: number;
  readonly node: ESTree.Node;
}

function memberOf(value: ESTree.Node | undefined, name: string): Member | undefined {
  if (value?.type === "ArrayExpression") {
    const node = value.elements[Number(name)];
    return node ? { start: node.start, node } : undefined;
  }
  if (value?.type !== "ObjectExpression") return undefined;
  for (const property of value.properties) {
    if (property.type !== "Property") continue;
    const { key, start, value: node } = property;
    if ((key.type === "Literal" ? key.value : "name" in key && key.name) === name)
      return { start, node };
  }
  return undefined;
}

/** Returns the value inside calls and types, and of variables. */
function valueOf(
  node: ESTree.Node | undefined,
  variables: ReadonlyMap<string, ESTree.Node>,
): ESTree.Node | undefined {
  switch (node?.type) {
    case "CallExpression":
      return valueOf(node.arguments[0], variables);
    case "TSSatisfiesExpression":
    case "TSAsExpression":
      return valueOf(node.expression, variables);
    case "Identifier":
      return valueOf(variables.get(node.name), variables);
    default:
      return node;
  }
}
