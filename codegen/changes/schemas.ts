import { isDeepStrictEqual } from "node:util";
import type { ChangePlace, ChangeSentence } from "../../src/view/changes";
import { branchId } from "../../src/view/ids";
import { absentIn, keywordsHolding, structuralKeys } from "../keywords";
import { canonical, isRaw, items, join, type Located, text, type Raw } from "../document/document";
import { type UnionMode, unionModes } from "../model/compose";
import { matches } from "../model/pattern-text";
import { targetOf } from "../document/discriminator";
import { type Outcome, say, ComparedPart } from "./change";
import { type Direction, flipped } from "./levels";
import { inside, type MergedSchema, onLine, type Revision } from "./revision";
import { areApart, exclusiveForm, isMoot, schemaRules } from "./schema-rules";
import { below, includes, saying, typesIn, valuesOf, variantsOf } from "./schema-facts";

/** Two schemas to compare. */
interface Pair {
  readonly before: MergedSchema;
  readonly after: MergedSchema;
  readonly direction: Direction;
  readonly part: ComparedPart;
}

/** Keywords with their own rules below. */
const special =
  /^(properties|allOf|oneOf|anyOf|if|then|else|\$defs|additionalProperties|unevaluatedProperties)$/;
const nested = [...keywordsHolding("schema", "schemas", "schemaMap")].filter(
  (keyword) => !special.test(keyword),
);

/** Compares schemas, each pair once. */
export class SchemaComparison {
  private readonly parts = new Map<string, ComparedPart>();
  private readonly pending: Pair[] = [];

  constructor(
    private readonly before: Revision,
    private readonly after: Revision,
    private readonly probes = new Map<string, boolean>(),
  ) {}

  /** Returns the part for every compared pair. */
  all(): readonly ComparedPart[] {
    return [...this.parts.values()];
  }

  /**
   * Compares the schemas at one or more places of each document.
   *
   * @param user the part that uses them
   * @param step the place in an operation or in the document, or the path in a schema
   */
  compare(
    before: readonly Located[],
    after: readonly Located[],
    direction: Direction,
    user: ComparedPart,
    step: ChangePlace | string,
  ): void {
    const [old, now] = [this.before.merge(before), this.after.merge(after)];
    // The page of a schema that only one of them refers to stays as it is.
    const { name } = now;
    const key = JSON.stringify([direction, old.id, now.id, name]);
    const known = this.parts.get(key);
    const part = known ?? new ComparedPart(name);
    part.uses.push({ user, step });
    if (known) return;
    this.parts.set(key, part);
    this.pending.push({ before: old, after: now, direction, part });
    // Uses a queue, because chains of schemas may be longer than the stack.
    if (this.pending.length > 1) return;
    for (let pair = this.pending[0]; pair; pair = this.pending[0]) {
      this.fill(pair);
      this.pending.shift();
    }
  }

  private fill(pair: Pair): void {
    const { before, after } = pair;
    const isNothing = [before, after].map(allowsNothing);
    if (isNothing[0] !== isNothing[1]) {
      const message = say(isNothing[1] ? "nothing" : "anything");
      return this.add(pair, message, before.top, after.top);
    }
    // If one is a choice of variants, the other counts as a choice with one variant, unless it is only the type beside the variants.
    const isChoice = [before, after].map((shape) => unionModes.find((mode) => isOnly(shape, mode)));
    const isBeside = [before, after].every(
      (shape, index) => saying(shape, "type").length > 0 && (isChoice[index] ?? isOnly(shape)),
    );
    if (!isBeside && (isChoice[0] === undefined) !== (isChoice[1] === undefined)) {
      const mode = isChoice[0] ?? isChoice[1] ?? "oneOf";
      const old = isChoice[0] ? variantsOf(before, mode) : [before.top];
      return this.variants(pair, mode, old, isChoice[1] ? variantsOf(after, mode) : [after.top]);
    }
    // If the type is different, nothing else can be compared.
    const isOther = areApart(typesIn(before).types, typesIn(after).types);
    this.facts(pair, isOther);
    if (isOther) return;
    this.properties(pair);
    this.openness(pair);
    for (const keyword of nested) this.nested(pair, keyword);
    this.conditions(pair);
    for (const mode of unionModes) {
      const [old, now] = [variantsOf(before, mode), variantsOf(after, mode)];
      if (old.length > 0 && now.length > 0) this.variants(pair, mode, old, now);
      else this.unions(pair, mode, old, now);
    }
    this.discriminator(pair);
  }

  private facts(pair: Pair, isOther: boolean): void {
    const { before, after } = pair;
    // The same list of values says more than any bound beside it.
    const [listed, lists] = [valuesOf(before), valuesOf(after)];
    const isListed = listed !== undefined && isDeepStrictEqual(listed, lists);
    for (const { keyword, read, compare } of schemaRules) {
      const isBeside = isListed && keyword !== "nullable";
      if ((isOther || isBeside) && structuralKeys.has(keyword) && keyword !== "type") continue;
      // Another message, that the property is no longer or newly sent in this direction, says more.
      if (keyword === hiding[pair.direction]) continue;
      const [old, now] = [read(before), read(after)];
      if (isDeepStrictEqual(old, now)) continue;
      for (const outcome of compare(old, now, [before, after])) {
        const isForm = keyword === "xml" && (this.before.hasXml || this.after.hasXml);
        const told = isForm ? { ...outcome, how: "other" as const } : outcome;
        pair.part.add(told, pair.direction, [], ...placesOf(pair, keyword));
      }
    }
  }

  private properties(pair: Pair): void {
    const { before, after, direction, part } = pair;
    const read = (schema: MergedSchema, revision: Revision) => {
      const [properties, needed] = [below(schema, "properties"), required(schema)];
      const property = (name: string) => {
        const places = properties.get(name) ?? [];
        const isHidden = revision.merge(places).raw[hiding[direction] ?? ""] === true;
        // Patterns, or the schema of other properties, may say what a property is that the other document lists.
        const cover = places.length === 0 ? covering(schema, name) : [];
        return { places, isHidden, cover, requirement: needed.get(name) };
      };
      return { properties, needed, property, openness: openness(schema) };
    };
    const [old, now] = [read(before, this.before), read(after, this.after)];
    const renamed = renames(old, now);
    for (const [from, to] of renamed) {
      const [was, is] = [old.property(from), now.property(to)];
      if (is.isHidden) continue;
      this.add(pair, say("propertyRenamed", [from, to]), was.places[0], is.places[0]);
      this.compare(was.places, is.places, direction, part, `.${to}`);
    }
    const keyed = [old.properties, now.properties, old.needed, now.needed];
    const names = new Set(keyed.flatMap((map) => [...map.keys()]));
    for (const name of renamed.flat()) names.delete(name);
    for (const name of names) {
      const [was, is] = [old.property(name), now.property(name)];
      const [from, to] = [was.places[0], is.places[0]];
      const [wasNeeded, isNeeded] = [was, is].map(
        ({ requirement, isHidden }) => requirement !== undefined && !isHidden,
      );
      const tell = (message: ChangeSentence, more?: Omit<Outcome, "message">) =>
        this.add(pair, message, from, to, more);
      if (!from && to) {
        const noun = isNeeded ? "requiredProperty" : "optionalProperty";
        const how = old.openness === "none" ? "closed" : undefined;
        if (!is.isHidden) tell(say("added", [name], noun), { how, mark: "new" });
      } else if (from && !to) {
        const isCovered =
          is.cover.length > 0 || (old.openness === "none" && now.openness === "any");
        const how = isCovered ? "covered" : undefined;
        if (!was.isHidden) tell(say("removed", [name], "property"), { how });
      } else {
        const isSent = direction === "request";
        const isGone = is.isHidden && !was.isHidden;
        if (isGone) tell(say(isSent ? "unsent" : "unreturned", [name]));
        else if (was.isHidden && !is.isHidden && !isNeeded)
          tell(say(isSent ? "sent" : "returned", [name]));
        if (!isGone && wasNeeded !== isNeeded) {
          // One part of a schema may require a property that another part describes.
          const { pointer = "" } = is.requirement ?? was.requirement ?? {};
          const [left, right] = beside(pair, was.requirement ?? from, is.requirement ?? to);
          const message = say(isNeeded ? "propertyRequired" : "propertyOptional", [name]);
          this.add(pair, message, { ...left, pointer }, { ...right, pointer });
        }
      }
      const [all, others] = [was, is].map(({ places, cover }) => [...places, ...cover]);
      if (all?.length && others?.length && !(was.isHidden && is.isHidden))
        this.compare(all, others, direction, part, `.${name}`);
    }
  }

  /** Compares whether properties other than the listed ones are allowed. */
  private openness(pair: Pair): void {
    // Of several parts, additionalProperties knows only its own.
    const isSame = [pair.before, pair.after].every(
      ({ parts, raw }) => parts.length < 2 || raw["additionalProperties"] === undefined,
    );
    for (const keyword of isSame
      ? [undefined]
      : ["additionalProperties", "unevaluatedProperties"]) {
      const [old, now] = [openness(pair.before, keyword), openness(pair.after, keyword)];
      if (typeof old === "object" && typeof now === "object")
        this.compare(old, now, pair.direction, pair.part, ".*");
      else if (old !== now) {
        const line = keyword ?? "additionalProperties";
        const [was, is] = placesOf(pair, line);
        const limited = old === "any" ? "othersLimited" : "othersUnlimited";
        const allowed = old === "none" ? "othersAllowed" : limited;
        const message = say(now === "none" ? "othersForbidden" : allowed);
        this.add(pair, message, onLine(was, line), onLine(is, line));
      }
    }
  }

  private nested(pair: Pair, keyword: string): void {
    const read = (shape: MergedSchema): ReturnType<typeof below> =>
      keyword === "contains" && isMoot(shape) ? new Map() : below(shape, keyword);
    const [old, now] = [read(pair.before), read(pair.after)];
    // What applies to items and properties that have no schema of their own.
    const [was = [], is = []] = [pair.before, pair.after].map((shape) =>
      keyword === "prefixItems"
        ? below(shape, "items").get("")
        : keyword === "patternProperties"
          ? limitsOfOthers(shape)
          : undefined,
    );
    for (const key of new Set([...old.keys(), ...now.keys()]))
      this.member(pair, keyword, key, old.get(key) ?? was, now.get(key) ?? is);
  }

  /** Compares conditions with their branches. Each is paired with the one that has the same test, or else with the next one left. */
  private conditions(pair: Pair): void {
    const [old = [], now = []] = [pair.before, pair.after].map(({ parts }) =>
      parts.filter(({ value }) => "if" in value),
    );
    const left = new Set(now);
    const take = (fits: (one: Located<Raw>) => boolean) => {
      const found = [...left].find(fits);
      if (found) left.delete(found);
      return found;
    };
    const same = old.map((one) =>
      take(({ value }) => isDeepStrictEqual(value["if"], one.value["if"])),
    );
    const matched = old.map((one, index) => [one, same[index] ?? take(() => true)] as const);
    for (const [was, is] of [...matched, ...[...left].map((one) => [undefined, one] as const)])
      // A condition that is added or removed as a whole is one change.
      for (const keyword of was && is ? ["if", "then", "else"] : ["if"])
        this.member(pair, keyword, "", branchOf(was, keyword), branchOf(is, keyword));
  }

  private member(
    pair: Pair,
    keyword: string,
    key: string,
    was: readonly Located[],
    is: readonly Located[],
  ): void {
    // A condition has changed if any value passes that did not before, or the reverse.
    const direction =
      keyword === "not" ? flipped(pair.direction) : keyword === "if" ? "both" : pair.direction;
    const name = key === "" ? keyword : `${keyword}.${key}`;
    if (was.length > 0 && is.length > 0) {
      this.compare(was, is, direction, pair.part, keyword === "items" ? "[]" : ` (${name})`);
      return;
    }
    const [wasEmpty, isEmpty] = [this.before.merge(was), this.after.merge(is)].map(
      ({ parts }) => parts.length === 0,
    );
    if (wasEmpty && isEmpty) return;
    const message = say(wasEmpty ? "added" : "removed", [name], "condition");
    this.add(pair, message, was[0], is[0]);
  }

  /** Compares a union that only one of the two schemas has besides its other keywords. */
  private unions(
    pair: Pair,
    mode: UnionMode,
    old: readonly Located[],
    now: readonly Located[],
  ): void {
    if (old.length === now.length) return;
    const other = mode === "oneOf" ? "anyOf" : "oneOf";
    const counterpart = variantsOf(old.length > 0 ? pair.after : pair.before, other);
    const spots = placesOf(pair, mode);
    if (counterpart.length > 0) {
      // Reported only once for the two unionModes.
      if (mode === "anyOf") return;
      const isWider = old.length > 0;
      this.add(pair, say(isWider ? "manyMatch" : "oneMatches"), ...spots);
      if (isWider) this.variants(pair, "anyOf", old, counterpart);
      else this.variants(pair, "oneOf", counterpart, now);
    } else
      this.add(pair, say(old.length === 0 ? "variantsAdded" : "variantsRemoved", [mode]), ...spots);
  }

  private variants(
    pair: Pair,
    mode: UnionMode,
    old: readonly Located[],
    now: readonly Located[],
  ): void {
    const { direction, part } = pair;
    const left = new Set(now);
    const match = (variants: readonly Located[], isSame: (was: Located, is: Located) => boolean) =>
      variants.filter((was) => {
        const found = [...left].find((is) => isSame(was, is));
        if (!found) return true;
        left.delete(found);
        const label = this.labelOf(found, this.after);
        this.compare([was], [found], direction, part, label === undefined ? "" : ` (${label})`);
        const values = discriminatorValues(pair.before, was, this.before);
        const others = discriminatorValues(pair.after, found, this.after);
        if (values && others) this.compareDiscriminatorValues(pair, values, others);
        return false;
      });
    const isEqual = (was: Located, is: Located) => !this.differs(was, is);
    const isAlike = (was: Located, is: Located) => {
      const label = this.labelOf(was, this.before);
      return label !== undefined && label === this.labelOf(is, this.after);
    };
    // Titles are words: inline variants with the same meaning are the same, whatever they are called.
    const areInline = (was: Located, is: Located) => isInline(was) && isInline(is);
    const exact = match(
      old,
      (was, is) => isAlike(was, is) && (!areInline(was, is) || isEqual(was, is)),
    );
    const retitled = match(exact, (was, is) => areInline(was, is) && isEqual(was, is));
    const others = match(match(retitled, isAlike), isEqual);
    // Unnamed variants are identified by their order.
    const isUnnamed = others.every(isInline) || [...left].every(isInline);
    const gone = isUnnamed && others.length === left.size ? match(others, () => true) : others;
    for (const was of gone) {
      const message = variantMessage(this.labelOf(was, this.before), false);
      this.add(pair, message, was, undefined);
    }
    for (const is of left) {
      const label = this.labelOf(is, this.after);
      const inRow = label && branchId("", label);
      // If a new variant accepts what is written for another one, that matches twice.
      const isSorted = pair.after.raw["discriminator"] !== undefined;
      const isApart = (other: Located) => other === is || this.rejects([is], [other]);
      const isGreedy = mode === "oneOf" && !isSorted && !now.every(isApart);
      const more = { how: isGreedy ? "greedy" : undefined, mark: "new", inRow } as const;
      this.add(pair, variantMessage(label, true), undefined, is, more);
    }
  }

  /** Whether one schema rejects what is written for another one, as far as is known. @param left how much deeper to look */
  private rejects(one: readonly Located[] = [], other: readonly Located[] = [], left = 5): boolean {
    if (one.length === 0 || other.length === 0 || left === 0) return false;
    const shapes = [this.after.merge(one), this.after.merge(other)] as const;
    const [own, foreign] = shapes;
    const rejects = (...pair: readonly (readonly Located[] | undefined)[]) =>
      this.rejects(pair[0], pair[1], left - 1);
    const [variants, others] = shapes.map((each) =>
      unionModes.flatMap((mode) => variantsOf(each, mode)),
    );
    if (variants?.length && variants.every((each) => rejects([each], other))) return true;
    if (others?.length && others.every((each) => rejects(one, [each]))) return true;
    const [values, texts] = shapes.map(valuesOf);
    if (values && texts) return !values.some((value) => includes(texts, value));
    if (areApart(typesIn(own).types, typesIn(foreign).types)) return true;
    const formats = shapes.flatMap(({ raw }) => raw["format"] ?? []);
    if (new Set(formats).size > 1) return true;
    if (rejects(...shapes.map((shape) => below(shape, "items").get("")))) return true;
    const [properties, known] = [below(own, "properties"), below(foreign, "properties")];
    const [needs, given] = [required(own), required(foreign)];
    // Nobody writes properties that a schema does not list, unless it lists none or says what they are.
    const isFree = known.size === 0 || typeof openness(foreign) === "object";
    return (
      (!isFree && [...needs.keys()].some((name) => !known.has(name))) ||
      (openness(own) === "none" && [...given.keys()].some((name) => !properties.has(name))) ||
      [...properties].some(
        ([name, spots]) => (needs.has(name) || given.has(name)) && rejects(spots, known.get(name)),
      )
    );
  }

  private discriminator(pair: Pair): void {
    const [old, now] = [pair.before, pair.after].map((shape) => saying(shape, "discriminator")[0]);
    if (!old || !now) {
      const message = say(now ? "came" : "went", [], "discriminator");
      if (old ?? now) this.add(pair, message, old, now);
      return;
    }
    const [was, is] = [inside(old, "propertyName").value, inside(now, "propertyName").value];
    if (was !== is) this.add(pair, say("replaced", [was, is], "discriminator"), old, now);
    const [targets, others] = [
      this.before.members(inside(old, "mapping")),
      this.after.members(inside(now, "mapping")),
    ];
    for (const [value, from] of targets) {
      const to = others.get(value);
      if (to)
        this.compare(
          [target(from, this.before)],
          [target(to, this.after)],
          pair.direction,
          pair.part,
          ` (${value})`,
        );
    }
    // The values of variants are compared with them.
    const isUnion = [pair.before, pair.after].some((shape) =>
      unionModes.some((mode) => variantsOf(shape, mode).length > 0),
    );
    if (!isUnion) this.compareDiscriminatorValues(pair, targets, others);
  }

  private compareDiscriminatorValues(
    pair: Pair,
    old: ReadonlyMap<string, Located>,
    now: ReadonlyMap<string, Located>,
  ): void {
    const gone = [...old].filter(([value]) => !now.has(value));
    const come = [...now].filter(([value]) => !old.has(value));
    const [from, to] = [gone[0], come[0]];
    if (gone.length === 1 && come.length === 1 && from && to) {
      const message = say("replaced", [from[0], to[0]], "discriminatorValue");
      return this.add(pair, message, from[1], to[1]);
    }
    for (const [value, place] of gone)
      this.add(pair, say("removed", [value], "discriminatorValue"), place, undefined);
    for (const [value, place] of come)
      this.add(pair, say("added", [value], "discriminatorValue"), undefined, place);
  }

  private add(
    pair: Pair,
    message: ChangeSentence,
    was: Located | undefined,
    is: Located | undefined,
    more?: Omit<Outcome, "message">,
  ): void {
    pair.part.add({ ...more, message }, pair.direction, [], ...beside(pair, was, is));
  }

  /** Whether two schemas differ in more than words. */
  private differs(was: Located, is: Located): boolean {
    const key = [this.before.merge([was]).id, this.after.merge([is]).id].join(" ");
    const known = this.probes.get(key);
    if (known !== undefined) return known;
    // Assumed until the opposite is found, because schemas may refer to themselves.
    this.probes.set(key, false);
    const comparison = new SchemaComparison(this.before, this.after, this.probes);
    comparison.compare([was], [is], "both", new ComparedPart(), "");
    const found = comparison
      .all()
      .some(({ findings }) => findings.some(({ level }) => level !== "documentation"));
    this.probes.set(key, found);
    return found;
  }

  /** Returns the name of a variant: the name of its schema, or its title. */
  private labelOf(spot: Located, side: Revision): string | undefined {
    const { name, raw } = side.merge([spot]);
    return name ?? (text(raw["title"]) || undefined);
  }
}

/** Returns the places where a keyword has changed: the parts in which its value differs, or else the parts that have changed. */
function placesOf(pair: Pair, keyword: string): readonly [Located, Located] {
  const { before, after } = pair;
  const lacking = (some: readonly Located[], others: readonly Located[]) =>
    some.findLast(
      ({ pointer, value }) =>
        !others.some((other) => other.pointer === pointer && isDeepStrictEqual(other.value, value)),
    );
  for (const [old, now] of [
    [saying(before, keyword), saying(after, keyword)],
    [saying(before, exclusiveForm(keyword)), saying(after, exclusiveForm(keyword))],
    [before.parts, after.parts],
  ] as const) {
    const is = lacking(now, old);
    const was = old.find(({ pointer }) => pointer === is?.pointer) ?? lacking(old, now);
    if (was ?? is) return beside(pair, was, is);
  }
  return [before.top, after.top];
}

/** Returns two places. A missing one is replaced by the part of its schema that would contain it. */
function beside(
  { before, after }: Pair,
  was: Located | undefined,
  is: Located | undefined,
): readonly [Located, Located] {
  const part = ({ parts, top }: MergedSchema, there: Located | undefined): Located =>
    parts
      .filter(({ pointer }) => there?.pointer.startsWith(`${pointer}/`))
      .toSorted((one, other) => other.pointer.length - one.pointer.length)[0] ?? top;
  return [was ?? part(before, is), is ?? part(after, was)];
}

/** Whether a schema is only a choice of variants, or without a mode only a type. */
function isOnly(shape: MergedSchema, mode?: UnionMode): boolean {
  return (
    (mode === undefined || variantsOf(shape, mode).length > 0) &&
    shape.parts.every(({ value }) =>
      Object.keys(value).every((key) => key === mode || key === "type" || !structuralKeys.has(key)),
    )
  );
}

/** Returns the required names, each with its property in the part that requires it, on the line of that requirement. */
function required(shape: MergedSchema): ReadonlyMap<string, Located> {
  return new Map(
    shape.parts.flatMap((part) => {
      const { value, route } = inside(part, "required");
      return items(value, route).map(({ value: name, pointer: line }): [string, Located] => [
        String(name),
        { value: name, pointer: join(part.pointer, "properties", String(name)), route: line },
      ]);
    }),
  );
}

/** The keyword that excludes a property from a direction. */
const hiding: Readonly<Partial<Record<Direction, string>>> = absentIn;

/** The properties of a schema, and which of them are required. */
interface Properties {
  readonly properties: ReadonlyMap<string, readonly Located[]>;
  readonly needed: ReadonlyMap<string, Located>;
}

/**
 * Returns the properties that were only renamed: both have the same description and content, and no other added or removed property
 * matches.
 */
function renames(old: Properties, now: Properties): readonly (readonly [string, string])[] {
  const only = ({ properties, needed }: Properties, others: Properties) =>
    [...properties].flatMap(([name, places]) => {
      const values = places.map(({ value }) => value);
      const isTold = values.some((value) => isRaw(value) && text(value["description"]));
      const content = canonical([values, needed.has(name)]);
      return isTold && !others.properties.has(name) ? [{ name, content }] : [];
    });
  const [gone, come] = [only(old, now), only(now, old)];
  return gone.flatMap(({ name, content }) => {
    const [from, to] = [gone, come].map((list) => list.filter((one) => one.content === content));
    return from?.length === 1 && to?.length === 1 && to[0] ? [[name, to[0].name] as const] : [];
  });
}

/** Returns the schemas of properties that are not listed. With a single part, the two keywords mean the same. */
function limitsOfOthers(shape: MergedSchema, keyword?: string): readonly Located[] {
  const [own, rest] = [
    saying(shape, "additionalProperties"),
    saying(shape, "unevaluatedProperties"),
  ];
  const either = own.length > 0 ? own : rest;
  const spots = keyword === undefined ? either : keyword === "additionalProperties" ? own : rest;
  return spots.filter(
    ({ value }) => value === false || (isRaw(value) && Object.keys(value).length > 0),
  );
}

/** Reads which other properties are allowed. */
function openness(shape: MergedSchema, keyword?: string): "any" | "none" | readonly Located[] {
  const limits = limitsOfOthers(shape, keyword);
  if (limits.some(({ value }) => value === false)) return "none";
  return limits.length > 0 ? limits : "any";
}

/** Returns the schemas of a property that is not listed: those of the patterns of its name, or else that of other properties. */
function covering(shape: MergedSchema, name: string): readonly Located[] {
  const patterns = [...below(shape, "patternProperties")].flatMap(([pattern, spots]) =>
    matches(pattern, name) === true ? spots : [],
  );
  const others = openness(shape);
  return patterns.length > 0 || typeof others === "string" ? patterns : others;
}

/** Whether a schema is `false` or equivalent to it. */
function allowsNothing({ raw, parts }: MergedSchema): boolean {
  const all = [raw, ...parts.map(({ value }) => value)];
  return all.some(({ not }) => isRaw(not) && Object.keys(not).length === 0);
}

function branchOf(part: Located<Raw> | undefined, keyword: string): readonly Located[] {
  return part && keyword in part.value ? [inside(part, keyword)] : [];
}

function isInline({ value }: Located): boolean {
  return !isRaw(value) || value["$ref"] === undefined;
}

function variantMessage(label: string | undefined, isAdded: boolean): ChangeSentence {
  return label === undefined
    ? say(isAdded ? "came" : "went", [], "variant")
    : say(isAdded ? "added" : "removed", [label], "variant");
}

/** Returns the discriminator values of a variant, mapped or else its name; nothing if its property says which values it allows. */
function discriminatorValues(
  union: MergedSchema,
  variant: Located,
  side: Revision,
): ReadonlyMap<string, Located> | undefined {
  const [said] = saying(union, "discriminator");
  const shape = side.merge([variant]);
  if (!said || shape.name === undefined) return undefined;
  const mapped = [...side.members(inside(said, "mapping"))].filter(
    ([, spot]) => side.merge([target(spot, side)]).name === shape.name,
  );
  if (mapped.length > 0) return new Map(mapped);
  const property = below(shape, "properties").get(String(inside(said, "propertyName").value)) ?? [];
  return valuesOf(side.merge(property)) ? undefined : new Map([[shape.name, variant]]);
}

/** Returns the schema that a discriminator maps a value to. */
function target({ value, route }: Located, side: Revision): Located {
  return side.at(targetOf(value), route);
}
