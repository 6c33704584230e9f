import { asRaw, isRaw, type Raw } from "../../document/document";
import { suggestionsFor } from "../../suggestions";
import { tallied, type Finding, type Rule } from "./rule";

/** Names of media types and ranges (RFC 6838, 4.2); many authors write `*` alone for any. */
const mediaType = /^(\*|(\*|[\w!#$&^.+-]+)\/[\w!#$&^.+*-]+)(\s*;[^]*)?$/;

/** The registered top-level types (RFC 6838, 4.2.7, and IANA). */
const topLevels =
  "application audio chemical example font haptics image message model multipart text video".split(
    " ",
  );

/** Returns what is wrong with the name of a media type, if anything. */
function wrongType(name: string): Finding | undefined {
  if (!mediaType.test(name))
    return {
      message: mediaType.test(name.trim())
        ? `\`${name}\` is not a media type: it ends with a space.`
        : `\`${name}\` is not a media type: it has no type and subtype.`,
      suggest: mediaType.test(name.trim())
        ? [name.trim()]
        : shortNames.filter((known) => known.endsWith(`/${name.toLowerCase()}`)),
    };
  const [top = "", subtype = ""] = name.toLowerCase().split("/");
  if (/^(\*|x-.*)$/.test(top) || topLevels.includes(top)) return undefined;
  const [meant] = suggestionsFor(top, topLevels);
  return meant === undefined
    ? undefined
    : { message: `No media types begin with \`${top}/\`.`, suggest: [`${meant}/${subtype}`] };
}

/** The fields of a Media Type Object (OpenAPI 3.2, 4.14.1). */
const mediaTypeFields =
  "schema itemSchema example examples encoding prefixEncoding itemEncoding".split(" ");

/** Media types that authors write without their top-level type. */
const shortNames = ["application/json", "application/xml", "text/plain", "text/html", "text/csv"];

/** The key of a `content` that is not a media type (OpenAPI 3.1, 4.8.14): samples would send it, and treat the body as a file. */
export const mediaTypeName: Rule = {
  id: "media-type",
  severity: "error",
  remedy: "Write type and subtype: `application/json`.",
  check: () => ({
    MediaTypesMap(content, { location, report }) {
      const names = Object.keys(content);
      const [field] = names;
      if (field !== undefined && names.every((name) => mediaTypeFields.includes(name))) {
        return report({
          message: `\`content\` has no media type, but contains \`${names.join("`, `")}\` directly.`,
          remedy: "Write the media type above, such as `application/json:`, and indent the rest.",
          location: location.child([field]).key(),
        });
      }
      for (const name of names) {
        const finding = wrongType(name);
        if (finding) report({ ...finding, location: location.child([name]).key() });
      }
    },
  }),
};

/** Statuses whose responses have no content (RFC 9110, 15.2, 15.3.5, 15.3.6 and 15.4.5). */
const isWithoutContent = /^(1\d\d|1xx|204|205|304)$/i;

/** Content in a response whose status allows none. */
export const responseContent: Rule = {
  id: "response-content",
  remedy: "Remove the `content`, or correct the status.",
  check: tallied((tally) => ({
    Operation({ responses }, { location, resolve }) {
      for (const [status, value] of Object.entries(asRaw(responses))) {
        if (!isWithoutContent.test(status)) continue;
        const { node } = resolve<Raw>(asRaw(value), location.source.absoluteRef);
        const field = ["content", "schema"].find((name) => isRaw(node) && isRaw(node[name]));
        if (field === undefined) continue;
        tally.add(status, {
          message: `A response of status ${status} never has \`content\`: HTTP forbids it.`,
          location: location.child(["responses", status]).key(),
        });
      }
    },
  })),
};

/** Methods whose requests have no meaning for a body (RFC 9110, 9.3), so that clients and servers drop it (OpenAPI 3.1, 4.8.10). */
const isWithoutBody = /^(get|head|delete|trace)$/;

/** A request body for a method that gives it no meaning, once for each method. */
export const requestBodyMethod: Rule = {
  id: "request-body-method",
  only: "OpenAPI 3",
  remedy: "Describe parameters instead, or use another method: some clients refuse to send it.",
  check: tallied((tally) => ({
    Operation({ requestBody }, { key, location }) {
      if (requestBody === undefined || !isWithoutBody.test(String(key))) return;
      tally.add(String(key), {
        message: `HTTP defines no meaning for the body of a ${String(key).toUpperCase()} request.`,
        location: location.child("requestBody").key(),
      });
    },
  })),
};
