import type { Pair } from "../../src/samples/serialize";
import type { SampleBody } from "./body";
import { type HeaderField, type SampleRequest, urlOf } from "./request";
import type { Text } from "./text";

/** A value whose strings are texts. */
export interface Data<T> {
  readonly value: T;
  /** Returns the text of a string. */
  readonly text: (value: string) => Text;
}

/** What a program knows about a call. Its request then has no slots for the same. */
export interface Filling {
  readonly text: (value: string) => Text;
  /** The query, if the client encodes it. */
  readonly query: readonly Pair[];
  /** Additional headers. */
  readonly headers: readonly HeaderField[];
}

/**
 * Returns a request as templates see it. A member is named after the kind of the body, or of the response: `body.json`.
 *
 * @param type of the body, if the client does not set it itself
 * @param filling absent in a sample
 */
export function callView(request: SampleRequest, type: string | undefined, filling?: Filling) {
  const { method, path, query, headers, auth, body, response, extraHeaders, hasParams } = request;
  const { text = (value: string) => [value], query: pairs = [] } = filling ?? {};
  return {
    method,
    function: method.toLowerCase(),
    url: urlOf(request),
    path,
    query,
    /** The slot of the query, if the client encodes it. */
    params: response.kind === "pages" ? `pageParams.${response.skip}` : hasParams && "params",
    pairs: pairs.length > 0 && { value: pairs, text },
    headers: [
      ...headers,
      ...(type === undefined ? [] : [{ name: ["Content-Type"], value: [type] }]),
      ...(filling?.headers ?? []),
    ],
    /** The slots of additional headers. */
    slots: extraHeaders,
    body: body && { type: body.type, [body.kind]: bodyView(body, text, filling !== undefined) },
    sends: {
      ...(body?.kind === "file" && { file: true }),
      ...(body?.kind === "multipart" &&
        body.parts.some(({ kind }) => kind === "file") && { fileParts: true }),
    },
    auth: {
      ...(auth.login && { [auth.login]: true }),
      ...(auth.hasCertificate && { certificate: true }),
    },
    response: { [response.kind]: response },
  };
}

/** Returns the type of a body, unless the client sets the type of this JSON or form itself. */
export function ownType({ kind, type }: SampleBody, setsJson: boolean, setsForm: boolean) {
  const isSet =
    kind === "multipart" ||
    (kind === "json" && setsJson && type === "application/json") ||
    (kind === "form" && setsForm && type === "application/x-www-form-urlencoded");
  return isSet ? undefined : type;
}

/** A request as templates see it. */
export type CallView = ReturnType<typeof callView>;

function bodyView(body: SampleBody, text: Filling["text"], isFilled: boolean) {
  switch (body.kind) {
    case "json":
      // In a sample, it is a slot.
      return { isNull: body.value === null, data: isFilled && { value: body.value, text } };
    case "text":
      return { text: text(body.text) };
    case "form":
      return {
        isEmpty: body.pairs.length === 0,
        isPlain: body.pairs.every(({ plain }) => plain),
        pairs: { value: body.pairs, text },
        fields: body.pairs.map(({ name, value }) => ({ name: text(name), value: text(value) })),
        encoded: text(body.pairs.map((pair) => pair.text).join("&")),
      };
    case "multipart": {
      const typed = body.parts.find(({ kind, type }) => kind === "text" && type !== undefined);
      return {
        parts: body.parts.map((part) => ({
          ...part,
          isFirstTyped: part === typed,
          text: part.kind === "text" ? text(part.text) : undefined,
          file: part.kind === "file" ? part.file : undefined,
        })),
      };
    }
    case "file":
      return { file: body.file };
  }
}
