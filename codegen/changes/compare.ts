import { isDeepStrictEqual } from "node:util";
import { isErrorStatus } from "../../src/view/error-status";
import type { ChangePlace, ChangeSentence } from "../../src/view/changes";
import type { Operation } from "../model/types";
import { inside, Side } from "./side";
import { join, type SpecDocument, text, tokensOf } from "../document/document";
import { type Finding, type Mark, type OperationName, type Outcome, at, say, Unit } from "./change";
import { type Direction, type Level, levels } from "./levels";
import { type Found, OperationComparison } from "./operations";
import { SchemaComparison } from "./schemas";

/** A document with the operations of its model. */
export interface Revision {
  readonly document: SpecDocument;
  readonly model: {
    readonly operations: readonly Pick<Operation, (typeof operationNames)[number]>[];
  };
}

/** The properties of an operation's model that the comparison uses. */
export const operationNames = ["kind", "method", "path", "operationId", "id"] as const;

/** One change, no matter how many operations it affects. */
export interface Change {
  readonly level: Level;
  /** The operations that it concerns, in document order; none if it concerns the whole API, or a part that no operation uses. */
  readonly operations: readonly OperationName[];
  readonly place: ChangePlace;
  readonly message: ChangeSentence;
  readonly mark: Mark;
  /** JSON Pointer to its present place, with references followed; `undefined` if the operation was removed. */
  readonly at: string | undefined;
  /** See {@link Outcome.inRow}. */
  readonly inRow: string | undefined;
  /** JSON Pointers along the author's references. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Named schemas that contain it. */
  readonly schemas: readonly string[];
  /** Whether an error response contains it. */
  readonly inErrors: boolean;
}

/** Compares the meaning of two documents. Breaking changes come first. */
export function compareDocuments(before: Revision, after: Revision): readonly Change[] {
  const [old, now] = [new Side(before.document), new Side(after.document)];
  const schemas = new SchemaComparison(old, now);
  const comparison = new OperationComparison(old, now, schemas);
  const whole = new Unit();
  const units: Unit[] = [whole];
  const unitOf = ({ name }: Found) => {
    const unit = new Unit(undefined, name);
    units.push(unit);
    return unit;
  };
  const tell = (unit: Unit, outcome: Outcome, was: Found | undefined, is: Found | undefined) => {
    const name = was && is && at(is.name.kind);
    unit.add(outcome, "request", name ?? [], was?.operation, is?.operation);
  };
  comparison.document(whole);
  const [were, are] = [operationsOf(before, old), operationsOf(after, now)];
  for (const [key, is] of are) {
    const was = were.get(key) ?? movedFrom(is, were, are);
    const unit = unitOf(is);
    if (!was) {
      tell(unit, { message: say("came", [], is.name.kind), mark: "new" }, undefined, is);
      continue;
    }
    were.delete(keyOf(was));
    const moved = say("moved", [signature(was), signature(is)]);
    if (keyOf(was) !== keyOf(is)) tell(unit, { message: moved }, was, is);
    comparison.compare(was, is, unit);
  }
  for (const [key, was] of were)
    if (!are.has(key))
      tell(unitOf(was), { message: say("went", [], was.name.kind) }, was, undefined);
  // Compares each named schema as its page shows it, regardless of its users. If its users have the same change, the two are merged.
  const names = namedSchemas(old, now);
  for (const name of names) {
    const pointer = join("#/components/schemas", name);
    schemas.compare([old.at(pointer)], [now.at(pointer)], "unused", whole, at("schema", name));
  }
  return merged([...units, ...schemas.all()], new Set(names));
}

/** Returns the names of the schemas that both documents have. */
function namedSchemas(old: Side, now: Side): readonly string[] {
  const [known, listed] = [old, now].map((side) =>
    side.members(side.get(side.root, "components", "schemas")),
  );
  return [...(listed?.keys() ?? [])].filter((name) => known?.has(name));
}

function operationsOf({ model }: Revision, side: Side): Map<string, Found> {
  const found = model.operations.map((operation) => foundOf(operation, side));
  return new Map(found.map((each) => [keyOf(each), each]));
}

function foundOf(
  { kind, method, path, operationId, id }: Revision["model"]["operations"][number],
  side: Side,
): Found {
  const keys = [kind === "webhook" ? "webhooks" : "paths", path];
  const last = method === method.toLowerCase() ? [method] : ["additionalOperations", method];
  const item = side.get(side.root, ...keys);
  const name = { id: operationId ?? id, kind, method: method.toUpperCase(), path, page: id };
  return { name, kind, item, operation: side.get(item, ...last) };
}

/** Returns the key of an operation. To callers, operations with the same method and path are the same, whatever the names of parameters. */
function keyOf({ kind, name: { method, path } }: Found): string {
  return `${kind} ${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;
}

function movedFrom(
  is: Found,
  were: ReadonlyMap<string, Found>,
  are: ReadonlyMap<string, Found>,
): Found | undefined {
  const id = text(inside(is.operation, "operationId").value);
  const same = (found: Found) =>
    id !== undefined && inside(found.operation, "operationId").value === id;
  return [...were.values()].find(
    (was) => same(was) && was.kind === is.kind && !are.has(keyOf(was)),
  );
}

function signature({ name: { method, path } }: Found): string {
  return `${method} ${path}`;
}

/** A finding that several units have. */
interface Group {
  readonly finding: Finding;
  readonly users: Unit[];
  readonly directions: Set<Direction>;
}

/**
 * Merges findings of several units, or of both directions with the same level, into one change.
 *
 * @param names schemas that were compared by themselves
 */
function merged(units: readonly Unit[], names: ReadonlySet<string>): readonly Change[] {
  const facts = new Map<string, Group[]>();
  for (const unit of units)
    for (const finding of unit.findings) {
      const key = JSON.stringify([finding.message, finding.at]);
      const groups = facts.get(key) ?? [];
      facts.set(key, groups);
      const { level, direction } = finding;
      // Schemas by themselves come last, and add their pages to the changes for callers.
      const known = groups.filter((one) => direction === "unused" || one.finding.level === level);
      for (const group of known) group.users.push(unit);
      if (direction !== "unused") for (const group of known) group.directions.add(direction);
      if (known.length === 0)
        groups.push({ finding, users: [unit], directions: new Set([direction]) });
    }
  const order = new Map(units.map((unit, index) => [unit, index]));
  return [...facts.values()]
    .flat()
    .map((group) => changeOf(group, order, names))
    .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

/** Follows a finding to the operations that contain it. */
function changeOf(
  { finding, users, directions }: Group,
  order: ReadonlyMap<Unit, number>,
  names: ReadonlySet<string>,
): Change {
  const { level, message, mark, inRow, step, before, after, at: pointer = "" } = finding;
  const ways = new Map(users.map((unit) => [unit, step]));
  const places = new Map<Unit, ChangePlace>();
  const schemas = new Map<string, ChangePlace>();
  // One operation may contain it in several places, for example in two variants that share a schema, or in its request and response.
  let isManifold = false;
  let inErrors = leadsToError(step);
  for (const [unit, way] of ways) {
    if (unit.schema !== undefined && !schemas.has(unit.schema)) schemas.set(unit.schema, way);
    if (unit.parents.length === 0) places.set(unit, way);
    for (const { unit: parent, step: outer } of unit.parents) {
      inErrors ||= leadsToError(outer);
      const inner = started(way, /^[. ]/, "");
      const isSlot = parent.parents.length === 0 && inner.length > 0;
      const outerWay = isSlot ? [...outer, " · ", ...inner] : [...outer, ...way];
      const known = ways.get(parent);
      if (known === undefined) ways.set(parent, outerWay);
      else isManifold ||= !isDeepStrictEqual(known, outerWay) && !isWhole(parent);
    }
  }
  const callers = [...places].filter(([unit]) => !isWhole(unit));
  const roots = callers.length > 0 ? callers : [...places];
  roots.sort(([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  const [place = []] = roots.map(([, way]) => way);
  const isOne = roots.every(([, other]) => isDeepStrictEqual(other, place));
  // The schema that contains it, or the innermost named one.
  const [components, group, holder = ""] = tokensOf(pointer);
  const isHeld = components === "components" && group === "schemas";
  // A new schema was not compared by itself.
  if (isHeld && !names.has(holder)) schemas.set(holder, [...schemas.values()][0] ?? []);
  const [schema = ""] = isHeld && schemas.has(holder) ? [holder] : schemas.keys();
  const inner = started(schemas.get(schema) ?? [], /^\./, " · ");
  const [direction] = directions.size === 1 ? directions : [];
  const where =
    direction === "request" || direction === "response"
      ? [" ", ...at(direction === "request" ? "inRequests" : "inResponses")]
      : [];
  return {
    level,
    message,
    mark,
    inRow,
    at: after?.pointer,
    operations: roots.flatMap(([{ operation }]) => operation ?? []),
    place: joined(
      (isManifold || !isOne) && schema !== ""
        ? [...at("schema", schema), ...inner, ...where]
        : place,
    ),
    before: before?.route,
    after: after?.route,
    schemas: [...schemas.keys()],
    inErrors,
  };
}

/** Whether a path goes through an error response. */
function leadsToError(step: ChangePlace): boolean {
  const [start, name] = step;
  const isResponse = typeof start === "object" && start.word === "response";
  return isResponse && typeof name === "string" && isErrorStatus(name.trim());
}

/** Whether a unit represents the whole document. */
function isWhole({ parents, operation }: Unit): boolean {
  return parents.length === 0 && !operation;
}

/** Returns a place with a different start. */
function started(place: ChangePlace, from: RegExp, to: string): ChangePlace {
  const [first, ...rest] = place;
  if (typeof first !== "string") return place;
  const start = first.replace(from, to);
  return start === "" ? rest : [start, ...rest];
}

/** Joins adjacent texts of a place. */
function joined(place: ChangePlace): ChangePlace {
  return place.reduce<ChangePlace>((parts, part) => {
    const last = parts.at(-1);
    return typeof last === "string" && typeof part === "string"
      ? [...parts.slice(0, -1), last + part]
      : [...parts, part];
  }, []);
}
