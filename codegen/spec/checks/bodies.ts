import type { Oas3Rule } from "@redocly/openapi-core";
import { isRaw } from "../document";
import { nearest } from "../nearest";
import { membersOf } from "./members";

/** An `encoding` of a property that the schema of the body has not (OpenAPI 3.1, 4.8.14.1). */
export const encodingProperty: Oas3Rule = () => ({
  MediaType(media, { location, report, resolve }) {
    if (!isRaw(media) || !isRaw(media["encoding"]) || media["schema"] === undefined) return;
    const start = { schema: media["schema"], file: location.source.absoluteRef };
    const { properties, isClosed } = membersOf(start, resolve, true);
    if (!isClosed) return;
    for (const name of Object.keys(media["encoding"])) {
      if (properties.has(name)) continue;
      const near = nearest(name, [...properties]);
      report({
        message: `The schema has no property \`${name}\`: its \`encoding\` says nothing.`,
        suggest: near === undefined ? [] : [near],
        location: location.child(["encoding", name]).key(),
      });
    }
  },
});
