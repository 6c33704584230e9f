import {
  createConfig,
  lintDocument,
  type Document,
  type NormalizedProblem,
  type Oas3Rule,
  type UserContext,
} from "@redocly/openapi-core";
import { InputError, refuse, type Problem } from "../errors";
import { propertiesReference } from "./checks/references";
import type { Rule, Visitor } from "./checks/rule";
import { comparingAll } from "./compilable-schemas";
import { mapValues, type Raw } from "./document";
import { withPatternTime } from "./pattern-time";
import { lintProblems } from "./problems";
import type { FolderResolver } from "./resolver";
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
  const all = [...problems, ...resolver.slowPatterns(), ...resolver.takeLostDigits()];
  if (all.some(({ severity }) => severity === "error")) throw new InputError(all);
  return all;
}

/** Runs only the given rules. */
export async function run(
  document: Document,
  wanted: readonly Rule[],
  resolver: FolderResolver,
): Promise<readonly NormalizedProblem[]> {
  const settings = [...rulesByName]
    .filter(([, rule]) => wanted.includes(rule))
    .map(([name, rule]) => [name, rule.severity === "error" ? "error" : "warn"] as const)
    .map(([name, severity]) => [
      name,
      // A schema allows everything that it does not forbid (JSON Schema 2020-12, 10.3.2.3).
      name.endsWith("-examples") ? { severity, allowAdditionalProperties: true } : severity,
    ]);
  const config = await createConfig(
    { rules: Object.fromEntries(settings) as Record<string, "error" | "warn"> },
    { plugins: [plugin] },
  );
  const changed = (name: string, rule: Oas3Rule): Oas3Rule => {
    if (!name.endsWith("-examples")) return rule;
    const passing = ((options: object) =>
      comparingAll(rule(options) as Raw, rule(options) as Raw)) as Oas3Rule;
    if (name === "no-invalid-parameter-examples") return withHeaders(passing);
    return name === mediaTypeExamples ? bySender(passing) : passing;
  };
  config.plugins = config.plugins.map((one) => {
    if (one.id !== "" || !one.rules?.oas3) return one;
    const oas3 = mapValues(one.rules.oas3, (rule, name) => changed(name, rule as Oas3Rule));
    return { ...one, rules: { ...one.rules, oas3: oas3 as typeof one.rules.oas3 } };
  });
  return withPatternTime(resolver.patterns, () =>
    lintDocument({ document, config, externalRefResolver: resolver }),
  );
}

/** Makes the linter check the examples of headers, too: a Header Object has the fields of a parameter (OpenAPI 3.1, 4.8.21). */
function withHeaders(rule: Oas3Rule): Oas3Rule {
  return (options) => {
    const visitor = rule(options) as Visitor;
    return { ...visitor, Header: visitor["Parameter"] } as Visitor;
  };
}

/** The linter's rule that {@link bySender} corrects. */
const mediaTypeExamples = "no-invalid-media-type-examples";

/** The linter's handlers of a media type inside a request or a response. */
interface InBody {
  readonly MediaType: {
    readonly skip: unknown;
    readonly leave: (media: unknown, context: UserContext) => void;
  };
}

/** Makes the linter check what the API sends in webhooks and callbacks as responses, and what it gets back as requests. */
function bySender(rule: Oas3Rule): Oas3Rule {
  return (options) => {
    const visitor = rule(options) as unknown as Readonly<
      Record<"RequestBody" | "Response", InBody>
    >;
    const { RequestBody: request, Response: response } = visitor;
    const choose = (own: InBody, other: InBody): InBody => ({
      MediaType: {
        ...own.MediaType,
        leave: (media, context) =>
          (isOfEvent(context.location) ? other : own).MediaType.leave(media, context),
      },
    });
    return {
      ...visitor,
      RequestBody: choose(request, response),
      Response: choose(response, request),
    } as Visitor;
  };
}

/** Whether a place is inside a webhook or a callback. */
function isOfEvent({ pointer }: UserContext["location"]): boolean {
  return pointer.startsWith("#/webhooks/") || pointer.includes("/callbacks/");
}
