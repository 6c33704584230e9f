import type { JsonValue } from "../model/types";

/** Whether a media type is JSON: `application/json`, `text/json`, `…+json` (RFC 6839, 3.1). */
export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type);
}

/** Whether a media type is a row of JSON values, one to a line: JSON Lines by its names, JSON text sequences (RFC 7464 and 8091). */
export function isJsonLines(type: string): boolean {
  return /^application\/(x-)?(jsonl|jsonlines|json-lines|ndjson)\s*(;|$)|[/+]json-seq\s*(;|$)/i.test(
    type,
  );
}

/** Whether an answer of this type comes line by line, with no end that a client should wait for. */
export function isLineStream(type: string): boolean {
  return isJsonLines(type) || /^text\/event-stream\s*(;|$)/i.test(type);
}

/** Whether a media type is bytes rather than text. */
export function isBinaryType(type: string): boolean {
  return /^(image\/(?!svg)|audio\/|video\/|font\/|application\/(octet-stream|pdf|zip|gzip)\b)/i.test(
    type,
  );
}

/** A range (`image/*`) is not a type that a request can name, and a line end must not reach a header. */
export function concreteType(type: string): string {
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;[\t\x20-\x7E]*)?$/.test(type)
    ? type
    : "application/octet-stream";
}

/** A name for a file of this type; a declared example that looks like a file name wins. */
export function fileName(type: string, example?: JsonValue): string {
  if (typeof example === "string" && /^\w[\w-]{0,60}\.\w{1,8}$/.test(example)) return example;
  const subtype = /^[^/]*\/(?:[^;]*\+)?([\w-]+)/.exec(type)?.[1]?.toLowerCase() ?? "";
  const extensions: Readonly<Record<string, string>> = { jpeg: "jpg", plain: "txt", mpeg: "mpg" };
  const known = /^(png|gif|webp|pdf|csv|zip|gzip|json|xml|html|yaml|mp4)$/.test(subtype);
  return `file.${extensions[subtype] ?? (known ? subtype : "bin")}`;
}
