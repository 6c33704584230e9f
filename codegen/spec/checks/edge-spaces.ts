import type { UserContext } from "@redocly/openapi-core";
import { items } from "../document";
import { type Finding, type Rule, visitorsOf } from "./rule";

/** The fields whose text is compared letter by letter, by the linter's name for their object; `*` is each of its keys. */
const fields: Readonly<Record<string, readonly string[]>> = {
  NamedSecuritySchemes: ["*"],
  Operation: ["operationId", "tags"],
  Parameter: ["name"],
  Schema: ["enum", "required"],
  SchemaProperties: ["*"],
  Tag: ["name"],
};

/** A space at the beginning or the end of a name or value: nobody sees it, and nothing matches it. */
export const edgeSpace: Rule = {
  id: "edge-space",
  severity: "warn",
  remedy: "Remove the space.",
  check: () =>
    visitorsOf(fields, (names) => (node, { location, report }) => {
      const tell = (value: unknown, at: UserContext["location"]) => {
        if (typeof value !== "string" || value === value.trim() || value.trim() === "") return;
        const end = value === value.trimEnd() ? "begins" : "ends";
        const finding: Finding = {
          message: `${JSON.stringify(value)} ${end} with a space.`,
          location: at,
          explains: [allowed(node["enum"])],
        };
        report(finding);
      };
      for (const name of names) {
        if (name === "*")
          for (const key of Object.keys(node)) tell(key, location.child([key]).key());
        else tell(node[name], location.child(name));
        for (const [index, { value }] of items(node[name], "").entries())
          tell(value, location.child([name, index]));
      }
    }),
};

/** How the validator tells of a value that is not among those of an `enum`. */
function allowed(values: unknown): string {
  const listed = items(values, "").map(({ value }) => `"${String(value)}"`);
  return `must be equal to one of the allowed values ${listed.join(", ")}`;
}
