import { readFileSync } from "node:fs";

import { type ESTree, parseSync, Visitor } from "vite";

import { type ConfigError, issueText } from "../config/config-error";
import { type Place, placeAt, SiteError } from "./errors";
import { displayPath } from "./site-options";

/** Returns the mistakes in a configuration with their places. @param configFile absent: the configuration is not in a file */
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
 * Returns the place of a field of the configuration, or of the innermost part around it that the file contains.
 *
 * @param source text of a file whose default export is an object, or a call such as `defineSite` with one
 * @param field name of the field as in configuration errors: `navbar.items[1].type`
 * @returns an empty object if the file does not parse or has no default export
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
  for (const name of field.match(/"[^"]*"|[^.[\]]+/g) ?? []) {
    const found = memberOf(valueOf(node, variables), name.replaceAll('"', ""));
    if (!found) break;
    ({ start, node } = found);
  }
  return placeAt(source, start ?? -1);
}

/** Returns an error for each field that an object of the configuration has twice; only the last one counts. */
export function repeatedFields(configFile: string): readonly SiteError[] {
  const source = readFileSync(configFile, "utf8");
  const found: SiteError[] = [];
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const lines = new Map<string, number | undefined>();
      for (const property of properties) {
        const name = property.type === "Property" ? nameOf(property) : undefined;
        if (name === undefined) continue;
        const place = placeAt(source, property.start);
        if (lines.has(name))
          found.push(
            new SiteError(
              `the field \`${name}\` occurs twice: first on line ${lines.get(name)}`,
              "Remove one of the two.",
              { file: displayPath(configFile), ...place },
            ),
          );
        else lines.set(name, place.line);
      }
    },
  });
  visitor.visit(parseSync("site.config.ts", source, { lang: "ts" }).program);
  return found;
}

/** Returns the name of a field, if it is a literal. */
function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === "Literal") return String(key.value);
  return key.type === "Identifier" && !computed ? key.name : undefined;
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
    if (nameOf(property) === name) return { start: property.start, node: property.value };
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
    case "ParenthesizedExpression":
      return valueOf(node.expression, variables);
    case "Identifier":
      return variables.get(node.name);
    default:
      return node;
  }
}
