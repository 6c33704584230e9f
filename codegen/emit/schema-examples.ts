import { isRecord } from "../../src/samples/serialize";
import { join } from "../../src/shared/json-pointer";
import { sample, withDiscriminators } from "../model/examples";
import { satisfies } from "../model/satisfies";
import type {
  ApiModel,
  Direction,
  JsonValue,
  MediaType,
  NamedSchema,
  Schema,
  Variant,
} from "../model/types";
import { variantIn } from "./branches";
import type { EmitContext } from "./pages";
import type { Uses } from "./uses";

/** A value within a declared example of a body. */
interface FoundExample {
  readonly value: JsonValue;
  /**
   * Operation id and a JSON Pointer into the examples of its module: `list-classes#/responses/200/application~1json/0/value`; without an
   * id, into those of `shared.samples.ts`.
   */
  readonly from: string;
  /** Label of the variant that it shows. */
  readonly variant?: string | undefined;
}

/** An example of a named schema. */
export interface SchemaExample {
  readonly value: JsonValue;
  /** Where it is, if it is part of a body's example: it is written only there. */
  readonly from?: string;
  /** Label of the variant that it shows, if the schema has several. */
  readonly variant?: string | undefined;
  /** Made up from the schema: none was declared. */
  readonly sampled: boolean;
}

/** Limits on the number of values: larger examples are less helpful than the rows, but declared ones may be larger. */
const maxValues = { sampled: 60, found: 150 };

/**
 * Returns the examples of a named schema: its own, or else those within examples of bodies, the first of each variant, or else a sample for
 * the direction in which the schema is used, of its required properties if it is large; variants without an example get samples too. A
 * scalar gets no sample, because that would only repeat its type.
 *
 * @param found the result of `examplesInBodies`
 */
export function examplesOf(
  { name, schema }: NamedSchema,
  found: ReadonlyMap<string, readonly FoundExample[]>,
  uses: Uses | undefined,
  { index: schemas }: Pick<ApiModel, "index">,
): readonly SchemaExample[] {
  if (schema.examples.length > 0)
    return schema.examples.map((value) => ({ value, sampled: false }));
  const parts = (found.get(name) ?? []).map((part) => ({ ...part, sampled: false }));
  const direction = uses?.isSent ? "request" : "response";
  const samplesOf = (one: Schema, variant?: string): readonly SchemaExample[] => {
    // A large schema is shown by its required properties, like a large body.
    for (const extent of ["all", "required"] as const) {
      const made = sample(one, { direction, schemas, name, extent });
      const value = withDiscriminators(made.value, name, schemas);
      if (value !== undefined && isUseful(value, maxValues.sampled))
        return [{ value, variant, sampled: true }];
    }
    return [];
  };
  let room = maxValues.found;
  const perVariant =
    schema.kind !== "union"
      ? []
      : schema.variants.flatMap((variant) => {
          const { label } = variant;
          if (label === undefined) return [];
          const known = parts.filter((part) => part.variant === label);
          if (known.length > 0) return known;
          if (room < 0) return [];
          const made = samplesOf({ ...schema, variants: [variant] }, label);
          room -= countOf(made[0]?.value);
          return room < 0 ? [] : made;
        });
  const examples = perVariant.length > 0 ? perVariant : parts;
  return examples.length > 0 ? examples : samplesOf(schema);
}

/** Ends the recursion of circular schemas; no example is this deep. */
const maxDepth = 40;

/** Returns, for each named schema, its first value within the declared examples of bodies; for a union, the first of each variant. */
export function examplesInBodies({
  model,
  shared,
}: Pick<EmitContext, "model" | "shared">): ReadonlyMap<string, readonly FoundExample[]> {
  const { index: schemas } = model;
  const found = new Map<string, readonly FoundExample[]>();
  const visit = (
    schema: Schema | undefined,
    value: JsonValue | undefined,
    from: string,
    direction: Direction,
    depth: number,
  ): void => {
    if (schema === undefined || value === undefined || depth > maxDepth) return;
    const next = (inner: Schema | undefined, part: JsonValue | undefined, at = from) =>
      visit(inner, part, at, direction, depth + 1);
    const visitVariants = (variants: readonly Variant[]) => {
      const [only, ...others] = variants.filter((variant) =>
        satisfies(value, variant.schema, direction, schemas),
      );
      // A value that matches several variants is not an example of any.
      if (only && others.length === 0) next(only.schema, value);
    };
    for (const condition of schema.conditions) {
      if (condition.kind === "includes") next(schemas.get(condition.name), value);
      if (condition.kind === "union") visitVariants(condition.variants);
    }
    if (schema.kind === "ref") {
      const target = schemas.get(schema.name);
      const known = found.get(schema.name) ?? [];
      const variant =
        target?.kind === "union" ? variantIn(value, target, schemas)?.label : undefined;
      const isNew = known.every((one) => one.variant !== variant);
      if (isNew && isUseful(value, maxValues.found) && satisfies(value, schema, direction, schemas))
        found.set(schema.name, [...known, { value, from, variant }]);
      next(target, value);
    } else if (schema.kind === "union") {
      visitVariants(schema.variants);
    } else if (schema.kind === "array" && Array.isArray(value)) {
      (value as readonly JsonValue[]).forEach((item, index) =>
        next(schema.items, item, join(from, index)),
      );
    } else if (schema.kind === "object" && isRecord(value)) {
      for (const property of schema.properties) {
        if (Object.hasOwn(value, property.name))
          next(property.schema, value[property.name], join(from, property.name));
      }
    }
  };
  const visitBodies = (content: readonly MediaType[], from: string, direction: Direction): void => {
    for (const { type, schema, examples } of content) {
      examples.forEach(({ value, origin }, index) => {
        if (origin === "declared")
          visit(schema, value, join(from, type, index, "value"), direction, 0);
      });
    }
  };
  for (const { id, kind, requestBody, responses } of model.operations) {
    const isCalled = kind === "operation";
    visitBodies(requestBody?.content ?? [], `${id}#/request`, isCalled ? "request" : "response");
    for (const response of responses) {
      const name = shared.names.get(response);
      const at = name === undefined ? join(`${id}#/responses`, response.status) : join("#", name);
      visitBodies(response.content, at, isCalled ? "response" : "request");
    }
  }
  return found;
}

function isUseful(value: JsonValue, most: number): boolean {
  const count = countOf(value);
  return count > 1 && count <= most;
}

/** Counts a value and all values inside it: 1 for a scalar, `{}` and `[]`. */
function countOf(value: JsonValue | undefined): number {
  if (typeof value !== "object" || value === null) return 1;
  const values: readonly (JsonValue | undefined)[] = Object.values(value);
  return values.reduce((sum: number, item) => sum + countOf(item), 1);
}
