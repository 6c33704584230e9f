import { isToken } from "../../src/samples/encode";
import { serializationOf } from "../../src/samples/parameters";
import type { SampleInputs, SampleParameter, SchemeCredential } from "../../src/samples/types";
import type { ApiModel, Operation, Parameter } from "../model/types";
import { resolve } from "../model/resolve";
import { pathTemplate } from "./url";

/** Headers that OpenAPI describes elsewhere (3.1, 4.8.12.1), or that only the client can set correctly. */
const RESERVED_HEADERS = new Set([
  "accept",
  "authorization",
  "content-length",
  "content-type",
  "transfer-encoding",
]);

/** A longer menu costs more than it helps: each page with the parameter contains it. */
const maxChoices = 50;

/**
 * Returns the values for the slots of an operation's samples.
 *
 * A required parameter has a value, and so has an optional one whose example the author declared, unless it is deprecated. A header whose
 * name is not a token, or that is already set, is left out: no client can send it.
 */
export function inputsFor(
  operation: Operation,
  model: ApiModel,
  credentials: readonly SchemeCredential[],
): SampleInputs {
  const paths = pathTemplate(operation.path, operation.parameters).names;
  const headers = new Set([
    ...RESERVED_HEADERS,
    ...credentials.filter(isIn("header")).map(({ name }) => name.toLowerCase()),
  ]);
  const isSendable = ({ in: location, name }: Parameter) => {
    if (location === "path") return paths.has(name);
    if (location !== "header") return true;
    const key = name.toLowerCase();
    const isNew = isToken(name) && !headers.has(key);
    headers.add(key);
    return isNew;
  };
  const queryCredentials = credentials.filter(isIn("query"));
  return {
    servers: (operation.servers.length > 0 ? operation.servers : model.servers).map(
      ({ url, variables }) => ({ url, variables }),
    ),
    parameters: operation.parameters
      .filter(isSendable)
      .map((parameter) => sampleParameter(parameter, model)),
    ...(queryCredentials.length > 0 && { queryCredentials }),
  };
}

/** Returns a test whether a parameter or a credential is sent in a location. */
export function isIn(location: Parameter["in"]): (one: { readonly in: string }) => boolean {
  return (one) => one.in === location;
}

/** Returns what a sample sends for a parameter. */
export function sampleParameter(parameter: Parameter, model: ApiModel): SampleParameter {
  const { name, required, deprecated, example, style, explode, allowReserved, contentType } =
    parameter;
  const isShown = required || (example.origin === "declared" && !deprecated);
  const bare: SampleParameter = { in: parameter.in, name };
  const usual = serializationOf(bare);
  const type = contentType === undefined ? typeOf(parameter, model) : undefined;
  const choices = contentType === undefined ? choicesOf(parameter, model) : [];
  return {
    ...bare,
    ...(type !== undefined && { type }),
    ...(isShown && { value: example.value }),
    ...(choices.length > 0 && choices.length <= maxChoices && { choices }),
    ...(style !== usual.style && { style }),
    ...(explode !== serializationOf({ ...bare, style }).explode && { explode }),
    ...(allowReserved && { allowReserved }),
    ...(contentType !== undefined && { contentType }),
  };
}

const types = ["array", "object", "integer", "number", "boolean"] as const;

/** Returns the type by which a typed text is read. If the schema leaves it open, the example decides. */
function typeOf({ schema, example }: Parameter, model: ApiModel): SampleParameter["type"] {
  const { value } = example;
  const own = Array.isArray(value) ? "array" : value === null ? undefined : typeof value;
  const kind = resolve(schema, model.index)?.kind;
  const isOpen = kind === undefined || !/^(array|object|integer|number|boolean|string)$/.test(kind);
  return types.find((type) => type === (isOpen ? own : kind));
}

/** Returns the values of an enumeration as a reader types them, except those that a menu would change. */
function choicesOf({ schema }: Parameter, model: ApiModel): readonly string[] {
  const resolved = resolve(schema, model.index);
  const values = resolved && "enum" in resolved ? resolved.enum : [];
  const texts = values
    .filter(({ value }) => /^(string|number|boolean)$/.test(typeof value))
    .map(({ value }) => String(value));
  return [...new Set(texts)].filter((text) => text.length <= 100 && /^\S+( \S+)*$/.test(text));
}
