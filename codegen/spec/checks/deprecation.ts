import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { deprecationKeys } from "../deprecation-keys";
import { isRaw, type Raw } from "../document";
import { nearest } from "../nearest";

type Check = (raw: Raw, context: UserContext) => void;

/** Runs a check on everything that can be deprecated. */
function wherePossible(check: Check): ReturnType<Oas3Rule> {
  const visit = (node: unknown, context: UserContext): void => {
    if (isRaw(node)) check(node, context);
  };
  return { Operation: visit, Parameter: visit, Header: visit, Schema: visit };
}

/** A reason for a deprecation that is none: nothing shows it. */
export const deprecationReason: Oas3Rule = () =>
  wherePossible((raw, { location, report }) => {
    if (raw["deprecated"] === true) return;
    const key = deprecationKeys.find((name) => Boolean(raw[name]));
    if (key === undefined) return;
    report({
      message: `\`${key}\` is not shown: \`deprecated: true\` is missing.`,
      location: location.child(key).key(),
    });
  });

/** More differing letters than this may be an extension of somebody else: `x-deprecated-at`. */
const slip = 2;

/** An extension that differs in a letter or two from one in which a reason is looked for. */
export const deprecationSpelling: Oas3Rule = () =>
  wherePossible((raw, { location, report }) => {
    for (const key of Object.keys(raw)) {
      if (!key.startsWith("x-") || deprecationKeys.includes(key)) continue;
      const near = nearest(key, deprecationKeys, slip);
      if (near === undefined) continue;
      report({
        message: `The extension \`${key}\` is not known.`,
        suggest: [near],
        location: location.child(key).key(),
      });
    }
  });
