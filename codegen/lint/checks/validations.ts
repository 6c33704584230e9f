import { fieldsOf, problemOf } from "../../../src/shared/cel";
import { rulesIn, type ValidationRule, validationsKey } from "../../../src/shared/validation-rules";
import type { Raw } from "../../document/document";
import { suggestionsFor } from "../../document/suggestions";
import { type Located, membersOf } from "./members";
import type { Rule, VisitorContext } from "./rule";

/** A rule across fields that cannot be evaluated, that has no words for readers, or that names fields which its schema does not have. */
export const validation: Rule = {
  id: "validation",
  remedy: "Correct the expression, or nothing checks the rule: pages only show it.",
  check: () => ({
    Schema: checkRules,
    ref: (node, context) => {
      if (context.type.name === "Schema") checkRules(node, context);
    },
  }),
};

function checkRules(schema: Raw, context: VisitorContext): void {
  const { location, report } = context;
  const value = schema[validationsKey];
  const isList = Array.isArray(value);
  for (const [index, entry] of value === undefined ? [] : [value].flat().entries()) {
    const at = location.child(isList ? [validationsKey, index] : [validationsKey]);
    const [rule] = isList ? rulesIn([entry]) : [];
    if (!rule) {
      const remedy = "Write a list of objects, each with an expression in CEL as `rule`.";
      report({ message: "This is not a list of rules.", remedy, location: at });
      continue;
    }
    const { fieldPath, ...bare } = rule;
    if (rule.message === rule.rule)
      report({
        message: "The rule has no `message`: readers see the expression.",
        remedy: "Say in a sentence, as `message`, what it demands.",
        location: at,
      });
    const problem = problemOf(rule.rule);
    const inRule = at.child("rule");
    if (problem !== undefined)
      report({ message: `The rule cannot be evaluated: ${problem}.`, location: inRule });
    else reportUnknown(schema, bare, { ...context, location: inRule });
    if (fieldPath !== undefined)
      reportUnknown(schema, rule, { ...context, location: at.child("fieldPath") });
  }
}

/** Reports a field of a rule that its schema does not have. */
function reportUnknown(
  schema: Raw,
  rule: ValidationRule,
  { location, report, resolve }: VisitorContext,
): void {
  for (const path of fieldsOf(rule)) {
    let inner: readonly Located[] = [{ schema, file: location.source.absoluteRef }];
    for (const name of path) {
      const { properties, items, isClosed } = membersOf(inner, resolve, true);
      inner = (name === "[]" ? items : properties.get(name)) ?? [];
      if (inner.length > 0) continue;
      if (name !== "[]" && isClosed && properties.size > 0)
        report({
          message: `The rule names \`${name}\`, which its schema does not define.`,
          remedy: "Correct the name, or add the property.",
          suggest: suggestionsFor(name, properties.keys()),
          location,
        });
      break;
    }
  }
}
