import { convertObj } from "swagger2openapi";
import { methods } from "../keywords";
import { asList, filterValues, isRaw, mapValues, type Raw, text } from "./document";

/** The media type if a document names none: nearly all such APIs use it. */
const assumedMediaType = "application/json";

/**
 * Converts a Swagger 2.0 document to OpenAPI 3.0 with swagger2openapi. `checks/swagger.ts` warns of what that loses.
 *
 * @param root a linted document with only internal references
 * @throws Error with a one-sentence message, if the document cannot be converted
 */
export async function toOpenApi3(root: Raw): Promise<Raw> {
  // Without shared values (aliases), which the converter would change.
  const given = JSON.parse(JSON.stringify(root)) as Raw;
  const { openapi } = await convertObj(prepared(given) as never, {
    anchors: true,
    patch: true,
    refSiblings: "preserve",
    resolveInternal: true,
    // Otherwise it would write the whole document as YAML, for messages that nobody sees.
    text: " ",
    warnOnly: true,
  });
  return { ...(withoutTraces(openapi) as Raw), info: given["info"] };
}

/** Adds what the converter expects, and what it would otherwise guess differently. */
function prepared(given: Raw): Raw {
  const hasHost = text(given["host"]) !== undefined;
  const schemes = asList(given["schemes"]).length > 0 ? given["schemes"] : ["https"];
  return {
    consumes: [assumedMediaType],
    produces: [assumedMediaType],
    ...given,
    ...(hasHost && { schemes }),
    // The converter rejects, or drops, harmless fields of `info`.
    info: { title: "", version: "" },
    paths: mapValues(given["paths"], (item) =>
      mapValues(item, (value, key) => {
        if (!methods.has(key) || !isRaw(value)) return value;
        // The converter adds the body and form parameters of a path only to operations with such a list.
        const operation: Raw = { parameters: [], ...value };
        if (!hasHost || asList(operation["schemes"]).length === 0) return operation;
        const address = `${String(given["host"])}${text(given["basePath"]) ?? ""}`;
        const servers = asList(operation["schemes"]).map((scheme) => ({
          url: `${String(scheme)}://${address.replace(/\/$/, "")}`,
        }));
        return { ...operation, schemes: [], "x-servers": servers };
      }),
    ),
  };
}

/** The converter's mark on a list separated by tabs, which 3.0 cannot express. */
const tabs = "x-collectionFormat";

/** Removes the converter's own notes, and restores a `null` that it took from a list. */
function withoutTraces(value: unknown): unknown {
  if (Array.isArray(value))
    return Array.from(value, (item: unknown) => (item === undefined ? null : withoutTraces(item)));
  if (!isRaw(value)) return value;
  const kept = filterValues(
    value,
    (key) => !key.startsWith("x-s2o-") && key !== "x-miro" && key !== tabs,
  );
  const result = mapValues(kept, withoutTraces);
  return value[tabs] !== undefined && value["in"] === "query"
    ? { ...result, style: "form", explode: false }
    : result;
}
