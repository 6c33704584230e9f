import { entries } from "../document";
import type { Rule } from "./rule";

/** A component with a name that OpenAPI does not allow (3.1, 4.8.7.1): other tools may not find it. */
export const componentName: Rule = {
  id: "component-name",
  severity: "warn",
  only: "OpenAPI 3",
  remedy: "Use only letters without accents, digits, `.`, `-` and `_`.",
  check: () => ({
    Components(components, { location, report }) {
      for (const { key: group, value } of entries(components, ""))
        for (const { key } of group.startsWith("x-") ? [] : entries(value, ""))
          if (!/^[\w.-]+$/.test(key))
            report({
              message: `\`${key}\` is not a valid name of a component.`,
              location: location.child([group, key]).key(),
            });
    },
  }),
};
