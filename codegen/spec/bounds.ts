import { eachObject, eachOnce, isObject, isRaw, join, type Raw } from "./document";

/** What a document may cost. Each is several times what the largest public descriptions of APIs need. */
export const bounds = {
  /** Bytes of one file. */
  fileBytes: 64 * 1024 * 1024,
  /** Bytes of all files together. */
  allBytes: 256 * 1024 * 1024,
  /** Files that a document may consist of. */
  files: 10_000,
  /** Values once YAML aliases (`*name`) and shared references are expanded. */
  values: 10_000_000,
  /** How deep values may be nested in a file: what the YAML parser can take. */
  fileDepth: 100,
  /** How deep once files and aliases are put together: what recursion in any stage, and in its libraries, can take. */
  depth: 500,
  /** How deep the Markdown of a description may be nested: what recursion over it can take. */
  markdownDepth: 100,
  /** Schemas that a schema may consist of once `allOf` is followed: libraries follow it as often as it is named. */
  parts: 10_000,
  /** Milliseconds for testing one value against a `pattern`, and how many patterns may be given up for exceeding them. */
  patternMilliseconds: 250,
  slowPatterns: 10,
  /** Seconds that a run may take. */
  seconds: 600,
} as const;

/** A bound in words, as messages and the help text write it. */
export const boundText = {
  fileBytes: `${bounds.fileBytes / 1024 / 1024} MiB`,
  allBytes: `${bounds.allBytes / 1024 / 1024} MiB`,
  files: bounds.files.toLocaleString("en"),
  values: bounds.values.toLocaleString("en"),
  parts: bounds.parts.toLocaleString("en"),
} as const;

/** Why a document is too large to work with, and where. */
export interface Excess {
  readonly message: string;
  /** What to do about it, a sentence. */
  readonly remedy: string;
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
  const remedy = "Write less in aliases, or split the document into several.";
  let excess: Excess | undefined;

  function measure(value: unknown, pointer: string, depth: number): number {
    if (excess || !isObject(value)) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) {
      excess = { message: "This value contains itself.", pointer, remedy };
      return 1;
    }
    if (depth > bounds.depth) {
      const message = `Values are nested more than ${bounds.depth} levels deep here.`;
      excess = { message, pointer, remedy };
      return 1;
    }
    open.add(value);
    let size = 1 + Object.keys(value).length;
    eachObject(value, (child, key) => {
      if (!excess) size += measure(child, join(pointer, key), depth + 1) - 1;
    });
    if (size > bounds.values && !excess) {
      const message = `With its aliases (\`*name\`) expanded, this value has more than ${boundText.values} values.`;
      excess = { message, pointer, remedy };
    }
    open.delete(value);
    sizes.set(value, size);
    return size;
  }

  measure(root, "#", 0);
  return excess;
}

/**
 * Looks for schemas that `allOf` multiplies: two that each name the next two, and so on. One that is a part of itself has no end at all.
 *
 * @param at gives the value at a JSON Pointer fragment
 * @returns nothing when the document can be worked with
 */
export function findManyParts(root: unknown, at: (pointer: string) => unknown): Excess | undefined {
  const counts = new Map<object, number>();
  const open = new Set<Raw>();
  /** The circles of schemas that are a part of themselves, by each of their members. */
  const endless = new Map<object, readonly Raw[]>();

  function count(schema: unknown): number {
    if (!isRaw(schema)) return 1;
    if (open.has(schema)) {
      const way = [...open];
      const circle = way.slice(way.indexOf(schema));
      // A circle of references alone is left to `findReferenceLoops`.
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

  /** The references of a circle, from a member of it on. */
  function wayOf(circle: readonly Raw[], first: object): string {
    const start = circle.findIndex((member) => member === first);
    const refs = [...circle.slice(start), ...circle.slice(0, start)].flatMap(({ $ref }) =>
      typeof $ref === "string" ? $ref : [],
    );
    return refs.length > 1 ? `: ${[refs.at(-1), ...refs].join(" → ")}` : "";
  }

  let excess: Excess | undefined;
  eachOnce(root, (value, pointer) => {
    if (excess) return;
    if (count(value) > bounds.parts) {
      const message = `\`allOf\` expands to more than ${boundText.parts} schemas here.`;
      excess = {
        message,
        pointer,
        remedy: "Name each schema once: what is said twice holds once.",
      };
    } else if (endless.has(value)) {
      const remedy = "Take it out of its own `allOf`, or name it in a property instead.";
      const way = wayOf(endless.get(value) ?? [], value);
      const message = `This schema includes itself through \`allOf\`${way}.`;
      excess = { message, pointer: join(pointer, "allOf"), remedy };
    }
  });
  return excess;
}

/** A reference that leads back to itself, through other references alone: it has no target (OpenAPI 3.1, 4.8.23). */
export interface ReferenceLoop {
  /** The references of the circle, in order. */
  readonly refs: readonly string[];
  /** JSON Pointer fragment of the first. */
  readonly pointer: string;
}

/** Where a reference leads: a value, and the file that holds it. */
export interface Target {
  readonly file: string;
  readonly value: unknown;
}

/**
 * Finds circles of `$ref`. A schema that holds itself is no such circle: there is something on the way.
 *
 * @param root a file, and its content, in which the references are looked for
 * @param follow where a reference in a file leads; nothing when it is not to be followed
 * @returns one entry for each circle
 */
export function findReferenceLoops(
  root: Target,
  follow: (ref: string, file: string) => Target | undefined,
): readonly ReferenceLoop[] {
  const loops: ReferenceLoop[] = [];
  const told = new Set<string>();
  eachOnce(root.value, (value, pointer) => {
    const circle = circleFrom({ file: root.file, value }, follow);
    // Every member of a circle, and whatever leads into it, would report it again.
    if (circle && !circle.some((ref) => told.has(ref))) loops.push({ refs: circle, pointer });
    for (const ref of circle ?? []) told.add(ref);
  });
  return loops;
}

function circleFrom(
  start: Target,
  follow: (ref: string, file: string) => Target | undefined,
): readonly string[] | undefined {
  const passed: string[] = [];
  const refs: string[] = [];
  let current: Target | undefined = start;
  while (current && isRaw(current.value) && typeof current.value["$ref"] === "string") {
    const ref = current.value["$ref"];
    const step = `${current.file}\n${ref}`;
    if (passed.includes(step)) return refs.slice(passed.indexOf(step));
    passed.push(step);
    refs.push(ref);
    current = follow(ref, current.file);
  }
  return undefined;
}
