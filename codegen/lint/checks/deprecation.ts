import type { UserContext } from "@redocly/openapi-core";
import { deprecationKeys } from "../../document/deprecation-keys";
import type { Raw } from "../../document/document";
import type { Rule, Visitor } from "./rule";

/** Runs a check on everything that can be deprecated. */
function wherePossible(check: (raw: Raw, context: UserContext) => void): Visitor {
  return { Operation: check, Parameter: check, Header: check, Schema: check };
}

/** A reason without a deprecation: it is not shown. */
export const deprecationReason: Rule = {
  id: "deprecation-reason",
  remedy: "Add `deprecated: true`, or remove the reason.",
  check: () =>
    wherePossible((raw, { location, report }) => {
      if (raw["deprecated"] === true) return;
      const key = deprecationKeys.find((name) => Boolean(raw[name]));
      if (key === undefined) return;
      report({
        message: `\`${key}\` is not shown: \`deprecated: true\` is missing.`,
        location: location.child(key).key(),
      });
    }),
};
