import path from "node:path";
import type { Document } from "@redocly/openapi-core";
import { fileProblem, type Problem } from "../errors";
import { isRaw } from "./document";
import { displayName } from "./problems";

const supported = "2.0, 3.0, 3.1 and 3.2 are";

/**
 * Returns why we cannot read a document as OpenAPI; `undefined` if we can.
 *
 * @param file absolute path
 */
export function refusalOf(file: string, { source, parsed }: Document): Problem | undefined {
  const start = 'Start the document with `openapi: "3.1.0"`.';
  if (source.body.trim() === "") return refusal(file, "The file is empty.", start);
  if (!isRaw(parsed))
    return refusal(file, "The root of an OpenAPI document must be an object.", start);
  const { openapi, swagger } = parsed;
  const version = openapi ?? swagger;
  const key = /^\s*["']?(openapi|swagger)["']?\s*:/;
  const line = Math.max(1, 1 + source.getLines().findIndex((text) => key.test(text)));
  if (openapi !== undefined && swagger !== undefined) {
    const message = "The document has both `openapi` and `swagger`.";
    return refusal(file, message, "Keep one of them.", line);
  }
  if (typeof version === "number" && known.test(String(version))) {
    // The number 3.0 is 3.
    const [, written = version] =
      /^[\s{]*["']?(?:openapi|swagger)["']?\s*:\s*([\d.]+)/m.exec(source.body) ?? [];
    const message = `The version ${written} must be a string.`;
    return refusal(file, message, `Put it in quotes: ${lineFor(version)}.`, line);
  }
  const isKnown =
    openapi === undefined
      ? swagger === "2.0"
      : typeof openapi === "string" && /^3\.[012]\.\d+\s*$/.test(openapi);
  if (isKnown) return undefined;
  const kind = openapi === undefined ? "Swagger" : "OpenAPI";
  const said =
    version === undefined
      ? "A document without `openapi`"
      : `${kind} ${typeof version === "string" ? version : JSON.stringify(version)}`;
  const [number] = /\d+(\.\d+)?/.exec(String(version).replace(/[lI]/g, "1")) ?? [];
  const remedy =
    version === undefined
      ? start
      : known.test(number ?? "")
        ? `Write ${lineFor(Number(number))}.`
        : "Write the document in one of these versions.";
  const isShort = typeof version === "string" && /^3\.[012]$/.test(version);
  const message = isShort
    ? `The version ${version} has no patch number.`
    : `${said} is not supported: ${supported}.`;
  return refusal(file, message, remedy, line);
}

/** The existing versions, without a patch number. */
const known = /^([23]|3\.[012]|2\.0)$/;

/** Returns the first line of a document of a version. */
function lineFor(version: number): string {
  if (version < 3) return '`swagger: "2.0"`';
  return `\`openapi: "${version === 3 ? "3.0.3" : `${version}.0`}"\``;
}

/**
 * Returns a problem with a document as a whole.
 *
 * @param file absolute path
 */
export function refusal(file: string, message: string, remedy: string, line = 1): Problem {
  const what = { rule: "document", severity: "error", message, remedy } as const;
  return fileProblem(displayName(file, path.dirname(file)), what, line);
}
