import type { UserContext } from "@redocly/openapi-core";
import { deprecationKeys } from "../deprecation-keys";
import type { Raw } from "../document";
import { suggestionsFor } from "../suggestions";
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

/** If more letters differ, it may be someone else's extension, such as `x-deprecated-at`. */
const slip = 2;

/** A misspelled extension for the reason of a deprecation. */
export const deprecationSpelling: Rule = {
  id: "deprecation-spelling",
  remedy: `Use one of the names that are read: ${deprecationKeys.join(", ")}.`,
  check: () =>
    wherePossible((raw, { location, report }) => {
      for (const key of Object.keys(raw)) {
        if (!key.startsWith("x-") || deprecationKeys.includes(key)) continue;
        const suggest = suggestionsFor(key, deprecationKeys, slip);
        if (suggest.length === 0) continue;
        report({
          message: `The extension \`${key}\` is unknown.`,
          suggest,
          location: location.child(key).key(),
        });
      }
    }),
};
