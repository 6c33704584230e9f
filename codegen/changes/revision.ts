import {
  asList,
  asRaw,
  isObject,
  isRaw,
  join,
  listedValues,
  type Located,
  nameOf,
  type Raw,
  type SpecDocument,
  text,
} from "../document/document";
import { intersection, eachPart, unionModes, variantsIn } from "../model/compose";
import { typesOf } from "../model/keywords";

/** The combined parts of a schema; `allOf` and references make no difference. */
export interface MergedSchema {
  /** The name of its component. */
  readonly name: string | undefined;
  /** An id that is the same for the same parts. */
  readonly id: string;
  /** Its place; for a choice with one variant, the place of the variant. */
  readonly top: Located;
  readonly parts: readonly Located<Raw>[];
  /** What the parts say together. */
  readonly raw: Raw;
  /** Whether a union around it allows `null`. */
  readonly isNullable: boolean;
}

/** One of the two documents of a comparison. */
export class Revision {
  readonly root: Located;
  /** Whether a media type of the document is XML. */
  readonly hasXml: boolean;

  constructor(readonly document: SpecDocument) {
    this.hasXml = /"[\w.+-]+\/([\w.-]+\+)?xml\b[^"]*":/.test(JSON.stringify(document.root));
    this.root = { value: document.root, pointer: "#", route: "#" };
  }

  /** Follows keys and references. The value of the result is `undefined` if there is none. */
  get(from: Located, ...keys: readonly (string | number)[]): Located {
    const resolve = (place: Located) => ({ route: place.route, ...this.document.resolve(place) });
    return keys.reduce<Located>((place, key) => resolve(inside(place, key)), resolve(from));
  }

  /** Returns the value at a pointer that has no references. */
  at(pointer: string, route = pointer): Located {
    return { value: this.document.at(pointer), pointer, route };
  }

  /** Returns the members of an object or array, with references followed. */
  members(place: Located): ReadonlyMap<string, Located> {
    const keys = isObject(place.value) ? Object.keys(place.value) : [];
    return new Map(keys.map((key) => [key, this.get(place, key)]));
  }

  /** Merges the schemas at one or more places that all apply. */
  merge(places: readonly Located[]): MergedSchema {
    const [first = this.root] = places;
    const parts: Located<Raw>[] = [];
    let top = first;
    let isNullable = false;
    eachPart(places, this.document, ({ value, ...place }, enter) => {
      const own: Record<string, unknown> = { ...value };
      for (const mode of unionModes) {
        const variants = variantsIn({ value, ...place }, mode);
        isNullable ||= variants.length < asList(value[mode]).length;
        const [only, another] = variants;
        const listed = another && listedIn(variants);
        if (!only || (another && !listed)) continue;
        delete own[mode];
        if (listed) {
          parts.push({ value: listed, ...place });
          continue;
        }
        // A choice with one variant is not a choice.
        if (places.length === 1 && place.route === first.route) top = only;
        enter(only);
      }
      if (Object.keys(own).length > 0) parts.push({ value: own, ...place });
    });
    let raw: Raw | undefined;
    const { document } = this;
    const ids = (parts.length > 0 ? parts : [first]).map(({ pointer }) => pointer);
    return {
      name: places.length === 1 ? nameOf(targetOf(first)) : undefined,
      id: `${ids.join()},${isNullable}`,
      top: { ...top, pointer: targetOf(top) },
      parts,
      // Most schemas are compared by their ids alone.
      get raw() {
        return (raw ??= intersection(parts, document));
      },
      isNullable,
    };
  }
}

/** Returns the schema that says the same as a choice of variants that only list values, or types. */
function listedIn(variants: readonly Located[]): Raw | undefined {
  const read = (keyword: string, list: (raw: Raw) => readonly unknown[] | undefined) => {
    const all = variants.map(({ value }) => (isRaw(value) ? list(value) : undefined));
    return all.includes(undefined) ? undefined : { [keyword]: all.flat() };
  };
  const isType = (raw: Raw) => Object.keys(raw).join() === "type";
  return (
    read("enum", listedValues) ?? read("type", (raw) => (isType(raw) ? typesOf(raw) : undefined))
  );
}

/** Returns the place of a schema, or of the schema that it refers to. */
function targetOf({ value, pointer }: Located): string {
  return text(asRaw(value)["$ref"]) ?? pointer;
}

/** Returns the value of a key without following references. */
export function inside({ value, pointer, route }: Located, key: string | number): Located {
  const owns = isObject(value) && Object.hasOwn(value, key);
  return {
    value: owns ? (value as Raw)[key] : undefined,
    pointer: join(pointer, key),
    route: join(route, key),
  };
}

/** Returns the same place on the line of one of its fields. Without the field, this is its own line, not that of a reference to it. */
export function onLine(place: Located, field: string): Located {
  return { ...place, route: join(place.route, field) };
}
