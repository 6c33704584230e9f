import { validationsKey } from "../../src/shared/validation-rules";
import { join, text } from "../document/document";
import { type CheckInDirection, type SchemaError, textOf } from "../document/json-schema";
import type { Direction, Doubt, JsonValue } from "./types";

/** Places in a made-up value, as JSON Pointers in which each index is 0, where the linter reports what is wrong. */
export type Told = ReadonlySet<string>;

/**
 * Returns the constraint that a made-up value breaks. The linter reports other errors, such as a wrong format in an example that the author
 * wrote. A response may break a rule across fields: readers never send it.
 *
 * @param pointer the schema that the value was made from
 */
export function brokenConstraint(
  value: JsonValue,
  told: Told,
  pointer: string,
  check: CheckInDirection,
  direction: Direction,
): Doubt | undefined {
  const errors = check(direction, pointer, value);
  const choices = errors.filter(({ keyword }) => choosing.test(keyword));
  const isTold = ({ keyword, instancePath, params, parentSchema = {} }: SchemaError) => {
    if (keyword === validationsKey && direction === "response") return true;
    // A discriminator says which of several variants that match is meant.
    if (keyword === "oneOf" && params["passingSchemas"] && parentSchema["discriminator"])
      return true;
    const missing = params["missingProperty"] as string | undefined;
    const place = missing === undefined ? instancePath : join(instancePath, missing);
    const tokens = place.replaceAll(/\/\d+(?=\/|$)/g, "/0").split("/");
    return tokens.some((_, end) => told.has(tokens.slice(0, end + 1).join("/")));
  };
  const known = errors.filter(isTold);
  const explained = choices.filter((choice) => known.some((error) => isIn(choice, error)));
  const open = errors.filter(
    (error) => !known.includes(error) && !explained.some((choice) => isIn(choice, error)),
  );
  // As the intended variant matches the value the furthest, the deepest error is most likely its own.
  const depth = (error: SchemaError) =>
    error.instancePath.split("/").length + (choices.includes(error) ? 0.5 : 0);
  const [deepest] = open.toSorted((one, other) => depth(other) - depth(one));
  if (!deepest) return undefined;
  const { rule, unclear } = deepest.params;
  return { broken: textOf(deepest), rule: text(rule), unclear: text(unclear) };
}

/** Keywords that a value breaks because it breaks others. */
const choosing = /^(oneOf|anyOf|if|contains)$/;

/** Whether an error is about a value that is the same as, or inside, that of another. */
function isIn({ instancePath: around }: SchemaError, { instancePath }: SchemaError): boolean {
  return `${instancePath}/`.startsWith(`${around}/`);
}
