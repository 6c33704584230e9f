import { branchNames, type ConditionKeyword } from "./conditions";
import { branchId, joinId, typeId, uniqueIds, valueId } from "./ids";
import { mentions, refIn, sameType } from "./type-ref";
import type {
  Condition,
  Discriminator,
  EnumValue,
  Facts,
  Note,
  RequiredGroups,
  Schema,
  Serialization,
  TypeRef,
  Union,
  ValueExample,
  Variant,
  Words,
} from "./types";

/** Returns the view of a named schema, if there is one. */
export type Lookup<P> = (name: string) => Schema<P> | undefined;

/** A named schema that contains the current place. */
interface Ancestor {
  readonly name: string;
  /** Id of the row or heading at which it unfolds. */
  readonly anchor: string;
}

/** Where a schema is on the page, and what may unfold there. */
export interface Place<P> {
  /** Prefix of the ids inside; empty at the root of a page. */
  readonly id: string;
  /** Id of the nearest row or heading above. */
  readonly anchor: string;
  readonly ancestors: readonly Ancestor[];
  /** The named schema that the rows here belong to, and the prefix of their ids; `undefined` if they belong to the page itself. */
  readonly owner?: { readonly name: string; readonly id: string } | undefined;
  /** The type shown in the line above, which links the schemas that it mentions. */
  readonly shownType?: TypeRef | undefined;
  /** Named schemas that unfold where a type refers to them. */
  readonly unfolds: Lookup<P>;
  /** The named schemas that unfold in error responses; absent: the same ones. */
  readonly inErrors?: Lookup<P> | undefined;
  /** Named schemas that unfold, but not inside each other, because variants often refer to each other. */
  readonly branches: Lookup<P>;
  /** Named schemas whose rows are merged into those of a schema that includes them (`allOf`). */
  readonly merges: Lookup<P>;
}

/** A schema's line of facts, and its content. */
export interface LaidOutSchema<P> {
  readonly facts: Facts & Serialization;
  /** Named schemas that the schema refers to or includes. */
  readonly refers: readonly string[];
  readonly body: Body<P>;
}

/** A row: one value, named or not. */
export interface Row<P> extends LaidOutSchema<P> {
  /** The type of the named scalar that the row's type refers to. */
  readonly scalar: TypeRef | undefined;
  readonly kind: "member" | "pattern" | "additional" | "items" | "index";
  /** `undefined` for the items of an array, which have no name. */
  readonly id: string | undefined;
  /** The row's id on the page of the named schema that it belongs to; `undefined` if it belongs to the page itself. */
  readonly part: string | undefined;
  /** Name, pattern or position; empty for additional properties and items. */
  readonly name: string;
  /** Whether the row has its own prose, not only that of a schema it refers to. */
  readonly described: boolean;
  /** The included schema that the row comes from. */
  readonly from: string | undefined;
}

/** The content below a line, in the order of the page: prose, then rules and rows, then blocks. */
export interface Body<P> {
  readonly words: Words<P>;
  readonly rules: readonly Rule<P>[];
  readonly rows: readonly Row<P>[];
  /** No other properties are allowed. */
  readonly closed: boolean;
  /** The named schemas whose parts are merged into this body, with their prose. */
  readonly included: readonly Included<P>[];
  readonly blocks: readonly Block<P>[];
}

/** A sentence about the value. */
export type Rule<P> =
  | ({ readonly kind: "note" } & Note)
  | ({ readonly kind: "requiredGroups" } & RequiredGroups)
  | ({ readonly kind: "example" } & ValueExample<P>);

interface Included<P> {
  readonly name: string;
  readonly words: Words<P>;
  /** Whether the schema has only prose. */
  readonly isSilent: boolean;
}

/** A part of a body that is neither a rule nor a row. */
export type Block<P> = BlockOf<P> & { readonly from: string | undefined };

type BlockOf<P> =
  | {
      readonly kind: "enum";
      readonly values: readonly (EnumValue<P> & { readonly id: string })[];
    }
  /** A named schema in full. */
  | ({
      readonly kind: "schema";
      readonly name: string;
      /** Whether neither the line above nor the content below makes its type clear. */
      readonly showsType: boolean;
    } & LaidOutSchema<P>)
  /** A named schema inside itself. */
  | { readonly kind: "recursion"; readonly name: string; readonly anchor: string }
  /** A named schema that does not fit on the page; the line above may link it already. */
  | { readonly kind: "model"; readonly name: string; readonly isLinked: boolean }
  /** A link to an included schema that is not merged. */
  | { readonly kind: "includes"; readonly name: string }
  /** The prose of a named schema, if the row has its own. */
  | { readonly kind: "about"; readonly name: string; readonly words: Words<P> }
  | { readonly kind: "items"; readonly row: Row<P> }
  | {
      readonly kind: "union";
      readonly discriminator: string | undefined;
      readonly variants: readonly LaidOutVariant<P>[];
    }
  | ({
      readonly kind: "condition";
      /** Prefix of the ids inside. */
      readonly id: string;
      readonly keyword: ConditionKeyword;
      readonly property: string | undefined;
      readonly least: number | undefined;
      readonly most: number | undefined;
    } & LaidOutSchema<P>)
  | ({ readonly kind: "discriminator" } & Discriminator);

/** One variant of a union. */
export interface LaidOutVariant<P> extends LaidOutSchema<P> {
  readonly id: string;
  /** If `undefined`, the type names the variant. */
  readonly label: string | undefined;
  /** Its number among variants with the same name, from 2 on. */
  readonly position: number | undefined;
  readonly value: string | undefined;
  readonly moreValues: readonly string[];
  readonly fallback: boolean;
  /** The schema it refers to, if the variant has no prose and the prose of that schema is not on the page. */
  readonly about: string | undefined;
  /** Whether it has nothing to unfold. */
  readonly isFlat: boolean;
}

/** Returns the root of a page. */
export function rootPlace<P>(unfolds: Lookup<P>, branches: Lookup<P> = nothing): Place<P> {
  const place = { id: "", anchor: "", ancestors: [] };
  return { ...place, unfolds, branches, merges: unfolds };
}

const nothing = () => undefined;

/** Lays out the schema of a body. */
export function layOutSchema<P>(
  schema: Schema<P>,
  place: Place<P>,
): LaidOutSchema<P> & { readonly showsType: boolean } {
  return {
    ...line(schema, place),
    showsType: showsType(schema) && !sameType(schema.type, place.shownType),
    body: bodyOf(schema, place),
  };
}

/** Whether to show the type of a schema. Its rows, rules or variants may make the type obvious. */
export function showsType<P>(schema: Schema<P>): boolean {
  const { type, unions, notes, requiredGroups } = schema;
  if (type !== "object") return unions === undefined;
  return !hasStructure({ ...schema, closed: undefined }) && !notes && !requiredGroups;
}

/** The parts of a row. */
interface RowDraft<P> {
  readonly kind: Row<P>["kind"];
  readonly name: string;
  readonly schema: Schema<P> & Serialization;
  readonly examples?: readonly ValueExample<P>[] | undefined;
  readonly from?: string | undefined;
  /** The included schemas that it comes from, outermost first. */
  readonly inside?: readonly string[];
}

/** Lays out one row: a property, parameter or header. */
export function layOutRow<P>(draft: RowDraft<P>, place: Place<P>): Row<P> {
  const { kind, name, schema, from } = draft;
  const owner = from === undefined ? place.owner : { name: from, id: place.id };
  const id = kind === "items" ? undefined : joinId(place.id, kind === "additional" ? "*" : name);
  const inside = {
    ...place,
    owner,
    shownType: schema.type,
    ...(id !== undefined && { id, anchor: id }),
  };
  const part = id === undefined || !owner ? undefined : owner.name + id.slice(owner.id.length);
  const row = { kind, name, id, part, from };
  const scalar = namedScalar(schema, place);
  const described = hasWords(schema);
  const own = line(schema, place);
  const rules = (draft.examples ?? []).map((example) => ({ kind: "example" as const, ...example }));
  if (!scalar) {
    const body = bodyOf(schema, inside, { rules });
    return { ...own, scalar: undefined, ...row, described, body };
  }
  // A named scalar (`UtcDateTime`) and its use share a row. If the row has prose, that of the schema is folded.
  const about = described && hasWords(scalar.schema) ? scalar : undefined;
  const value = {
    ...schema,
    ...(described ? {} : wordsOf(scalar.schema)),
    type: scalar.schema.type,
    enum: scalar.schema.enum,
    notes: [...(schema.notes ?? []), ...(scalar.schema.notes ?? [])],
    requiredGroups: [...(schema.requiredGroups ?? []), ...(scalar.schema.requiredGroups ?? [])],
  };
  return {
    ...own,
    scalar: scalar.schema.type,
    facts: { ...factsOf(scalar.schema), ...own.facts },
    ...row,
    described,
    body: bodyOf(value, inside, { rules, about }),
  };
}

interface NamedScalar<P> {
  readonly name: string;
  readonly schema: Schema<P>;
}

/** Returns the named schema that a row refers to, if it has only facts, prose, rules and allowed values. */
function namedScalar<P>({ type }: Schema<P>, { unfolds }: Place<P>): NamedScalar<P> | undefined {
  // In `array of UtcDateTime`, the facts describe the items, not the row.
  const name = typeof type === "object" && "ref" in type ? type.ref : undefined;
  const schema = name === undefined ? undefined : unfolds(name);
  if (name === undefined || !schema || schema.type === "object") return undefined;
  if (refIn(schema.type) !== undefined || hasStructure(schema)) return undefined;
  // The title of the schema is not that of the row.
  return { name, schema: { ...schema, title: undefined } };
}

function line<P>(
  schema: Schema<P> & Serialization,
  place: Place<P>,
): Omit<LaidOutSchema<P>, "body"> {
  const ref = refOf(schema);
  return {
    facts: wholeFacts(schema, place),
    refers: [...(ref === undefined ? [] : [ref]), ...(schema.allOf ?? [])],
  };
}

/** Returns the facts of a schema. Its form in XML may be that of a schema merged into it. */
function wholeFacts<P>(schema: Schema<P> & Serialization, place: Place<P>): Facts & Serialization {
  const own = factsOf(schema);
  const bases = (schema.allOf ?? []).map((name) => includedAt(name, place));
  const xml = bases.flatMap((base) =>
    base ? (wholeFacts(base.schema, base.place).xml ?? []) : [],
  );
  return xml.length > 0 && own.xml === undefined ? { ...own, xml: xml[0] } : own;
}

/** Returns an included schema whose parts are merged, and the place inside it; `undefined` for a schema that is only linked. */
function includedAt<P>(name: string, place: Place<P>) {
  const isInside = place.ancestors.some((ancestor) => ancestor.name === name);
  const schema = isInside ? undefined : place.merges(name);
  const ancestors = [...place.ancestors, { name, anchor: place.anchor }];
  return schema && { schema, place: { ...place, ancestors } };
}

/** Returns the named schema that a schema refers to, directly or through its items. */
function refOf<P>({ type, items }: Schema<P>): string | undefined {
  return items ? undefined : refIn(type);
}

const structureKeys = [
  "properties",
  "patternProperties",
  "additionalProperties",
  "closed",
  "prefixItems",
  "items",
  "allOf",
  "unions",
  "conditions",
  "discriminators",
] as const satisfies readonly (keyof Schema<unknown>)[];

function hasStructure<P>(schema: Schema<P>): boolean {
  return structureKeys.some((key) => schema[key] !== undefined);
}

const contentKeys = [
  ...structureKeys,
  "description",
  "hasLinks",
  "details",
  "deprecation",
  "externalDocs",
  "enum",
  "requiredGroups",
  "notes",
] as const satisfies readonly (keyof Schema<unknown>)[];

const isContent: ReadonlySet<string> = new Set(contentKeys);

/** Returns the facts of a schema, without its content. */
function factsOf<P>(schema: Schema<P>): Facts & Serialization {
  const facts = Object.entries(schema).filter(([key]) => !isContent.has(key));
  return Object.fromEntries(facts) as unknown as Facts;
}

export function wordsOf<P>({
  description,
  hasLinks,
  details,
  deprecation,
  externalDocs,
}: Words<P>): Words<P> {
  return { description, hasLinks, details, deprecation, externalDocs };
}

function hasWords<P>(words: Words<P>): boolean {
  return Object.values(wordsOf(words)).some((part) => part !== undefined);
}

/** The content of a body besides the parts of its schema. */
interface BodyExtras<P> {
  readonly rules?: readonly Rule<P>[];
  readonly about?: NamedScalar<P> | undefined;
}

function bodyOf<P>(schema: Schema<P>, outer: Place<P>, extras: BodyExtras<P> = {}): Body<P> {
  const { rules, rows, blocks, included, closed } = partsOf(schema, outer);
  // Only what comes from an included schema is inside it: a row of its own may unfold a schema with the same base.
  const placeOf = ({ inside = [] }: RowDraft<P> | BlockDraft<P>): Place<P> => {
    const anchored = inside.map((name) => ({ name, anchor: outer.anchor }));
    return { ...outer, ancestors: [...outer.ancestors, ...anchored] };
  };
  if (extras.about) {
    const { name, schema: about } = extras.about;
    const layOut = () => ({ kind: "about" as const, name, words: wordsOf(about) });
    blocks.push({ kind: "about", from: undefined, layOut });
  }
  return {
    words: wordsOf(schema),
    rules: [...rules, ...(extras.rules ?? [])],
    rows: rows.map((row) => layOutRow(row, placeOf(row))),
    closed,
    included,
    blocks: layOutBlocks(blocks, placeOf),
  };
}

/** The parts of a schema, including those of the schemas it includes (`allOf`). */
interface Parts<P> {
  readonly rules: Rule<P>[];
  readonly rows: RowDraft<P>[];
  readonly blocks: BlockDraft<P>[];
  readonly included: Included<P>[];
  closed: boolean;
}

/** A block that is laid out once its place is known. */
interface BlockDraft<P> {
  /** The mode of a union, the keyword of a condition: blocks of one kind are numbered. */
  readonly kind: string;
  readonly from: string | undefined;
  readonly inside?: readonly string[];
  readonly layOut: (place: Place<P>) => BlockOf<P>;
}

function partsOf<P>(schema: Schema<P>, place: Place<P>): Parts<P> {
  const parts: Parts<P> = {
    rules: [],
    rows: [],
    blocks: [],
    included: [],
    closed: schema.closed === true,
  };
  const { rules } = parts;
  const add = (kind: string, layOut: BlockDraft<P>["layOut"]) =>
    parts.blocks.push({ kind, from: undefined, layOut });
  const { enum: allowed, items, properties = [], patternProperties = [] } = schema;
  const { additionalProperties: others } = schema;
  addRows(parts.rows, [
    ...properties.map((row) => ({ kind: "member" as const, name: row.name, schema: row })),
    ...patternProperties.map((row) => ({ kind: "pattern" as const, name: row.name, schema: row })),
    ...(others ? [{ kind: "additional" as const, name: "", schema: others }] : []),
  ]);
  if (allowed) add("enum", ({ id }) => ({ kind: "enum", values: withIds(allowed, id) }));
  const ref = refOf(schema);
  if (ref !== undefined) add("ref", (at) => layOutNamed(ref, at));
  schema.prefixItems?.forEach((item, index) => {
    const row = { kind: "index" as const, name: String(index), schema: item };
    add("index", (at) => ({ kind: "items", row: layOutRow(row, at) }));
  });
  if (items) {
    const row = { kind: "items" as const, name: "", schema: items };
    add("items", (at) => ({ kind: "items", row: layOutRow(row, at) }));
  }
  for (const name of schema.allOf ?? []) addIncluded(parts, name, place);
  for (const groups of schema.requiredGroups ?? [])
    rules.push({ kind: "requiredGroups", ...groups });
  for (const union of schema.unions ?? [])
    add(union.mode, (at) => ({ kind: "union", ...layOutUnion(union, at) }));
  for (const condition of schema.conditions ?? [])
    add(condition.keyword, (at) => layOutCondition(condition, at));
  for (const discriminator of schema.discriminators ?? [])
    add("discriminator", () => ({ kind: "discriminator", ...discriminator }));
  for (const note of schema.notes ?? [])
    if (!isAtProperty(note, schema)) rules.push({ kind: "note", ...note });
  return parts;
}

/** Whether the row of a property says a rule across fields. */
function isAtProperty<P>(note: Note, { properties = [] }: Schema<P>): boolean {
  if (note.note !== "validation") return false;
  const isSame = (one: Note) => one.note === "validation" && one.message === note.message;
  return properties.some(({ notes = [] }) => notes.some(isSame));
}

function addIncluded<P>(parts: Parts<P>, name: string, place: Place<P>): void {
  const included = includedAt(name, place);
  if (!included) {
    parts.blocks.push({
      kind: "includes",
      from: undefined,
      layOut: ({ ancestors }) => ancestorAt(name, ancestors) ?? { kind: "includes", name },
    });
    return;
  }
  const { schema } = included;
  const base = partsOf(schema, included.place);
  parts.closed ||= base.closed;
  const inherited = <Draft extends RowDraft<P> | BlockDraft<P>>(draft: Draft) => ({
    ...draft,
    from: name,
    inside: [name, ...(draft.inside ?? [])],
  });
  addRows(parts.rows, base.rows.map(inherited));
  parts.rules.push(...base.rules);
  // The page of the included schema shows which schemas extend it.
  const blocks = base.blocks.filter(({ kind }) => kind !== "discriminator");
  parts.blocks.push(...blocks.map(inherited));
  const isSilent = base.rows.length + base.rules.length + base.blocks.length === 0;
  parts.included.push({ name, words: wordsOf(schema), isSilent }, ...base.included);
}

/** Adds the rows with new names: the first one of a name comes from the outermost schema, which describes it in full. */
function addRows<P>(rows: RowDraft<P>[], added: readonly RowDraft<P>[]): void {
  const names = new Set(rows.map(({ name }) => name));
  rows.push(...added.filter(({ name }) => name === "" || !names.has(name)));
}

/** Lays out blocks. Numbers the ids of a kind from the second block on (two unions, two `if`s). */
function layOutBlocks<P>(
  drafts: readonly BlockDraft<P>[],
  placeOf: (draft: BlockDraft<P>) => Place<P>,
): readonly Block<P>[] {
  const seen = new Map<string, number>();
  return drafts.map((draft) => {
    const { kind, from, layOut } = draft;
    const place = placeOf(draft);
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    // The ids of tuple items contain their positions.
    const isFirst = count === 1 || kind === "index";
    const at = isFirst ? place : { ...place, id: branchId(place.id, String(count)) };
    return { ...layOut(at), from };
  });
}

function withIds<P>(values: readonly EnumValue<P>[], at: string) {
  const unique = uniqueIds();
  return values.map((value) => ({ ...value, id: unique(valueId(at, value.value)) }));
}

function layOutCondition<P>(condition: Condition<P>, place: Place<P>): BlockOf<P> {
  const { keyword, property, least, most, ...schema } = condition;
  const id = branchId(place.id, branchNames[keyword]);
  const inside = { ...place, id, shownType: schema.type };
  const what = { kind: "condition" as const, id, keyword, property, least, most };
  return { ...what, ...line(schema, inside), body: bodyOf(schema, inside) };
}

/** Returns the mark for a schema inside itself; `undefined` if the schema is not inside itself. */
function ancestorAt(name: string, ancestors: readonly Ancestor[]) {
  const found = ancestors.find((one) => one.name === name);
  return found && { kind: "recursion" as const, ...found };
}

/** Lays out a named schema: in full, as a mark inside itself, or as a link to its own page if it does not fit on this one. */
export function layOutNamed<P>(name: string, place: Place<P>): Block<P> {
  const from = undefined;
  const ancestor = ancestorAt(name, place.ancestors);
  if (ancestor) return { ...ancestor, from };
  const own = place.unfolds(name);
  const branch = own ? undefined : place.branches(name);
  const schema = own ?? branch;
  if (!schema) return { kind: "model", from, name, isLinked: mentions(place.shownType, name) };
  const inside: Place<P> = {
    ...place,
    ancestors: [...place.ancestors, { name, anchor: place.anchor }],
    owner: { name, id: place.id },
    branches: branch ? nothing : place.branches,
  };
  return { kind: "schema", from, name, ...layOutSchema(schema, inside) };
}

/** A variant's name in ids. */
interface VariantName {
  readonly name: string;
  /** Its number among variants of the same name, from 2 on. */
  readonly position: number | undefined;
}

/** Returns the names of the variants of a union in ids. */
export function variantNames<P>(variants: readonly Variant<P>[]): readonly VariantName[] {
  const named = new Map<string, number>();
  return variants.map(({ label, type }) => {
    const name = label ?? typeId(type);
    const count = (named.get(name) ?? 0) + 1;
    named.set(name, count);
    return count > 1
      ? { name: `${name} (${count})`, position: count }
      : { name, position: undefined };
  });
}

function layOutUnion<P>({ discriminator, variants }: Union<P>, place: Place<P>) {
  const names = variantNames(variants);
  return {
    discriminator,
    variants: variants.flatMap((variant, index) => {
      const name = names[index];
      return name ? [layOutVariant(variant, name, place)] : [];
    }),
  };
}

function layOutVariant<P>(
  { label, value, moreValues = [], fallback = false, ...schema }: Variant<P>,
  { name, position }: VariantName,
  place: Place<P>,
): LaidOutVariant<P> {
  const id = branchId(place.id, name);
  const inside = { ...place, id, anchor: id, shownType: schema.type };
  const ref = hasWords(schema) ? undefined : refOf(schema);
  const isHere = ref === undefined || (place.unfolds(ref) ?? place.branches(ref)) !== undefined;
  return {
    id,
    label,
    position,
    value,
    moreValues,
    fallback,
    about: isHere ? undefined : ref,
    isFlat: isFlat(schema),
    ...line(schema, inside),
    body: bodyOf(schema, inside),
  };
}

/** Whether a variant has no content except for one paragraph. */
function isFlat<P>(schema: Schema<P>): boolean {
  const isBrief = contentKeys.every(
    (key) => schema[key] === undefined || key === "description" || key === "hasLinks",
  );
  return isBrief && refOf(schema) === undefined;
}
