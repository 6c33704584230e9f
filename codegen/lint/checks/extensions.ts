import { getLineColLocation, type UserContext } from "@redocly/openapi-core";
import { hidesBy, hidingExtensions } from "../../../src/shared/hiding-extensions";
import { isRead, knownExtensions } from "../../document/extensions";
import { suggestionsFor } from "../../suggestions";
import { tallied, type Rule } from "./rule";

/** Extensions of others, with names close to those of ours. */
const others = new Set(["x-external", "x-examples", "x-included"]);

/** Returns the known extension that a name most likely means. */
function meantBy(name: string): string | undefined {
  if (others.has(name) || knownExtensions.includes(name)) return undefined;
  // In a short name, two other letters make another word.
  const [meant] = suggestionsFor(name, knownExtensions, name.length < "x-example".length ? 1 : 2);
  return meant;
}

/** Returns the extensions of an object that are not read; in a map, such names belong to the author. */
function unknownIn(node: object, { type }: Pick<UserContext, "type">): readonly string[] {
  if (type.extensionsPrefix === undefined) return [];
  return Object.keys(node).filter((name) => name.startsWith("x-") && !isRead(name, type.name));
}

/** A misspelled extension, or a failed attempt to hide a part: the value neither hides nor shows. */
export const extension: Rule = {
  id: "extension",
  remedy: "Correct its name, or remove it.",
  check: tallied((tally) => ({
    any(node, context) {
      const at = (name: string) => context.location.child(name).key();
      for (const [name, value] of Object.entries(node)) {
        const values = Object.hasOwn(hidingExtensions, name) ? hidingExtensions[name] : undefined;
        if (!values || context.type.extensionsPrefix === undefined) continue;
        if (hidesBy(name, value) !== undefined) continue;
        context.report({
          message: `\`${name}\` is ${JSON.stringify(value)}, which hides nothing.`,
          remedy: `Write \`${name}: ${String(values.hide[0])}\`, or readers see this part.`,
          location: at(name),
        });
      }
      for (const name of unknownIn(node, context)) {
        const meant = meantBy(name);
        if (meant === undefined) continue;
        const values = Object.hasOwn(hidingExtensions, meant) ? hidingExtensions[meant] : undefined;
        const finding = { suggest: [meant], location: at(name) };
        // Each is a part that readers see.
        if (values)
          context.report({
            ...finding,
            message: `\`${name}\` hides nothing.`,
            remedy: `Write \`${meant}: ${String(values.hide[0])}\`, or readers see this part.`,
          });
        else tally.add(name, { ...finding, message: `The extension \`${name}\` is unknown.` });
      }
    },
  })),
};

/** The extensions that have no effect, together. */
export const extensionNotShown: Rule = {
  id: "extension-not-shown",
  severity: "note",
  remedy:
    "Nothing to do, if readers need none of them; docs/extensions.md lists those that are read.",
  check: () => {
    const found = new Map<string, Map<string, UserContext["location"]>>();
    return {
      any(node, context) {
        for (const name of unknownIn(node, context)) {
          if (meantBy(name) !== undefined) continue;
          const at = context.location.child(name);
          const places = found.get(name) ?? new Map<string, typeof at>();
          found.set(name, places.set(at.absolutePointer, at));
        }
      },
      Root: {
        leave(_, { location, report }) {
          const lines: string[] = [];
          let first: UserContext["location"] | undefined;
          for (const [name, places] of found) {
            const [place] = places.values();
            first ??= place;
            const line =
              place?.source === location.source
                ? `, line ${getLineColLocation(place.key()).start.line}`
                : "";
            lines.push(`\`${name}\` (${places.size}${line})`);
          }
          if (first) report({ message: `Not shown: ${lines.join(", ")}.`, location: first.key() });
        },
      },
    };
  },
};
