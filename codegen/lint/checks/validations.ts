import { fieldsOf, problemOf } from "../../../src/shared/cel";
import { rulesIn, type ValidationRule, validationsKey } from "../../../src/shared/validation-rules";
import { asRaw, type Raw } from "../../document/document";
import { misspelledFields, suggestionsFor } from "../../suggestions";
import { type Located, membersOf } from "./members";
import type { Rule, VisitorContext } from "./rule";
import { compare } from "./values";

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

/** The fields of a rule; pages and checks ignore the last three. */
const fields = ["rule", "message", "fieldPath", "messageExpression", "reason", "optionalOldSelf"];

function checkRules(schema: Raw, context: VisitorContext): void {
  const { location, report } = context;
  const value = schema[validationsKey];
  const isList = Array.isArray(value);
  for (const [index, entry] of value === undefined ? [] : [value].flat().entries()) {
    const at = location.child(isList ? [validationsKey, index] : [validationsKey]);
    const given = asRaw(isList ? entry : undefined);
    const misspelled = misspelledFields(given, fields);
    for (const name of Object.keys(given).filter((one) => !fields.includes(one)))
      report({
        message: `A rule has no field \`${name}\`.`,
        remedy: "Correct its name, or remove it.",
        suggest: suggestionsFor(name, fields),
        location: at.child(name).key(),
      });
    const [rule] = isList ? rulesIn([entry]) : [];
    if (!rule) {
      const remedy = "Write a list of objects, each with an expression in CEL as `rule`.";
      const message =
        Object.keys(given).length > 0
          ? "The rule has no expression."
          : "This is not a list of rules.";
      if (!misspelled.has("rule")) report({ message, remedy, location: at });
      continue;
    }
    const { fieldPath, ...bare } = rule;
    if (rule.message === rule.rule && !misspelled.has("message"))
      report({
        message: "The rule has no `message`: readers see the expression.",
        remedy: "Say in a sentence, as `message`, what it demands.",
        location: at,
      });
    const problem = problemOf(rule.rule);
    const inRule = at.child("rule");
    if (problem !== undefined)
      report({ message: `The rule cannot be evaluated: ${problem}.`, location: inRule });
    else if (!reportUnknown("rule", schema, bare, { ...context, location: inRule }))
      compare(context, { values: [[rule.rule, inRule]], what: "rule", schema: location });
    if (fieldPath !== undefined && !/^[.[]/.test(fieldPath))
      report({
        message: "The `fieldPath` does not begin with a dot.",
        remedy: "Write the name of the property after a dot: `.start`.",
        location: at.child("fieldPath"),
      });
    else if (fieldPath !== undefined)
      reportUnknown("`fieldPath`", schema, rule, { ...context, location: at.child("fieldPath") });
  }
}

/** Reports the fields in a part of a rule that its schema does not have, and returns whether there are any. */
function reportUnknown(
  part: string,
  schema: Raw,
  rule: ValidationRule,
  { location, report, resolve }: VisitorContext,
): boolean {
  const unknown = new Set<string>();
  for (const path of fieldsOf(rule)) {
    let inner: readonly Located[] = [{ schema, file: location.source.absoluteRef }];
    for (const name of path) {
      const { properties, items, isClosed } = membersOf(inner, resolve, true);
      inner = (name === "[]" ? items : properties.get(name)) ?? [];
      if (inner.length > 0) continue;
      if (name !== "[]" && isClosed && properties.size > 0 && !unknown.has(name)) {
        report({
          message: `The ${part} names \`${name}\`, which its schema does not define.`,
          remedy: "Correct the name, or add the property.",
          suggest: suggestionsFor(name, properties.keys()),
          location,
        });
        unknown.add(name);
      }
      break;
    }
  }
  return unknown.size > 0;
}
