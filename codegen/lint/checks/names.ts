import { getLineColLocation } from "@redocly/openapi-core";
import { asList, asRaw, type Raw } from "../../document/document";
import { getOrMake } from "../../get-or-make";
import { bareId } from "./operations";
import { type Rule, visitorsOf, type Location } from "./rule";

/** The fields whose text must match exactly, by the linter's name for their object; `*` means each of its keys. */
const fields: Readonly<Record<string, readonly string[]>> = {
  NamedSecuritySchemes: ["*"],
  Operation: ["operationId", "tags"],
  Parameter: ["name"],
  Schema: ["enum", "required"],
  SchemaProperties: ["*"],
  Tag: ["name"],
};

/** Returns the texts in some fields of an object, with their locations; for a list, one by one. */
function* textsIn(node: Raw, sought: readonly string[], location: Location) {
  for (const name of sought)
    if (name === "*")
      for (const key of Object.keys(node))
        yield { name, value: key, location: location.child([key]).key() };
    else {
      yield { name, value: node[name], location: location.child(name) };
      for (const [index, value] of asList(node[name]).entries())
        yield { name, value, location: location.child([name, index]) };
    }
}

/** A space at the beginning or end of a name or value: it is invisible, and nothing matches the text. */
export const edgeSpace: Rule = {
  id: "edge-space",
  remedy: "Remove the space.",
  check: () =>
    visitorsOf(fields, (sought) => (node, context) => {
      for (const { value, location } of textsIn(node, sought, context.location)) {
        if (typeof value !== "string" || value === value.trim() || value.trim() === "") continue;
        const end = value === value.trimEnd() ? "begins" : "ends";
        context.report({ message: `${JSON.stringify(value)} ${end} with a space.`, location });
      }
    }),
};

/** Fields of Arazzo (1.0.1, 4.6) that must be unique together in their list, after what one of its objects is called. */
const identifying = {
  SourceDescriptions: ["source", "name"],
  Workflows: ["workflow", "workflowId"],
  Steps: ["step", "stepId"],
  Parameters: ["parameter", "name", "in"],
};

/** A name that another object of its list has. The linter's rules do not say which one, and take parameters in two places for one. */
export const uniqueNames: Rule = {
  id: "unique-names",
  severity: "error",
  only: "OpenAPI 3",
  remedy: "Remove one of the two, or rename it with everything that refers to it.",
  check: () =>
    visitorsOf(identifying, ([noun, ...unique]) => (list, { location, report }) => {
      const first = new Map<string, Location>();
      for (const [index, one] of asList(list).map(asRaw).entries()) {
        if (unique.some((field) => one[field] === undefined)) continue;
        const name = unique
          .map((field) => `\`${field}\` \`${String(one[field])}\``)
          .join(" and the ");
        const own = location.child([index]);
        const other = getOrMake(first, name, () => own);
        if (other === own) continue;
        const { line } = getLineColLocation(other).start;
        report({ message: `Another ${noun}, on line ${line}, has the ${name}.`, location: own });
      }
    }),
};

/** A schema whose name differs from another only in case or separators: page addresses and type names need more. */
export const schemaNameUnique: Rule = {
  id: "schema-name-unique",
  remedy: "Give it a distinct name: then its address needs no hash.",
  check: () => ({
    Components({ schemas }, { location, report }) {
      const known = new Map<string, string>();
      for (const key of Object.keys(asRaw(schemas))) {
        const first = getOrMake(known, bareId(key), () => key);
        if (first !== key) {
          const { line } = getLineColLocation(location.child(["schemas", first]).key()).start;
          const message = `The schema \`${key}\` differs only in case or separators from \`${first}\` on line ${line}: the addresses of both pages change and get a hash.`;
          report({ message, location: location.child(["schemas", key]).key() });
        }
      }
    },
  }),
};

/** A component with a name that OpenAPI does not allow (3.1, 4.8.7.1): other tools may not find it. */
export const componentName: Rule = {
  id: "component-name",
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
