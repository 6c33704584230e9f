import { type ESTree, parseSync } from "vite";

import { callOf } from "../../program/folders.mjs";
import { SiteError } from "./errors";

/** The value of a literal in source code. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Literal[]
  | { readonly [key: string]: Literal };

/**
 * Reads the exported constants of a TypeScript module without running it, so that a generated tree from an
 * untrusted document is harmless. Skips imports and types.
 *
 * @param file name of the module in errors
 * @throws {SiteError} if the module does not parse or an exported constant is not a literal
 */
export function readExportedLiterals(
  source: string,
  file: string,
): Readonly<Record<string, Literal>> {
  const { program, errors } = parseSync(file, source, { lang: "ts" });
  const problem = errors[0];
  if (problem) throw new SiteError(`${file}: ${problem.message}`, remedy);
  const found: Record<string, Literal> = {};
  for (const statement of program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== "Identifier" || !init) continue;
      found[id.name] = evaluate(
        init,
        (node) => `${file}:${source.slice(0, node.start).split("\n").length}`,
      );
    }
  }
  return found;
}

/**
 * Returns the value of an expression of literals, from any ESTree parser.
 *
 * @param file name of the module in errors
 * @throws {SiteError} if the expression is not a literal
 */
export function evaluateLiteral(node: object | null | undefined, file: string): Literal {
  return node ? evaluate(node as ESTree.Node, () => file) : undefined;
}

const remedy = `Run \`${callOf("codegen")}\` to rewrite the file.`;

function evaluate(node: ESTree.Node, where: (node: ESTree.Node) => string): Literal {
  switch (node.type) {
    case "TSSatisfiesExpression":
    case "TSAsExpression":
    case "ParenthesizedExpression":
      return evaluate(node.expression, where);
    case "Literal":
      if (node.value === null || typeof node.value !== "object") {
        if (typeof node.value !== "bigint") return node.value;
      }
      break;
    case "TemplateLiteral":
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? "";
      break;
    case "Identifier":
      if (node.name === "undefined") return undefined;
      break;
    case "UnaryExpression":
      if (node.operator === "-") {
        const value = evaluate(node.argument, where);
        if (typeof value === "number") return -value;
      }
      break;
    case "ArrayExpression":
      return node.elements.map((element) => (element ? evaluate(element, where) : undefined));
    case "ObjectExpression":
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== "Property") throw notALiteral(property, where);
          return [keyOf(property, where), evaluate(property.value, where)];
        }),
      );
  }
  throw notALiteral(node, where);
}

function keyOf(property: ESTree.ObjectProperty, where: (node: ESTree.Node) => string): string {
  const { key, computed } = property;
  if (key.type === "Identifier" && !computed) return key.name;
  if (key.type === "Literal" && (typeof key.value === "string" || typeof key.value === "number")) {
    return String(key.value);
  }
  throw notALiteral(key, where);
}

function notALiteral(node: ESTree.Node, where: (node: ESTree.Node) => string): SiteError {
  return new SiteError(`${where(node)}: expected a literal, found a ${node.type}`, remedy);
}
