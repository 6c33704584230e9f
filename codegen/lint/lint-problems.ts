import type { Document, NormalizedProblem } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import type { PlaceOf } from "../document/swagger";
import { baseOf, located, onceForEachPlace } from "../document/problems";
import type { Finding } from "./checks/rule";
import { rulesByName } from "./rules";

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
