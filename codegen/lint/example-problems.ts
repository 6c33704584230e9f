import type { Document, NormalizedProblem } from "@redocly/openapi-core";
import { attempt } from "../files";
import type { Comparison } from "./checks/example-fits";
import type { Explained, Finding } from "./checks/rule";
import { isOfType, join, tokensOf } from "../document/document";
import { createFileCheck, type SchemaError } from "../document/json-schema";
import { subjectAt, valueWords } from "../document/value-words";

/** A difference between an example and its schema. */
interface Misfit {
  readonly error: SchemaError;
  /** The place in the example that is wrong: a JSON Pointer. A property that is not allowed is the place, not the object around it. */
  readonly at: string;
  /** Several reasons for one place. */
  readonly reasons?: readonly string[];
  /** Whether another finding explains it. */
  readonly isExplained: boolean;
}

/**
 * Compares the examples that the linter has found with their schemas, and returns all findings with what is wrong. What another finding
 * explains is left out. A value that matches no variant of a union is reported once: of everything that is wrong with every variant, only
 * the deepest error stays, since the intended variant most likely matches the value the furthest.
 *
 * @param files every file of the document, by its absolute path
 * @param isOld whether the version is older than 3.1
 * @param resolve returns the file that a reference in another names
 */
export function withExampleProblems(
  found: readonly NormalizedProblem[],
  files: ReadonlyMap<string, Document>,
  isOld: boolean,
  resolve: (base: string, ref: string) => string,
): readonly NormalizedProblem[] {
  const check = createFileCheck(files, isOld, resolve);
  const explained = found.flatMap((problem) => (problem as Partial<Finding>).explains ?? []);
  /** Schemas that point to nothing make the validator reject valid values. */
  const isBroken = found.some(({ ruleId }) => ruleId.endsWith("no-unresolved-refs"));
  return found.flatMap((problem) => {
    const { compared } = problem as { readonly compared?: Comparison };
    const [place] = problem.location;
    if (!compared || !place) return [problem];
    const { value, schema, direction } = compared;
    const errors = check(direction, schema.source.absoluteRef, schema.pointer, value);
    if (errors.length === 0 || isTextOf(value, place.pointer ?? "", errors)) return [];
    const misfits = errors.map((error): Misfit => {
      const { additionalProperty, unevaluatedProperty } = error.params;
      const name = additionalProperty ?? unevaluatedProperty;
      const at = error.instancePath + (typeof name === "string" ? join("", name) : "");
      return { error, at, isExplained: explained.some((one) => isExplained(error, one)) };
    });
    return withoutOtherVariants(misfits)
      .filter((one) => !one.isExplained && !(isBroken && isChoice(one)))
      .map(({ error, at, reasons = [wordsOf(error, true)] }) => ({
        ...problem,
        message: `The example does not match its schema: ${reasons.join(", or ")}.`,
        location: [
          { ...place, pointer: `${place.pointer}${at}`, reportOnKey: at !== error.instancePath },
        ],
      }));
  });
}

function wordsOf(error: SchemaError, isOnly: boolean): string {
  return `${subjectAt(error.instancePath)} ${valueWords(error, isOnly ? error.data : undefined)}`;
}

function isExplained({ keyword, params, schema, data }: SchemaError, one: Explained): boolean {
  if (keyword !== one.keyword) return false;
  if ("value" in one) return JSON.stringify(data) === JSON.stringify(one.value);
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  // The validator's form of `nullable` has one more type.
  const plain = (value: unknown) =>
    JSON.stringify(keyword === "type" ? [value].flat().filter((type) => type !== "null") : value);
  return "name" in one
    ? one.name === name
    : !("schema" in one) || plain(one.schema) === plain(schema);
}

/** Whether an example is a text in a media type other than JSON, written in the syntax of that (OpenAPI 3.1, 4.8.14.4). */
function isTextOf(value: unknown, pointer: string, errors: readonly SchemaError[]): boolean {
  const [, media = ""] =
    /\/content\/([^/]+)\/(?:example|examples\/[^/]+\/value)$/.exec(pointer) ?? [];
  const [type = ""] = tokensOf(media);
  if (type === "" || /[/+]json\b/i.test(type) || typeof value !== "string") return false;
  return errors.every(({ keyword, params }) => {
    if (keyword === "enum")
      return (params["allowedValues"] as unknown[]).map(String).includes(value);
    if (/^(anyOf|oneOf|if)$/.test(keyword)) return true;
    const wanted = params["type"];
    if (keyword !== "type" || wanted === "string") return false;
    const isScalar = typeof wanted === "string" && /^(boolean|integer|number)$/.test(wanted);
    const isPlain = type === "text/plain" && isScalar;
    return (
      !isPlain ||
      isOfType(
        attempt(() => JSON.parse(value) as unknown),
        wanted,
      )
    );
  });
}

function isChoice({ error }: Misfit): boolean {
  return /^(anyOf|oneOf|if)$/.test(error.keyword);
}

/** Whether it distinguishes variants: another value belongs to another variant. */
function isMark({ error: { keyword, params } }: Misfit): boolean {
  const { allowedValues } = params;
  return keyword === "const" || (Array.isArray(allowedValues) && allowedValues.length === 1);
}

/** Maximum number of reasons in one message. */
const maxReasons = 3;

/** Removes the misfits of variants that were not meant. */
function withoutOtherVariants(all: readonly Misfit[]): readonly Misfit[] {
  const unions = all.filter(isChoice).sort((a, b) => depth(b) - depth(a));
  // A value of another type is not in the `enum` either.
  const isMistyped = (place: string) =>
    all.some(({ at, error }) => at === place && error.keyword === "type");
  if (unions.length === 0)
    return all.filter(({ at, error }) => !(/^(const|enum)$/.test(error.keyword) && isMistyped(at)));
  return unions.reduce((rest, failed) => {
    const isInside = ({ at }: Misfit) => `${at}/`.startsWith(`${failed.at}/`);
    const causes = rest.filter(
      (misfit) =>
        isInside(misfit) &&
        !(isChoice(misfit) && misfit.at === failed.at) &&
        // If no variant matches, the validator treats none of its properties as known.
        !(misfit.error.keyword === "unevaluatedProperties" && depth(misfit) === depth(failed) + 1),
    );
    const outside = rest.filter((misfit) => !isInside(misfit));
    // A fault in a schema also makes its variants fail with other messages.
    if (rest.some((misfit) => isInside(misfit) && misfit.isExplained))
      return [...outside, { ...failed, isExplained: true }];
    return [...outside, causes.length === 0 ? failed : deepestOf(causes)];
  }, all);
}

/** Returns the deepest misfit; several reasons for one value are joined into one sentence. */
function deepestOf(causes: readonly Misfit[]): Misfit {
  const told = causes.filter((one) => !isMark(one));
  const likely = told.length > 0 ? told : causes;
  const deepest = likely.reduce((best, misfit) => (depth(misfit) > depth(best) ? misfit : best));
  const same = likely.filter(({ at }) => at === deepest.at);
  const isOnly = new Set(same.map(({ error }) => wordsOf(error, false))).size === 1;
  const reasons = [...new Set(same.map(({ error }) => wordsOf(error, isOnly)))];
  const shown = [...reasons.slice(0, maxReasons), ...(reasons.length > maxReasons ? ["…"] : [])];
  return { ...deepest, reasons: shown, isExplained: same.some((misfit) => misfit.isExplained) };
}

function depth({ at }: Misfit): number {
  return at.split("/").length;
}
