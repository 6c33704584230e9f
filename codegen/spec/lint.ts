import {
  createConfig,
  lintDocument,
  type Document,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { InputError, type Problem } from "../errors";
import { checks } from "./checks/plugin";
import { withPatternTime } from "./pattern-time";
import { lintProblems } from "./problems";
import type { FolderResolver } from "./resolver";
import { rules } from "./rules";

type Severities = Readonly<Record<string, "error" | "warn" | "off">>;

/** This rule calls `hasOwnProperty` on objects of the document, which may have a property of that name. */
const fragile = "no-required-schema-properties-undefined";

/**
 * Holds a document, and every file that it refers to, against the rules of its version of OpenAPI.
 *
 * @returns the warnings
 * @throws InputError with every problem when one is an error
 */
export async function lint(
  document: Document,
  resolver: FolderResolver,
): Promise<readonly Problem[]> {
  const severities = Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [id, rule.severity]),
  );
  const found = await run(document, severities, resolver).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    return run(document, { ...severities, [fragile]: "off" }, resolver);
  });
  if (resolver.problems.length > 0) throw new InputError(resolver.problems);
  const problems = lintProblems(found, document, { remedies: resolver.remedies });
  if (problems.some(({ severity }) => severity === "error")) throw new InputError(problems);
  return [...problems, ...resolver.slowPatterns(), ...resolver.lostDigits()];
}

/** What the linter finds with the given rules, and no others. */
export async function run(
  document: Document,
  severities: Severities,
  resolver: FolderResolver,
): Promise<readonly NormalizedProblem[]> {
  const settings = Object.entries(severities).map(([id, severity]) => [
    id,
    // What a schema does not forbid fits it (JSON Schema 2020-12, 10.3.2.3).
    id.endsWith("-examples") ? { severity, allowAdditionalProperties: true } : severity,
  ]);
  const rulesOfRun = Object.fromEntries(settings) as typeof severities;
  const config = await createConfig({ rules: rulesOfRun }, { plugins: [checks] });
  return withPatternTime(resolver.patterns, () =>
    lintDocument({ document, config, externalRefResolver: resolver }),
  );
}
