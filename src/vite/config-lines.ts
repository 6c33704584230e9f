import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

import { type ESTree, parseSync, Visitor } from "vite";

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
 * Returns the place of a field of the configuration, or of the innermost part around it that its files contain.
 *
 * @param field name of the field as in configuration errors: `navbar.items[1].type`
 */
export function placeOf(field: string, configFile: string | undefined): Place {
  if (configFile === undefined) return { file: "the configuration" };
  let at: Spot = {
    file: configFile,
    name: "default",
    rest: field.match(/"[^"]*"|[^.[\]]+/g) ?? [],
  };
  for (;;) {
    const source = readFileSync(at.file, "utf8");
    const { start, next } = follow(source, at);
    if (!next) return { file: displayPath(at.file), ...placeAt(source, start ?? -1) };
    at = next;
  }
}

/** An export of a file, and the names of fields in it that lead to a field. */
interface Spot {
  readonly file: string;
  readonly name: string;
  readonly rest: readonly string[];
}

/** Returns where a field starts, as far as a file contains it, and the other file that goes on. An export is an object, or a call such as `defineSite` with one. */
function follow(
  source: string,
  { file, name, rest }: Spot,
): { readonly start: number | undefined; readonly next?: Spot | undefined } {
  const { program } = parseSync("site.config.ts", source, { lang: "ts" });
  const variables = new Map<string, ESTree.Node>();
  const imports = new Map<string, Omit<Spot, "rest">>();
  let root: ESTree.Node | undefined;
  for (const statement of program.body) {
    if (statement.type === "ExportDefaultDeclaration") root = statement.declaration;
    if (statement.type === "ImportDeclaration") {
      const from = importedFile(file, statement.source.value);
      for (const one of from === undefined ? [] : statement.specifiers) {
        const imported =
          "imported" in one && "name" in one.imported ? one.imported.name : "default";
        imports.set(one.local.name, { file: from ?? "", name: imported });
      }
    }
    const declaration = "declaration" in statement ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && init) variables.set(id.name, init);
  }
  let node = name === "default" ? root : variables.get(name);
  let start = node?.start;
  for (let index = 0; ; index++) {
    const value = valueOf(node, variables);
    const other = value?.type === "Identifier" ? imports.get(value.name) : undefined;
    if (other) return { start, next: { ...other, rest: rest.slice(index) } };
    const found = memberOf(value, rest[index]?.replaceAll('"', ""));
    if (!found) return { start };
    ({ start, node } = found);
  }
}

/** Returns a file that another one imports by its path; `undefined` if there is none. */
function importedFile(file: string, path: string): string | undefined {
  const base = join(dirname(file), path);
  if (!path.startsWith(".")) return undefined;
  return [base, base.replace(/\.[cm]?js$/, ".ts"), `${base}.ts`, `${base}.js`].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
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

function memberOf(value: ESTree.Node | undefined, name = ""): Member | undefined {
  if (name === "") return undefined;
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

/** Returns the value inside calls and types, and of variables; the name of a variable of another file. */
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
      return variables.has(node.name) ? valueOf(variables.get(node.name), variables) : node;
    default:
      return node;
  }
}
