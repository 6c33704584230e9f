import type { Document, NormalizedProblem } from "@redocly/openapi-core";
import { validationsKey } from "../../src/shared/validation-rules";
import { attempt } from "../files";
import { getOrMake } from "../get-or-make";
import { type Keyword, schemaKeywords } from "../keywords";
import type { Finding } from "./checks/rule";
import { repeats } from "./checks/repeats";
import type { Comparison } from "./checks/values";
import { asRaw, isOfType, isRaw, join, text, tokensOf, valueAt } from "../document/document";
import { createFileCheck, type SchemaError } from "../document/json-schema";
import { misspelledFields } from "../suggestions";
import { shortJson, subjectAt, unclearRule, valueWords } from "../document/value-words";

/** A difference between a value and its schema. */
interface Misfit {
  readonly error: SchemaError;
  /** The place in the value that is wrong: a JSON Pointer. A property that is not allowed is the place, not the object around it. */
  readonly at: string;
  /** Several reasons for one place. */
  readonly reasons?: readonly string[];
  /** Whether another finding explains it. */
  readonly isExplained: boolean;
}

/**
 * Compares the examples, defaults and lists of values that the rules have found with their schemas, and returns all findings with what is
 * wrong. An error of a schema in which something else is wrong is left out. A value that matches no variant of a union is reported once: of
 * everything that is wrong with every variant, only the deepest error stays, since the intended variant most likely matches the value the
 * furthest.
 *
 * @param files every file of the document, by its absolute path
 * @param isOld whether the version is older than 3.1
 * @param resolve returns the file that a reference in another names
 */
export function withValueProblems(
  found: readonly NormalizedProblem[],
  files: ReadonlyMap<string, Document>,
  isOld: boolean,
  resolve: (base: string, ref: string) => string,
): readonly NormalizedProblem[] {
  const check = createFileCheck(files, isOld, resolve);
  /** Schemas in which something is wrong, and places of members that no schema has. */
  const faulty = new Set<unknown>();
  /** Why rules across fields cannot be evaluated for a value, by their schemas and expressions. */
  const unclear = new Map<unknown, Map<unknown, string>>();

  function misfitsOf(
    value: unknown,
    { schema, direction }: Comparison,
    { pointer, absolutePointer }: Comparison["schema"],
  ) {
    const errors = check(direction, schema.source.absoluteRef, schema.pointer, value).filter(
      ({ params, parentSchema }) => {
        const reason = text(params["unclear"]);
        if (reason !== undefined)
          getOrMake(unclear, parentSchema, () => new Map()).set(params["rule"], reason);
        return reason === undefined;
      },
    );
    if (errors.length === 0 || isTextOf(value, pointer, errors)) return [];
    const misfits = errors.map((error): Misfit => {
      const { additionalProperty, unevaluatedProperty } = error.params;
      const name = additionalProperty ?? unevaluatedProperty;
      const at = error.instancePath + (typeof name === "string" ? join("", name) : "");
      const isExplained =
        [error.parentSchema, absolutePointer + at].some((one) => faulty.has(one)) ||
        isMisspelled(error);
      return { error, at, isExplained };
    });
    return withoutOtherVariants(misfits).filter((one) => !one.isExplained);
  }

  return found
    .map((problem) => ({ problem, compared: (problem as { compared?: Comparison }).compared }))
    .sort((a, b) => rankOf(a.compared) - rankOf(b.compared))
    .flatMap(({ problem, compared }) => {
      const [place] = problem.location;
      if (!place) return [problem];
      if (!compared) {
        const { places = [] } = problem as Pick<Finding, "places">;
        // A repeated item makes no value invalid.
        const schemas = problem.ruleId.endsWith(repeats.id) ? [] : schemasAt(place, files);
        for (const one of [...schemas, ...places]) faulty.add(one);
        return [problem];
      }
      if (compared.what === "rule") {
        const { source, pointer } = compared.schema;
        const [[rule] = []] = compared.values;
        const reason = unclear
          .get(valueAt(files.get(source.absoluteRef)?.parsed, pointer))
          ?.get(rule);
        const { message, remedy } = unclearRule(reason);
        return reason === undefined ? [] : [{ ...problem, message, remedy }];
      }
      const wrong = compared.values.flatMap(([value, at]) => {
        const misfits = misfitsOf(value, compared, at);
        return misfits.length > 0 ? [{ value, pointer: at.pointer, misfits }] : [];
      });
      const [first] = wrong;
      if (!first) return [];
      const { value, pointer, misfits } = first;
      const count = compared.values.length;
      const more =
        wrong.length > 1 ? `; ${wrong.length} of the ${count} values are not allowed` : "";
      const isExample = compared.what === "example";
      if (!isExample) for (const { error } of misfits) faulty.add(error.parentSchema);
      return (isExample ? misfits : misfits.slice(0, 1)).map(({ error, at, reasons }) => ({
        ...problem,
        message: `${sentence(compared.what, value, reasons ?? [wordsOf(error, true)])}${more}.`,
        location: [
          { ...place, pointer: `${pointer}${at}`, reportOnKey: at !== error.instancePath },
        ],
      }));
    });
}

/** Keywords whose values have parts that are no schemas. */
const ownParts = new RegExp(`(/(?:discriminator|${validationsKey}))/.*$`);

/** Errors in schemas explain those of their lists, then defaults, and all of these those of examples. Only then all values have been compared. */
function rankOf(compared: Comparison | undefined): number {
  return compared ? ["enum", "const", "default", "example", "rule"].indexOf(compared.what) : -1;
}

/** Returns the schemas that a finding at a keyword is about: that of the keyword, and the part of an `allOf`. */
function schemasAt(
  { source, pointer = "#" }: NormalizedProblem["location"][number],
  files: ReadonlyMap<string, Document>,
): readonly unknown[] {
  const at = pointer.replace(/(\/\d+)+$/, "").replace(ownParts, "$1");
  const keyword = at.slice(at.lastIndexOf("/") + 1);
  const { kind } = (schemaKeywords as Readonly<Record<string, Keyword>>)[keyword] ?? {};
  if (kind !== "assertion" && kind !== "applicator" && !ownParts.test(`/${keyword}/`)) return [];
  const root: unknown = files.get(source.absoluteRef)?.parsed;
  const part = valueAt(root, pointer);
  const ref = asRaw(part)["$ref"];
  return [
    valueAt(root, at.slice(0, at.lastIndexOf("/"))),
    typeof ref === "string" ? valueAt(root, ref) : part,
  ];
}

/** Whether a property is only missing because its name is misspelled, which is reported there. */
function isMisspelled({ params, data, parentSchema }: SchemaError): boolean {
  const { missingProperty: name } = params;
  const known = Object.keys(asRaw(parentSchema?.["properties"]));
  return typeof name === "string" && isRaw(data) && misspelledFields(data, known).has(name);
}

/** Says what is wrong with a value: `In the example, `price` must be a number, not a string`. */
function sentence(what: string, value: unknown, reasons: readonly string[]): string {
  const all = reasons.join(", or ");
  const name = /^(const|enum)$/.test(what) ? `\`${what}\`` : what;
  const whole = what === "enum" ? `value ${shortJson(value)} of the ${name}` : name;
  return all.startsWith("it ") ? `The ${whole} ${all.slice(3)}` : `In the ${whole}, ${all}`;
}

function wordsOf(error: SchemaError, isOnly: boolean): string {
  return `${subjectAt(error.instancePath)} ${valueWords(error, isOnly ? error.data : undefined)}`;
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
