import { isRef, type Document, type OasRef } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { bounds, boundText } from "./bounds";
import {
  eachObject,
  eachOnce,
  isObject,
  isRaw,
  join,
  tokensOf,
  valueAt,
  type Raw,
} from "./document";
import { problemAt } from "./problems";

/** The reason why a file cannot be processed, and its location: a JSON Pointer fragment. */
interface Fault extends Pick<Problem, "rule" | "message" | "remedy"> {
  readonly pointer: string;
}

/** A value, and the file that contains it. */
export interface Target {
  readonly file: string;
  readonly value: unknown;
}

/** Returns the file at an address in another file, as a whole; `undefined` if it must not be read, or was not yet. */
type Open = (address: string, from: string) => Target | undefined;

/**
 * Returns the problems of one parsed file, whatever it means: later stages and the libraries that they call would never return from it.
 *
 * @param base folder of the document; file names are relative to it
 */
export function fileProblems(file: Document, base: string, open: Open): readonly Problem[] {
  const excess = excessProblems(file, base);
  if (excess.length > 0) return excess;
  const root = { file: file.source.absoluteRef, value: file.parsed as unknown };
  return problemsOf(findReferenceLoops(root, open), file, base);
}

/** Finds anything that would exhaust memory, the stack or the time; see {@link findExcess} and {@link findManyParts}. */
export function excessProblems(file: Document, base: string): readonly Problem[] {
  const root: unknown = file.parsed;
  const excess = findExcess(root) ?? findManyParts(root, (pointer) => valueAt(root, pointer));
  return problemsOf(excess ? [excess] : [], file, base);
}

function problemsOf(faults: readonly Fault[], file: Document, base: string): readonly Problem[] {
  return faults.map(({ pointer, ...what }) =>
    problemAt(file, pointer, { severity: "error", ...what }, base),
  );
}

/**
 * Finds anything that would exhaust memory or the stack: aliases that multiply (a "billion laughs"), aliases that contain themselves, and
 * endless nesting. A value that an alias repeats is one object in memory, so each is measured once.
 *
 * @returns `undefined` if the document can be processed
 */
export function findExcess(root: unknown): Fault | undefined {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  let excess: Fault | undefined;
  const exceeded = (pointer: string, message: string): number => {
    const remedy = "Use fewer aliases, or split the document into several.";
    excess ??= { rule: "bounds", message, pointer, remedy };
    return 1;
  };

  function measure(value: unknown, pointer: string, depth: number): number {
    if (excess || !isObject(value)) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) return exceeded(pointer, "This value contains itself.");
    if (depth > bounds.depth)
      return exceeded(pointer, `Values are nested more than ${bounds.depth} levels deep here.`);
    open.add(value);
    let size = 1 + Object.keys(value).length;
    eachObject(value, (child, key) => {
      if (!excess) size += measure(child, join(pointer, key), depth + 1) - 1;
    });
    const most = `more than ${boundText.values} values`;
    if (size > bounds.values)
      exceeded(pointer, `With its aliases (\`*name\`) expanded, this value has ${most}.`);
    open.delete(value);
    sizes.set(value, size);
    return size;
  }

  measure(root, "#", 0);
  return excess;
}

/**
 * Finds schemas that `allOf` multiplies: two that each name the next two, and so on. A schema that is a part of itself never ends.
 *
 * @param at returns the value at a JSON Pointer fragment
 * @returns `undefined` if the document can be processed
 */
export function findManyParts(root: unknown, at: (pointer: string) => unknown): Fault | undefined {
  const counts = new Map<object, number>();
  const open = new Set<Raw>();
  /** Circles of schemas that are a part of themselves, by each member. */
  const endless = new Map<object, readonly Raw[]>();

  function count(schema: unknown): number {
    if (!isRaw(schema)) return 1;
    if (open.has(schema)) {
      const way = [...open];
      const circle = way.slice(way.indexOf(schema));
      // `findReferenceLoops` handles circles of references alone.
      for (const member of circle) if (Array.isArray(member["allOf"])) endless.set(member, circle);
    }
    const known = counts.get(schema);
    if (known !== undefined) return known;
    open.add(schema);
    // Ends the recursion where a circle closes.
    counts.set(schema, 1);
    const ref = schema["$ref"];
    const next = typeof ref === "string" && ref.startsWith("#") ? [at(ref)] : [];
    const parts = Array.isArray(schema["allOf"]) ? [...next, ...schema["allOf"]] : next;
    const total = parts.reduce<number>((sum, part) => sum + count(part), 1);
    counts.set(schema, total);
    open.delete(schema);
    return total;
  }

  /** Returns the references of a circle, starting at one of its members. */
  function wayOf(circle: readonly Raw[], first: object): string {
    const start = circle.findIndex((member) => member === first);
    const refs = [...circle.slice(start), ...circle.slice(0, start)].flatMap(({ $ref }) =>
      typeof $ref === "string" ? $ref : [],
    );
    return refs.length > 1 ? `: ${[refs.at(-1), ...refs].join(" → ")}` : "";
  }

  const rule = "bounds";
  let excess: Fault | undefined;
  eachOnce(root, (value, pointer) => {
    if (excess) return;
    if (count(value) > bounds.parts) {
      const message = `\`allOf\` expands to more than ${boundText.parts} schemas here.`;
      const remedy = "List each schema once: repeating one adds nothing.";
      excess = { rule, message, pointer, remedy };
    } else if (endless.has(value)) {
      const remedy = "Remove the reference from `allOf`, or refer to the schema in a property.";
      const way = wayOf(endless.get(value) ?? [], value);
      const message = `This schema includes itself through \`allOf\`${way}.`;
      excess = { rule, message, pointer: join(pointer, "allOf"), remedy };
    }
  });
  return excess;
}

/**
 * Finds circles that consist only of `$ref`: they have no target (OpenAPI 3.1, 4.8.23). A schema that contains itself is not such a circle:
 * it has other keywords on the way.
 *
 * @param root the file and content to search
 * @returns one fault for each circle, at its first reference
 */
export function findReferenceLoops(root: Target, open: Open): readonly Fault[] {
  const loops: Fault[] = [];
  const told = new Set<string>();
  const remedy = "Point one of them at something other than a $ref.";
  eachOnce(root.value, (value, pointer) => {
    const circle = circleFrom({ file: root.file, value }, open);
    const message = `The $ref is circular: ${[...circle, circle[0]].join(" → ")}.`;
    // Every member of a circle would report it again.
    if (circle.length > 0 && !circle.some((ref) => told.has(ref)))
      loops.push({ rule: "no-reference-loop", message, remedy, pointer });
    for (const ref of circle) told.add(ref);
  });
  return loops;
}

/** Follows a reference as the linter does, which never returns from a circle: also through references that its pointer passes. */
function circleFrom(start: Target, open: Open): readonly string[] {
  let circle: readonly string[] = [];
  const end = (at: Target | undefined, passed: readonly OasRef[]): Target | undefined => {
    if (at === undefined || !isRef(at.value)) return at;
    const { value } = at;
    // A reference that only leads into a circle is not to blame.
    if (passed.includes(value)) {
      if (value === start.value) circle = passed.map(({ $ref }) => $ref);
      return undefined;
    }
    const through = [...passed, value];
    const [address = "", pointer = ""] = value.$ref.split(/#(.*)/s, 2);
    let target = open(address, at.file);
    for (const token of tokensOf(pointer).filter(Boolean))
      target = memberOf(target, token) ?? memberOf(end(target, through), token);
    return end(target, through);
  };
  end(start, []);
  return circle;
}

function memberOf(target: Target | undefined, name: string): Target | undefined {
  return target && isObject(target.value) && Object.hasOwn(target.value, name)
    ? { file: target.file, value: (target.value as Raw)[name] }
    : undefined;
}
