import { branchNames, type ConditionKeyword } from "../../src/view/conditions";
import { branchId, contentId, joinId, uniqueIds } from "../../src/view/ids";
import type { PageRow } from "../model/history";
import type { Callback, Operation } from "../model/types";
import { tokensOf } from "../document/document";

/** The common parts of an operation and its callbacks, with the prefix of their ids. */
type Payload = Pick<Callback, "parameters" | "requestBody" | "responses"> & { readonly id: string };

/**
 * Finds the row of a page that shows a part of a document. The id may name a row inside a variant without the name of the variant,
 * which only the layout knows.
 *
 * @param pointer pointer to the part, with references followed
 * @param operation an operation that contains the part
 * @returns `undefined` for a part without a row, such as a license
 */
export function rowOf(pointer: string, operation: Operation | undefined): PageRow | undefined {
  const [components = "", group = "", name = "", ...rest] = tokensOf(pointer);
  if (components === "components" && group === "schemas")
    return { schema: name, id: below(name, rest) };
  if (!operation) return undefined;
  const inside = (source: string) =>
    pointer === source || pointer.startsWith(`${source}/`)
      ? tokensOf(`#${pointer.slice(source.length)}`)
      : undefined;
  const own: Payload = { ...operation, id: "" };
  const unique = uniqueIds();
  const callbacks = operation.callbacks.map((callback) => ({
    ...callback,
    id: unique(joinId("", `callback.${callback.name}`)),
  }));
  for (const { id, parameters, responses } of [own, ...callbacks]) {
    for (const parameter of parameters) {
      const tokens = inside(parameter.source);
      const at = joinId(joinId(id, parameter.in), parameter.name);
      if (tokens) return { id: below(at, tokens) };
    }
    for (const { source, status, content } of responses) {
      const tokens = inside(source);
      const at = joinId(id, `response-${status}`);
      if (tokens) return { id: inPayload(at, tokens, content) };
    }
  }
  if (components !== "components") {
    const tokens = inside(operation.source) ?? [components, group, name, ...rest];
    const [section, called, expression, method, ...more] = tokens;
    const callback = callbacks.find(
      (one) => one.name === called && one.expression === expression && one.method === method,
    );
    if (section !== "callbacks") return { id: inSection(own, tokens) };
    return { id: callback ? inSection(callback, more) : section };
  }
  if (group === "requestBodies") return { id: inSection(own, ["requestBody", ...rest]) };
  return group === "securitySchemes" ? { id: joinId("authorization", name) } : undefined;
}

/** Returns the id of a part of an operation or callback that is not in a parameter or a response. */
function inSection({ id, requestBody }: Payload, tokens: readonly string[]): string {
  const [section, first, inside, name = ""] = tokens;
  switch (section) {
    case "security":
      return joinId(id, "authorization");
    case "responses":
      return joinId(id, section);
    case "requestBody": {
      const at = joinId(id, "request");
      const row = inPayload(at, tokens.slice(1), requestBody?.content ?? []);
      return row === at ? `${at}-body` : row;
    }
    case "servers": {
      if (first === undefined) return section;
      const server = first === "0" ? "server" : `server-${Number(first) + 1}`;
      return inside === "variables" ? joinId(server, name) : server;
    }
    default:
      return id;
  }
}

/** Returns the id of a part of a request body or response. */
function inPayload(
  id: string,
  [part, name = "", ...rest]: readonly string[],
  content: readonly { readonly type: string }[],
): string {
  if (part === "headers") return below(joinId(joinId(id, "header"), name), rest);
  if (part !== "content" || name === "") return id;
  if (rest.length === 0) return joinId(id, name);
  const index = content.findIndex(({ type }) => type === name);
  return below(contentId(id, name, Math.max(0, index)), rest);
}

/** Returns the id of a part of a schema. */
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
      return Object.hasOwn(branchNames, keyword ?? "")
        ? below(branchId(id, branchNames[keyword as ConditionKeyword]), [name, ...rest])
        : id;
  }
}
