import type { UserContext } from "@redocly/openapi-core";
import { asList, type Raw } from "../document";
import { type Rule, visitorsOf } from "./rule";

/** The fields whose text is compared letter by letter, by the linter's name for their object; `*` is each of its keys. */
const fields: Readonly<Record<string, readonly string[]>> = {
  NamedSecuritySchemes: ["*"],
  Operation: ["operationId", "tags"],
  Parameter: ["name"],
  Schema: ["enum", "required"],
  SchemaProperties: ["*"],
  Tag: ["name"],
};

/** The fields that name something, by the linter's name for their object. */
const names: Readonly<Record<string, readonly string[]>> = {
  Info: ["title"],
  License: ["name"],
  Operation: ["tags"],
  Parameter: ["name"],
  SecurityScheme: ["name", "scheme"],
  Tag: ["name"],
};

/** The texts in some fields of an object, with their places; those of a list one by one. */
function* textsIn(node: Raw, sought: readonly string[], location: UserContext["location"]) {
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

/** A space at the beginning or the end of a name or value: nobody sees it, and nothing matches it. */
export const edgeSpace: Rule = {
  id: "edge-space",
  severity: "warn",
  remedy: "Remove the space.",
  check: () =>
    visitorsOf(fields, (sought) => (node, context) => {
      for (const { value, location } of textsIn(node, sought, context.location)) {
        if (typeof value !== "string" || value === value.trim() || value.trim() === "") continue;
        const end = value === value.trimEnd() ? "begins" : "ends";
        context.report({
          message: `${JSON.stringify(value)} ${end} with a space.`,
          location,
          explains: [allowed(node["enum"])],
        });
      }
    }),
};

/** A name without a letter: headings, menus and samples have nothing in its place. */
export const nameEmpty: Rule = {
  id: "name-empty",
  severity: "warn",
  remedy: "Write the name.",
  check: () =>
    visitorsOf(names, (sought) => (node, context) => {
      for (const { name, value, location } of textsIn(node, sought, context.location))
        if (typeof value === "string" && value.trim() === "")
          context.report({ message: `The name in \`${name}\` is empty.`, location });
    }),
};

/** How the validator tells of a value that is not among those of an `enum`. */
function allowed(values: unknown): string {
  const listed = asList(values).map((value) => `"${String(value)}"`);
  return `must be equal to one of the allowed values ${listed.join(", ")}`;
}
