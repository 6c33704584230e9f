import { validate } from "@cfworker/json-schema";
import { closest, distance } from "fastest-levenshtein";

import type * as cel from "../shared/cel";
import { isRecord } from "../samples/serialize";
import { branchNames } from "../view/conditions";
import { branchId, joinId } from "../view/ids";
import type {
  CheckedCondition,
  CheckedSchema,
  CheckedUnion,
  CheckedVariant,
  ChosenVariant,
  Fault,
  JsonValue,
  Named,
  RequestCheck,
  RulePlace,
  ValuePath,
  ValueRule,
} from "./types";

/** The result of comparing a value with a schema. */
interface Outcome {
  readonly faults: readonly Fault[];
  /** Names of its properties that the schema describes. */
  readonly known: readonly string[];
  /** All names that the schema describes, and their rows. */
  readonly names: Named<RulePlace>;
  readonly closed: boolean;
  /** The chosen variants, from outside in. */
  readonly variants: readonly ChosenVariant[];
}

/** A value and the place where the page describes it. */
interface Spot {
  readonly value: JsonValue;
  readonly path: ValuePath;
  readonly place: RulePlace;
  /** A valid value, if a schema around the one compared has it. */
  readonly example?: string | undefined;
  /** Properties that the schema which includes the one compared describes in full. */
  readonly described?: ReadonlySet<string>;
}

/** Evaluates rules across fields; loaded only if there are any. */
export type Evaluator = Pick<typeof cel, "breaks" | "fieldIn">;

const nothing: Outcome = { faults: [], known: [], names: [], closed: false, variants: [] };

/**
 * Compares a body with its schema and returns one fault per mistake. The library checks single values. Properties, items and variants are
 * visited here, because a fault has to name its row, and only the intended variant of a union may have faults.
 */
export function findFaults(
  body: JsonValue,
  {
    at,
    schema: root,
    schemas,
    shown = [],
  }: Omit<RequestCheck, "isForm" | "unchecked" | "hasValidations">,
  evaluator?: Evaluator,
): Pick<Outcome, "faults" | "variants"> {
  const byName = new Map(schemas);

  /** Compares a value with a schema and everything that it includes, and adds the properties that none of it describes. */
  function check(schema: CheckedSchema, spot: Spot): Outcome {
    const outcome = compare(schema, spot, []);
    return { ...outcome, faults: withUnknown(outcome, spot) };
  }

  function compare(schema: CheckedSchema, around: Spot, above: readonly string[]): Outcome {
    const spot = { ...around, example: around.example ?? schema.example };
    const { value, path, place } = spot;
    if (value === null && schema.nullable) return nothing;
    const failed = schema.rules?.find(({ keywords }) => !isValid(value, keywords));
    const rule = failed && ruleFault(failed.text, spot, failed.keywords);
    // If the type is wrong, no other fault is worth reporting.
    if (rule && failed.keywords["type"] !== undefined) return { ...nothing, faults: [rule] };
    const outcomes: Outcome[] = [rule ? { ...nothing, faults: [rule] } : nothing];
    const { ref } = schema;
    const target = ref === undefined || above.includes(ref) ? undefined : byName.get(ref);
    if (target && ref !== undefined) {
      const elsewhere = target.path === undefined ? undefined : `${target.path}#`;
      const inside = { ...spot, place: { ...place, elsewhere } };
      outcomes.push(compare(target.schema, inside, [...above, ref]));
    }
    const described = new Set([
      ...(spot.described ?? []),
      ...(schema.properties ?? []).map(([name]) => name),
    ]);
    for (const part of schema.allOf ?? [])
      outcomes.push(compare(part, { ...spot, described }, above));
    if (isRecord(value)) outcomes.push(compareObject(schema, { ...spot, value }));
    if (Array.isArray(value)) {
      const { prefixItems = [], items } = schema;
      const faults = (value as readonly JsonValue[]).flatMap((item, index) => {
        const prefix = prefixItems[index];
        const own = prefix ?? items;
        if (!own) return [];
        const inside = prefix ? step(place, String(index)) : place;
        return check(own, { value: item, path: [...path, index], place: inside }).faults;
      });
      outcomes.push({ ...nothing, faults });
    }
    for (const condition of schema.conditions ?? [])
      outcomes.push(compareCondition(condition, spot, above));
    const own = merged(outcomes);
    const unions = (schema.unions ?? []).map((union) => compareUnion(union, spot, above, own));
    const whole = merged([own, ...unions]);
    return evaluator === undefined || whole.faults.some(isMistake)
      ? whole
      : { ...whole, faults: [...whole.faults, ...broken(schema.validations, spot, evaluator)] };
  }

  function compareObject(
    schema: CheckedSchema,
    spot: Spot & { readonly value: Readonly<Record<string, JsonValue>> },
  ): Outcome {
    const { value, path, place, described: elsewhere } = spot;
    const { properties = [], patternProperties = [], additionalProperties, required = [] } = schema;
    const own = new Map(properties);
    const faults: Fault[] = required
      .filter((name) => !Object.hasOwn(value, name) && !elsewhere?.has(name))
      .map((name) => ({ kind: "missing", name, path, place: step(place, name) }));
    const known: string[] = [];
    for (const [name, item] of Object.entries(value)) {
      const all: Named<CheckedSchema> = [
        ...(own.has(name) ? properties.filter(([one]) => one === name) : []),
        ...patternProperties.filter(([pattern]) => isValid(name, { pattern })),
      ];
      const described: Named<CheckedSchema> =
        all.length === 0 && additionalProperties ? [["*", additionalProperties]] : all;
      if (described.length > 0) known.push(name);
      if (own.has(name) && elsewhere?.has(name)) continue;
      for (const [row, of] of described) {
        const inside = { value: item, path: [...path, name], place: step(place, row) };
        if (of.readOnly)
          faults.push({ kind: "readOnly", name, path: inside.path, place: inside.place });
        faults.push(...check(of, inside).faults);
      }
    }
    const { closed = false } = schema;
    return {
      ...nothing,
      faults,
      known,
      names: properties.map(([name]) => [name, step(place, name)]),
      closed,
    };
  }

  function compareCondition(
    condition: CheckedCondition,
    spot: Spot,
    above: readonly string[],
  ): Outcome {
    const { schema, text } = condition;
    const { value } = spot;
    const inBranch = (name: string) => ({ ...spot, place: branch(spot.place, name) });
    const fits = (one: CheckedSchema, item: JsonValue) =>
      !check(one, { ...spot, value: item }).faults.some(isMistake);
    const failed = (name: string) => ({ ...nothing, faults: [ruleFault(text, inBranch(name))] });
    switch (condition.keyword) {
      case "if": {
        const name = fits(schema, value) ? "then" : "else";
        const chosen = condition[name];
        return chosen ? compare(chosen, inBranch(name), above) : nothing;
      }
      case "not":
        return fits(schema, value) ? failed(branchNames.not) : nothing;
      case "dependentSchemas":
        return isRecord(value) && Object.hasOwn(value, condition.property)
          ? compare(schema, inBranch(branchNames.dependentSchemas), above)
          : nothing;
      case "propertyNames": {
        const names = isRecord(value) ? Object.keys(value) : [];
        return merged(
          names.map((name) =>
            check(schema, {
              value: name,
              path: [...spot.path, name],
              place: branch(spot.place, branchNames.propertyNames),
            }),
          ),
        );
      }
      case "contains": {
        if (!Array.isArray(value)) return nothing;
        const count = (value as readonly JsonValue[]).filter((item) => fits(schema, item)).length;
        const { least, most = Infinity } = condition;
        return count < least || count > most ? failed(branchNames.contains) : nothing;
      }
    }
  }

  /** @param own outcome of the schema around the union; each variant counts its known properties, too */
  function compareUnion(
    union: CheckedUnion,
    spot: Spot,
    above: readonly string[],
    own: Outcome,
  ): Outcome {
    const { mode, number, variants } = union;
    const { place } = spot;
    const around = number === undefined ? place : branch(place, String(number));
    const tried = (variant: CheckedVariant): Outcome => {
      const inside = { ...spot, place: branch(around, variant.branch) };
      const outcome = compare(variant.schema, inside, above);
      const known = [...own.known, ...outcome.known];
      return {
        ...outcome,
        faults: withUnknown({ ...outcome, known }, inside),
        variants: [{ label: variant.label, id: inside.place.id }, ...outcome.variants],
      };
    };
    const chosen = discriminated(union, spot);
    if (chosen) return "kind" in chosen ? { ...nothing, faults: [chosen] } : tried(chosen);
    const outcomes = variants.map(tried);
    const fitting = outcomes.filter(({ faults }) => !faults.some(isMistake));
    const [first] = fitting;
    if (first && (mode === "anyOf" || fitting.length === 1))
      return { ...merged(fitting), variants: first.variants };
    if (first) {
      const labels = fitting.map(({ variants: [variant] }) => variant?.label ?? "");
      const several: Fault = { kind: "several", labels, path: spot.path, place };
      return { ...merged(fitting), faults: [several], variants: [] };
    }
    const distances = new Map(
      outcomes.map((one, index) => {
        const { id } = branch(around, variants[index]?.branch ?? "");
        // Less than one mistake, so that it only decides between equals.
        return [one, distanceOf(one.faults, spot) - (shown.includes(id) ? 0.5 : 0)];
      }),
    );
    const [best] = outcomes.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
    return best ?? nothing;
  }

  const { faults, variants } = check(root, { value: body, path: [], place: { id: at } });
  const unique = new Map(faults.map((fault) => [keyOf(fault), fault]));
  return { faults: [...unique.values()], variants };
}

/** Whether a fault is a mistake. A read-only property should not be sent (OpenAPI 3.1, 4.8.24.4), but a body with one is valid. */
export function isMistake({ kind }: Fault): boolean {
  return kind !== "readOnly";
}

/** Returns the key of a fault, because a schema and a variant of it may find the same one. */
function keyOf(fault: Fault): string {
  return JSON.stringify([
    fault.kind,
    fault.path,
    "name" in fault && fault.name,
    "text" in fault && fault.text,
  ]);
}

function isValid(value: JsonValue, keywords: Readonly<Record<string, unknown>>): boolean {
  return validate(value, keywords, "2020-12").valid;
}

function step({ id, elsewhere }: RulePlace, name: string): RulePlace {
  if (elsewhere === undefined) return { id: joinId(id, name) };
  const [path = "", inside = ""] = elsewhere.split("#");
  return { id: joinId(id, name), elsewhere: `${path}#${joinId(inside, name)}` };
}

function branch({ id, elsewhere }: RulePlace, label: string): RulePlace {
  return { id: branchId(id, label), elsewhere: elsewhere && branchId(elsewhere, label) };
}

function merged(outcomes: readonly Outcome[]): Outcome {
  return {
    faults: outcomes.flatMap(({ faults }) => faults),
    known: outcomes.flatMap(({ known }) => known),
    names: outcomes.flatMap(({ names }) => names),
    closed: outcomes.some(({ closed }) => closed),
    variants: outcomes.flatMap(({ variants }) => variants),
  };
}

function ruleFault(
  text: string,
  { value, path, place, example }: Spot,
  keywords: ValueRule["keywords"] = {},
): Fault {
  const values = keywords["enum"];
  const names = Array.isArray(values) ? values.filter((one) => typeof one === "string") : [];
  const suggestion = typeof value === "string" ? similar(value, names) : undefined;
  const lacksZone = keywords["format"] === "date-time" && isValid(`${String(value)}Z`, keywords);
  return {
    kind: "rule",
    text,
    path,
    place,
    suggestion,
    ...(keywords["pattern"] !== undefined && { example }),
    ...(lacksZone && { lacksZone }),
  };
}

/** Returns a fault for each rule across fields that a value breaks, at the field that it is about. */
function broken(rules: CheckedSchema["validations"] = [], spot: Spot, evaluator: Evaluator) {
  return rules
    .filter((rule) => evaluator.breaks(rule, spot.value) !== false)
    .map((rule) => {
      const field = evaluator.fieldIn(spot.value, rule);
      const place = field.reduce(step, spot.place);
      const at = { ...spot, path: [...spot.path, ...field], place };
      return { ...ruleFault(rule.message, at), isSentence: true };
    });
}

/** Adds the properties that are not allowed. If one resembles a missing property, the two are one mistake. */
function withUnknown({ faults, known, names, closed }: Outcome, { value, path, place }: Spot) {
  if (!closed || !isRecord(value)) return faults;
  const isKnown = new Set(known);
  const unused = new Map(names.filter(([name]) => !Object.hasOwn(value, name)));
  const unknown = Object.keys(value)
    .filter((name) => !isKnown.has(name))
    .map((name): Fault & { readonly kind: "unknown" } => {
      const suggestion = similar(name, [...unused.keys()]);
      const row = suggestion === undefined ? undefined : unused.get(suggestion);
      return { kind: "unknown", name, suggestion, path: [...path, name], place: row ?? place };
    });
  const meant = new Set(unknown.map(({ suggestion }) => suggestion));
  const isSaid = (fault: Fault) =>
    fault.kind === "missing" && fault.path.length === path.length && meant.has(fault.name);
  return [...faults.filter((fault) => !isSaid(fault)), ...unknown];
}

/** Returns the name that was probably meant. */
function similar(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const found = closest(
    name.toLowerCase(),
    names.map((one) => one.toLowerCase()),
  );
  const near = distance(name.toLowerCase(), found) <= Math.ceil(name.length / 3);
  return near ? names.find((one) => one.toLowerCase() === found) : undefined;
}

/** Returns the variant that the discriminator selects, or a fault in it; `undefined` without a discriminator. */
function discriminated(
  { discriminator: name, variants }: CheckedUnion,
  { value, path, place }: Spot,
): CheckedVariant | Fault | undefined {
  if (name === undefined || !isRecord(value)) return undefined;
  const row = step(place, name);
  if (!Object.hasOwn(value, name)) return { kind: "missing", name, path, place: row };
  const tag = value[name];
  const chosen =
    variants.find(({ values }) => typeof tag === "string" && values?.includes(tag)) ??
    variants.find(({ values }) => values === undefined);
  const allowed = variants.flatMap(({ values = [] }) => values);
  const spot = { value: tag ?? null, path: [...path, name], place: row };
  return chosen ?? ruleFault(allowed.join(", "), spot, { enum: allowed });
}

/** Returns how unlikely it is that a variant was meant. Wrong types, values and names distinguish variants. */
function distanceOf(faults: readonly Fault[], { path }: Spot): number {
  return faults.reduce((sum, fault) => {
    const isNear = fault.path.length <= path.length + 1;
    const isOther = fault.kind === "unknown" || fault.kind === "rule";
    return sum + (isNear && isOther ? 8 : isNear ? 4 : 1);
  }, 0);
}
