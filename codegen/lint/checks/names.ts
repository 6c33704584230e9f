import type { UserContext } from "@redocly/openapi-core";
import { asList, type Raw } from "../../document/document";
import { type Rule, visitorsOf } from "./rule";

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

/** A space at the beginning or end of a name or value: it is invisible, and nothing matches the text. */
export const edgeSpace: Rule = {
  id: "edge-space",
  remedy: "Remove the space.",
  check: () =>
    visitorsOf(fields, (sought) => (node, context) => {
      for (const { value, location } of textsIn(node, sought, context.location)) {
        if (typeof value !== "string" || value === value.trim() || value.trim() === "") continue;
        const end = value === value.trimEnd() ? "begins" : "ends";
        context.report({
          message: `${JSON.stringify(value)} ${end} with a space.`,
          location,
        });
      }
    }),
};
