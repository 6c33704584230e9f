import type { UserContext } from "@redocly/openapi-core";
import { text } from "../document";
import { parametersOf, type LocatedParameter } from "./members";
import type { Finding, Rule } from "./rule";

/** A path item whose operations are being visited. */
interface OpenPath {
  readonly path: string;
  /** Where the path is written. */
  readonly location: UserContext["location"];
  readonly shared: readonly LocatedParameter[];
}

/** A parameter of a path that an operation leaves out, and one that the path does not have (OpenAPI 3.1, 4.8.12.2). */
export const pathParametersDefined: Rule = {
  id: "path-parameters-defined",
  severity: "error",
  remedy: "Declare the parameter with `in: path` and `required: true`, or remove it from the path.",
  check: () => {
    // Callbacks hold paths, too.
    const open: OpenPath[] = [];
    const reportUnused = (
      parameters: readonly LocatedParameter[],
      path: string,
      { report }: UserContext,
    ): void => {
      for (const { parameter, location } of parameters) {
        const name = `{${text(parameter["name"]) ?? ""}}`;
        if (parameter["in"] !== "path" || name === "{}" || path.includes(name)) continue;
        const finding: Finding = {
          message: `The path \`${path}\` has no parameter \`${name}\`.`,
          remedy: `Write \`${name}\` into the path, or remove the parameter.`,
          location: location.child("name"),
        };
        report(finding);
      }
    };
    return {
      PathItem: {
        enter(item, context) {
          const path = String(context.key);
          const shared = parametersOf(item, context);
          open.push({ path, location: context.rawLocation.key(), shared });
          reportUnused(shared, path, context);
        },
        leave() {
          open.pop();
        },
      },
      Operation(operation, context) {
        const item = open.at(-1);
        if (!item) return;
        const { path, location, shared } = item;
        const own = parametersOf(operation, context);
        reportUnused(own, path, context);
        const defined = [...shared, ...own].filter(({ parameter }) => parameter["in"] === "path");
        const names = new Set(defined.map(({ parameter }) => parameter["name"]));
        // Another rule warns of a query in a path.
        const [withoutQuery = ""] = path.split("?", 1);
        for (const [, name] of withoutQuery.matchAll(/\{([\w.-]+)\}/g))
          if (!names.has(name))
            context.report({
              message: `The operation \`${context.key}\` does not define the path parameter \`{${name}}\` of \`${path}\`.`,
              location,
            });
      },
    };
  },
};
