import { block } from "./text";
import { jsKey, quoted } from "./quote";
import type { Pair } from "./serialize";

/** Keys that axios omits when it copies a plain object, because they could change a prototype. */
const LOST_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Whether axios loses a member of this name when it copies an object. */
export function isLostKey(key: string): boolean {
  return LOST_KEYS.has(key);
}

/** Returns `params` for axios: an object literal, or a list of pairs for names that repeat or that axios would not encode. */
export function axiosParams(pairs: readonly Pair[], indent: string): string {
  const isPlain = pairs.every(({ name }) => !/[[\]]/.test(name) && !isLostKey(name));
  if (!isPlain || !hasUniqueNames(pairs)) return searchParams(pairs, indent);
  const members = pairs.map((pair) => `${jsKey(pair.name)}: ${valueOf(pair)}`);
  return block("{}", members, indent, "  ");
}

/** Returns the pairs as `URLSearchParams`. */
export function searchParams(pairs: readonly Pair[], indent = ""): string {
  const members = pairs.map((pair) => `[${quoted(pair.name)}, ${textOf(pair)}]`);
  return `new URLSearchParams(${block("[]", members, indent, "  ")})`;
}

/** Returns the pairs as a Python dictionary, or as a list of tuples if names repeat. */
export function pythonPairs(pairs: readonly Pair[], indent = ""): string {
  const isDictionary = hasUniqueNames(pairs);
  const members = pairs.map((pair) =>
    isDictionary
      ? `${quoted(pair.name)}: ${valueOf(pair)}`
      : `(${quoted(pair.name)}, ${valueOf(pair)})`,
  );
  return block(isDictionary ? "{}" : "[]", members, indent, "    ");
}

function valueOf(pair: Pair): string {
  return pair.isNumber === true ? pair.value : textOf(pair);
}

function textOf({ value, isVariable }: Pair): string {
  return isVariable === true ? value : quoted(value);
}

function hasUniqueNames(pairs: readonly Pair[]): boolean {
  return new Set(pairs.map(({ name }) => name)).size === pairs.length;
}
