import { isRaw, join } from "./document";

/** What a document may grow to once its YAML aliases (`*name`) are written out: ten times the largest public description of an API. */
const mostValues = 10_000_000;

/** How deep values may lie in each other: what recursion in any stage, and in the libraries that it calls, can bear. */
const deepest = 500;

/** Why a document is too large to work with, and where. */
export interface Excess {
  readonly message: string;
  /** JSON Pointer fragment. */
  readonly pointer: string;
}

/**
 * Looks for what would exhaust memory or the stack: aliases that multiply (a "billion laughs"), aliases that hold themselves, and
 * nesting without end. A value that an alias repeats is one object in memory, so each is measured once.
 *
 * @returns nothing when the document can be worked with
 */
export function findExcess(root: unknown): Excess | undefined {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  let excess: Excess | undefined;

  function measure(value: unknown, pointer: string, depth: number): number {
    if (excess || typeof value !== "object" || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) {
      excess = { message: "The alias here stands for a value that holds it.", pointer };
      return 1;
    }
    if (depth > deepest) {
      excess = { message: `Values lie more than ${deepest} levels deep here.`, pointer };
      return 1;
    }
    open.add(value);
    let size = 1;
    for (const [key, child] of Object.entries(value)) {
      size += measure(child, join(pointer, key), depth + 1);
      if (size > mostValues && !excess) {
        const count = mostValues.toLocaleString("en");
        const message = `With its aliases (\`*name\`) written out, the document has more than ${count} values here.`;
        excess = { message, pointer };
      }
      if (excess) break;
    }
    open.delete(value);
    sizes.set(value, size);
    return size;
  }

  measure(root, "#", 0);
  return excess;
}

/** A reference that leads back to itself, through other references alone: it names nothing (OpenAPI 3.1, 4.8.23). */
export interface ReferenceLoop {
  /** The references of the circle, in order. */
  readonly refs: readonly string[];
  /** JSON Pointer fragment of the first. */
  readonly pointer: string;
}

/**
 * Finds circles of `$ref` within one document. A schema that holds itself is no such circle: there is something on the way.
 *
 * @param at gives the value at a JSON Pointer fragment
 * @returns one entry for each circle
 */
export function findReferenceLoops(
  root: unknown,
  at: (pointer: string) => unknown,
): readonly ReferenceLoop[] {
  const loops: ReferenceLoop[] = [];
  const told = new Set<string>();
  const seen = new Set<object>();

  function visit(value: unknown, pointer: string): void {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const circle = circleFrom(value, at);
    // Every member of a circle, and whatever leads into it, would tell of it again.
    if (circle && !circle.some((ref) => told.has(ref))) loops.push({ refs: circle, pointer });
    for (const ref of circle ?? []) told.add(ref);
    for (const [key, child] of Object.entries(value)) visit(child, join(pointer, key));
  }

  visit(root, "#");
  return loops;
}

function circleFrom(
  value: object,
  at: (pointer: string) => unknown,
): readonly string[] | undefined {
  const refs: string[] = [];
  let current: unknown = value;
  while (isRaw(current) && typeof current["$ref"] === "string" && current["$ref"].startsWith("#")) {
    const ref = current["$ref"];
    if (refs.includes(ref)) return refs.slice(refs.indexOf(ref));
    refs.push(ref);
    current = at(ref);
  }
  return undefined;
}
