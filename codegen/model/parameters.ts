import {
  asRaw,
  entries,
  isRaw,
  items,
  join,
  text,
  type Place,
  type Raw,
  type SpecDocument,
} from "../document/document";
import { type ExampleContext, examplesOf, externalExamplesOf, plainExample } from "./examples";
import { markdown } from "./markdown";
import type { FoundOperation } from "./outline";
import type { SchemaReader } from "./schemas";
import { readWords } from "./words";
import type {
  Direction,
  Encoding,
  Header,
  MediaType,
  Parameter,
  ParameterLocation,
  ParameterStyle,
  RequestBody,
  SchemaIndex,
} from "./types";

/** The context for reading the parts of an operation. */
export interface ReadContext extends Pick<ExampleContext, "check" | "doubt"> {
  readonly document: SpecDocument;
  readonly reader: SchemaReader;
  readonly schemas: SchemaIndex;
  /** Direction of the requests as readers see it: the API sends those of webhooks and callbacks, as it does responses. */
  readonly direction: Direction;
}

const styles: ReadonlySet<unknown> = new Set(
  "matrix label form simple spaceDelimited pipeDelimited deepObject cookie".split(" "),
);
const locations: readonly ParameterLocation[] = ["path", "query", "header", "cookie"];

/** A parameter of the raw document. */
interface FoundParameter extends Pick<Parameter, "name" | "in" | "required"> {
  readonly place: Place<Raw>;
}

/**
 * Returns the parameters of an operation, including those of its path that it does not override (OpenAPI 3.1, 4.8.10.1), grouped by
 * location: path, query, header, cookie.
 */
function parametersOf(
  { item, operation }: Pick<FoundOperation, "item" | "operation">,
  document: SpecDocument,
): readonly FoundParameter[] {
  const find = (owner: Place<Raw>) =>
    items(owner.value["parameters"], `${owner.pointer}/parameters`).flatMap((place) => {
      const { value, pointer } = document.resolve(place);
      if (!isRaw(value)) return [];
      const location = locations.find((known) => known === value["in"]);
      const name = text(value["name"]);
      if (location === undefined || name === undefined) return [];
      const required = value["required"] === true || location === "path";
      return [{ name, in: location, required, place: { value, pointer } }];
    });
  const own = find(operation);
  const shared = find(item).filter(
    (parameter) => !own.some((other) => other.name === parameter.name && other.in === parameter.in),
  );
  const all = [...shared, ...own];
  return locations.flatMap((location) => all.filter((parameter) => parameter.in === location));
}

/** Reads the {@link parametersOf} an operation. */
export function readParameters(found: FoundOperation, context: ReadContext): readonly Parameter[] {
  return parametersOf(found, context.document).map((parameter) =>
    readParameter(parameter, context),
  );
}

function readParameter(
  { name, in: location, required, place }: FoundParameter,
  context: ReadContext,
): Parameter {
  const { value, pointer } = place;
  const style = styleOf(value) ?? defaultStyle(location);
  const { examples, ...parts } = readValue(place, context.direction, context);
  const [example, ...moreExamples] = examples;
  return {
    name,
    in: location,
    ...parts,
    required,
    allowEmptyValue: value["allowEmptyValue"] === true,
    style,
    explode: typeof value["explode"] === "boolean" ? value["explode"] : defaultExplode(style),
    allowReserved: value["allowReserved"] === true,
    example: example ?? plainExample("", "sampled", false),
    moreExamples,
    source: pointer,
  };
}

/** Reads what parameters and headers have in common: a value described by `schema`, or by the only media type of `content`. */
function readValue({ value, pointer }: Place<Raw>, direction: Direction, context: ReadContext) {
  const [content] = contentOf(value, pointer, context);
  const { value: owner, pointer: at } = content ?? { value, pointer };
  const schema = context.reader.read({ value: owner["schema"], pointer: `${at}/schema` });
  const mediaType = content?.key;
  return {
    ...readWords(value),
    contentType: mediaType,
    schema,
    examples: examplesOf(owner, schema, { ...context, direction, mediaType }),
    externalExamples: externalExamplesOf(owner, context.document),
  };
}

function styleOf({ style }: Raw): ParameterStyle | undefined {
  return styles.has(style) ? (style as ParameterStyle) : undefined;
}

/** Returns the media types in the `content` of an object; since 3.2 each may be a reference (4.7.1). */
function contentOf(owner: Raw, pointer: string, { document }: ReadContext) {
  return document.membersOf(owner["content"], join(pointer, "content"));
}

/** Returns the default style (OpenAPI 3.1, 4.8.12.2.1). */
export function defaultStyle(location: ParameterLocation): ParameterStyle {
  return location === "query" || location === "cookie" ? "form" : "simple";
}

/** Returns the default of `explode` (OpenAPI 3.2, 4.12.2.2). */
export function defaultExplode(style: ParameterStyle): boolean {
  return style === "form" || style === "cookie";
}

/** @param place a Request Body Object or a reference to one */
export function readRequestBody(place: Place, context: ReadContext): RequestBody | undefined {
  const { value, pointer } = context.document.resolve(place);
  if (!isRaw(value)) return undefined;
  return {
    description: markdown(text(value["description"])),
    required: value["required"] === true,
    content: readContent(value, pointer, context.direction, context),
  };
}

/**
 * @param owner an object whose `content` maps media types to Media Type Objects (OpenAPI 3.1, 4.8.14)
 * @param status status of the response with the content
 */
export function readContent(
  owner: Raw,
  pointer: string,
  direction: Direction,
  context: ReadContext,
  status?: string,
): readonly MediaType[] {
  return contentOf(owner, pointer, context).map((media): MediaType => {
    const raw = media.value;
    // OpenAPI 3.2 describes one item of a stream instead of the whole body.
    const key = "schema" in raw ? "schema" : "itemSchema" in raw ? "itemSchema" : undefined;
    const schema =
      key && context.reader.read({ value: raw[key], pointer: `${media.pointer}/${key}` });
    return {
      type: media.key,
      schema: schema || undefined,
      isStream: key === "itemSchema",
      examples: examplesOf(raw, schema || undefined, {
        ...context,
        direction,
        mediaType: media.key,
        status,
        isSent: status === undefined && direction === "request",
      }),
      externalExamples: externalExamplesOf(raw, context.document),
      encoding: Object.fromEntries(
        entries(raw["encoding"], `${media.pointer}/encoding`).map((part) => [
          part.key,
          readEncoding(part, context),
        ]),
      ),
    };
  });
}

function readEncoding({ value, pointer }: Place, context: ReadContext): Encoding {
  const raw = asRaw(value);
  const headers = readHeaders(raw["headers"], `${pointer}/headers`, context);
  return {
    contentType: text(raw["contentType"]),
    headers: headers.filter(({ name }) => name.toLowerCase() !== "content-type"),
    style: styleOf(raw),
    explode: typeof raw["explode"] === "boolean" ? raw["explode"] : undefined,
    allowReserved: raw["allowReserved"] === true,
  };
}

/** @param value a map of names to Header Objects (OpenAPI 3.1, 4.8.21) */
export function readHeaders(
  value: unknown,
  pointer: string,
  context: ReadContext,
): readonly Header[] {
  return context.document.membersOf(value, pointer).map((header): Header => ({
    name: header.key,
    ...readValue(header, "response", context),
    required: header.value["required"] === true,
    explode: header.value["explode"] === true,
  }));
}
