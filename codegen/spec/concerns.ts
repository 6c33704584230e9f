import {
  getLineColLocation,
  type Document,
  type LocationObject,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { isOwn } from "./checks/plugin";
import { fieldsHolding } from "../keywords";
import { isRaw, tokensOf, valueAt } from "./document";

/** Objects whose keys are names; those of `paths` are paths, or extensions. */
const maps = [...fieldsHolding("map", "schemaMap")]
  .filter((name) => name !== "paths")
  .map((name) => name.replace("$", "\\$"))
  .join("|");

/** A key that starts with `x-` where it is a field, not the name of a header, a property or a component. */
const extension = new RegExp(`(?<!/(?:${maps}))/x-`);

/** What an example holds is data: nothing in it is a reference. A property or a component may be called so. */
const inExample = new RegExp(`(?<!/(?:${maps}))/example(/|$)`);

/** Whether what the linter found is a mistake: some of it is right, or nothing that OpenAPI speaks of. */
export function concernsUs(
  { ruleId, message, location: [place] }: NormalizedProblem,
  root: Document,
): boolean {
  const pointer = place?.pointer ?? "";
  // Our own rules know where they look.
  if (isOwn(ruleId)) return true;
  // What an extension holds is its owner's business (OpenAPI 3.1, 4.9).
  if (extension.test(pointer)) return false;
  if (ruleId === "struct")
    return !isBooleanSchema(message, root) && !isTypeOfSwagger(place, message, root);
  if (ruleId === "no-unresolved-refs")
    return !isNameInMapping(pointer, root) && !inExample.test(pointer);
  if (ruleId === "no-invalid-media-type-examples" && structured.test(message))
    return !isText(place, root);
  if (ruleId === "path-parameters-defined")
    // The linter goes no deeper into callbacks of callbacks, which is no fault of theirs.
    return !(
      isInTemplate(message) ||
      isInQuery(message) ||
      message.startsWith("Maximum callback nesting")
    );
  // The specification does not ask for security on every operation.
  if (ruleId === "security-defined") return !message.startsWith("Every operation");
  // What the example could not be compared with is reported by its own rule.
  if (message.startsWith("Example validation errored")) return false;
  // A branch of a condition requires properties that the schema around it declares.
  return !(
    ruleId === "no-required-schema-properties-undefined" &&
    /\/(then|else|if|not|(anyOf|oneOf|allOf)\/\d+)(\/|$)/.test(pointer)
  );
}

/** `true` and `false` are schemas since 3.1 (JSON Schema 2020-12, 4.3.2). */
function isBooleanSchema(message: string, root: Document): boolean {
  const version = isRaw(root.parsed) ? root.parsed["openapi"] : undefined;
  return (
    message.startsWith("Expected type `Schema` (object) but got `boolean`") &&
    typeof version === "string" &&
    !version.startsWith("3.0.")
  );
}

/** In 2.0, a response may be a file (Swagger 2.0, Response Object), and a schema has the types of JSON Schema, also several. */
function isTypeOfSwagger(
  place: LocationObject | undefined,
  message: string,
  { parsed }: Document,
): boolean {
  if (!place || !isRaw(parsed) || parsed["swagger"] === undefined) return false;
  if (!message.startsWith("`type` can be one of the following only")) return false;
  const { source, start } = getLineColLocation(place);
  const written = source.getLines()[start.line - 1]?.slice(start.col - 1) ?? "";
  const isFile = place.pointer?.endsWith("/schema/type") === true && /^["']?file\b/.test(written);
  return isFile || /^(\[|- )/.test(written);
}

/** How the linter tells that an example is a text where the schema describes another type, or several. */
const structured = /: type must be (array|boolean|integer|number|object)\.|must match (a|exactly)/;

/** Whether an example is a text for a media type that is not JSON: its structure is written in the way of that (OpenAPI 3.1, 4.8.14.4). */
function isText(place: LocationObject | undefined, root: Document): boolean {
  const pointer = place?.pointer ?? "";
  const [, media = ""] =
    /\/content\/([^/]+)\/(?:example|examples\/[^/]+\/value)$/.exec(pointer) ?? [];
  const [type = ""] = tokensOf(media);
  return (
    type !== "" &&
    !/[/+]json\b/i.test(type) &&
    place?.source === root.source &&
    typeof valueAt(root.parsed, pointer) === "string"
  );
}

/** The place of one mapping of a discriminator. */
export const mappingKey = /\/discriminator\/mapping\/[^/]+$/;

/** A mapping of a discriminator may name a schema instead of pointing at it (OpenAPI 3.1, 4.8.25). */
function isNameInMapping(pointer: string, root: Document): boolean {
  const value = mappingKey.test(pointer) ? valueAt(root.parsed, pointer) : undefined;
  const schemas = valueAt(root.parsed, "#/components/schemas");
  return typeof value === "string" && isRaw(schemas) && Object.hasOwn(schemas, value);
}

/** The linter takes names of letters alone out of a path; any but `{`, `}` and `/` may be in one. */
function isInTemplate(message: string): boolean {
  const [, name, template] =
    /^Path parameter `(.+)` is not used in the path `(.+)`/.exec(message) ?? [];
  return name !== undefined && template !== undefined && template.includes(`{${name}}`);
}

/** What a path says of its query is for the parameters in `query` to say: `path-not-include-query` warns of it. */
function isInQuery(message: string): boolean {
  const [, name, template = ""] =
    /does not define the path parameter `\{(.+?)\}` expected by path `(.+)`/.exec(message) ?? [];
  const start = template.indexOf("?");
  return start >= 0 && !template.slice(0, start).includes(`{${name}}`);
}
