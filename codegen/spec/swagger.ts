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
  tokensOf,
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
  const given = shielded(root) as Raw;
  const { openapi } = await quietly(() =>
    convertObj(prepared(given) as never, {
      anchors: true,
      patch: true,
      refSiblings: "preserve",
      resolveInternal: true,
      // Otherwise it would write the whole document as YAML, for messages that nobody sees.
      text: " ",
      warnOnly: true,
    }),
  );
  const converted = withoutTraces(openapi) as Raw;
  return unshielded({
    ...converted,
    ...withLostParts(converted, prepared(given)),
    info: given["info"],
  }) as Raw;
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
      mapOperations(withOwnBodies(item as Raw, given), (operation) =>
        sendingFiles(operation, given),
      ),
    ),
  };
}

/** Copies the body and form parameters of a path to each of its operations: the converter forgets some. */
function withOwnBodies(item: Raw, given: Raw): Raw {
  const all = asList(item["parameters"]);
  const inBody = (parameter: unknown) =>
    ["body", "formData"].includes(String(resolved(parameter, given)?.["in"]));
  const moved = all.filter(inBody);
  if (moved.length === 0) return item;
  const same = (one: unknown, other: unknown) => {
    const [a, b] = [resolved(one, given), resolved(other, given)];
    return a?.["name"] === b?.["name"] && a?.["in"] === b?.["in"];
  };
  const rest = { ...item, parameters: all.filter((parameter) => !inBody(parameter)) };
  return mapOperations(rest, (operation) => {
    const own = asList(operation["parameters"]);
    const shared = moved.filter((parameter) => !own.some((other) => same(parameter, other)));
    return { ...operation, parameters: [...own, ...shared] };
  });
}

/** Returns a parameter, or the target of a reference to one. */
function resolved(parameter: unknown, given: Raw): Raw | undefined {
  const ref = text(asRaw(parameter)["$ref"]);
  const value = ref === undefined ? parameter : valueAt(given, ref);
  return isRaw(value) ? value : undefined;
}

/** Adds multipart to an operation that sends files: no other form can, whatever `consumes` says. */
function sendingFiles(operation: Raw, given: Raw): Raw {
  const sends = formFields(operation, given).some(({ type }) => type === "file");
  const consumes = consumedBy(operation, given);
  return sends && !consumes.includes(multipart)
    ? { ...operation, consumes: [...consumes, multipart] }
    : operation;
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

/** Returns the parameters of an operation that are form fields. */
function formFields(operation: Raw, given: Raw): readonly Raw[] {
  return asList(operation["parameters"]).flatMap((value) => {
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
      const whole = withForm(operation, formFields(old, given), consumedBy(old, given));
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

/** Prefix for a key that every object has, such as `constructor` or `__proto__`: the converter would confuse them. */
const shield = "own--";

/** Returns a copy without shared values (aliases) and without keys that every object has. */
function shielded(value: unknown): unknown {
  return renamed(value, (key) => (key in {} ? `${shield}${key}` : key));
}

function unshielded(value: unknown): unknown {
  return renamed(value, (key) => {
    const name = key.startsWith(shield) ? key.slice(shield.length) : key;
    return name in {} ? name : key;
  });
}

function renamed(value: unknown, name: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, name));
  if (!isRaw(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      // The converter uses both as keys.
      if (key === "name" && typeof item === "string") return [key, name(item)];
      if (key === "$ref" && typeof item === "string" && item.startsWith("#/"))
        return [key, join("#", ...tokensOf(item).map(name))];
      return [name(key), renamed(item, name)];
    }),
  );
}

/** Runs the converter without its output: it prints the errors that it throws, with their stacks. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  // oxlint-disable-next-line no-console -- the only way to keep the library from printing
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    // oxlint-disable-next-line no-console -- restored
    console.warn = warn;
  }
}
