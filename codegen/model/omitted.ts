import { absentIn } from "../keywords";
import { innerSchemas } from "./inner-schemas";
import type { Direction, Schema, SchemaIndex } from "./types";

/** Longer chains of names would exhaust the stack; no author writes a chain of this length. */
const mostNames = 1_000;

/**
 * Whether a schema is left out in a direction: it is `readOnly` in a request (`writeOnly` in a response; OpenAPI 3.1, 4.8.24.2), or
 * everything in it is. The model generator omits such properties from the model for that direction.
 */
export function isOmittedIn(schema: Schema, direction: Direction, schemas: SchemaIndex): boolean {
  /** A name met again is either being checked, which ends recursion, or was found omitted. */
  const seen = new Set<string>();
  const isNameOmitted = (name: string): boolean => {
    const target = schemas.get(name);
    if (target === undefined) return false;
    if (seen.has(name)) return true;
    if (seen.size === mostNames) return false;
    seen.add(name);
    return isOmitted(target);
  };
  const areOmitted = (parts: readonly (Schema | string)[]): boolean =>
    parts.length > 0 &&
    parts.every((part) => (typeof part === "string" ? isNameOmitted(part) : isOmitted(part)));

  function isOmitted(part: Schema): boolean {
    if (part[absentIn[direction]]) return true;
    if (part.kind === "ref") return isNameOmitted(part.name);
    const inside = innerSchemas(part);
    return areOmitted(part.kind === "object" ? [...inside, ...includedIn(part)] : inside);
  }
  return isOmitted(schema);
}

/** Returns the names of the schemas that an object includes, and the variants of its unions. */
function includedIn({ conditions }: Schema): readonly (Schema | string)[] {
  return conditions.flatMap((condition): readonly (Schema | string)[] => {
    if (condition.kind === "includes") return [condition.name];
    return condition.kind === "union" ? condition.variants.map((variant) => variant.schema) : [];
  });
}
