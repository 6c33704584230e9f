import type { Document, NormalizedProblem } from "@redocly/openapi-core";
import { attempt } from "../files";
import type { Finding } from "./checks/rule";
import { asList, asRaw, isOfType, nameOf, text, tokensOf, valueAt, type Raw } from "./document";
import { hidingIn } from "./extensions";
import { referencesOf } from "./references";
import { subjectAndValueWords } from "./value-words";

/** The beginning of messages about examples, before the validator's (Ajv) own. */
const opening = "Example value must conform to the schema: ";

/** A difference between an example and its schema. */
interface Misfit {
  readonly problem: NormalizedProblem;
  /** The location in the example: a JSON Pointer fragment. */
  readonly pointer: string;
  /** The message of the validator. */
  readonly said: string;
  readonly value: unknown;
  /** Alternative messages, if there are several. */
  readonly reasons?: readonly string[];
  /** Whether another finding explains it. */
  readonly isExplained: boolean;
}

/**
 * Returns the findings with fewer about examples. It removes false positives, and missing members that another finding explains. A value
 * that matches no variant of a union is reported once: of everything that is wrong with every variant, only the deepest error stays, since
 * the intended variant most likely matches the value the furthest.
 */
export function exampleProblems(
  found: readonly NormalizedProblem[],
  root: Document,
): readonly NormalizedProblem[] {
  const explained = found.flatMap((problem) => (problem as Partial<Finding>).explains ?? []);
  /** Schemas that point to nothing make the validator reject valid values. */
  const isBroken = found.some(({ ruleId }) => ruleId.endsWith("no-unresolved-refs"));
  const groups = new Map<string, Misfit[]>();
  const problems: NormalizedProblem[] = [];
  for (const problem of found) {
    const { ruleId, message, location, from } = problem;
    if (isFalsePositive(problem, root)) continue;
    if (!message.startsWith(opening)) {
      problems.push(problem);
      continue;
    }
    const [place] = location;
    const files = [place, from].map((one) => one?.source.absoluteRef);
    const key = JSON.stringify([ruleId, files, from?.pointer]);
    // The linter puts numbers in quotes, too.
    const values = problem.suggest.map((one: unknown) => JSON.stringify(one)).join(", ");
    const said = message
      .slice(opening.length)
      .replace(/\.$/, "")
      .replace(/(?<=must be equal to one of the allowed values ).*/s, () => values);
    const isHere = place?.source === root.source;
    const value = isHere ? valueAt(root.parsed, place.pointer ?? "") : undefined;
    const words = [said, `${said}: ${JSON.stringify(value)}`];
    const isExplained = explained.some((end) => words.some((one) => one.endsWith(end)));
    const misfit = { problem, pointer: place?.pointer ?? "", said, value, isExplained };
    groups.set(key, [...(groups.get(key) ?? []), misfit]);
  }
  for (const all of groups.values())
    for (const { problem, said, value, reasons = [said], isExplained } of withoutOtherVariants(
      all,
    )) {
      if (isExplained || (isBroken && union.test(said))) continue;
      const words = reasons.map((one) =>
        one === more ? one : subjectAndValueWords(one, reasons.length === 1 ? value : undefined),
      );
      const message = `The example does not match its schema: ${words.join(", or ")}.`;
      // The message already lists the values of an enum.
      problems.push({ ...problem, suggest: [], message });
    }
  return problems;
}

function isFalsePositive(problem: NormalizedProblem, root: Document): boolean {
  const { ruleId, message, location } = problem;
  const [place] = location;
  // Another rule reports why the example could not be compared.
  if (message.startsWith("Example validation errored")) return true;
  // The validator takes what all objects inherit, such as `constructor`, for members.
  const member = place?.source === root.source ? (place.pointer ?? "") : "";
  const isInherited = (tokensOf(member).at(-1) ?? "") in Object.prototype;
  if (isInherited && valueAt(root.parsed, member) === undefined) return true;
  // Parts that are left out of the pages may be unused.
  if (ruleId === "no-unused-components") {
    const unused = asRaw(valueAt(root.parsed, place?.pointer ?? ""));
    // Nothing refers to the heirs of a discriminator, to the targets of a dynamic reference, or to schemas that a mapping names.
    return (
      hidingIn(unused) !== undefined ||
      "$dynamicAnchor" in unused ||
      inherits(unused, root) ||
      referencesOf(root.parsed).has(nameOf(place?.pointer ?? "") ?? "#")
    );
  }
  // `readOnly` is about properties, not about a parameter or a body as a whole (OpenAPI 3.0, 4.7.24.2).
  if (/: must NOT be present in (request|response) context\.$/.test(message)) return true;
  return (
    ruleId === "no-invalid-media-type-examples" &&
    (structured.test(message) || listed.test(message)) &&
    isText(problem, root)
  );
}

/** Whether a schema extends one with a discriminator, over any number of generations (OpenAPI 3.1, 4.8.25). */
function inherits(schema: Raw, root: Document, passed: readonly Raw[] = []): boolean {
  return asList(schema["allOf"]).some((part) => {
    const parent = asRaw(valueAt(root.parsed, text(asRaw(part)["$ref"]) ?? "#/openapi"));
    const isKnown = parent === schema || passed.includes(parent);
    return "discriminator" in parent || (!isKnown && inherits(parent, root, [...passed, schema]));
  });
}

/** The validator's message for an example that is a text although the schema describes other types. */
const structured = /: type must be (array|boolean|integer|number|object)\.|must match (a|exactly)/;

/** The validator's message for an example that is not in the `enum`. */
const listed = /must be equal to one of the allowed values /;

/** Whether an example is a text in a media type other than JSON, written in the syntax of that (OpenAPI 3.1, 4.8.14.4). */
function isText({ message, suggest, location }: NormalizedProblem, root: Document): boolean {
  const [place] = location;
  const pointer = place?.pointer ?? "";
  const [, media = ""] =
    /\/content\/([^/]+)\/(?:example|examples\/[^/]+\/value)$/.exec(pointer) ?? [];
  const [type = ""] = tokensOf(media);
  const isJson = type === "" || /[/+]json\b/i.test(type);
  const value = place?.source === root.source ? valueAt(root.parsed, pointer) : undefined;
  if (isJson || typeof value !== "string") return false;
  if (listed.test(message)) return suggest.map(String).includes(value);
  const [, scalar] = /: type must be (boolean|integer|number)\.$/.exec(message) ?? [];
  const isPlain = type === "text/plain" && scalar !== undefined;
  return (
    !isPlain ||
    isOfType(
      attempt(() => JSON.parse(value) as unknown),
      scalar,
    )
  );
}

const union = /must match (a schema in anyOf|exactly one schema in oneOf|"(then|else)" schema)$/;
const unknown = /must NOT have unevaluated properties `[^`]*`$/;
/** Distinguishes variants: another value belongs to another variant. */
const mark = /must be equal to (constant|one of the allowed values ("[^"]*"|[^",]*))$/;
/** Maximum number of reasons in one message. */
const maxReasons = 3;
const more = "…";

/** Removes the misfits of variants that were not meant. */
function withoutOtherVariants(all: readonly Misfit[]): readonly Misfit[] {
  const unions = all.filter(({ said }) => union.test(said)).sort((a, b) => depth(b) - depth(a));
  // A value of another type is not in the `enum` either.
  const isMistyped = (place: string) =>
    all.some(({ pointer, said }) => pointer === place && /type must be /.test(said));
  if (unions.length === 0)
    return all.filter(
      ({ pointer, said }) => !(/must be equal to /.test(said) && isMistyped(pointer)),
    );
  return unions.reduce((rest, failed) => {
    const isInside = ({ pointer }: Misfit) => `${pointer}/`.startsWith(`${failed.pointer}/`);
    const causes = rest.filter(
      (misfit) =>
        isInside(misfit) &&
        !(union.test(misfit.said) && misfit.pointer === failed.pointer) &&
        // If no variant matches, the validator treats none of its properties as known.
        !(unknown.test(misfit.said) && depth(misfit) === depth(failed) + 1),
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
  const told = causes.filter(({ said }) => !mark.test(said));
  const likely = told.length > 0 ? told : causes;
  const deepest = likely.reduce((best, misfit) => (depth(misfit) > depth(best) ? misfit : best));
  const same = likely.filter(({ pointer }) => pointer === deepest.pointer);
  const reasons = [...new Set(same.map(({ said }) => said))];
  const shown = [...reasons.slice(0, maxReasons), ...(reasons.length > maxReasons ? [more] : [])];
  const isExplained = same.some((misfit) => misfit.isExplained);
  return { ...deepest, reasons: shown, isExplained };
}

function depth({ pointer }: Misfit): number {
  return pointer.split("/").length;
}
