import { getLineColLocation } from "@redocly/openapi-core";
import { hidesBy, hidingExtensions } from "../../../src/shared/hiding-extensions";
import type { Raw } from "../../document/document";
import { deprecable, deprecationKeys, isRead, knownExtensions } from "../../document/extensions";
import { getOrMake } from "../../get-or-make";
import { suggestionsFor } from "../../suggestions";
import { tallied, type Rule, type VisitorContext, type Location } from "./rule";

/** Extensions of others, with names close to those of ours. */
const others = new Set(["x-external", "x-examples", "x-included"]);

/** Returns the known extension that a name most likely means. */
function meantBy(name: string): string | undefined {
  if (others.has(name) || knownExtensions.includes(name)) return undefined;
  // In a short name, two other letters make another word.
  const [meant] = suggestionsFor(name, knownExtensions, name.length < "x-example".length ? 1 : 2);
  return meant;
}

/** Says how an extension hides a part; `undefined` if it is not for that. */
function remedyFor(name: string): string | undefined {
  const values = Object.hasOwn(hidingExtensions, name) ? hidingExtensions[name] : undefined;
  return values && `Write \`${name}: ${String(values.hide[0])}\`, or readers see this part.`;
}

/** Returns the extensions of an object that are not read; in a map, such names belong to the author. */
function unknownIn(node: object, { type }: Pick<VisitorContext, "type">): readonly string[] {
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
        const remedy = remedyFor(name);
        if (remedy === undefined || context.type.extensionsPrefix === undefined) continue;
        if (hidesBy(name, value) !== undefined) continue;
        const message = `\`${name}\` is ${JSON.stringify(value)}, which hides nothing.`;
        context.report({ message, remedy, location: at(name) });
      }
      for (const name of unknownIn(node, context)) {
        const meant = meantBy(name);
        if (meant === undefined) continue;
        const remedy = remedyFor(meant);
        const finding = { suggest: [meant], location: at(name) };
        // Each is a part that readers see.
        if (remedy !== undefined)
          context.report({ ...finding, remedy, message: `\`${name}\` hides nothing.` });
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
    const found = new Map<string, Map<string, Location>>();
    return {
      any(node, context) {
        for (const name of unknownIn(node, context)) {
          if (meantBy(name) !== undefined) continue;
          const at = context.location.child(name);
          getOrMake(found, name, () => new Map<string, typeof at>()).set(at.absolutePointer, at);
        }
      },
      Root: {
        leave(_, { location, report }) {
          const firsts = [...found.values()].flatMap((places) => [...places.values()].slice(0, 1));
          const lines = [...found].map(([name, places], index) => {
            const place = firsts[index]?.key();
            const isHere = place?.source === location.source;
            const line = isHere ? `, line ${getLineColLocation(place).start.line}` : "";
            return `\`${name}\` (${places.size}${line})`;
          });
          const [first] = firsts;
          if (first) report({ message: `Not shown: ${lines.join(", ")}.`, location: first.key() });
        },
      },
    };
  },
};

/** A reason without a deprecation: it is not shown. */
export const deprecationReason: Rule = {
  id: "deprecation-reason",
  remedy: "Add `deprecated: true`, or remove the reason.",
  check: () => {
    const check = (raw: Raw, { location, report }: VisitorContext): void => {
      const key = deprecationKeys.find((name) => Boolean(raw[name]));
      if (raw["deprecated"] === true || key === undefined) return;
      const message = `\`${key}\` is not shown: \`deprecated: true\` is missing.`;
      report({ message, location: location.child(key).key() });
    };
    return Object.fromEntries(deprecable.map((type) => [type, check]));
  },
};
