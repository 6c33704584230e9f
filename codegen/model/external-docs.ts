import { isRaw, text } from "../spec/document";
import { markdown } from "./markdown";
import { proseOf } from "./prose";
import type { ExternalDocs } from "./types";

/** @param value an External Documentation Object (OpenAPI 3.1, 4.8.22) */
export function readExternalDocs(value: unknown): ExternalDocs | undefined {
  const url = isRaw(value) ? text(value["url"]) : undefined;
  return isRaw(value) && url !== undefined
    ? { url, ...proseOf(markdown(text(value["description"]))) }
    : undefined;
}
