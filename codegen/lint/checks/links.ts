import { asRaw, isRaw, text, valueOrReferenceAt } from "../../document/document";
import { suggestionsFor } from "../../suggestions";
import { type LocatedParameter, operationsOf, parametersOf } from "./members";
import type { Rule, Location } from "./rule";

/**
 * A link to an operation that does not exist, or to none, or one that sets a parameter that its operation does not have (OpenAPI 3.1,
 * 4.8.20). References to other files are not checked.
 */
export const linkTarget: Rule = {
  id: "link-target",
  remedy: "Name an operation of the document and its parameters, or remove the link.",
  check: () => {
    /** The parameters of each operation, by its id: as `name`, and as `query.name`. */
    const parameters = new Map<string, ReadonlySet<string>>();
    const links: {
      readonly id: string;
      readonly filled: readonly string[];
      readonly location: Location;
    }[] = [];
    let root: { readonly value: unknown; readonly file: string } | undefined;
    return {
      Root: {
        enter(value, { location }) {
          root = { value, file: location.source.absoluteRef };
        },
        leave(_, { report }) {
          for (const { id, filled, location } of links) {
            const known = parameters.get(id);
            if (!known) {
              const message = `The link leads nowhere: no operation has the operationId \`${id}\`.`;
              const suggest = suggestionsFor(id, parameters.keys());
              report({ message, suggest, location: location.child("operationId") });
              continue;
            }
            for (const name of filled) {
              if (known.has(name)) continue;
              const message = `The link sets \`${name}\`, which is not a parameter of the operation \`${id}\`.`;
              const suggest = suggestionsFor(name, known);
              report({ message, suggest, location: location.child(["parameters", name]).key() });
            }
          }
        },
      },
      PathItem(item, context) {
        const shared = parametersOf(item, context);
        for (const { operation, parameters: own } of operationsOf(item, context)) {
          const id = text(operation["operationId"]);
          if (id !== undefined) parameters.set(id, namesOf([...shared, ...own]));
        }
      },
      Link(link, { report, location }) {
        if (!("operationId" in link || "operationRef" in link))
          report({
            message: "The link names no operation.",
            location: location.key(),
            forceSeverity: "error",
          });
        const id = text(link["operationId"]);
        const filled = Object.keys(asRaw(link["parameters"]));
        if (id !== undefined) links.push({ id, filled, location });
        const ref = text(link["operationRef"]);
        if (!ref?.startsWith("#") || location.source.absoluteRef !== root?.file) return;
        // The target of a reference on the way is assumed to exist.
        if (isRaw(valueOrReferenceAt(root.value, ref))) return;
        const message = `The link leads nowhere: there is no operation at ${ref}.`;
        report({ message, location: location.child("operationRef") });
      },
    };
  },
};

/** Returns the names of parameters, as a link may write them. */
function namesOf(parameters: readonly LocatedParameter[]): ReadonlySet<string> {
  const names = parameters.flatMap(({ parameter }) => {
    const name = text(parameter["name"]);
    return name === undefined ? [] : [name, `${String(parameter["in"])}.${name}`];
  });
  return new Set(names);
}
