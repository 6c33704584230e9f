import { getOrMake } from "../get-or-make";
import { hash, wholeText } from "../hash";
import { isStructural } from "../model/keywords";
import { Lookups } from "../model/lookups";
import type { NamedSchema, Operation } from "../model/types";
import {
  asRaw,
  asList,
  eachObject,
  entries,
  isObject,
  isRaw,
  join,
  mapShared,
  nameOf,
  text,
  tokensOf,
  valueAt,
  type Raw,
  type SpecDocument,
} from "../document/document";
import { referencesOf } from "../document/references";
import { isData, isMap } from "../document/walk";
import type { EmitContext } from "./pages";
import { sharedText } from "./shared";

/** Hashes of the parts of a document that files are made from, for {@link EmittedFile.key}. */
export interface Keys {
  /** For everything that may affect a file besides its own part of the document. */
  readonly shared: string;
  /** For files made from one operation or one named schema, and from the shared parts. */
  of(part: Operation | NamedSchema): string;
}

/** Returns the part of a file that belongs to a key: from the last run, or else newly written. */
export type PartWriter = (key: string, write: () => string) => string;

/**
 * Returns the keys of a document. The key of an operation or a named schema covers all that the document says about it. Of other
 * operations, it covers places, ids, tags and shared parts; of other named schemas, all but descriptions, unless these become part of it.
 *
 * @returns `undefined` if a reference points to an operation, which may then be a part of any other
 */
export function keysOf(
  { root, file }: SpecDocument,
  { model, shared: common }: Pick<EmitContext, "model" | "shared">,
): Keys | undefined {
  const references = [...referencesOf(root)];
  if (references.some(leadsToOperations)) return undefined;
  const own = new Map<string, unknown>();
  const places = new Set(model.operations.map(({ source }) => source));
  const withoutOperations = (group: "paths" | "webhooks") =>
    entries(root[group], `#/${group}`).map((item) => [
      item.key,
      isRaw(item.value)
        ? entries(item.value, item.pointer).map(({ key, value, pointer }) => {
            if (!isRaw(value) || !places.has(pointer)) return [key, value];
            own.set(pointer, value);
            return [key, value["operationId"], value["tags"]];
          })
        : item.value,
    ]);
  const components = asRaw(root["components"]);
  const merged = mergedSchemas(root, references);
  const schemas = entries(components["schemas"], "#/components/schemas");
  for (const { value, pointer } of schemas) own.set(pointer, value);
  const alone = schemas.filter(({ key }) => !merged.has(key));
  const bare = { schemas: Object.fromEntries(alone.map(({ key, value }) => [key, value])) };
  const shared = hash(
    wholeText([
      file,
      sharedText(common),
      schemas.map(({ key, value }) => (merged.has(key) ? [key, value] : key)),
      withoutDescriptions(bare),
      {
        ...root,
        // Only the overview and the navigation use these.
        info: isRaw(root["info"]) && { ...root["info"], ...ofApi },
        components: { ...components, schemas: undefined },
        paths: withoutOperations("paths"),
        webhooks: withoutOperations("webhooks"),
      },
    ]),
  );
  const known = new Map<string, string>();
  const of = (source: string) =>
    getOrMake(known, source, () => hash(wholeText([shared, source, own.get(source)])));
  return {
    shared,
    of: (part) =>
      "schema" in part
        ? of(join("#/components/schemas", part.name))
        : // The titles of others determine whether a sentence of the description is the title.
          hash(wholeText([of(part.source), part.title])),
  };
}

function withoutDescriptions(value: unknown, isInMap = false): unknown {
  if (!isObject(value)) return value;
  return mapShared(value, (inner, key) => {
    if (isInMap || Array.isArray(value)) return withoutDescriptions(inner);
    if (key === "description" && typeof inner === "string") return "";
    return isData(key, inner) ? inner : withoutDescriptions(inner, isMap(key, inner));
  });
}

/** The descriptive fields of the API as a whole, which are left out. */
const ofApi = { title: undefined, summary: undefined, description: undefined, version: undefined };

/**
 * Returns the names of the schemas that may become part of another: targets of an `allOf`, of references with other keywords next to them,
 * and of references into a schema; and all that these refer to in turn.
 */
function mergedSchemas(root: Raw, references: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const followed = new Set<unknown>();
  /** The target of a reference may be a reference itself. */
  const add = (ref: unknown): void => {
    if (typeof ref !== "string" || followed.has(ref)) return;
    followed.add(ref);
    const [components, schemas, name] = tokensOf(ref);
    if (components === "components" && schemas === "schemas" && name !== undefined) found.add(name);
    const target = valueAt(root, ref);
    if (isRaw(target)) add(target["$ref"]);
  };
  const lookups = new Lookups({ root });
  const visit = (value: object): void => {
    if (isRaw(value)) {
      const { $ref, $dynamicRef, allOf } = value;
      if (isStructural(value)) {
        add($ref);
        add(lookups.dynamicTarget(text($dynamicRef)));
      }
      for (const part of asList(allOf))
        if (isRaw(part)) {
          add(part["$ref"]);
          add(lookups.dynamicTarget(text(part["$dynamicRef"])));
        }
    }
    eachObject(value, visit);
  };
  visit(root);
  for (const ref of references) if (nameOf(ref) === undefined) add(ref);
  return found;
}

/** Whether a reference points into `paths` or `webhooks`, or to the whole document. */
function leadsToOperations(reference: string): boolean {
  if (!reference.startsWith("#")) return false;
  const [first] = tokensOf(reference);
  return first === undefined || first === "paths" || first === "webhooks";
}
