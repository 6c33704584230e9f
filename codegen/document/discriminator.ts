import { asRaw, join, type Raw, text, tokensOf } from "./document";

/** A Discriminator Object of a bundled document (OpenAPI 3.2, 4.25). */
export interface Discriminator {
  readonly property: string;
  /** The pointer to the schema that each value selects. */
  readonly mapping: ReadonlyMap<string, string>;
  /** The pointer to the schema that any other value selects (`defaultMapping`). */
  readonly fallback: string | undefined;
}

/** Returns the discriminator of a schema, if it has one. */
export function discriminatorOf(schema: Raw): Discriminator | undefined {
  const { propertyName, mapping, defaultMapping } = asRaw(schema["discriminator"]);
  const property = text(propertyName);
  if (property === undefined) return undefined;
  const pairs = Object.entries(asRaw(mapping));
  return {
    property,
    mapping: new Map(pairs.map(([value, target]) => [value, targetOf(target)])),
    fallback: defaultMapping === undefined ? undefined : targetOf(defaultMapping),
  };
}

/** Returns the pointer to the schema that a discriminator means by a reference or a name. */
export function targetOf(target: unknown): string {
  const said = String(target);
  return said.startsWith("#") ? join("#", ...tokensOf(said)) : join("#/components/schemas", said);
}

/** Returns the values that select the schema at a pointer: those of the mapping, or else its name. */
export function valuesFor(at: string, { mapping }: Discriminator): readonly string[] {
  const mapped = [...mapping].flatMap(([value, target]) => (target === at ? value : []));
  return mapped.length > 0 ? mapped : [String(tokensOf(at).at(-1))];
}
