import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isRaw, text, tokensOf, type Raw } from "../document";
import { nearest } from "../nearest";

/** A link to an operation that is not there, to none, or to two (OpenAPI 3.1, 4.8.20). A reference to another file is not looked at. */
export const linkTarget: Oas3Rule = () => {
  const ids: string[] = [];
  const links: { readonly id: string; readonly location: UserContext["location"] }[] = [];
  let root: { readonly value: unknown; readonly file: string } | undefined;
  return {
    Root: {
      enter(value, { location }) {
        root = { value, file: location.source.absoluteRef };
      },
      leave(_, { report }) {
        for (const { id, location } of links) {
          if (ids.includes(id)) continue;
          const near = nearest(id, ids);
          report({
            message: `The link leads nowhere: no operation has the operationId \`${id}\`.`,
            suggest: near === undefined ? [] : [near],
            location,
          });
        }
      },
    },
    Operation(operation) {
      const id = isRaw(operation) ? text(operation["operationId"]) : undefined;
      if (id !== undefined) ids.push(id);
    },
    Link(link, { report, location }) {
      if (!isRaw(link)) return;
      const named = ["operationId", "operationRef"].filter((key) => key in link);
      if (named.length !== 1)
        report({
          message:
            named.length === 0
              ? "The link names no operation."
              : "The link names its operation twice, by operationId and by operationRef.",
          location: location.key(),
        });
      const id = text(link["operationId"]);
      if (id !== undefined) links.push({ id, location: location.child("operationId") });
      const ref = text(link["operationRef"]);
      if (!ref?.startsWith("#") || location.source.absoluteRef !== root?.file) return;
      if (leadsSomewhere(root.value, ref)) return;
      report({
        message: `The link leads nowhere: there is no operation at ${ref}.`,
        location: location.child("operationRef"),
      });
    },
  };
};

/** Whether there is an object at a pointer; what lies behind a reference is taken to be there. */
function leadsSomewhere(root: unknown, ref: string): boolean {
  let value = root;
  for (const token of tokensOf(ref)) {
    if (!isRaw(value)) return false;
    if ("$ref" in value) return true;
    value = Object.hasOwn(value, token) ? (value as Raw)[token] : undefined;
  }
  return isRaw(value);
}
