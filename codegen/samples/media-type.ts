import type { JsonValue } from "../model/types";

/** Whether a media type is JSON: `application/json`, `text/json`, `…+json` (RFC 6839, 3.1). */
export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type);
}

/** Whether a media type is a sequence of JSON values: JSON Lines under its names, or JSON text sequences (RFC 7464 and 8091). */
export function isJsonLines(type: string): boolean {
  return /^application\/(x-)?(jsonl|jsonlines|json-lines|ndjson)\s*(;|$)|[/+]json-seq\s*(;|$)/i.test(
    type,
  );
}

/** Whether a response of this type arrives line by line, without an end that a client should wait for. */
export function isLineStream(type: string): boolean {
  return isJsonLines(type) || /^text\/event-stream\s*(;|$)/i.test(type);
}

/** Whether a media type is bytes rather than text. */
export function isBinaryType(type: string): boolean {
  return /^(image\/(?!svg)|audio\/|video\/|font\/|application\/(octet-stream|pdf|zip|gzip)\b)/i.test(
    type,
  );
}

/** A type of each range; of `application/*`, JSON or any bytes. */
const typeOfRange: Readonly<Record<string, string>> = {
  audio: "audio/mpeg",
  font: "font/woff2",
  image: "image/png",
  multipart: "multipart/form-data",
  text: "text/plain",
  video: "video/mp4",
};

/**
 * Returns a type that a request can name: of a range (`image/*`, `application/*+json`), one that is in it, JSON if that can write the value. A
 * line end must not get into a header.
 */
export function concreteType(type: string, value?: JsonValue): string {
  if (/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;[\t\x20-\x7E]*)?$/.test(type)) return type;
  const [, main = "", suffix] = /^([\w.-]+)\/\*(?:\+([\w.-]+))?\s*(?:;|$)/.exec(type) ?? [];
  if (suffix) return `${main}/vnd.example+${suffix}`;
  const isData = typeof value === "object" && value !== null;
  return typeOfRange[main] ?? (isData ? "application/json" : "application/octet-stream");
}

/** Returns a name for a file of this type; a declared example that looks like a file name takes precedence. */
export function fileName(type: string, example?: JsonValue): string {
  if (typeof example === "string" && /^\w[\w-]{0,60}\.\w{1,8}$/.test(example)) return example;
  const subtype = /^[^/]*\/(?:[^;]*\+)?([\w-]+)/.exec(type)?.[1]?.toLowerCase() ?? "";
  const extensions: Readonly<Record<string, string>> = { jpeg: "jpg", plain: "txt", mpeg: "mpg" };
  const known = /^(png|gif|webp|pdf|csv|zip|gzip|json|xml|html|yaml|mp4)$/.test(subtype);
  return `file.${extensions[subtype] ?? (known ? subtype : "bin")}`;
}
