import { convertObj } from "swagger2openapi";
import { Source, type Document, type LocationObject } from "@redocly/openapi-core";
import { InputError, type Problem } from "../errors";
import { methods } from "../keywords";
import { quietly } from "../quietly";
import { asList, filterValues, isRaw, join, mapValues, type Raw, text, tokensOf } from "./document";
import { baseOf, problemAt } from "./problems";

/** Returns where the author wrote the part at a location. */
export type PlaceOf = (location: LocationObject) => LocationObject;

/**
 * Converts a bundled Swagger 2.0 document, and adds a note about it. If 2.0 has no rule, those of 3.0 apply; locations refer to the 2.0
 * file.
 *
 * @param lint checks the result, and reports what is wrong at other places
 * @throws InputError if the document cannot be converted, or the result is not valid OpenAPI
 */
export async function convertSwagger(
  document: Document,
  lint: (converted: Document, placeOf: PlaceOf) => Promise<readonly Problem[]>,
): Promise<readonly [Raw, readonly Problem[]]> {
  const { source } = document;
  const given = document.parsed as Raw;
  const atVersion = (what: Pick<Problem, "severity" | "message" | "remedy">): Problem =>
    problemAt(document, "#/swagger", { rule: "swagger", ...what }, baseOf(document));
  let converted: Raw;
  try {
    converted = await quietly(() => toOpenApi3(given));
  } catch (error) {
    const [, name] = /^Duplicate sanitised \w+ name (.*)/.exec((error as Error).message) ?? [];
    const why = name === undefined ? "" : `: two names become \`${name}\` there`;
    const message = `The document cannot be converted to OpenAPI 3.0${why}.`;
    const remedy = "Correct it, or convert it with another tool and generate from the result.";
    throw new InputError([atVersion({ severity: "error", message, remedy })]);
  }
  // The linter resolves references by file name: under the original name, it would find the original.
  const other = { source: new Source(`${source.absoluteRef}#3.0`, source.body), parsed: converted };
  const problems = await lint(other, (location) => ({
    ...location,
    source,
    pointer: formerPlace(location.pointer ?? "#"),
  }));
  if (problems.some(({ severity }) => severity === "error")) throw new InputError(problems);
  const note = {
    ...atVersion({
      severity: "note",
      message: "Swagger 2.0 is converted to OpenAPI 3.0, which the pages show.",
      remedy: "Nothing to do. `npx swagger2openapi FILE` would convert the file permanently.",
    }),
    frame: "",
  };
  return [converted, [note, ...problems]];
}

/** Components of a 3.0 document, with their names in 2.0. */
const formerGroups: Readonly<Record<string, string>> = {
  schemas: "definitions",
  securitySchemes: "securityDefinitions",
};

/**
 * Returns the place in the 2.0 document that a place in the converted one comes from: 2.0 has one schema for all media types, and one
 * example for each, which the converter names `response`.
 *
 * @returns JSON Pointer fragment; its end may not exist there
 */
function formerPlace(pointer: string): string {
  const tokens = tokensOf(pointer);
  const at = tokens.includes("content") ? tokens.indexOf("content") : tokens.length;
  const [first = "", group = "", ...rest] = tokens.slice(0, at);
  const [type = "", kind, ...inner] = tokens.slice(at + 1);
  return join(
    "#",
    ...(first === "components" ? [formerGroups[group] ?? group] : [first, group]),
    ...rest,
    ...(kind === "examples" ? [kind, type, ...inner.slice(2)] : tokens.slice(at + 2)),
  );
}

/** The media type if a document names none: nearly all such APIs use it. */
const assumedMediaType = "application/json";

/**
 * Converts a Swagger 2.0 document to OpenAPI 3.0 with swagger2openapi. `lint/checks/swagger.ts` warns of what that loses.
 *
 * @param root a linted document with only internal references
 * @throws Error with a one-sentence message, if the document cannot be converted
 */
async function toOpenApi3(root: Raw): Promise<Raw> {
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
