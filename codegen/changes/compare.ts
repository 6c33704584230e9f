import { isErrorStatus } from "../../src/view/error-status";
import type { ChangePlace, ChangeSentence } from "../../src/view/changes";
import type { Operation } from "../model/types";
import { inside, Side } from "./side";
import { join, type SpecDocument, text, tokensOf } from "../spec/document";
import {
  type Direction,
  type Finding,
  type Level,
  levels,
  type Mark,
  type OperationName,
  type Outcome,
  at,
  say,
  Unit,
} from "./change";
import { type Found, OperationComparison } from "./operations";
import { SchemaComparison } from "./schemas";

/** A document with what its model calls its operations. */
export interface Revision {
  readonly document: SpecDocument;
  readonly model: {
    readonly operations: readonly Pick<Operation, (typeof operationNames)[number]>[];
  };
}

/** The part of an operation's model that is compared. */
export const operationNames = ["kind", "method", "path", "operationId", "id"] as const;

/** One change, however many operations it affects. */
export interface Change {
  readonly level: Level;
  /** The operations that it concerns, in the order of the document; none for what is said of the whole API, or used by none. */
  readonly operations: readonly OperationName[];
  readonly place: ChangePlace;
  readonly message: ChangeSentence;
  readonly mark: Mark;
  /** Where it stands now, references followed: a JSON Pointer; nothing where the operation is gone. */
  readonly at: string | undefined;
  /** See {@link Outcome.inRow}. */
  readonly inRow: string | undefined;
  /** JSON Pointers, along the way that the author's references lead. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Named schemas that have it inside. */
  readonly schemas: readonly string[];
  /** Whether a response has it that is an error. */
  readonly inErrors: boolean;
}

/** Compares two documents by meaning. Changes that break come first. */
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
  const tell = (unit: Unit, outcome: Outcome, was: Found | undefined, is: Found | undefined) =>
    unit.add(outcome, "request", at("operation"), was?.operation, is?.operation);
  comparison.document(whole);
  const [were, are] = [operationsOf(before, old), operationsOf(after, now)];
  for (const [key, is] of are) {
    const was = were.get(key) ?? movedFrom(is, were, are);
    const unit = unitOf(is);
    if (!was) {
      const came = { effect: "eases", message: say("came", [], is.kind), mark: "new" } as const;
      tell(unit, came, undefined, is);
      continue;
    }
    were.delete(keyOf(was));
    const moved = say("moved", [signature(was), signature(is)]);
    if (keyOf(was) !== keyOf(is)) tell(unit, { effect: "differs", message: moved }, was, is);
    comparison.compare(was, is, unit);
  }
  for (const [key, was] of were) {
    const went = { effect: "differs", message: say("went", [], was.kind) } as const;
    if (!are.has(key)) tell(unitOf(was), went, was, undefined);
  }
  // As the page of each named schema shows it, whoever uses it: a change that its users find, too, is that one.
  const names = namedSchemas(old, now);
  for (const name of names) {
    const pointer = join("#/components/schemas", name);
    schemas.compare([old.at(pointer)], [now.at(pointer)], "unused", whole, at("schema", name));
  }
  return merged([...units, ...schemas.all()], new Set(names));
}

/** The schemas that both documents name. */
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
  const name = { id: operationId ?? id, method: method.toUpperCase(), path, page: id };
  return { name, kind, item, operation: side.get(item, ...last) };
}

/** Two operations are one for callers if method and path are, whatever the parameters are called. */
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

/** Whether two places or messages are one. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The same finding of several units. */
interface Group {
  readonly finding: Finding;
  readonly users: Unit[];
  readonly directions: Set<Direction>;
}

/**
 * What is found in several units, or in both directions with the same level, is one change.
 *
 * @param names schemas whose own page was compared
 */
function merged(units: readonly Unit[], names: ReadonlySet<string>): readonly Change[] {
  const facts = new Map<string, Group[]>();
  for (const unit of units)
    for (const finding of unit.findings) {
      const key = JSON.stringify([finding.message, finding.at]);
      const groups = facts.get(key) ?? [];
      facts.set(key, groups);
      const { level, direction } = finding;
      // Schemas as such come last: they add their pages to what callers find.
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

/** Follows a finding to the operations that have it inside. */
function changeOf(
  { finding, users, directions }: Group,
  order: ReadonlyMap<Unit, number>,
  names: ReadonlySet<string>,
): Change {
  const { level, message, mark, inRow, step, before, after, at: pointer = "" } = finding;
  const ways = new Map(users.map((unit) => [unit, step]));
  const places = new Map<Unit, ChangePlace>();
  const schemas = new Map<string, ChangePlace>();
  // One operation may have it in several places, as two variants do that share a schema; or what it sends and gets.
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
      else isManifold ||= !isSame(known, outerWay) && !isWhole(parent);
    }
  }
  const callers = [...places].filter(([unit]) => !isWhole(unit));
  const roots = callers.length > 0 ? callers : [...places];
  roots.sort(([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  const [place = []] = roots.map(([, way]) => way);
  const isOne = roots.every(([, other]) => isSame(other, place));
  // The schema that holds it, or the innermost one that has a name.
  const [components, group, holder = ""] = tokensOf(pointer);
  const isHeld = components === "components" && group === "schemas";
  // A new one was compared with nothing.
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

/** Whether the way leads through an error that callers get. */
function leadsToError(step: ChangePlace): boolean {
  const [start, name] = step;
  const isResponse = typeof start === "object" && start.word === "response";
  return isResponse && typeof name === "string" && isErrorStatus(name.trim());
}

/** Whether a unit stands for the document. */
function isWhole({ parents, operation }: Unit): boolean {
  return parents.length === 0 && !operation;
}

/** A place that begins in another way. */
function started(place: ChangePlace, from: RegExp, to: string): ChangePlace {
  const [first, ...rest] = place;
  if (typeof first !== "string") return place;
  const start = first.replace(from, to);
  return start === "" ? rest : [start, ...rest];
}

/** A place with texts that stand side by side as one. */
function joined(place: ChangePlace): ChangePlace {
  return place.reduce<ChangePlace>((parts, part) => {
    const last = parts.at(-1);
    return typeof last === "string" && typeof part === "string"
      ? [...parts.slice(0, -1), last + part]
      : [...parts, part];
  }, []);
}
