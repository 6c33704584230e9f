import type { UserContext } from "@redocly/openapi-core";
import { deprecationKeys } from "../deprecation-keys";
import { isRaw, type Raw } from "../document";
import { suggestionsFor } from "../suggestions";
import type { Rule, Visitor } from "./rule";

type Check = (raw: Raw, context: UserContext) => void;

/** Runs a check on everything that can be deprecated. */
function wherePossible(check: Check): Visitor {
  const visit = (node: unknown, context: UserContext): void => {
    if (isRaw(node)) check(node, context);
  };
  return { Operation: visit, Parameter: visit, Header: visit, Schema: visit };
}

/** A reason for a deprecation that is none: nothing shows it. */
export const deprecationReason: Rule = {
  id: "deprecation-reason",
  severity: "warn",
  remedy: "Add `deprecated: true`, or take the reason away.",
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

/** More differing letters than this may be an extension of somebody else: `x-deprecated-at`. */
const slip = 2;

/** An extension that differs in a letter or two from one in which a reason is looked for. */
export const deprecationSpelling: Rule = {
  id: "deprecation-spelling",
  severity: "warn",
  remedy: `Write it as one of those that are read: ${deprecationKeys.join(", ")}.`,
  check: () =>
    wherePossible((raw, { location, report }) => {
      for (const key of Object.keys(raw)) {
        if (!key.startsWith("x-") || deprecationKeys.includes(key)) continue;
        const suggest = suggestionsFor(key, deprecationKeys, slip);
        if (suggest.length === 0) continue;
        report({
          message: `The extension \`${key}\` is not known.`,
          suggest,
          location: location.child(key).key(),
        });
      }
    }),
};
