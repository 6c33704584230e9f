import type { LocationObject, NormalizedProblem } from "@redocly/openapi-core";

/** What the rules about examples say before they quote the validator (Ajv). */
const opening = "Example value must conform to the schema: ";

/** A difference between an example and its schema. */
interface Misfit {
  readonly problem: NormalizedProblem;
  /** Where in the example: a JSON Pointer fragment. */
  readonly pointer: string;
  /** The words of the validator. */
  readonly said: string;
}

/**
 * Says of each example what is wrong with it, in our words. A value that fits no variant of a union is told by the validator as all
 * that is wrong with every variant: of these, only what lies deepest in the value stays, since the variant that was meant is most
 * likely the one that went along with the value the furthest.
 */
export function exampleProblems(found: readonly NormalizedProblem[]): readonly NormalizedProblem[] {
  const groups = new Map<string, Misfit[]>();
  for (const problem of found) {
    const misfit = misfitOf(problem);
    if (!misfit || isWholeValue.test(misfit.said)) continue;
    const file = problem.location[0]?.source.absoluteRef;
    const key = JSON.stringify([problem.ruleId, file, placeOf(problem.from)]);
    groups.set(key, [...(groups.get(key) ?? []), misfit]);
  }
  const others = found.filter((problem) => !problem.message.startsWith(opening));
  const misfits = [...groups.values()].flatMap(withoutOtherVariants);
  return [
    ...others,
    ...misfits.map(({ problem, said }) => ({
      ...problem,
      // The words say it; a list of all values of an enum as a suggestion would say it twice.
      suggest: [],
      message: `The example does not fit its schema: ${said}.`,
    })),
  ];
}

/** Of a parameter or a body as a whole, `readOnly` says nothing: it is about properties (OpenAPI 3.0, 4.7.24.2). */
const isWholeValue = /^must NOT be present in (request|response) context$/;

function misfitOf(problem: NormalizedProblem): Misfit | undefined {
  if (!problem.message.startsWith(opening)) return undefined;
  const said = problem.message.slice(opening.length).replace(/\.$/, "");
  return { problem, pointer: problem.location[0]?.pointer ?? "", said };
}

/** A place of a document, as a key. */
function placeOf(location: LocationObject | undefined): string {
  return `${location?.source.absoluteRef ?? ""}${location?.pointer ?? ""}`;
}

const union = /must match (a schema in anyOf|exactly one schema in oneOf|"(then|else)" schema)$/;
const unknown = /must NOT have unevaluated properties `[^`]*`$/;
/** What tells variants apart: another value stands for another variant. */
const mark = /must be equal to (constant|one of the allowed values "[^"]*")$/;
/** Reasons for one value that one sentence can bear. */
const maxReasons = 3;

/** The misfits of one example without those of variants that were not meant. */
function withoutOtherVariants(all: readonly Misfit[]): readonly Misfit[] {
  const unions = all.filter(({ said }) => union.test(said)).sort((a, b) => depth(b) - depth(a));
  return unions
    .reduce(withoutUnion, all)
    .map((misfit) => ({ ...misfit, said: inOurWords(misfit.said) }));
}

function withoutUnion(all: readonly Misfit[], failed: Misfit): readonly Misfit[] {
  const inside = all.filter(
    ({ pointer }) => pointer === failed.pointer || pointer.startsWith(`${failed.pointer}/`),
  );
  const causes = inside.filter(
    (misfit) =>
      !(union.test(misfit.said) && misfit.pointer === failed.pointer) &&
      // When no variant fits, the validator counts none of its properties as known.
      !(unknown.test(misfit.said) && depth(misfit) === depth(failed) + 1),
  );
  const outside = all.filter((misfit) => !inside.includes(misfit));
  return [...outside, causes.length === 0 ? failed : nearestOf(causes)];
}

/** What lies deepest; several reasons for one value make one sentence. */
function nearestOf(causes: readonly Misfit[]): Misfit {
  const told = causes.filter(({ said }) => !mark.test(said));
  const likely = told.length > 0 ? told : causes;
  const deepest = likely.reduce((best, misfit) => (depth(misfit) > depth(best) ? misfit : best));
  const reasons = new Set(
    likely.filter(({ pointer }) => pointer === deepest.pointer).map(({ said }) => inOurWords(said)),
  );
  const more = reasons.size > maxReasons ? ["…"] : [];
  return { ...deepest, said: [...[...reasons].slice(0, maxReasons), ...more].join(", or ") };
}

function depth({ pointer }: Misfit): number {
  return pointer.split("/").length;
}

/** What the validator says after the name of the property, and what we say: `$&` and groups as in `String.replace`. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^type must be (\w+),(\w+)$/, "must be of type $1 or $2"],
  [/^type must be (.*)$/, "must be of type $1"],
  [/^must be equal to constant$/, "must be the constant of the schema"],
  [/^must be equal to one of the allowed values (.*)$/s, "must be one of $1"],
  [/^must match format "(.*)"$/, "must have the format `$1`"],
  [/^must match pattern "(.*)"$/s, "must match the pattern $1"],
  [/^must NOT have fewer than (\d+) (characters|items|properties)$/, "must have at least $1 $2"],
  [/^must NOT have more than (\d+) (characters|items|properties)$/, "must have at most $1 $2"],
  [/^must be >= (.*)$/, "must be at least $1"],
  [/^must be <= (.*)$/, "must be at most $1"],
  [/^must be > (.*)$/, "must be greater than $1"],
  [/^must be < (.*)$/, "must be less than $1"],
  [/^must match a schema in anyOf$/, "fits none of the variants of `anyOf`"],
  [/^must match exactly one schema in oneOf$/, "fits more than one variant of `oneOf`, or none"],
  [/^must match "(then|else)" schema$/, "does not fit the schema under `$1`"],
  [/^must NOT be present in response context$/, "is `writeOnly`: a response does not hold it"],
  [/^must NOT be present in request context$/, "is `readOnly`: a request does not hold it"],
];

function inOurWords(said: string): string {
  const [, name, rest = said] = /^`([^`]*)` property (.*)$/s.exec(said) ?? [];
  const owner = name === undefined ? undefined : /^\d+$/.test(name) ? `[${name}]` : name;
  const missing = /^must have required property '(.*)'$/s.exec(rest)?.[1];
  if (missing !== undefined)
    return `\`${missing}\` is missing${owner === undefined ? "" : ` in \`${owner}\``}`;
  const stray = /^must NOT have (?:unevaluated|additional) properties `(.*)`$/s.exec(rest)?.[1];
  if (stray !== undefined)
    return `the schema${owner === undefined ? "" : ` of \`${owner}\``} has no property \`${stray}\``;
  const subject = owner === undefined ? "it" : `\`${owner}\``;
  const phrase = phrases.find(([words]) => words.test(rest));
  return phrase ? `${subject} ${rest.replace(...phrase)}` : said;
}
