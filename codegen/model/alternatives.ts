import { discriminatorValues } from "./discriminator-values";
import type { Schema, SchemaIndex, Union } from "./types";

/** Maximum number of alternatives of a schema that are considered. */
const maxAlternatives = 64;

/** One way to match a schema. */
export interface Alternative {
  /** All of these must match: no references, unions or conditions that include another schema. */
  readonly parts: readonly Schema[];
  /** Whether a discriminator allows only some values of a property. */
  readonly isTagged: boolean;
}

/**
 * Returns the alternatives of a schema: every combination of its own part, the schemas it includes, and one variant of each of its unions.
 *
 * @param above names of the schemas already entered, so that circular references end
 */
export function alternativesOf(
  schema: Schema,
  schemas: SchemaIndex,
  above: readonly string[] = [],
): readonly Alternative[] {
  const inside = (inner: Schema, isTagged: boolean, names = above) =>
    alternativesOf(inner, schemas, names).map((one) => ({
      ...one,
      isTagged: isTagged || one.isTagged,
    }));
  const named = (name: string) => {
    const target = schemas.get(name);
    if (!target || above.includes(name)) return [];
    return inside(target, discriminatorValues(name, schemas).size > 0, [...above, name]);
  };
  const variantsOf = ({ variants, discriminator }: Union) =>
    variants.flatMap(({ schema: inner, values }) =>
      inside(inner, discriminator !== undefined && values.length > 0),
    );
  const ownAlternatives = () => {
    if (schema.kind === "ref") return named(schema.name);
    return schema.kind === "union" ? variantsOf(schema) : [{ parts: [schema], isTagged: false }];
  };
  // A property that an included schema has, too, is merged into that of the schema itself.
  const merged = new Set(schema.kind === "object" ? schema.properties.map(({ name }) => name) : []);
  const others = schema.conditions.flatMap((condition) => {
    if (condition.kind === "union") return [variantsOf(condition)];
    if (condition.kind !== "includes") return [];
    return [
      named(condition.name).map((one) => ({
        ...one,
        parts: one.parts.map((part) => withoutProperties(part, merged)),
      })),
    ];
  });
  return [ownAlternatives(), ...others].reduce((left, right) =>
    left
      .flatMap((one) =>
        right.map((other) => ({
          parts: [...one.parts, ...other.parts],
          isTagged: one.isTagged || other.isTagged,
        })),
      )
      .slice(0, maxAlternatives),
  );
}

function withoutProperties(part: Schema, names: ReadonlySet<string>): Schema {
  if (part.kind !== "object" || !part.properties.some(({ name }) => names.has(name))) return part;
  return { ...part, properties: part.properties.filter(({ name }) => !names.has(name)) };
}
