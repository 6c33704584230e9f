import {
  type Discriminator,
  discriminatorOf,
  targetOf,
  valuesFor,
} from "../../document/discriminator";
import {
  asList,
  asRaw,
  entries,
  filterValues,
  isRaw,
  join,
  listedValues,
  mapValues,
  type Raw,
  type SpecDocument,
  text,
} from "../../document/document";
import { partsOf } from "../../model/compose";
import type { Lookups } from "../../model/lookups";

const group = "#/components/schemas";

/** The values of the discriminators in a document, as schemas of their properties. */
export class Tags {
  /** The part that a schema which extends a base gets. */
  private readonly parts = new Map<unknown, Raw>();

  constructor(
    private readonly document: SpecDocument,
    lookups: Lookups,
  ) {
    for (const { value, pointer } of entries(document.at(group), group)) {
      const base = asRaw(value);
      const discriminator = discriminatorOf(base);
      if (!discriminator || "oneOf" in base || "anyOf" in base) continue;
      const { property } = discriminator;
      const own = (at: string) => this.declared(at, property) ?? valuesFor(at, discriminator);
      for (const name of lookups.extensionsOf(pointer)) {
        const at = join(group, name);
        if (this.declared(at, property)) continue;
        const heirs = lookups.extensionsOf(at).filter((one) => one !== name);
        const values = [at, ...heirs.map((one) => join(group, one))].flatMap(own);
        this.parts.set(document.at(at), this.part(pointer, values, property, base["required"]));
      }
    }
  }

  /** Returns a schema that says in parts what its discriminator, or that of a base, means; `undefined` if there is none. */
  asParts(schema: Raw): Raw | undefined {
    const part = this.parts.get(schema);
    if (part) return { ...schema, allOf: [...asList(schema["allOf"]), part] };
    const discriminator = discriminatorOf(schema);
    if (!discriminator) return undefined;
    const rest = filterValues(schema, (key) => key !== "discriminator");
    return mapValues(rest, (inner, key) =>
      /^(oneOf|anyOf)$/.test(key)
        ? asList(inner).map((variant) => this.variant(asRaw(variant), discriminator))
        : inner,
    );
  }

  private variant(variant: Raw, discriminator: Discriminator): Raw {
    const ref = text(variant["$ref"]);
    const at = targetOf(ref);
    // Any other value, or none, selects the default.
    if (ref === undefined || at === discriminator.fallback) return variant;
    const { property } = discriminator;
    const part = this.part(at, valuesFor(at, discriminator), property, [property]);
    return { allOf: [part, variant] };
  }

  /**
   * @param at the schema whose property has these values
   * @returns a schema that says so; without limits if the property allows none of them
   */
  private part(at: string, values: readonly string[], name: string, required: unknown): Raw {
    const said = partsOf({ $ref: at }, this.document)
      .map(({ properties }) => asRaw(properties)[name])
      .filter(isRaw);
    const type = said.findLast((property) => "type" in property)?.["type"];
    const typed = values
      .map((value) => {
        if (type === "boolean") return value === "true";
        const isNumber = /^(integer|number)$/.test(String(type)) && Number.isFinite(Number(value));
        return isNumber ? Number(value) : value;
      })
      .filter((value) => said.every((property) => listedValues(property)?.includes(value) ?? true));
    if (typed.length === 0) return {};
    return {
      type: "object",
      properties: { [name]: { enum: [...new Set(typed)] } },
      ...(asList(required).includes(name) && { required: [name] }),
    };
  }

  /** Returns the values to which a schema itself limits a property; `undefined` if it has no limit. */
  private declared(at: string, property: string): readonly string[] | undefined {
    const schema = asRaw(this.document.at(at));
    const own = [schema, ...asList(schema["allOf"])]
      .map((part) => asRaw(asRaw(asRaw(part)["properties"])[property]))
      .flatMap((one) => listedValues(one) ?? []);
    return own.length > 0 ? own.map(String) : undefined;
  }
}
