import { type ASTNode, Environment, type ParseResult } from "@marcbachmann/cel-js";
import type { ValidationRule } from "./validation-rules";

// Evaluates rules across fields. Codegen and the mock import this module; browsers load it only to check a body that has such rules.

/** Names of properties from a value inwards; `[]` for its items. */
export type FieldPath = readonly string[];

/** Numbers of JSON are doubles here; an expression may have integers next to them. */
const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};

const environment = new Environment({
  enableOptionalTypes: true,
  homogeneousAggregateLiterals: false,
}).registerVariable("self", "dyn");
for (const [sign, of] of Object.entries(arithmetic))
  for (const types of [`int ${sign} double`, `double ${sign} int`])
    environment.registerOperator(`${types}: double`, (a, b) => of(Number(a), Number(b)));

/** What the library says, in words for those who do not know its types: `dyn` is any value, an overload a function. */
const words: readonly (readonly [said: RegExp, reason: string])[] = [
  [/dyn<(\w+)>/g, "$1"],
  [/^Unknown variable: (.+)$/, "there is no variable `$1`; the value itself is `self`"],
  [/^found no matching overload for '(?:.+\.)?(\w+)\(.*\)'$/, "no function `$1` takes such values"],
  [/^no such overload: (.+)$/, "`$1` cannot be computed"],
  [/^No such key: (.+)$/, "the value has no `$1`"],
  [
    /^Unexpected character.*$/,
    'it is not CEL; write `&&` for and, `==` for equal, `duration("24h")` for a time',
  ],
  [/^(?:Unexpected token: |Expected \w+, got )EOF$/, "the expression ends too early"],
];

function inWords(said: string): string {
  return words.reduce((text, [pattern, reason]) => text.replace(pattern, reason), said);
}

const compiled = new Map<string, ParseResult | string>();

/** Returns an expression ready to be evaluated, or what is wrong with it. */
function compile(rule: string): ParseResult | string {
  const known = compiled.get(rule) ?? parsed(rule);
  compiled.set(rule, known);
  return known;
}

function parsed(rule: string): ParseResult | string {
  const { valid, type, error } = environment.check(rule);
  if (!valid) return inWords(error?.summary ?? "it is not CEL");
  return /^(bool|dyn)$/.test(type ?? "") ? environment.parse(rule) : `the result is ${type}`;
}

/** Returns why an expression cannot be evaluated for any value; `undefined` if it can. */
export function problemOf(rule: string): string | undefined {
  const result = compile(rule);
  return typeof result === "string" ? result : undefined;
}

/**
 * Whether a value that its schema otherwise allows breaks a rule, or why that cannot be said: then, as in Kubernetes, the value is not valid.
 * An expression that can be evaluated for no value is broken by none.
 */
export function breaks({ rule }: Pick<ValidationRule, "rule">, self: unknown): boolean | string {
  const result = compile(rule);
  if (typeof result === "string") return false;
  try {
    const isKept: unknown = result({ self });
    return typeof isKept === "boolean" ? !isKept : "the result is not a boolean";
  } catch (error) {
    const { summary = String(error) } = error as { readonly summary?: string };
    return inWords(summary);
  }
}

/** Returns the fields that a rule is about: that of its `fieldPath`, or else all that the expression names. */
export function fieldsOf({ rule, fieldPath }: ValidationRule): readonly FieldPath[] {
  if (fieldPath !== undefined)
    return [[...fieldPath.matchAll(/\.([^.[\]]+)|\['([^']+)'\]/g)].map(([, a, b]) => a ?? b ?? "")];
  const result = compile(rule);
  if (typeof result === "string") return [];
  const found = new Map<string, FieldPath>();
  const tell = (path: FieldPath | undefined) => path?.length && found.set(path.join("/"), path);
  tell(follow(result.ast, new Map([["self", []]]), tell));
  return [...found.values()];
}

/** Returns the path of the first field of a rule that a value has; that of the value itself without one. */
export function fieldIn(value: unknown, rule: ValidationRule): FieldPath {
  const has = (path: FieldPath) =>
    path.reduce<unknown>(
      (around, name) =>
        typeof around === "object" && around !== null && Object.hasOwn(around, name)
          ? around[name as keyof typeof around]
          : undefined,
      value,
    ) !== undefined;
  return fieldsOf(rule).find(has) ?? [];
}

/** Macros that bind a variable to each item of a list. */
const macros = /^(all|exists|exists_one|filter|map)$/;

/**
 * Follows an expression.
 *
 * @param scope the fields that variables stand for
 * @param tell is called with each field that the expression reads
 * @returns the field that the expression itself is
 */
function follow(
  node: ASTNode,
  scope: ReadonlyMap<string, FieldPath | undefined>,
  tell: (path: FieldPath | undefined) => void,
): FieldPath | undefined {
  switch (node.op) {
    case "id":
      return scope.get(node.args);
    case ".":
    case ".?": {
      const around = follow(node.args[0], scope, tell);
      return around && [...around, node.args[1]];
    }
    case "[]":
    case "[?]": {
      const [list, key] = node.args;
      const around = follow(list, scope, tell);
      tell(follow(key, scope, tell));
      return (
        around && [...around, typeof key.args === "string" && key.op === "value" ? key.args : "[]"]
      );
    }
    case "rcall": {
      const [name, list, [variable, ...parts]] = node.args;
      if (!macros.test(name) || variable?.op !== "id") break;
      const around = follow(list, scope, tell);
      const inner = new Map(scope).set(variable.args, around && [...around, "[]"]);
      tell(around);
      for (const part of parts) tell(follow(part, inner, tell));
      return name === "filter" ? around : undefined;
    }
  }
  for (const part of [node.args].flat(2) as readonly unknown[])
    if (typeof part === "object" && part !== null && "op" in part)
      tell(follow(part as ASTNode, scope, tell));
  return undefined;
}
