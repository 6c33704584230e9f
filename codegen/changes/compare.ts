import { isDeepStrictEqual } from "node:util";
import { isErrorStatus } from "../../src/view/error-status";
import type { ChangePlace, ChangeSentence } from "../../src/view/changes";
import { getOrMake } from "../get-or-make";
import type { ApiModel } from "../model/types";
import { inside, Revision } from "./revision";
import { asRaw, join, type SpecDocument, text, tokensOf } from "../document/document";
import { at, ComparedPart, type Finding, type Mark, type OperationName, say } from "./change";
import { type Direction, type Level, levels } from "./levels";
import { type Found, OperationComparison } from "./operations";
import { SchemaComparison } from "./schemas";

/** A document with its model. */
export interface Specification {
  readonly document: SpecDocument;
  readonly model: ApiModel;
}

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
export function compareDocuments(before: Specification, after: Specification): readonly Change[] {
  const [old, now] = [new Revision(before.document), new Revision(after.document)];
  const schemas = new SchemaComparison(old, now);
  const comparison = new OperationComparison(old, now, schemas);
  const whole = new ComparedPart();
  const parts = [whole];
  const addOperation = (message: ChangeSentence | undefined, was?: Found, is?: Found) => {
    const part = new ComparedPart(undefined, (is ?? was)?.name);
    parts.push(part);
    const slot = was && is ? at(is.name.kind) : [];
    const mark = was ? undefined : "new";
    if (message) part.add({ message, mark }, "request", slot, was?.operation, is?.operation);
    return part;
  };
  comparison.document(whole);
  const [were, are] = [operationsOf(before, old), operationsOf(after, now)];
  for (const [key, is] of are) {
    const id = text(inside(is.operation, "operationId").value);
    const isFormer = ({ kind, operation }: Found) =>
      id !== undefined && kind === is.kind && inside(operation, "operationId").value === id;
    const was =
      were.get(key) ?? [...were.values()].find((one) => isFormer(one) && !are.has(keyOf(one)));
    if (!was) {
      addOperation(say("came", [], is.name.kind), undefined, is);
      continue;
    }
    were.delete(keyOf(was));
    const isMoved = keyOf(was) !== keyOf(is);
    const message = isMoved ? say("moved", [signature(was), signature(is)]) : undefined;
    comparison.compare(was, is, addOperation(message, was, is));
  }
  for (const [key, was] of were)
    if (!are.has(key)) addOperation(say("went", [], was.name.kind), was);
  // Compares each named schema as its page shows it, regardless of its users. If its users have the same change, the two are merged.
  const [known, listed] = [before, after].map(
    ({ document }) => new Set(Object.keys(asRaw(document.at("#/components/schemas")))),
  );
  const names = [...(listed ?? [])].filter((name) => known?.has(name));
  for (const name of names) {
    const pointer = join("#/components/schemas", name);
    schemas.compare([old.at(pointer)], [now.at(pointer)], "unused", whole, at("schema", name));
  }
  return merged([...parts, ...schemas.all()], new Set(names));
}

/** Returns the operations of a document by what identifies them to callers. */
function operationsOf({ model }: Specification, revision: Revision): Map<string, Found> {
  const found = model.operations.map(({ kind, method, path, operationId, id }): Found => {
    const item = revision.get(revision.root, kind === "webhook" ? "webhooks" : "paths", path);
    const last = method === method.toLowerCase() ? [method] : ["additionalOperations", method];
    const name = { id: operationId ?? id, kind, method: method.toUpperCase(), path, page: id };
    return { name, kind, item, operation: revision.get(item, ...last) };
  });
  return new Map(found.map((each) => [keyOf(each), each]));
}

/** Returns the key of an operation. To callers, operations with the same method and path are the same, whatever the names of parameters. */
function keyOf({ kind, name: { method, path } }: Found): string {
  return `${kind} ${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;
}

function signature({ name: { method, path } }: Found): string {
  return `${method} ${path}`;
}

/** A finding that several parts have. */
interface Group {
  readonly finding: Finding;
  readonly owners: ComparedPart[];
  readonly directions: Set<Direction>;
}

/**
 * Merges findings of several parts, or of both directions with the same level, into one change.
 *
 * @param names schemas that were compared by themselves
 */
function merged(parts: readonly ComparedPart[], names: ReadonlySet<string>): readonly Change[] {
  const facts = new Map<string, Group[]>();
  for (const part of parts)
    for (const finding of part.findings) {
      const key = JSON.stringify([finding.message, finding.at]);
      const groups = getOrMake(facts, key, () => []);
      const { level, direction } = finding;
      // Schemas by themselves come last, and add their pages to the changes for callers.
      const known = groups.filter((one) => direction === "unused" || one.finding.level === level);
      for (const group of known) {
        group.owners.push(part);
        if (direction !== "unused") group.directions.add(direction);
      }
      if (known.length === 0)
        groups.push({ finding, owners: [part], directions: new Set([direction]) });
    }
  const order = new Map(parts.map((part, index) => [part, index]));
  return [...facts.values()]
    .flat()
    .map((group) => changeOf(group, order, names))
    .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

/** The way to a finding: a place in an operation or document, and the path through its schemas: `.name`, `[]`, ` (variant)`. */
interface Way {
  readonly slot: ChangePlace;
  readonly path: string;
}

/** Follows a finding to the operations that contain it. */
function changeOf(
  { finding, owners, directions }: Group,
  order: ReadonlyMap<ComparedPart, number>,
  names: ReadonlySet<string>,
): Change {
  const { level, message, mark, inRow, slot, before, after, at: pointer = "" } = finding;
  const ways = new Map(owners.map((part): [ComparedPart, Way] => [part, { slot, path: "" }]));
  const schemas = new Map<string, string>();
  // One operation may contain it in several places, for example in two variants that share a schema, or in its request and response.
  let inSeveralPlaces = false;
  let inErrors = leadsToError(slot);
  for (const [part, { path }] of ways) {
    if (part.schema !== undefined && !schemas.has(part.schema)) schemas.set(part.schema, path);
    for (const { user, step } of part.uses) {
      const way = typeof step === "string" ? { slot: [], path: step + path } : { slot: step, path };
      inErrors ||= leadsToError(way.slot);
      const known = ways.get(user);
      if (!known) ways.set(user, way);
      else inSeveralPlaces ||= !isDeepStrictEqual(known, way) && !isWhole(user);
    }
  }
  const roots = [...ways].filter(([{ uses }]) => uses.length === 0);
  const callers = roots.filter(([part]) => !isWhole(part));
  const users = callers.length > 0 ? callers : roots;
  users.sort(([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  const first = users[0]?.[1] ?? { slot, path: "" };
  inSeveralPlaces ||= users.some(([, way]) => !isDeepStrictEqual(way, first));
  // The schema that contains it, or the innermost named one.
  const [components, group, holder = ""] = tokensOf(pointer);
  const isHeld = components === "components" && group === "schemas";
  // A new schema was not compared by itself.
  if (isHeld && !names.has(holder)) schemas.set(holder, [...schemas.values()][0] ?? "");
  const [schema] = isHeld && schemas.has(holder) ? [holder] : schemas.keys();
  return {
    level,
    message,
    mark,
    inRow,
    at: after?.pointer,
    operations: users.flatMap(([{ operation }]) => operation ?? []),
    place:
      inSeveralPlaces && schema !== undefined
        ? placeInSchema(schema, schemas.get(schema) ?? "", directions)
        : placeIn(first),
    before: before?.route,
    after: after?.route,
    schemas: [...schemas.keys()],
    inErrors,
  };
}

function placeInSchema(
  schema: string,
  path: string,
  directions: ReadonlySet<Direction>,
): ChangePlace {
  const name = schema + path.replace(/^\./, " · ");
  const [direction = "both"] = directions.size === 1 ? directions : [];
  if (direction === "both" || direction === "unused") return at("schema", name);
  return [
    ...at("schema", `${name} `),
    ...at(direction === "request" ? "inRequests" : "inResponses"),
  ];
}

/** Returns a place in an operation, or in the document; adjacent texts become one. */
function placeIn({ slot, path }: Way): ChangePlace {
  const all = path === "" ? slot : [...slot, ` · ${path.replace(/^[. ]/, "")}`];
  return all.reduce<ChangePlace>((parts, part) => {
    const last = parts.at(-1);
    return typeof last === "string" && typeof part === "string"
      ? [...parts.slice(0, -1), last + part]
      : [...parts, part];
  }, []);
}

/** Whether a place is in an error response. */
function leadsToError([start, name]: ChangePlace): boolean {
  const isResponse = typeof start === "object" && start.word === "response";
  return isResponse && typeof name === "string" && isErrorStatus(name.trim());
}

/** Whether a part represents the whole document. */
function isWhole({ uses, operation }: ComparedPart): boolean {
  return uses.length === 0 && !operation;
}
