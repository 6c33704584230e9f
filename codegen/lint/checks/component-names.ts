import { getLineColLocation } from "@redocly/openapi-core";
import { asRaw } from "../../document/document";
import { bareId } from "./operations";
import type { Rule } from "./rule";

/** A schema whose name differs from another only in case or separators: page addresses and type names need more. */
export const schemaNameUnique: Rule = {
  id: "schema-name-unique",
  only: "OpenAPI 3",
  remedy: "Give it a distinct name: then its address needs no hash.",
  check: () => ({
    Components({ schemas }, { location, report }) {
      const known = new Map<string, string>();
      for (const key of Object.keys(asRaw(schemas))) {
        const first = known.get(bareId(key));
        if (first === undefined) known.set(bareId(key), key);
        else {
          const { line } = getLineColLocation(location.child(["schemas", first]).key()).start;
          report({
            message: `The schema \`${key}\` differs only in case or separators from \`${first}\` on line ${line}: the addresses of both pages change and get a hash.`,
            location: location.child(["schemas", key]).key(),
          });
        }
      }
    },
  }),
};

/** A component with a name that OpenAPI does not allow (3.1, 4.8.7.1): other tools may not find it. */
export const componentName: Rule = {
  id: "component-name",
  only: "OpenAPI 3",
  remedy: "Use only letters without accents, digits, `.`, `-` and `_`.",
  check: () => ({
    Components(components, { location, report }) {
      for (const [group, value] of Object.entries(asRaw(components)))
        for (const key of group.startsWith("x-") ? [] : Object.keys(asRaw(value)))
          if (!/^[\w.-]+$/.test(key))
            report({
              message: `\`${key}\` is not a valid component name.`,
              location: location.child([group, key]).key(),
            });
    },
  }),
};
