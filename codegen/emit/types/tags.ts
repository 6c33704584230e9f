import type { Lookups } from "../../model/lookups";
import {
  asList,
  asRaw,
  entries,
  filterValues,
  isRaw,
  join,
  type Raw,
  text,
  valueAt,
} from "../../document/document";

/** The values of the discriminators in a document (OpenAPI 3.2, 4.25), as schemas of their properties. */
export class Tags {
  /** The part that a schema which extends a base gets. */
  private readonly parts = new Map<unknown, Raw>();

  constructor(
    private readonly root: Raw,
    lookups: Lookups,
  ) {
    const schemas = asRaw(valueAt(root, "#/components/schemas"));
    for (const { value, pointer } of entries(schemas, "#/components/schemas")) {
      const { discriminator, required } = asRaw(value);
      if (!isRaw(discriminator) || isUnion(asRaw(value))) continue;
      const own = (name: string) => {
        const at = join("#/components/schemas", name);
        return this.declared(at, discriminator) ?? valuesOf(at, discriminator);
      };
      for (const name of lookups.extensionsOf(pointer)) {
        const at = join("#/components/schemas", name);
        const heirs = lookups.extensionsOf(at).filter((one) => one !== name);
        if (!this.declared(at, discriminator))
          this.parts.set(
            schemas[name],
            this.part(
              pointer,
              [name, ...heirs].flatMap(own),
              String(discriminator["propertyName"]),
              required,
            ),
          );
      }
    }
  }

  /** Returns a schema that says in parts what its discriminator, or that of a base, means; `undefined` if there is none. */
  asParts(schema: Raw): Raw | undefined {
    const part = this.parts.get(schema);
    if (part) return { ...schema, allOf: [...asList(schema["allOf"]), part] };
    const { discriminator } = schema;
    if (!isRaw(discriminator) || !("propertyName" in discriminator)) return undefined;
    const rest = filterValues(schema, (key) => key !== "discriminator");
    const variants = (key: string) =>
      Array.isArray(schema[key]) && {
        [key]: asList(schema[key]).map((variant) => this.variant(asRaw(variant), discriminator)),
      };
    return { ...rest, ...variants("oneOf"), ...variants("anyOf") };
  }

  private variant(variant: Raw, discriminator: Raw): Raw {
    const ref = text(variant["$ref"]);
    // Any other value, or none, selects the default.
    if (ref === undefined || isTarget(discriminator["defaultMapping"], ref)) return variant;
    const name = String(discriminator["propertyName"]);
    return { allOf: [this.part(ref, valuesOf(ref, discriminator), name, [name]), variant] };
  }

  /**
   * @param at the schema whose property has these values
   * @returns a schema that says so; without limits if the property allows none of them
   */
  private part(at: string, values: readonly string[], name: string, required: unknown): Raw {
    const said = this.propertiesIn(at, name);
    const type = said.find((property) => "type" in property)?.["type"];
    const typed = values
      .map((value) => {
        if (type === "boolean") return value === "true";
        const isNumber = /^(integer|number)$/.test(String(type)) && Number.isFinite(Number(value));
        return isNumber ? Number(value) : value;
      })
      .filter((value) =>
        said.map(limitsOf).every((allowed) => allowed.length === 0 || allowed.includes(value)),
      );
    if (typed.length === 0) return {};
    return {
      type: "object",
      properties: { [name]: { enum: [...new Set(typed)] } },
      ...(asList(required).includes(name) && { required: [name] }),
    };
  }

  /** Returns the values to which a schema itself limits the property; `undefined` if it has no limit. */
  private declared(at: string, { propertyName }: Raw): readonly string[] | undefined {
    const { allOf, properties } = asRaw(valueAt(this.root, at));
    const own = [properties, ...asList(allOf).map((part) => asRaw(part)["properties"])]
      .map((group) => asRaw(asRaw(group)[String(propertyName)]))
      .flatMap(limitsOf);
    return own.length > 0 ? own.map(String) : undefined;
  }

  /** Returns what a schema and the parts of its `allOf` say about a property. */
  private propertiesIn(at: string, name: string, seen = new Set<string>()): readonly Raw[] {
    if (seen.has(at)) return [];
    seen.add(at);
    const schema = asRaw(valueAt(this.root, at));
    return [schema, ...asList(schema["allOf"]).map(asRaw)].flatMap((part) => {
      const ref = text(part["$ref"]);
      const property = asRaw(part["properties"])[name];
      return [
        ...(isRaw(property) ? [property] : []),
        ...(ref?.startsWith("#") ? this.propertiesIn(ref, name, seen) : []),
      ];
    });
  }
}

/** Returns the values to which a schema is limited; none if it is not. */
function limitsOf(schema: Raw): readonly unknown[] {
  return "const" in schema ? [schema["const"]] : asList(schema["enum"]);
}

function isUnion(schema: Raw): boolean {
  return "oneOf" in schema || "anyOf" in schema;
}

/** Whether a value of `mapping` means the schema at a pointer: it is its name, or refers to it. */
function isTarget(target: unknown, at: string): boolean {
  return (
    target === at || (typeof target === "string" && join("#/components/schemas", target) === at)
  );
}

/** Returns the values that select the schema at a pointer: those of the mapping, or else its name. */
function valuesOf(at: string, { mapping }: Raw): readonly string[] {
  const mapped = Object.entries(asRaw(mapping)).flatMap(([value, target]) =>
    isTarget(target, at) ? [value] : [],
  );
  return mapped.length > 0
    ? mapped
    : [String(at.split("/").at(-1)).replaceAll("~1", "/").replaceAll("~0", "~")];
}
