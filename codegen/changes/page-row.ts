import { contentId, joinId } from "../../src/view/ids";
import type { PageRow } from "../model/history";
import type { Operation } from "../model/types";
import { tokensOf } from "../spec/document";

/**
 * Finds the row of a page that shows a part of a document. The id may name a row inside a variant without the name of the variant,
 * which only the layout knows: the nearest row above it is the one that readers see.
 *
 * @param pointer the part, references followed
 * @param operation an operation that has it
 * @returns nothing for what has no row, such as a server
 */
export function rowOf(pointer: string, operation: Operation | undefined): PageRow | undefined {
  const [components, group, name = "", ...inSchema] = tokensOf(pointer);
  if (components === "components" && group === "schemas")
    return { schema: name, id: below(name, inSchema) };
  if (!operation) return undefined;
  const rest = (source: string) =>
    pointer === source || pointer.startsWith(`${source}/`)
      ? tokensOf(`#${pointer.slice(source.length)}`)
      : undefined;
  for (const parameter of operation.parameters) {
    const tokens = rest(parameter.source);
    if (tokens) return { id: below(joinId(parameter.in, parameter.name), tokens) };
  }
  for (const { source, status, content } of operation.responses) {
    const tokens = rest(source);
    if (tokens) return { id: inPayload(`response-${status}`, tokens, content) };
  }
  const own = rest(operation.source);
  if (own?.length === 0 || own?.[0] === "deprecated") return { id: "" };
  if ((own?.[0] ?? components) === "security") return { id: "authorization" };
  const isShared = group === "requestBodies";
  if (own?.[0] !== "requestBody" && !isShared) return undefined;
  const inBody = isShared ? inSchema : own?.slice(1);
  if (!inBody?.length) return { id: "request-body" };
  return { id: inPayload("request", inBody, operation.requestBody?.content ?? []) };
}

/** The id of a part of a request body or of a response. */
function inPayload(
  id: string,
  [part, name = "", ...rest]: readonly string[],
  content: readonly { readonly type: string }[],
): string {
  if (part === "headers") return below(joinId(joinId(id, "header"), name), rest);
  if (part !== "content") return id;
  const index = content.findIndex(({ type }) => type === name);
  return below(contentId(id, name, Math.max(0, index)), rest);
}

/** The id of a part of a schema. */
function below(id: string, [keyword, name = "", ...rest]: readonly string[]): string {
  switch (keyword) {
    case "properties":
    case "patternProperties":
    case "prefixItems":
      return below(joinId(id, name), rest);
    case "additionalProperties":
      return below(joinId(id, "*"), [name, ...rest]);
    case "schema":
    case "items":
      return below(id, [name, ...rest]);
    case "allOf":
    case "oneOf":
    case "anyOf":
    case "content":
      return below(id, rest);
    default:
      return id;
  }
}
