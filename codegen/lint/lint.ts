import {
  createConfig,
  getLineColLocation,
  lintDocument,
  type Document,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { InputError, refuse, type Problem } from "../errors";
import { propertiesReference } from "./checks/references";
import type { Finding, Rule } from "./checks/rule";
import {
  asList,
  asRaw,
  join,
  nameOf,
  type Raw,
  text,
  tokensOf,
  valueAt,
} from "../document/document";
import { withValueProblems } from "./value-problems";
import { hidingIn } from "../document/extensions";
import { baseOf, located, onceForEachPlace } from "../document/problems";
import { slowProblems, withTimeLimit } from "../document/time-limit";
import type { PlaceOf } from "../document/swagger";
import { referencesOf } from "../document/references";
import type { FolderResolver } from "../document/resolver";
import { plugin, rules, rulesByName } from "./rules";

/**
 * Checks a document, and every file that it refers to, against the rules of its version of OpenAPI.
 *
 * @returns the warnings
 * @throws InputError with all problems if one is an error
 */
export async function lint(
  document: Document,
  resolver: FolderResolver,
): Promise<readonly Problem[]> {
  const found = await run(document, rules, resolver);
  refuse(resolver.problems);
  const problems = lintProblems(found, document);
  // The targets of such references are reported too, though they may be right.
  refuse(problems.filter(({ rule }) => rule === propertiesReference.id));
  // In a document with errors, something may be unused only because its reference is misspelled, and keywords that are not shown may
  // change.
  if (problems.some(({ severity }) => severity === "error"))
    throw new InputError(
      problems.filter(
        ({ rule }) => !/^(no-unused-components|not-shown|extension-not-shown)$/.test(rule),
      ),
    );
  const all = [...problems, ...slowProblems(resolver.limit), ...resolver.takeLostDigits()];
  if (all.some(({ severity }) => severity === "error")) throw new InputError(all);
  return all;
}

/** Checks a document that was converted to OpenAPI 3.0: of the rules of that version, those which 2.0 does not have. */
export async function lintConverted(
  document: Document,
  resolver: FolderResolver,
  placeOf: PlaceOf,
): Promise<readonly Problem[]> {
  const wanted = rules.filter(({ id }) => /^(struct|no-invalid-media-type-examples)$/.test(id));
  return lintProblems(await run(document, wanted, resolver), document, placeOf);
}

/** Runs only the given rules. */
async function run(
  document: Document,
  wanted: readonly Rule[],
  resolver: FolderResolver,
): Promise<readonly NormalizedProblem[]> {
  const settings = [...rulesByName]
    .filter(([, rule]) => wanted.includes(rule))
    .map(([name, rule]) => [name, rule.severity === "error" ? "error" : "warn"] as const);
  const config = await createConfig({ rules: Object.fromEntries(settings) }, { plugins: [plugin] });
  const { openapi, swagger } = asRaw(document.parsed);
  const isOld = swagger !== undefined || String(openapi).startsWith("3.0");
  return withTimeLimit(resolver.limit, async () => {
    const found = await lintDocument({ document, config, externalRefResolver: resolver });
    const files = new Map([...resolver.documents, [document.source.absoluteRef, document]]);
    const told = withValueProblems(found, files, isOld, (base, ref) =>
      resolver.resolveExternalRef(base, ref),
    );
    const references = referencesOf(document.parsed);
    return told
      .filter((problem) => !isUsed(problem, document, references))
      .map((problem) => inOurWords(problem, files));
  });
}

/** Words what one of the linter's own rules has found. */
function inOurWords(
  problem: NormalizedProblem,
  files: ReadonlyMap<string, Document>,
): NormalizedProblem {
  const { message } = rulesByName.get(problem.ruleId) ?? {};
  const [place] = problem.location;
  if (!message || !place) return problem;
  const { source, pointer = "#" } = place;
  const root: unknown = files.get(source.absoluteRef)?.parsed;
  const tokens = tokensOf(pointer);
  const around = join("#", ...tokens.slice(0, -1));
  const found = {
    key: tokens.at(-1) ?? "",
    node: asRaw(valueAt(root, pointer)),
    around: asRaw(valueAt(root, around)),
    group: tokens[1] ?? "",
    lineOf: (name: string) =>
      getLineColLocation({ source, pointer: join(around, name), reportOnKey: true }).start.line,
  };
  return { ...problem, message: message(found) };
}

/** Whether a component is used in ways that the linter does not know, or hidden. */
function isUsed(
  { ruleId, location: [place] }: NormalizedProblem,
  { parsed }: Document,
  references: ReadonlySet<string>,
): boolean {
  if (ruleId !== "no-unused-components") return false;
  const pointer = place?.pointer ?? "";
  const unused = asRaw(valueAt(parsed, pointer));
  // Nothing refers to the heirs of a discriminator, to the targets of a dynamic reference, or to schemas that a mapping names.
  return (
    hidingIn(unused) !== undefined ||
    "$dynamicAnchor" in unused ||
    inherits(unused, parsed) ||
    references.has(nameOf(pointer) ?? "#")
  );
}

/** Whether a schema extends one with a discriminator, over any number of generations (OpenAPI 3.1, 4.8.25). */
function inherits(schema: Raw, root: unknown, passed: readonly Raw[] = []): boolean {
  return asList(schema["allOf"]).some((part) => {
    const parent = asRaw(valueAt(root, text(asRaw(part)["$ref"]) ?? "#/openapi"));
    const isKnown = parent === schema || passed.includes(parent);
    return "discriminator" in parent || (!isKnown && inherits(parent, root, [...passed, schema]));
  });
}

const order: readonly Problem["severity"][] = ["error", "warning", "note"];

/**
 * Converts the findings of the linter: errors first, notes last, in the order of the files.
 *
 * @param root the linted document
 */
export function lintProblems(
  found: readonly NormalizedProblem[],
  root: Document,
  placeOf: PlaceOf = (location) => location,
): readonly Problem[] {
  const base = baseOf(root);
  const problems = found.map((finding): Problem => {
    // Our rules may report a specific remedy, which the linter passes on.
    const { ruleId, severity, suggest, remedy } = finding as NormalizedProblem &
      Pick<Finding, "remedy">;
    const rule = rulesByName.get(ruleId);
    const [location] = finding.location;
    const meant = suggest.map((name) => `\`${name}\``).join(" or ");
    return {
      rule: rule?.id ?? ruleId,
      severity: severity === "error" ? "error" : rule?.severity === "note" ? "note" : "warning",
      ...located(location && placeOf(location), base),
      message: `${finding.message.trim()}${meant === "" ? "" : ` Did you mean ${meant}?`}`,
      remedy:
        remedy ?? rule?.remedy ?? "See the OpenAPI Specification, https://spec.openapis.org/oas/.",
    };
  });
  return onceForEachPlace(
    problems.sort(
      (a, b) =>
        order.indexOf(a.severity) - order.indexOf(b.severity) ||
        (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
        a.line - b.line ||
        a.column - b.column,
    ),
  );
}
