import { isRaw } from "../document";
import { suggestionsFor } from "../suggestions";
import { membersOf } from "./members";
import type { Finding, Rule } from "./rule";

/** The names of media types and ranges (RFC 6838, 4.2); `*` alone is what many write for any. */
const mediaType = /^(\*|(\*|[\w!#$&^.+-]+)\/[\w!#$&^.+*-]+)\s*(;[^]*)?$/;

/** The top-level types that are registered (RFC 6838, 4.2.7, and IANA). */
const topLevels =
  "application audio chemical example font haptics image message model multipart text video".split(
    " ",
  );

/** What is wrong with the name of a media type, if it is wrong. */
function wrongType(name: string): Finding | undefined {
  if (!mediaType.test(name))
    return {
      message: `\`${name}\` is not a media type: it has no type and subtype.`,
      suggest: shortNames.filter((known) => known.endsWith(`/${name.toLowerCase()}`)),
    };
  const [top = "", subtype = ""] = name.toLowerCase().split("/");
  if (/^(\*|x-.*)$/.test(top) || topLevels.includes(top)) return undefined;
  const [meant] = suggestionsFor(top, topLevels);
  return meant === undefined
    ? undefined
    : {
        message: `No media types begin with \`${top}/\`.`,
        suggest: [`${meant}/${subtype}`],
      };
}

/** What may stand below a media type (OpenAPI 3.2, 4.14.1). */
const mediaTypeFields =
  "schema itemSchema example examples encoding prefixEncoding itemEncoding".split(" ");

/** What authors write without their type. */
const shortNames = ["application/json", "application/xml", "text/plain", "text/html", "text/csv"];

/** The key of a `content` that is not a media type (OpenAPI 3.1, 4.8.14): samples would send it, and take the body for a file. */
export const mediaTypeName: Rule = {
  id: "media-type",
  severity: "error",
  only: "OpenAPI 3",
  remedy: "Write type and subtype: `application/json`.",
  check: () => ({
    MediaTypesMap(content, { location, report }) {
      const names = Object.keys(content);
      const [field] = names;
      if (field !== undefined && names.every((name) => mediaTypeFields.includes(name))) {
        const finding: Finding = {
          message: `\`content\` names no media type, and holds \`${names.join("`, `")}\` itself.`,
          remedy: "Write the media type above, such as `application/json:`, and indent the rest.",
          location: location.child([field]).key(),
        };
        return report(finding);
      }
      for (const name of names) {
        const finding = wrongType(name);
        if (finding) report({ ...finding, location: location.child([name]).key() });
      }
    },
  }),
};

/** An `encoding` of a property that the schema of the body does not have (OpenAPI 3.1, 4.8.14.1). */
export const encodingProperty: Rule = {
  id: "encoding-property",
  severity: "warn",
  only: "OpenAPI 3",
  remedy: "Use the name of a property of the body, or declare this one.",
  check: () => ({
    MediaType(media, { location, report, resolve }) {
      if (!isRaw(media["encoding"]) || media["schema"] === undefined) return;
      const start = { schema: media["schema"], file: location.source.absoluteRef };
      const { properties, isClosed } = membersOf(start, resolve, true);
      if (!isClosed) return;
      for (const name of Object.keys(media["encoding"])) {
        if (properties.has(name)) continue;
        report({
          message: `The schema has no property \`${name}\`: its \`encoding\` has no effect.`,
          suggest: suggestionsFor(name, properties.keys()),
          location: location.child(["encoding", name]).key(),
        });
      }
    },
  }),
};
