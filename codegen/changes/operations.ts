import type { ChangeNoun, ChangePlace, ChangeSentence } from "../../src/view/changes";
import { methods } from "../keywords";
import { asRaw, asList, isRaw, text, tokensOf } from "../spec/document";
import {
  type Direction,
  type Effect,
  flipped,
  type Mark,
  at,
  type OperationName,
  say,
  type Unit,
} from "./change";
import { moved, told } from "./schema-rules";
import type { SchemaComparison } from "./schemas";
import { canonical, inside, onLine, sameJson, type Side, type Spot, typesIn } from "./side";

/** An operation of one of the documents. */
export interface Found {
  readonly name: OperationName;
  readonly kind: "operation" | "webhook" | "callback";
  readonly item: Spot;
  readonly operation: Spot;
}

/** A field that is compared as one value; `otherwise` is the value that an absent field stands for. */
type FieldRule = readonly [field: ChangeNoun | "deprecated", effect: Effect, otherwise?: unknown];

/** Returns the rules for fields with the same effect. */
function rulesFor(effect: Effect, ...fields: readonly FieldRule[0][]): readonly FieldRule[] {
  return fields.map((field) => [field, effect]);
}

const texts = rulesFor("tells", "summary", "description", "externalDocs");
const examples = rulesFor("tells", "example", "examples");
const deprecated: FieldRule = ["deprecated", "eases", false];
const rules = {
  api: [...texts, ...rulesFor("tells", "title", "version", "termsOfService", "contact", "license")],
  operation: [...texts, deprecated, ["operationId", "eases"], ["tags", "tells", []]],
  parameter: [...texts, ...examples, deprecated, ["allowReserved", "differs", false]],
  mediaType: [...examples, ["encoding", "differs", {}]],
  response: [...texts, ["links", "tells", {}]],
  server: [...texts, ["name", "tells"]],
  variable: [...texts, ["default", "narrows"]],
  scheme: [
    ...texts,
    deprecated,
    ...rulesFor("differs", "type", "in", "name", "scheme", "openIdConnectUrl"),
    ["bearerFormat", "tells"],
  ],
  flow: rulesFor("differs", "authorizationUrl", "tokenUrl", "deviceAuthorizationUrl"),
} as const satisfies Readonly<Record<string, readonly FieldRule[]>>;

/** A rule for the members of an object or array, by the key that identifies them to callers. */
interface MemberRule {
  /** Absent: the place of a member says what it is. */
  readonly noun?: ChangeNoun;
  readonly list: (side: Side, owner: Spot) => ReadonlyMap<string, Spot>;
  /** The effect of an added or a removed member. */
  readonly added: Effect | ((key: string) => Effect);
  readonly removed: Effect | ((key: string) => Effect);
  /** The name in messages and places. */
  readonly nameOf?: (spot: Spot, key: string) => string;
  /** The place of a member, instead of that of its owner. */
  readonly step?: (name: string, spot: Spot) => ChangePlace;
}

const byName = (side: Side, owner: Spot) => side.members(owner);
const byNameField = (side: Side, owner: Spot) =>
  new Map(
    [...side.members(owner).values()].map((spot) => [String(inside(spot, "name").value), spot]),
  );
const byLowerCase = (side: Side, owner: Spot) =>
  new Map(
    [...side.members(owner)].map(([key, spot]) => [
      key
        .toLowerCase()
        .replace(/\s/g, "")
        .replace(/;charset="?utf-8"?/, ""),
      spot,
    ]),
  );

const members = {
  tag: {
    list: byNameField,
    added: "tells",
    removed: "tells",
    step: (name) => at("tag", name),
  },
  response: {
    list: byName,
    added: "eases",
    // Callers cannot rely on an error.
    removed: (status: string): Effect => (/^([45]|default$)/.test(status) ? "eases" : "differs"),
  },
  header: {
    list: byLowerCase,
    added: "eases",
    removed: "differs",
    nameOf: ({ route }) => tokensOf(route).at(-1) ?? "",
  },
  mediaType: { noun: "mediaType", list: byLowerCase, added: "eases", removed: "differs" },
  variable: { list: byName, added: "differs", removed: "differs" },
  flow: { noun: "flow", list: byName, added: "eases", removed: "differs" },
  scope: { noun: "scope", list: byName, added: "eases", removed: "differs" },
} as const satisfies Readonly<Record<string, MemberRule>>;

/** Two values to compare, and the unit that uses them. */
interface Pair {
  readonly before: Spot;
  readonly after: Spot;
  readonly direction: Direction;
  readonly unit: Unit;
  /** The place inside the operation. */
  readonly step: ChangePlace;
}

/** Compares everything in an operation except its schemas, which a {@link SchemaComparison} compares. */
export class OperationComparison {
  constructor(
    private readonly before: Side,
    private readonly after: Side,
    private readonly schemas: SchemaComparison,
  ) {}

  /** Compares an operation with its successor. Requests that the API itself sends have the opposite direction. */
  compare(old: Found, now: Found, unit: Unit): void {
    const isSent = now.kind === "operation";
    this.exchange(old, now, unit, isSent ? "request" : "response");
    if (!isSent) return;
    const pair = {
      before: old.operation,
      after: now.operation,
      direction: "request",
      unit,
      step: [],
    } as const;
    this.servers(old, now, pair);
    this.callbacks(old, now, pair);
  }

  /** Compares the parts of the document that concern the whole API. */
  document(unit: Unit): void {
    const pair = {
      before: this.before.root,
      after: this.after.root,
      direction: "request",
      unit,
      step: at("info"),
    } as const;
    this.fields(this.child(pair, "info"), rules.api);
    this.fields(pair, texts);
    const tags = this.child(pair, "tags");
    this.each(tags, members.tag, (tag) => this.fields(tag, texts));
    this.order(tags, byNameField, "tags");
    // Samples use the first server.
    const byContent = (side: Side, owner: Spot) =>
      new Map([...side.members(owner).values()].map((spot) => [canonical(spot.value), spot]));
    this.order(this.child(pair, "servers"), byContent, "servers");
  }

  private exchange(
    old: Found,
    now: Found,
    unit: Unit,
    direction: Direction,
    slot: ChangePlace = [],
  ): void {
    const pair = { before: old.operation, after: now.operation, direction, unit, step: slot };
    this.fields({ ...pair, step: slot.length > 0 ? slot : at("operation") }, rules.operation);
    this.fields(
      { ...pair, before: old.item, after: now.item, step: slot.length > 0 ? slot : at("path") },
      texts,
    );
    this.security(old, now, pair);
    this.parameters(old, now, pair);
    this.body({ ...this.child(pair, "requestBody"), step: [...slot, ...at("requestBody")] });
    const responses = { ...this.child(pair, "responses"), direction: flipped(direction) };
    const step = (status: string) => [...slot, ...at("response", status)];
    const both = (response: Pair) => {
      const named = (name: string) => [...response.step, " · ", ...at("header", name)];
      this.each(this.child(response, "headers"), { ...members.header, step: named }, (header) =>
        this.parameter(header),
      );
      this.content(response);
    };
    const [were, are] = [responses.before, responses.after].map((spot) =>
      Object.keys(asRaw(spot.value)),
    ) as [string[], string[]];
    const rule: MemberRule = {
      ...members.response,
      step,
      added: (status) =>
        isSuccessRange(status) &&
        !coveredBy(status, were) &&
        were.some((one) => coveredBy(one, [status]))
          ? "widens"
          : "eases",
      removed: (status) =>
        coveredBy(status, are) !== undefined || are.some((one) => coveredBy(one, [status]))
          ? "eases"
          : members.response.removed(status),
    };
    this.each(responses, rule, (response) => {
      this.fields(response, rules.response);
      both(response);
    });
    // A status that only one document lists may be in a range of the other, or its default.
    for (const status of new Set([...were, ...are])) {
      const [was, is] = [were, are].map((all) =>
        all.includes(status) ? status : coveredBy(status, all),
      );
      if (was === undefined || is === undefined || was === is) continue;
      both({
        ...responses,
        before: this.before.get(responses.before, was),
        after: this.after.get(responses.after, is),
        step: step(status),
      });
    }
  }

  private parameters(old: Found, now: Found, pair: Pair): void {
    const list = (side: Side) => {
      const { item, operation, name } = side === this.before ? old : now;
      const holes = [...name.path.matchAll(/\{([^}]*)\}/g)].map(([, hole]) => hole);
      const all = [item, operation].flatMap((owner) => [
        ...side.members(side.get(owner, "parameters")).values(),
      ]);
      return new Map(
        all.filter(hasEffect).map((spot) => {
          const { place, name: called } = parameterOf(spot);
          const cased = place === "header" ? called.toLowerCase() : called;
          // Callers do not see the names of path parameters, only their order.
          const key = place === "path" ? holes.indexOf(called) : cased;
          return [JSON.stringify([place, key]), spot];
        }),
      );
    };
    const rule: MemberRule = {
      list,
      added: "eases",
      // Receivers may rely on what the API sends them.
      removed: pair.direction === "request" ? "narrows" : "differs",
      nameOf: (spot) => parameterOf(spot).name,
      // Locations outside the standard are errors in the document.
      step: (name, spot) => [
        ...pair.step,
        ...at(`${parameterOf(spot).place}Parameter` as "pathParameter", name),
      ],
    };
    this.each(pair, rule, (parameter) => {
      const [was, is] = [parameterOf(parameter.before).name, parameterOf(parameter.after).name];
      if (was !== is) this.add(parameter, "tells", say("replaced", [was, is], "name"));
      this.parameter(parameter);
    });
  }

  /** Compares a parameter or header. */
  private parameter(pair: Pair): void {
    const usual = /query|cookie/.test(parameterOf(pair.after).place) ? "form" : "simple";
    const style = inside(pair.after, "style").value ?? usual;
    this.required(pair);
    const [was, is] = [formOf(pair.before, usual), formOf(pair.after, usual)];
    const isOther = was !== is && [was, is].some((form) => form.includes("/"));
    // A value without parts cannot be exploded.
    const isScalar = [
      this.before.shape([this.before.get(pair.before, "schema")]),
      this.after.shape([this.after.get(pair.after, "schema")]),
    ].every((shape) => typesIn(shape).types?.every((type) => !/array|object/.test(type)));
    this.fields(pair, [
      ...rules.parameter,
      ...(isOther ? [] : [["style", "differs", usual] as const]),
      ...(isScalar ? [] : [["explode", "differs", style === "form"] as const]),
    ]);
    const [wasEmpty, isEmpty] = [pair.before, pair.after].map(
      (spot) => inside(spot, "allowEmptyValue").value === true,
    );
    if (wasEmpty !== isEmpty)
      this.add(
        pair,
        isEmpty ? "widens" : "narrows",
        say(isEmpty ? "is" : "isNot", ["allowEmptyValue"]),
      );
    if (isOther) this.add(pair, "differs", moved("style", was, is));
    else this.content(pair);
  }

  private required(pair: Pair): void {
    const [was, is] = [pair.before, pair.after].map(isRequired);
    // Uses the line of the field or, if it is absent, of the parameter itself, not of a reference to it.
    const [before, after] = [onLine(pair.before, "required"), onLine(pair.after, "required")];
    const sentence = say(is ? "required" : "optional");
    if (was !== is) this.add({ ...pair, before, after }, is ? "narrows" : "widens", sentence);
  }

  private body(pair: Pair): void {
    const [was, is] = [isRaw(pair.before.value), isRaw(pair.after.value)];
    if (was && is) {
      this.required(pair);
      this.fields(pair, texts);
      this.content(pair);
    } else if (was) this.add(pair, "differs", say("gone"));
    else if (is && isRequired(pair.after)) this.add(pair, "narrows", say("newRequired"), "new");
    else if (is) this.add(pair, "eases", say("new"), "new");
  }

  /** Compares the schema, or the media types and their schemas. */
  private content(pair: Pair): void {
    this.schema(pair, "schema");
    const content = this.child(pair, "content");
    const isOne = [content.before, content.after].every(
      ({ value }) => !isRaw(value) || Object.keys(value).length < 2,
    );
    const ranges = Object.keys(asRaw(content.after.value)).filter((key) => key.endsWith("/*"));
    // A range accepts the media types in it.
    const isAccepted = (type: string) =>
      pair.direction === "request" &&
      ranges.some((range) => range === "*/*" || type.startsWith(range.slice(0, -1)));
    const removed = (type: string) => (isAccepted(type) ? "eases" : members.mediaType.removed);
    this.each(content, { ...members.mediaType, removed }, (media, type) => {
      const both = isOne ? media : { ...media, step: [...pair.step, ` (${type})`] };
      const areSame = sameJson(
        partsOf(media.before, this.before),
        partsOf(media.after, this.after),
      );
      this.fields(both, areSame ? examples : rules.mediaType);
      this.schema(both, "schema");
      this.schema(both, "itemSchema");
    });
  }

  private schema(pair: Pair, key: string): void {
    const [was, is] = [inside(pair.before, key), inside(pair.after, key)];
    if ((was.value ?? is.value) === undefined) return;
    if ((isFile(was) && isFree(is)) || (isFree(was) && isFile(is))) return;
    this.schemas.compare([was], [is], pair.direction, pair.unit, pair.step);
  }

  private servers(old: Found, now: Found, pair: Pair): void {
    const serversOf = (side: Side) => {
      const { item, operation } = side === this.before ? old : now;
      const found = [operation, item, side.root]
        .map((owner) => side.get(owner, "servers"))
        .find(({ value }) => Array.isArray(value) && value.length > 0);
      return [...(found ? side.members(found).values() : [])];
    };
    // Several servers may have the same address but different variables; these are identified by their description or name.
    const called = (server: Spot) => {
      const { value } = inside(server, "description");
      return JSON.stringify([addressOf(server), value ?? inside(server, "name").value]);
    };
    const list = (side: Side) => {
      const others = serversOf(side === this.before ? this.after : this.before).map(called);
      const times = new Map<string, number>();
      return new Map(
        serversOf(side).map((server) => {
          const key = others.includes(called(server)) ? called(server) : addressOf(server);
          times.set(key, (times.get(key) ?? 0) + 1);
          return [`${key} ${times.get(key)}`, server];
        }),
      );
    };
    const rule: MemberRule = {
      list,
      added: "eases",
      removed: "narrows",
      nameOf: addressOf,
      step: (url) => at("server", url),
    };
    this.each(pair, rule, (server) => {
      this.fields(server, rules.server);
      const named = (name: string) => [...server.step, " · ", ...at("variable", name)];
      this.each(
        this.child(server, "variables"),
        { ...members.variable, step: named },
        (variable) => {
          this.fields(variable, rules.variable);
          const [was, is] = [variable.before, variable.after].map(enumOf) as [Spot, Spot];
          this.schemas.compare([was], [is], "request", pair.unit, variable.step);
        },
      );
    });
  }

  private security(old: Found, now: Found, pair: Pair): void {
    const [were, are] = [alternatives(this.before, old), alternatives(this.after, now)];
    const spots = { before: were.spot, after: are.spot, step: [...pair.step, ...at("security")] };
    // A webhook inherits the security of the API, although that is meant for callers.
    const isBorrowed = now.kind === "webhook" && were.isShared && are.isShared;
    const direction = isBorrowed ? "unused" : pair.direction;
    const tell = (effect: Effect, message: ChangeSentence) =>
      this.add({ ...pair, ...spots, direction }, effect, message);
    const isOpenTo = ({ list }: typeof were) =>
      list.length === 0 || list.some(({ schemes }) => schemes.length === 0);
    const [wasOpen, isOpen] = [were, are].map(isOpenTo);
    if (wasOpen && !isOpen) tell("narrows", say("closed"));
    if (isOpen && !wasOpen) tell("widens", say("opened"));
    // Already reported above.
    if (were.list.length === 0 || are.list.length === 0) return;
    const closed = ({ list }: typeof were) => list.filter(({ schemes }) => schemes.length > 0);
    const left = new Set(closed(are));
    const take = (
      all: readonly Alternative[],
      fits: (was: Alternative, is: Alternative) => boolean,
    ) =>
      all.filter((was) => {
        const is = [...left].find((one) => fits(was, one));
        if (!is) return true;
        left.delete(is);
        for (const [index, { scheme }] of was.schemes.entries())
          this.scheme({
            ...pair,
            direction,
            before: scheme,
            after: is.schemes[index]?.scheme ?? scheme,
          });
        for (const scope of is.scopes)
          if (!was.scopes.includes(scope)) tell("narrows", say("scopeRequired", [scope]));
        for (const scope of was.scopes)
          if (!is.scopes.includes(scope)) tell("widens", say("scopeOptional", [scope]));
        return false;
      });
    // First the alternatives that are the same, then those with other scopes, then those with other names.
    const knows = (all: readonly Alternative[], name: string) =>
      all.some((one) => one.name === name);
    const same = take(
      closed(were),
      (was, is) => was.name === is.name && sameJson(was.scopes, is.scopes),
    );
    const scoped = take(same, (was, is) => was.name === is.name);
    const gone = take(
      scoped,
      (was, is) => was.id === is.id && !knows(were.list, is.name) && !knows(are.list, was.name),
    );
    for (const was of gone) {
      const next = closed(are).find((is) => covers(is, was));
      if (next) left.delete(next);
      if (next) tell("widens", say("replaced", [was.name, next.name], "credentials"));
      else tell("narrows", say("removed", [was.name], "credentials"));
    }
    for (const { name } of left) tell("widens", say("added", [name], "credentials"));
  }

  private scheme(spots: Pair): void {
    const pair = { ...spots, step: at("securityScheme", spots.after.pointer.split("/").at(-1)) };
    const [was, is] = [spots.before, spots.after].map(kindOfScheme);
    if (inside(spots.before, "type").value !== inside(spots.after, "type").value) {
      this.fields(pair, texts);
      // The other fields depend on the type, so this is a single change.
      return this.add(pair, "differs", say("replaced", [was, is], "type"));
    }
    // HTTP ignores the case of the names of schemes and headers.
    const isSame = (field: string) => {
      const [one, other] = [spots.before, spots.after].map((spot) =>
        String(inside(spot, field).value).toLowerCase(),
      );
      return one === other;
    };
    const isHeader = inside(spots.after, "in").value === "header";
    this.fields(
      pair,
      rules.scheme.filter(
        ([field]) => !(field === "scheme" || (field === "name" && isHeader)) || !isSame(field),
      ),
    );
    this.each(this.child(pair, "flows"), members.flow, (flow) => {
      this.fields(flow, rules.flow);
      const isNew = inside(flow.before, "refreshUrl").value === undefined;
      this.fields(flow, rulesFor(isNew ? "eases" : "differs", "refreshUrl"));
      this.each(this.child(flow, "scopes"), members.scope, (scope, name) => {
        if (scope.before.value !== scope.after.value)
          this.add(scope, "tells", say("scopeTold", [name]));
      });
    });
  }

  private callbacks(old: Found, now: Found, pair: Pair): void {
    const list = (side: Side, { operation, name }: Found) =>
      new Map(
        [...side.members(side.get(operation, "callbacks"))].flatMap(([callback, expressions]) =>
          [...side.members(expressions)].flatMap(([expression, item]) =>
            [...side.members(item)]
              .filter(([method]) => methods.has(method))
              .map(([method, spot]): [string, Found] => [
                `${callback} ${method.toUpperCase()} ${expression}`,
                { name, kind: "callback", item, operation: spot },
              ]),
          ),
        ),
      );
    const [were, are] = [list(this.before, old), list(this.after, now)];
    const operationsOf = (found: ReadonlyMap<string, Found>) =>
      new Map([...found].map(([key, { operation }]) => [key, operation]));
    const rule: MemberRule = {
      list: (side) => operationsOf(side === this.before ? were : are),
      added: "eases",
      removed: "differs",
      step: (name) => at("callback", name),
    };
    this.each(pair, rule, (_, key) => {
      const [was, is] = [were.get(key), are.get(key)];
      if (was && is) this.exchange(was, is, pair.unit, "response", at("callback", `${key} · `));
    });
  }

  /** Reports that the members that both sides have come in another order. */
  private order(pair: Pair, list: MemberRule["list"], noun: ChangeNoun): void {
    const [were, are] = [list(this.before, pair.before), list(this.after, pair.after)];
    const [old, now] = [
      [...were.keys()].filter((key) => are.has(key)),
      [...are.keys()].filter((key) => were.has(key)),
    ];
    if (!sameJson(old, now)) this.add(pair, "tells", say("reordered", [], noun));
  }

  /** Reports members that one side lacks, and compares the others. */
  private each(pair: Pair, rule: MemberRule, both: (pair: Pair, key: string) => void): void {
    const [were, are] = [rule.list(this.before, pair.before), rule.list(this.after, pair.after)];
    for (const key of new Set([...were.keys(), ...are.keys()])) {
      const [was, is] = [were.get(key), are.get(key)];
      const spot = is ?? was ?? pair.after;
      const name = rule.nameOf?.(spot, key) ?? key;
      const step = rule.step?.(name, spot) ?? pair.step;
      const spots = { ...pair, before: was ?? pair.before, after: is ?? pair.after, step };
      if (was && is) both(spots, key);
      else {
        const own = is ? rule.added : rule.removed;
        const usual = typeof own === "string" ? own : own(key);
        const effect = is && isRequired(is) ? "narrows" : usual;
        const isParameter = is && inside(is, "in").value !== undefined;
        const came = is && isRequired(is) ? "newRequired" : isParameter ? "newOptional" : "new";
        const message = rule.noun
          ? say(is ? "added" : "removed", [name], rule.noun)
          : say(is ? came : "gone");
        const outcome = { effect, message, mark: is && ("new" as const) };
        pair.unit.add(outcome, pair.direction, step, spots.before, spots.after, spot);
      }
    }
  }

  private fields(pair: Pair, list: readonly FieldRule[]): void {
    for (const [field, effect, otherwise] of list) {
      const spots = this.child(pair, field);
      const [was, is] = [spots.before, spots.after].map(({ value }) =>
        typeof value === "string" ? value.trim() : (value ?? otherwise),
      );
      if (sameJson(this.whole(was, this.before), this.whole(is, this.after))) continue;
      const isSaid = effect !== "tells" && ![was, is].some((value) => typeof value === "object");
      const message =
        field === "deprecated"
          ? say(is === true ? "deprecated" : "undeprecated")
          : isSaid
            ? moved(field, was, is)
            : told(field, was, is);
      const place = (spot: Spot, owner: Spot) => (spot.value === undefined ? owner : spot);
      const [before, after] = [place(spots.before, pair.before), place(spots.after, pair.after)];
      const isDeprecated = field === "deprecated" && is === true;
      this.add(
        { ...pair, before, after },
        effect,
        message,
        isDeprecated ? "deprecated" : undefined,
      );
    }
  }

  /** Returns a value with the references of its first level followed, because examples and links may be shared. */
  private whole(value: unknown, side: Side): unknown {
    if (!isRaw(value)) return value;
    const spot = { value, pointer: "", route: "" };
    return Object.fromEntries([...side.members(spot)].map(([key, inner]) => [key, inner.value]));
  }

  private child(pair: Pair, key: string): Pair {
    return {
      ...pair,
      before: this.before.get(pair.before, key),
      after: this.after.get(pair.after, key),
    };
  }

  private add(
    { unit, direction, step, before, after }: Pair,
    effect: Effect,
    message: ChangeSentence,
    mark?: Mark,
  ): void {
    unit.add({ effect, message, mark }, direction, step, before, after);
  }
}

function parameterOf(spot: Spot): { readonly place: string; readonly name: string } {
  return { place: String(inside(spot, "in").value), name: String(inside(spot, "name").value) };
}

/** Returns how a parameter is written: its style, or the media type of its content. */
function formOf(parameter: Spot, usual: string): string {
  const [type] = Object.keys(asRaw(inside(parameter, "content").value));
  return type ?? String(inside(parameter, "style").value ?? usual);
}

/** Whether a schema says only that a body is a file; since 3.1, no schema says the same. */
function isFile({ value }: Spot): boolean {
  const { type, format, contentMediaType, ...others } = asRaw(value);
  const isBinary = format === "binary" || contentMediaType === "application/octet-stream";
  return type === "string" && isBinary && Object.keys(others).length === 0;
}

function isFree({ value }: Spot): boolean {
  return value === undefined || value === true || canonical(value) === "{}";
}

/** Returns the encoding of the parts of a body, without the default of texts. */
function partsOf(media: Spot, side: Side): readonly unknown[] {
  return Object.entries(asRaw(inside(media, "encoding").value)).filter(([name, encoding]) => {
    const { types } = typesIn(side.shape([side.get(media, "schema", "properties", name)]));
    return types?.join() !== "string" || canonical(encoding) !== '{"contentType":"text/plain"}';
  });
}

function isSuccessRange(status: string): boolean {
  return /^[1-3]xx$/i.test(status);
}

/** Returns the range or default among some statuses that a status falls under. */
function coveredBy(status: string, all: readonly string[]): string | undefined {
  const range = `${status.charAt(0)}xx`;
  const isIn = (one: string) =>
    one !== status && status !== "default" && one.toLowerCase() === range;
  return all.find(isIn) ?? all.find((one) => one === "default" && status !== "default");
}

/** Whether a parameter has an effect: OpenAPI ignores three headers, which other fields describe. */
function hasEffect(spot: Spot): boolean {
  const { place, name } = parameterOf(spot);
  return place !== "header" || !/^(accept|content-type|authorization)$/i.test(name);
}

/** Returns the kind of a scheme: `apiKey in header X-Key`, or `http bearer`. */
function kindOfScheme(spot: Spot): string {
  const [type, place, name, http] = ["type", "in", "name", "scheme"].map(
    (field) => text(inside(spot, field).value) ?? "",
  );
  return place ? `${type} in ${place} ${name}` : `${type} ${http}`.trim();
}

function isRequired(spot: Spot): boolean {
  return inside(spot, "required").value === true;
}

function addressOf(server: Spot): string {
  return String(inside(server, "url").value)
    .replace(/(.)\/$/, "$1")
    .replace(/^[a-z][\w+.-]*:\/\/[^/{?#]*/i, (host) => host.toLowerCase());
}

/** Returns the values of a server variable as a schema. */
function enumOf(variable: Spot): Spot {
  const { value, ...place } = inside(variable, "enum");
  return { ...place, value: Array.isArray(value) ? { enum: value } : {} };
}

/** One way to authorize a call. */
interface Alternative {
  /** The names of its schemes. */
  readonly name: string;
  /** Identifies its schemes by their fields, because authors choose the names. */
  readonly id: string;
  readonly schemes: readonly {
    readonly id: string;
    readonly scheme: Spot;
    readonly scopes: readonly string[];
  }[];
  readonly scopes: readonly string[];
}

/** Whether callers who meet one alternative also meet another one. */
function covers(one: Alternative, met: Alternative): boolean {
  return one.schemes.every(({ id, scopes }) =>
    met.schemes.some((own) => own.id === id && scopes.every((each) => own.scopes.includes(each))),
  );
}

/** Returns the ways to authorize a call. The security of the API does not apply to callbacks. */
function alternatives(side: Side, { kind, operation }: Found) {
  const own = side.get(operation, "security");
  const isShared = own.value === undefined && kind !== "callback";
  const spot = isShared ? side.get(side.root, "security") : own;
  const list = [...side.members(spot).values()].map((requirement): Alternative => {
    const schemes = [...side.members(requirement)]
      .map(([name, { value }]) => {
        const scheme = side.get(side.root, "components", "securitySchemes", name);
        const raw = asRaw(scheme.value);
        const http = text(raw["scheme"])?.toLowerCase();
        const id = canonical([raw["type"], raw["in"], raw["name"], http]);
        return { name, scheme, id, scopes: asList(value).map(String).sort() };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
      name: schemes.map(({ name }) => name).join(" + "),
      id: schemes.map(({ id }) => id).join(),
      schemes,
      scopes: schemes.flatMap(({ scopes }) => scopes),
    };
  });
  return { list, spot, isShared };
}
