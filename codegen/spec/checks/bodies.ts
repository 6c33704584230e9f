import { isRaw } from "../document";
import { suggestionsFor } from "../suggestions";
import { membersOf } from "./members";
import type { Rule } from "./rule";

/** An `encoding` of a property that the schema of the body does not have (OpenAPI 3.1, 4.8.14.1). */
export const encodingProperty: Rule = {
  id: "encoding-property",
  severity: "warn",
  only: "OpenAPI 3",
  remedy: "Use the name of a property of the body, or declare this one.",
  check: () => ({
    MediaType(media, { location, report, resolve }) {
      if (!isRaw(media) || !isRaw(media["encoding"]) || media["schema"] === undefined) return;
      const start = { schema: media["schema"], file: location.source.absoluteRef };
      const { properties, isClosed } = membersOf(start, resolve, true);
      if (!isClosed) return;
      for (const name of Object.keys(media["encoding"])) {
        if (properties.has(name)) continue;
        report({
          message: `The schema has no property \`${name}\`: its \`encoding\` has no effect.`,
          suggest: suggestionsFor(name, properties),
          location: location.child(["encoding", name]).key(),
        });
      }
    },
  }),
};
