import { block } from "./text";
import { jsMember, quoted } from "./quote";
import type { Pair } from "./serialize";

/** Keys that axios omits when it copies a plain object, because they could change a prototype. */
const LOST_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Whether axios loses a member of this name when it copies an object. */
export function isLostKey(key: string): boolean {
  return LOST_KEYS.has(key);
}

/** Returns `params` for axios: an object literal, or a list of pairs for names that repeat or that axios would not encode. */
export function axiosParams(pairs: readonly Pair[], indent: string, quote = quoted): string {
  const isPlain = pairs.every(({ name }) => !/[[\]]/.test(name) && !isLostKey(name));
  if (!isPlain || !hasUniqueNames(pairs)) return searchParams(pairs, indent, quote);
  const members = pairs.map((pair) => jsMember(pair.name, valueOf(pair, quote), quote));
  return block("{}", members, indent, "  ");
}

/** Returns the pairs as `URLSearchParams`. */
export function searchParams(pairs: readonly Pair[], indent = "", quote = quoted): string {
  const members = pairs.map((pair) => `[${quote(pair.name)}, ${textOf(pair, quote)}]`);
  return `new URLSearchParams(${block("[]", members, indent, "  ")})`;
}

/** Returns the pairs as a Python dictionary, or as a list of tuples if names repeat. */
export function pythonPairs(pairs: readonly Pair[], indent = "", quote = quoted): string {
  const isDictionary = hasUniqueNames(pairs);
  const members = pairs.map((pair) => {
    const [name, value] = [quote(pair.name), valueOf(pair, quote)];
    return isDictionary ? `${name}: ${value}` : `(${name}, ${value})`;
  });
  return block(isDictionary ? "{}" : "[]", members, indent, "    ");
}

function valueOf(pair: Pair, quote: typeof quoted): string {
  return pair.isNumber === true ? pair.value : textOf(pair, quote);
}

function textOf({ value, isVariable }: Pair, quote: typeof quoted): string {
  return isVariable === true ? value : quote(value);
}

function hasUniqueNames(pairs: readonly Pair[]): boolean {
  return new Set(pairs.map(({ name }) => name)).size === pairs.length;
}
