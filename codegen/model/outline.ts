import { singlePageKinds } from "../../src/shared/page-kinds";
import { methods } from "../keywords";
import {
  asRaw,
  entries,
  isRaw,
  join,
  text,
  valueAt,
  type Place,
  type Raw,
  type SpecDocument,
} from "../document/document";
import { kebab, uniqueIdentifiers, uniqueNames } from "./names";
import type { HttpMethod, NamedSchema, Operation } from "./types";

/** An operation of the raw document with the path item that holds it. */
export interface FoundOperation extends Pick<
  Operation,
  "kind" | "method" | "path" | "operationId" | "source"
> {
  readonly item: Place<Raw>;
  readonly operation: Place<Raw>;
}

/** The same, and what it is called. */
export interface OutlinedOperation extends FoundOperation, Pick<Operation, "id" | "identifier"> {}

/** A named schema of the raw document, and what it is called. */
export interface OutlinedSchema extends Pick<NamedSchema, "name" | "identifier" | "slug"> {
  readonly place: Place;
}

/** What a document has, and what that is called. */
export interface Outline {
  /** Those under `paths`, then the webhooks, in the document's order (OpenAPI 3.1, 4.8.8 to 4.8.10). */
  readonly operations: readonly OutlinedOperation[];
  readonly schemas: readonly OutlinedSchema[];
}

/**
 * Names the operations and schemas of a bundled document.
 *
 * @param document linted: every reference resolves
 * @param vocabulary names that generated modules import, which no generated identifier may have
 */
export function outlineOf(document: SpecDocument, vocabulary: readonly string[]): Outline {
  const reserved = new Set(vocabulary.map((name) => name.toLowerCase()));
  const schemas = schemasOf(document, reserved);
  const taken = new Set([...reserved, ...schemas.map((named) => named.identifier.toLowerCase())]);
  return { operations: operationsOf(document, taken), schemas };
}

function schemasOf(
  document: SpecDocument,
  reserved: ReadonlySet<string>,
): readonly OutlinedSchema[] {
  const group = "#/components/schemas";
  const found = entries(document.at(group), group);
  const named = found.map(({ key, pointer }) => ({ wanted: key, source: pointer }));
  const identifiers = uniqueIdentifiers(named, "Schema", reserved);
  const slugs = uniqueNames(named, kebab, "schema");
  return found.map((place, index) => ({
    name: place.key,
    identifier: identifiers[index] ?? "",
    slug: slugs[index] ?? "",
    place,
  }));
}

/** Reserved whether the document has such a page or not. */
const reservedIds: ReadonlySet<string> = new Set(singlePageKinds);

/** @param taken identifiers, in lowercase, that no page component may have */
function operationsOf(
  document: SpecDocument,
  taken: ReadonlySet<string>,
): readonly OutlinedOperation[] {
  const { root } = document;
  const found = [
    ...operationsIn(root["paths"], "#/paths", "operation", document),
    ...operationsIn(root["webhooks"], "#/webhooks", "webhook", document),
  ];
  const named = found.map(({ operationId, method, path, source }) => ({
    wanted: operationId ?? `${method} ${path}`,
    source,
  }));
  const ids = uniqueNames(
    named,
    kebab,
    "operation",
    new Set([...reservedIds, ...equalWithoutHyphens(named.map(({ wanted }) => kebab(wanted)))]),
  );
  const pages = ids.map((id, index) => ({ wanted: id, source: found[index]?.source ?? id }));
  const identifiers = uniqueIdentifiers(pages, "Operation", taken);
  return found.map((entry, index) => ({
    ...entry,
    id: ids[index] ?? "",
    identifier: identifiers[index] ?? "",
  }));
}

/** Returns ids that would make the same identifier (`get-thing` and `ge-tthing`), by which an operation's types are found. */
function equalWithoutHyphens(ids: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  return [...new Set(ids)].flatMap((id) => {
    const bare = id.replaceAll("-", "");
    const other = first.get(bare);
    first.set(bare, id);
    return other === undefined ? [] : [other, id];
  });
}

/** Returns the operations under `paths`, `webhooks` or a callback. */
export function operationsIn(
  value: unknown,
  pointer: string,
  kind: Operation["kind"],
  document: SpecDocument,
): readonly FoundOperation[] {
  return document.membersOf(value, pointer).flatMap(({ key: path, ...item }) =>
    methodsOf(item.value).flatMap(({ method, keys }) => {
      const at = valueAt(item.value, join("#", ...keys));
      const operation = document.resolve({ value: at, pointer: join(item.pointer, ...keys) });
      if (!isRaw(operation.value)) return [];
      const operationId = text(operation.value["operationId"]);
      // Before references are resolved.
      const source = join(pointer, path, ...keys);
      const raw = { ...operation, value: operation.value };
      return [{ kind, method, path, operationId, item, operation: raw, source }];
    }),
  );
}

/** Returns the methods of a path item, each with the keys that lead to its operation. */
function methodsOf(
  item: Raw,
): readonly { readonly method: HttpMethod; readonly keys: readonly string[] }[] {
  const own = Object.keys(item)
    .filter((key): key is HttpMethod => methods.has(key))
    .map((method) => ({ method, keys: [method] }));
  const others = Object.keys(asRaw(item["additionalOperations"])).map((key) => ({
    method: key.toUpperCase() as Uppercase<string>,
    keys: ["additionalOperations", key],
  }));
  return [...own, ...others];
}
