import { convertObj } from "swagger2openapi";
import { methods } from "../keywords";
import { assumedMediaType } from "./checks/swagger";
import {
  filterValues,
  asRaw,
  isRaw,
  asList,
  join,
  mapValues,
  text,
  textsOf,
  valueAt,
  type Raw,
} from "./document";

/**
 * Converts a Swagger 2.0 document to OpenAPI 3.0 with swagger2openapi. Restores what that would lose and 3.0 can express: `info` as
 * written, and how lists in forms are serialized.
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
  const converted = withoutTraces(openapi) as Raw;
  return { ...converted, ...withLostParts(converted, prepared(given)), info: given["info"] };
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
    // The converter adds the body and form parameters of a path only to operations with such a list.
    paths: mapValues(given["paths"], (item) =>
      mapOperations(item, (operation) => ({ parameters: [], ...operation })),
    ),
  };
}

/** Returns a parameter, or the target of a reference to one. */
function resolved(parameter: unknown, given: Raw): Raw | undefined {
  const ref = text(asRaw(parameter)["$ref"]);
  const value = ref === undefined ? parameter : valueAt(given, ref);
  return isRaw(value) ? value : undefined;
}

const multipart = "multipart/form-data";
const urlencoded = "application/x-www-form-urlencoded";

function consumedBy(operation: Raw, given: Raw): readonly string[] {
  const own = operation["consumes"] ?? given["consumes"];
  return asList(own).map(String);
}

function mapOperations(item: unknown, change: (operation: Raw, method: string) => Raw): Raw {
  return mapValues(item, (value, key) =>
    methods.has(key) && isRaw(value) ? change(value, key) : value,
  );
}

/** Returns the parameters of an operation or of a path that are form fields. */
function formFields(owner: unknown, given: Raw): readonly Raw[] {
  return asList(asRaw(owner)["parameters"]).flatMap((value) => {
    const parameter = resolved(value, given);
    return parameter?.["in"] === "formData" ? [parameter] : [];
  });
}

/** The styles of 3.0 for the list formats of 2.0, in forms (OpenAPI 3.0.4, 4.7.15; Swagger 2.0, `collectionFormat`). */
const listStyles: Readonly<Record<string, Raw>> = {
  csv: { style: "form", explode: false },
  ssv: { style: "spaceDelimited", explode: false },
  pipes: { style: "pipeDelimited", explode: false },
  multi: { style: "form", explode: true },
};

/**
 * Restores what the converter drops: one of two media types of a form, the styles of its lists, the servers of operations with their own
 * schemes, and the queries in OAuth 2 addresses.
 *
 * @param given the input of the conversion
 */
function withLostParts(converted: Raw, given: Raw): Raw {
  const { host, basePath } = textsOf(given, "host", "basePath");
  const paths = mapValues(converted["paths"], (item, path) =>
    mapOperations(item, (operation, method) => {
      const old = valueAt(given, join("#/paths", path, method));
      if (!isRaw(old)) return operation;
      const schemes = host === undefined ? [] : asList(old["schemes"]);
      const servers = schemes.map((value) => ({
        url: `${String(value)}://${host}${(basePath ?? "").replace(/\/$/, "")}`,
      }));
      const shared = formFields(valueAt(given, join("#/paths", path)), given);
      const own = formFields(old, given);
      const isOwn = (field: Raw) => own.some(({ name }) => name === field["name"]);
      const fields = [...own, ...shared.filter((field) => !isOwn(field))];
      const whole = withForm(operation, fields, consumedBy(old, given));
      return servers.length > 0 ? { ...whole, servers } : whole;
    }),
  );
  const { components } = converted;
  if (!isRaw(components) || !isRaw(components["securitySchemes"])) return { paths };
  const securitySchemes = mapValues(components["securitySchemes"], (scheme, name) => {
    const before = valueAt(given, join("#/securityDefinitions", name));
    if (!isRaw(scheme) || !isRaw(before) || !isRaw(scheme["flows"])) return scheme;
    const addresses = filterValues(before, (key) => /^(authorization|token)Url$/.test(key));
    const flows = mapValues(scheme["flows"], (flow) => ({ ...(flow as Raw), ...addresses }));
    return { ...scheme, flows };
  });
  return { paths, components: { ...components, securitySchemes } };
}

function withForm(operation: Raw, fields: readonly Raw[], consumes: readonly string[]): Raw {
  const body = operation["requestBody"];
  const content = isRaw(body) && isRaw(body["content"]) ? body["content"] : undefined;
  const form = content?.[multipart] ?? content?.[urlencoded];
  if (fields.length === 0 || !isRaw(body) || !isRaw(form)) return operation;
  const encoding = Object.fromEntries(
    fields.flatMap((field) => {
      const format = text(field["collectionFormat"]) ?? "csv";
      const style = field["type"] === "array" ? listStyles[format] : undefined;
      return style ? [[String(field["name"]), style]] : [];
    }),
  );
  const media = Object.keys(encoding).length > 0 ? { ...form, encoding } : form;
  const isFile = fields.some(({ type }) => type === "file");
  const types = [multipart, urlencoded].filter((type) =>
    isFile ? type === multipart : consumes.includes(type),
  );
  const named = types.length > 0 ? types : [urlencoded];
  return {
    ...operation,
    requestBody: { ...body, content: Object.fromEntries(named.map((type) => [type, media])) },
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
