import { readFileSync } from "node:fs";

import { type ESTree, parseSync } from "vite";

import { type ConfigError, issueText } from "../config/config-error";
import { type Place, placeAt, SiteError } from "./errors";
import { displayPath } from "./site-options";

/** Returns the mistakes in a configuration with their places. @param configFile absent: no file has them */
export function placeIssues(
  { issues }: ConfigError,
  configFile: string | undefined,
): readonly SiteError[] {
  const source = configFile === undefined ? "" : readFileSync(configFile, "utf8");
  const file = configFile === undefined ? "the configuration" : displayPath(configFile);
  return issues.map((issue) => {
    const place = { file, ...placeOfField(source, issue.field) };
    return new SiteError(issueText(issue), issue.hint || "Correct it there.", place);
  });
}

/**
 * Returns the place of a field of the configuration, or of the innermost part around it that is written there.
 *
 * @param source of a file that exports an object by default, or what a function such as `defineSite` makes of one
 * @param field as configuration errors name it: `navbar.items[1].type`
 * @returns nothing if the file does not parse, or exports nothing by default
 */
export function placeOfField(source: string, field: string): Pick<Place, "line" | "column"> {
  const { program } = parseSync("site.config.ts", source, { lang: "ts" });
  const variables = new Map<string, ESTree.Node>();
  let root: ESTree.Node | undefined;
  for (const statement of program.body) {
    if (statement.type === "ExportDefaultDeclaration") root = statement.declaration;
    const declaration = "declaration" in statement ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && init) variables.set(id.name, init);
  }
  let start = root?.start;
  let node = root;
  for (const name of field.split(/[.[\]]+/).filter((part) => part !== "")) {
    const found = memberOf(valueOf(node, variables), name);
    if (!found) break;
    ({ start, node } = found);
  }
  return placeAt(source, start ?? -1);
}

interface Member {
  /** Where it begins, with its name. */
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
    const { key, start } = property;
    const own = key.type === "Identifier" ? key.name : key.type === "Literal" && String(key.value);
    if (own === name) return { start, node: property.value };
  }
  return undefined;
}

/** Looks through calls, types and names of variables. */
function valueOf(
  node: ESTree.Node | undefined,
  variables: ReadonlyMap<string, ESTree.Node>,
): ESTree.Node | undefined {
  switch (node?.type) {
    case "CallExpression":
      return valueOf(node.arguments[0], variables);
    case "TSSatisfiesExpression":
    case "TSAsExpression":
    case "ParenthesizedExpression":
      return valueOf(node.expression, variables);
    case "Identifier":
      return variables.get(node.name);
    default:
      return node;
  }
}
