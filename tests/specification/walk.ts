import {
  type At,
  dense,
  type Document,
  entries,
  isRaw,
  items,
  member,
  nameIn,
  plain,
  type Raw,
  step,
} from "./document";
import type { Place, Places } from "./page";

/*
 * What a page must say at each id, derived from the document alone. In an id, `.` leads to a property, `~` to a variant, `=` to an allowed value.
 */

const idPart = (name: string) => name.trim().replace(/\s+/g, "-");
const join = (parent: string, name: string) =>
  parent === "" ? idPart(name) : `${parent}.${idPart(name)}`;

/** Returns a value as text: a string without quotes, unless it could be mistaken for another value. */
export function shown(value: unknown): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return /^$|^\s|\s$|^["[{]|^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(value)
    ? JSON.stringify(value)
    : value;
}

/** What a page must or may say at an id. */
interface Expected {
  readonly place: Place | undefined;
  readonly at: string;
  readonly name: string | undefined;
  /** One of these must be said. */
  readonly must: { readonly at: string; readonly any: readonly string[] }[];
  readonly may: Set<string>;
  /** Descriptions, all of which must be there. */
  readonly prose: { readonly at: string; readonly text: string }[];
  /** Descriptions that are shown in full on the page of their schema. */
  readonly mayProse: string[];
  /** Schemas whose pages must be linked. */
  readonly linked: Map<string, string>;
}

/** A schema that applies to a value, with the named schemas through which it was reached. */
interface Part extends At<Raw> {
  readonly via: readonly string[];
}

/** The page of each schema. */
export type Pages = ReadonlyMap<string, string>;

/** Compares one page with the document. */
export class Walk {
  private readonly expected = new Map<string, Expected>();
  readonly problems: string[] = [];

  constructor(
    private readonly document: Document,
    private readonly pages: Pages,
    readonly page: string,
    readonly places: Places,
    /** What the page leaves to the pages of schemas; for a twin, what its HTML page does. */
    private readonly stubs: Places = places,
  ) {}

  problem(at: string, id: string, what: string): void {
    this.problems.push(`${at} → ${this.page}${id === "" ? "" : `#${id}`}: ${what}`);
  }

  /** Records that a place must exist, and returns what it must say; nothing if it does not exist. */
  expect(id: string, at: string, name?: string): Expected | undefined {
    const known = this.expected.get(id);
    const place = this.places.get(id);
    if (known) return place && known;
    if (!place) this.problem(at, id, "is missing");
    const added: Expected = {
      place,
      at,
      name,
      must: [],
      may: new Set(),
      prose: [],
      mayProse: [],
      linked: new Map(),
    };
    this.expected.set(id, added);
    return place && added;
  }

  /** Requires a description. */
  prose(to: Expected | undefined, owner: At): void {
    const { value, at } = member(owner, "description");
    const text = typeof value === "string" ? plain(value) : "";
    if (text !== "") to?.prose.push({ at, text });
    const docs = member(owner, "externalDocs");
    if (!isRaw(docs.value)) return;
    this.prose(to, docs);
    to?.must.push({ at: docs.at, any: [`More documentation: ${String(docs.value["url"])}`] });
  }

  /** Requires that something is marked as deprecated, with the reason that an extension gives. */
  deprecation(to: Expected | undefined, { value, at }: At): void {
    if (!isRaw(value) || value["deprecated"] !== true) return;
    const [, reason] =
      Object.entries(value).find(
        ([key, one]) =>
          /^x-deprecat.*(?:message|reason|description)$/i.test(key) && typeof one === "string",
      ) ?? [];
    if (reason === undefined) to?.must.push({ at: step(at, "deprecated"), any: ["deprecated"] });
    else to?.prose.push({ at, text: plain(`Deprecated: ${String(reason)}`) });
  }

  /* ------------------------------------------------------------- Schemas */

  /** Returns all schemas that apply to a value through references and `allOf`, except those that its page leaves out. */
  private parts(
    schema: At,
    without: ReadonlySet<string>,
    via: readonly string[] = [],
  ): readonly Part[] {
    const { value, at } = schema;
    if (!isRaw(value)) return [];
    const { $ref, allOf: _, ...own } = value;
    const parts: Part[] = [{ value: own, at, via }];
    for (const part of items(schema, "allOf")) parts.push(...this.parts(part, without, via));
    if (typeof $ref === "string") {
      const name = nameIn($ref);
      const inside = name === undefined ? via : [...via, name];
      if (name === undefined || !(without.has(name) || via.includes(name)))
        parts.push(...this.parts(this.document.find($ref), without, inside));
    }
    return parts;
  }

  /** Returns the schemas that a value mentions: by a reference, an `allOf`, or as its items. */
  private mentioned(schema: At): readonly string[] {
    const { value } = schema;
    if (!isRaw(value)) return [];
    const name = nameIn(value["$ref"]);
    return [
      ...(name === undefined ? [] : [name]),
      ...items(schema, "allOf").flatMap((part) => this.mentioned(part)),
      ...this.mentioned(member(schema, "items")),
      ...this.mentioned(member(schema, "additionalProperties")),
    ];
  }

  /**
   * Checks a value at the place of its row, variant or section.
   *
   * @param schemas all schemas of the value, if several parts of an `allOf` have a property of that name
   * @param inside prefix of the ids inside
   */
  value(
    id: string,
    schemas: readonly At[],
    inside = id,
    options: {
      readonly name?: string;
      readonly required?: boolean;
      readonly own?: At;
      readonly root?: string;
    } = {},
  ): void {
    const [first] = schemas;
    const to = this.expect(id, options.own?.at ?? first?.at ?? "", options.name);
    if (!to || !first) return;
    const left = new Set(this.leftOut(id));
    const parts = schemas.flatMap((schema) =>
      this.parts(schema, left, options.root === undefined ? [] : [options.root]),
    );
    const types = schemas.flatMap((schema) => this.typesShown(schema));
    if (options.name !== undefined) to.must.push({ at: first.at, any: types });
    else types.forEach((type) => to.may.add(type).add(`· ${type}`));
    // The twin also separates the two with a dot.
    types.flatMap((type) => type.split(" · ")).forEach((type) => to.may.add(type));
    if (options.required === true)
      to.must.push({ at: options.own?.at ?? first.at, any: ["required"] });
    if (options.own) this.prose(to, options.own);
    const via = new Set(parts.flatMap((part) => part.via));
    for (const name of [...via, ...left])
      for (const word of ["About", "Includes", "See"]) to.may.add(`${word} ${name}`);
    for (const name of left) {
      to.may.add(`recursive ${name}, shown above`);
      to.linked.set(name, first.at);
      const summary = isRaw(this.document.find(`#/components/schemas/${name}`).value)
        ? (this.document.find(`#/components/schemas/${name}`).value as Raw)
        : {};
      if (typeof summary["description"] === "string")
        to.mayProse.push(plain(summary["description"]));
    }
    this.facts(to, parts, inside, options.name);
    this.children(to, parts, inside, id);
  }

  /** Returns the names of the schemas whose rows a place leaves to their pages. */
  private leftOut(id: string): readonly string[] {
    const { stubs = [], said = [] } = this.stubs.get(id) ?? {};
    const named = said.flatMap(
      (text) =>
        /^recursive (.*), shown above$/.exec(text)?.[1] ?? /^Includes (.*)$/.exec(text)?.[1] ?? [],
    );
    return [...stubs.map((href) => this.nameAt(href) ?? ""), ...named].filter((name) =>
      this.document.schemas.includes(name),
    );
  }

  private nameAt(href: string): string | undefined {
    return [...this.pages].find(([, page]) => page === href)?.[0];
  }

  private facts(
    to: Expected,
    parts: readonly Part[],
    inside: string,
    name: string | undefined,
  ): void {
    for (const part of parts) {
      this.prose(to, part);
      const { value, at } = part;
      if (nullable(value)) to.must.push({ at, any: ["may be null"] });
      this.deprecation(to, part);
      for (const [flag, word] of [
        ["readOnly", "read-only"],
        ["writeOnly", "write-only"],
      ] as const)
        if (value[flag] === true) to.must.push({ at: step(at, flag), any: [word] });
      if (typeof value["title"] === "string" && value["title"] !== name) to.may.add(value["title"]);
      const seen = new Map<string, number>();
      for (const choice of allowed(value)) {
        const text = shown(choice);
        const count = (seen.get(text) ?? 0) + 1;
        seen.set(text, count);
        const target = this.expect(
          `${inside}=${text.replace(/\s+/g, "-")}${count > 1 ? `-${count}` : ""}`,
          step(at, "enum"),
        );
        target?.must.push({ at: step(at, "enum"), any: [text] });
        to.may.add("Allowed values").add(`Allowed values: ${allowed(value).length}`);
      }
    }
    for (const fact of chipsOf(parts)) to.must.push(fact);
    for (const { value, at } of parts) {
      const shape = xmlShape(value, name);
      if (shape !== undefined)
        to.must.push({
          at: step(at, "xml"),
          any: [`in XML ${shape}`, `in XML ${xmlShape(value, undefined) ?? ""}`],
        });
    }
    for (const part of parts)
      for (const { any } of chipsOf([part])) any.forEach((text) => to.may.add(text));
  }

  private children(to: Expected, parts: readonly Part[], inside: string, id: string): void {
    const rows = new Map<string, At[]>();
    for (const part of parts)
      for (const { key, ...schema } of entries(part, "properties"))
        rows.set(key, [...(rows.get(key) ?? []), schema]);
    const required = new Set(
      parts.flatMap(({ value }) =>
        Array.isArray(value["required"]) ? value["required"].map(String) : [],
      ),
    );
    for (const [key, schemas] of rows)
      this.value(join(inside, key), schemas, undefined, { name: key, required: required.has(key) });
    const unknown = [...required].filter((key) => !rows.has(key));
    if (unknown.length > 0) to.may.add(`Required here: ${unknown.join(", ")}.`);
    const patterns = parts.flatMap((part) => entries(part, "patternProperties"));
    for (const { key, ...schema } of patterns)
      this.value(join(inside, key), [schema], undefined, { name: `names matching ${key}` });
    const others = parts.map((part) => member(part, "additionalProperties"));
    for (const schema of others.filter(({ value }) => isRaw(value)))
      this.value(`${inside}.*`, [schema], undefined, { name: "any other property" });
    const closed = parts.some(
      ({ value }) =>
        value["additionalProperties"] === false || value["unevaluatedProperties"] === false,
    );
    const open = patterns.length > 0 || others.some(({ value }) => isRaw(value));
    const count = open ? "properties" : rows.size === 1 ? "1 property" : `${rows.size} properties`;
    const marked = [...required].filter((key) => rows.has(key)).length;
    const some = marked > 0 && marked < rows.size ? [`${count}, ${marked} required`] : [];
    if (closed && rows.size > 0)
      to.must.push({
        at: to.at,
        any: [
          "No other properties are allowed.",
          ...[count, ...some].map((one) => `${one}; no others allowed`),
        ],
      });
    if (rows.size > 0 || open) for (const one of [count, ...some]) to.may.add(one);
    for (const part of parts) {
      const own = member(part, "items");
      if (isRaw(own.value)) this.itemsOf(to, own, inside, id);
      items(part, "prefixItems").forEach((item, index) =>
        this.value(`${inside}.${index}`, [item], undefined, { name: `[${index}]` }),
      );
      for (const keyword of [
        "if",
        "then",
        "else",
        "not",
        "contains",
        "propertyNames",
        "contentSchema",
      ]) {
        const condition = member(part, keyword);
        if (condition.value !== undefined) this.inPlace(to, condition, `${inside}~${keyword}`, id);
      }
    }
    this.unions(to, parts, inside, id);
  }

  /** Items have their own row if there is more to say than their type. */
  private itemsOf(to: Expected, schema: At, inside: string, id: string): void {
    if (this.places.has(`${id}[]`)) this.value(`${id}[]`, [schema], inside, { name: "each item" });
    else this.inPlace(to, schema, inside, id);
  }

  /** Checks a schema that is described at the place of another. */
  private inPlace(to: Expected, schema: At, inside: string, id: string): void {
    const left = new Set(this.leftOut(id));
    const parts = this.parts(schema, left);
    this.typesShown(schema).forEach((type) => to.may.add(type));
    for (const name of parts.flatMap(({ via }) => via))
      to.may.add(`About ${name}`).add(`See ${name}`);
    this.facts(to, parts, inside, undefined);
    this.children(to, parts, inside, id);
  }

  private unions(to: Expected, parts: readonly Part[], inside: string, id: string): void {
    const counts = new Map<string, number>();
    for (const part of parts) {
      for (const mode of ["oneOf", "anyOf"]) {
        const variants = items(part, mode).filter(
          ({ value }) => !(isRaw(value) && value["type"] === "null"),
        );
        const [only] = variants;
        if (!only) continue;
        const groups = variants.map(({ value }) =>
          isRaw(value) &&
          Object.keys(value).every((key) => key === "required" || key === "title") &&
          Array.isArray(value["required"])
            ? value["required"]
            : undefined,
        );
        if (groups.every((group) => group !== undefined)) {
          const names = groups.map((group) => group.join(" and ")).join(" or ");
          to.must.push({
            at: step(part.at, mode),
            any: [`${mode === "oneOf" ? "Exactly" : "At least"} one of ${names} is required.`],
          });
          continue;
        }
        if (variants.length === 1 && !isRaw(part.value["discriminator"])) {
          this.inPlace(to, only, inside, id);
          continue;
        }
        const isList = variants.every(
          ({ value }) =>
            isRaw(value) &&
            Object.keys(value).every((key) => key === "type") &&
            /^(?:string|number|integer|boolean)$/.test(String(value["type"])),
        );
        if (isList && variants.length <= 3) continue;
        const count = (counts.get(mode) ?? 0) + 1;
        counts.set(mode, count);
        this.variants(to, part, variants, count === 1 ? inside : `${inside}~${count}`);
      }
    }
  }

  private variants(to: Expected, part: Part, variants: readonly At[], inside: string): void {
    const { discriminator } = part.value;
    const property = isRaw(discriminator) ? String(discriminator["propertyName"]) : undefined;
    const chosen = property === undefined ? "" : `, chosen by ${property}`;
    to.must.push({ at: part.at, any: [`One of${chosen}`, `Send one of${chosen}`] });
    const seen = new Map<string, number>();
    for (const variant of variants) {
      const ref = isRaw(variant.value) ? variant.value["$ref"] : undefined;
      const target = this.document.resolve(variant).value;
      const title = isRaw(target) ? target["title"] : undefined;
      const label = typeof title === "string" ? title : (nameIn(ref) ?? this.typeOf(variant));
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      const name = count === 1 ? label : `${label} (${count})`;
      const id = `${inside}~${idPart(name)}`;
      this.value(id, [variant]);
      const own = this.expected.get(id);
      if (!own?.place) continue;
      if (own.place.name !== name)
        this.problem(variant.at, id, `is called ${own.place.name} instead of ${name}`);
      own.may.add(`See ${this.typeOf(variant)}`);
      if (property === undefined) continue;
      const mapping = entries(part, "discriminator", "mapping")
        .filter(({ value }) => value === ref || value === nameIn(ref))
        .map(({ key }) => key);
      const values =
        mapping.length > 0 ? mapping : nameIn(ref) === undefined ? [] : [String(nameIn(ref))];
      if (values.length > 0)
        own.must.push({
          at: step(part.at, "discriminator"),
          any: [`${property}: ${values.join(", ")}`],
        });
    }
  }

  /** Returns the types that a row may show: that of a named scalar follows its name. */
  private typesShown(schema: At): readonly string[] {
    const type = this.typeOf(schema);
    const name = isRaw(schema.value)
      ? (nameIn(schema.value["$ref"]) ??
        nameIn(items(schema, "allOf").map(({ value }) => isRaw(value) && value["$ref"])[0]))
      : undefined;
    return name === type
      ? [type, `${type} · ${this.typeOf(this.document.find(`#/components/schemas/${name}`))}`]
      : [type];
  }

  /** Returns the type of a schema in words. */
  typeOf(schema: At, depth = 0): string {
    const { value } = schema;
    if (value === false) return "never";
    if (!isRaw(value) || depth > 20) return "any";
    const inside = (one: At) => this.typeOf(one, depth + 1);
    if (typeof value["$ref"] === "string")
      return nameIn(value["$ref"]) ?? inside(this.document.find(value["$ref"]));
    if (items(schema, "allOf").length > 0) {
      const parts = items(schema, "allOf").map((part) => ({ part, type: inside(part) }));
      const own = inside({
        value: Object.fromEntries(Object.entries(value).filter(([key]) => key !== "allOf")),
        at: schema.at,
      });
      const types = [...new Set([...parts.map(({ type }) => type), own])].filter(
        (type) => type !== "any",
      );
      return types.length === 1
        ? (types[0] ?? "any")
        : (this.parts(schema, new Set())
            .map((part) => inside(part))
            .find((type) => type !== "any") ?? "any");
    }
    if (value["type"] === "null") return "null";
    const types = [value["type"] ?? []]
      .flat()
      .filter((type) => type !== "null")
      .map(String);
    const listed = (all: readonly string[]) => {
      const distinct = [...new Set(all)];
      const isPlain =
        distinct.length <= 3 &&
        distinct.every((type) => !/^(?:array of|map of|one of) /.test(type));
      if (!isPlain) return `one of ${all.length} shapes`;
      return distinct.join(" or ");
    };
    const variants = [...items(schema, "oneOf"), ...items(schema, "anyOf")].filter(
      (one) => !(isRaw(one.value) && one.value["type"] === "null"),
    );
    if (types.length === 0 && variants.length > 0 && !isRaw(value["properties"]))
      return variants.length === 1 && variants[0]
        ? inside(variants[0])
        : listed(variants.map(inside));
    if (types.length > 1)
      return listed(types.map((type) => inside({ ...schema, value: { ...value, type } })));
    const [type = inferred(value)] = types;
    if (type === "array") {
      if (Array.isArray(value["prefixItems"])) return "tuple";
      return isRaw(value["items"]) ? `array of ${inside(member(schema, "items"))}` : "array";
    }
    const others = member(schema, "additionalProperties");
    const isMap =
      isRaw(others.value) &&
      Object.keys(isRaw(value["properties"]) ? value["properties"] : {}).length === 0;
    return type === "object" && isMap ? `map of ${inside(others)}` : type;
  }

  /* -------------------------------------------------------------- Result */

  /** Compares what the page says with what it must say. */
  finish(): readonly string[] {
    for (const [id, { place, at, name, must, may, prose, mayProse, linked }] of this.expected) {
      if (!place) continue;
      if (name !== undefined && place.name !== name)
        this.problem(at, id, `is called ${place.name} instead of ${name}`);
      const said = new Set(place.said);
      for (const { at: from, any } of must)
        if (!any.some((text) => said.has(text)))
          this.problem(
            from,
            id,
            `does not say ${any.map((text) => `"${text}"`).join(" or ")}, but ${place.said
              .map((text) => `"${text}"`)
              .join(", ")
              .slice(0, 300)}`,
          );
      const pool = dense(place.said.join(""));
      for (const { at: from, text } of prose)
        if (!pool.includes(text))
          this.problem(
            from,
            id,
            `lacks "${text.slice(0, 80)}", says "${place.said.join(" | ").slice(0, 300)}"`,
          );
      const texts = [...prose.map(({ text }) => text), ...mayProse].join("");
      const known = new Set([...must.flatMap(({ any }) => any), ...may]);
      for (const text of place.said)
        if (!known.has(text) && !texts.includes(dense(text)))
          this.problem(at, id, `says "${text.slice(0, 200)}", which the document does not`);
      for (const [schema, from] of linked) {
        const page = this.pages.get(schema);
        if (
          page !== undefined &&
          ![...place.links, ...place.stubs].includes(page) &&
          !place.links.some((link) => link.startsWith("#"))
        )
          this.problem(from, id, `has no link to ${page}`);
      }
    }
    for (const id of this.places.keys())
      if (!this.expected.has(id)) this.problem("(nothing in the document)", id, "is surplus");
    return this.problems;
  }
}

/** Whether a schema itself allows null. */
function nullable(schema: Raw): boolean {
  const types = [schema["type"] ?? []].flat();
  const variants = [schema["oneOf"] ?? [], schema["anyOf"] ?? []].flat();
  const isNull = (one: unknown) => isRaw(one) && one["type"] === "null";
  return (
    schema["nullable"] === true ||
    (types.length > 1 && types.includes("null")) ||
    (variants.some(isNull) && !variants.every(isNull))
  );
}

/** Returns the allowed values with an id; duplicates share one. */
function allowed(schema: Raw): readonly unknown[] {
  const list: unknown = "const" in schema ? [] : schema["enum"];
  const all: readonly unknown[] = Array.isArray(list) ? list : [];
  const values = [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
  return nullable(schema) ? values.filter((value) => value !== null) : values;
}

function inferred(schema: Raw): string {
  const has = (...keys: readonly string[]) => keys.some((key) => key in schema);
  if (
    has(
      "properties",
      "additionalProperties",
      "patternProperties",
      "required",
      "minProperties",
      "maxProperties",
      "unevaluatedProperties",
      "propertyNames",
    )
  )
    return "object";
  if (has("items", "prefixItems", "minItems", "maxItems", "uniqueItems")) return "array";
  const kinds = new Set(
    [schema["const"] ?? [], schema["enum"] ?? []].flat().map((value) => typeof value),
  );
  const [kind] = kinds;
  if (kinds.size === 1 && kind !== "object") return String(kind);
  if (has("minLength", "maxLength", "pattern")) return "string";
  return has("minimum", "maximum", "multipleOf", "exclusiveMinimum", "exclusiveMaximum")
    ? "number"
    : "any";
}

/* -------------------------------------------------------------- The facts */

const formats: Readonly<Record<string, string>> = {
  "date-time": "date and time (ISO 8601)",
  date: "date (ISO 8601)",
  time: "time (ISO 8601)",
  duration: "duration (ISO 8601)",
  email: "email address",
  "idn-email": "email address",
  hostname: "host name",
  "idn-hostname": "host name",
  uri: "URI",
  "uri-reference": "URI reference",
  "uri-template": "URI template",
  url: "URL",
  iri: "IRI",
  uuid: "UUID",
  ipv4: "IPv4 address",
  ipv6: "IPv6 address",
  regex: "regular expression",
  "json-pointer": "JSON Pointer",
  int32: "32-bit",
  int64: "64-bit",
  float: "single precision",
  double: "double precision",
  password: "password",
};

const counted = (count: number, noun: string) =>
  `${count} ${count === 1 ? noun : noun.replace(/y$/, "ie") + "s"}`;

/** Returns the allowed number in words. */
function amount(
  least: number | undefined,
  most: number | undefined,
  noun: string,
): string | undefined {
  if (most === undefined) return least ? `at least ${counted(least, noun)}` : undefined;
  if (least === most) return `exactly ${counted(most, noun)}`;
  return least ? `${least}–${counted(most, noun)}` : `at most ${counted(most, noun)}`;
}

function range({
  minimum,
  maximum,
  exclusiveMinimum: above,
  exclusiveMaximum: below,
}: Readonly<Record<string, number | undefined>>): string | undefined {
  if (above === undefined && below === undefined) {
    if (minimum === undefined || maximum === undefined)
      return minimum !== undefined
        ? `${minimum} or more`
        : maximum !== undefined
          ? `${maximum} or less`
          : undefined;
    return minimum === maximum
      ? `exactly ${minimum}`
      : minimum < 0
        ? `${minimum} to ${maximum}`
        : `${minimum}–${maximum}`;
  }
  const bounds = [
    ["at least", minimum],
    ["more than", above],
    ["at most", maximum],
    ["less than", below],
  ] as const;
  return bounds
    .flatMap(([word, bound]) => (bound === undefined ? [] : [`${word} ${bound}`]))
    .join(", ");
}

/** Returns how a row is written in XML, if it is not just an element with its name. */
function xmlShape({ xml, items: item }: Raw, name: string | undefined): string | undefined {
  const inner = isRaw(item) ? item["xml"] : undefined;
  if (!isRaw(xml) && !isRaw(inner)) return undefined;
  const tag = (form: unknown, isAttribute = false) => {
    if (!isRaw(form)) return isAttribute ? "" : `<${name ?? "…"}>`;
    const { prefix, namespace } = form;
    const own = `${prefix === undefined ? "" : `${String(prefix)}:`}${String(form["name"] ?? name ?? "…")}`;
    const declared =
      namespace === undefined
        ? ""
        : `xmlns${prefix === undefined ? "" : `:${String(prefix)}`}="${String(namespace)}"`;
    return isAttribute ? `${declared} ${own}="…"`.trim() : `<${`${own} ${declared}`.trim()}>`;
  };
  if (isRaw(xml) && xml["attribute"] === true) return tag(xml, true);
  if (item !== undefined)
    return (
      (isRaw(xml) && xml["wrapped"] === true ? tag(xml) : "") +
      (isRaw(item) && item["$ref"] !== undefined && !isRaw(inner) ? "…" : tag(inner))
    );
  return tag(xml) === `<${name}>` ? undefined : tag(xml);
}

/** Character classes that the page describes in words. */
const kinds: Readonly<Record<string, string>> = {
  "A-Za-z": "letter",
  "a-zA-Z": "letter",
  "A-Z": "uppercase letter",
  "a-z": "lowercase letter",
  "0-9": "digit",
  "\\d": "digit",
  "A-Za-z0-9": "letter or digit",
  "a-zA-Z0-9": "letter or digit",
  "0-9a-fA-F": "hexadecimal digit",
  "a-fA-F0-9": "hexadecimal digit",
};

function patternChips(
  pattern: string,
  least: number | undefined,
  most: number | undefined,
): readonly string[] {
  const [, set, escape, bounds] =
    /^\^(?:\[([^\]]+)\]|(\\d))(\{\d+(?:,\d*)?\}|[*+])?\$$/.exec(pattern) ?? [];
  const noun = kinds[set ?? escape ?? ""];
  if (noun === undefined) return [`matches ${pattern}`];
  const [from, to = from] =
    bounds === "+"
      ? ["1", ""]
      : bounds === "*"
        ? ["0", ""]
        : bounds === undefined
          ? ["1"]
          : bounds.slice(1, -1).split(",");
  const low = Math.max(least ?? 0, Number(from));
  const high = Math.min(most ?? Infinity, to === "" ? Infinity : Number(to));
  const text =
    low === high ? counted(low, noun) : amount(low, high === Infinity ? undefined : high, noun);
  return [`${text ?? `only ${noun}s`} ${pattern}`, `matches ${pattern}`];
}

/** Removes the keywords that do not apply to values of this type (JSON Schema 2020-12, Validation, 6). */
function effective(schema: Raw): Raw {
  const types = [schema["type"] ?? []].flat();
  const has = (...names: readonly string[]) =>
    types.length === 0 || names.some((name) => types.includes(name));
  const applies = {
    Length: has("string"),
    pattern: has("string"),
    imum: has("number", "integer"),
    multipleOf: has("number", "integer"),
    Items: has("array"),
    Properties: has("object"),
  };
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) =>
      Object.entries(applies).every(([end, does]) => does || !key.endsWith(end)),
    ),
  );
}

/** Returns the constraints that rows show in a few words; if several schemas describe a value, the narrower bound. */
function chipsOf(
  parts: readonly Part[],
): readonly { readonly at: string; readonly any: readonly string[] }[] {
  const all = parts.map(({ value: whole }) => {
    const value = effective(whole);
    const { exclusiveMinimum: above, exclusiveMaximum: below } = value;
    // OpenAPI 3.0 uses flags.
    return {
      ...value,
      ...(above === true && { minimum: undefined, exclusiveMinimum: value["minimum"] }),
      ...(above === false && { exclusiveMinimum: undefined }),
      ...(below === true && { maximum: undefined, exclusiveMaximum: value["maximum"] }),
      ...(below === false && { exclusiveMaximum: undefined }),
    } as Raw;
  });
  const [first] = parts;
  const at = first?.at ?? "";
  const numbers = (key: string) =>
    all.flatMap((value) => (typeof value[key] === "number" ? [value[key]] : []));
  const least = (key: string) => (numbers(key).length > 0 ? Math.max(...numbers(key)) : undefined);
  const most = (key: string) => (numbers(key).length > 0 ? Math.min(...numbers(key)) : undefined);
  const facts: { at: string; any: readonly string[] }[] = [];
  const say = (text: string | undefined, key: string) =>
    text !== undefined && facts.push({ at: step(at, key), any: [text] });
  say(
    range({
      minimum: least("minimum"),
      maximum: most("maximum"),
      exclusiveMinimum: least("exclusiveMinimum"),
      exclusiveMaximum: most("exclusiveMaximum"),
    }),
    "minimum",
  );
  say(amount(least("minItems"), most("maxItems"), "item"), "minItems");
  say(amount(least("minProperties"), most("maxProperties"), "property"), "minProperties");
  const patterns = all.flatMap(({ pattern }) => (typeof pattern === "string" ? [pattern] : []));
  const length = amount(least("minLength"), most("maxLength"), "character");
  if (patterns.length === 0) say(length, "maxLength");
  for (const pattern of patterns) {
    const texts = patternChips(pattern, least("minLength"), most("maxLength"));
    facts.push({ at: step(at, "pattern"), any: texts });
    if (texts.length === 1) say(length, "maxLength");
  }
  const values = (key: string) =>
    all.flatMap((value, index) =>
      value[key] === undefined
        ? []
        : [{ value: value[key], at: step(parts[index]?.at ?? at, key) }],
    );
  for (const { value, at: from } of values("format"))
    facts.push({
      at: from,
      any: [Object.hasOwn(formats, String(value)) ? (formats[String(value)] ?? "") : String(value)],
    });
  for (const [key, word] of [
    ["contentMediaType", "media type"],
    ["contentEncoding", "encoded as"],
    ["multipleOf", "multiple of"],
    ["const", "always"],
  ] as const)
    for (const { value, at: from } of values(key))
      facts.push({ at: from, any: [`${word} ${shown(value)}`] });
  for (const { at: from, value } of values("uniqueItems"))
    if (value === true) facts.push({ at: from, any: ["unique items"] });
  for (const [key, word] of [
    ["default", "default"],
    ["example", "example"],
  ] as const) {
    const found = values(key);
    if (found[0])
      facts.push({ at: found[0].at, any: found.map(({ value }) => `${word} ${shown(value)}`) });
  }
  for (const { value, at: from } of values("examples")) {
    if (!Array.isArray(value) || value.length === 0) continue;
    facts.push({ at: from, any: [`example ${shown(value[0])}`] });
    if (value.length > 1)
      facts.push({
        at: from,
        any: [
          `Also valid: ${value
            .slice(1)
            .map((one) => JSON.stringify(one))
            .join(", ")}.`,
        ],
      });
  }
  return facts;
}
