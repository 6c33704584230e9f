import { suggestionsFor } from "../suggestions";
import type { Rule } from "./rule";

const mark = "x-internal";

/** A failed attempt to hide a part: the name of the mark is misspelled, or its value is neither true nor false. */
export const internalMark: Rule = {
  id: "internal-mark",
  remedy: `Write \`${mark}: true\`, or readers see this part.`,
  check: () => ({
    any(node, { location, report }) {
      for (const name of Object.keys(node)) {
        if (name === mark ? typeof node[name] === "boolean" : !name.startsWith("x-")) continue;
        const isSlip = name !== "x-external" && suggestionsFor(name, [mark], 2).length > 0;
        if (!isSlip) continue;
        report({
          message:
            name === mark
              ? `\`${mark}\` is ${JSON.stringify(node[name])}, which marks nothing.`
              : `\`${name}\` marks nothing. Did you mean \`${mark}\`?`,
          location: location.child(name).key(),
        });
      }
    },
  }),
};
