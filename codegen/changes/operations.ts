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
import { canonical, inside, onLine, sameJson, type Side, type Spot } from "./side";

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
  flow: rulesFor("differs", "authorizationUrl", "tokenUrl", "refreshUrl", "deviceAuthorizationUrl"),
} as const satisfies Readonly<Record<string, readonly FieldRule[]>>;

/** A rule for the members of an object or array, by the key that identifies them to callers. */
interface MemberRule {
  /** Absent: the place of a member says what it is. */
  readonly noun?: ChangeNoun;
  readonly list: (side: Side, owner: Spot) => ReadonlyMap<string, Spot>;
  /** The effect of an added or a removed member. */
  readonly added: Effect;
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
    [...side.members(owner)].map(([key, spot]) => [key.toLowerCase().replace(/\s/g, ""), spot]),
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
    removed: (status) => (/^[45]/.test(status) ? "eases" : "differs"),
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
    this.each(this.child(pair, "tags"), members.tag, (tag) => this.fields(tag, texts));
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
    this.each(responses, { ...members.response, step }, (response) => {
      this.fields(response, rules.response);
      const named = (name: string) => [...response.step, " · ", ...at("header", name)];
      this.each(this.child(response, "headers"), { ...members.header, step: named }, (header) =>
        this.parameter(header),
      );
      this.content(response);
    });
  }

  private parameters(old: Found, now: Found, pair: Pair): void {
    const list = (side: Side) => {
      const { item, operation, name } = side === this.before ? old : now;
      const holes = [...name.path.matchAll(/\{([^}]*)\}/g)].map(([, hole]) => hole);
      const all = [item, operation].flatMap((owner) => [
        ...side.members(side.get(owner, "parameters")).values(),
      ]);
      return new Map(
        all.map((spot) => {
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
      removed: "narrows",
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
    this.fields(pair, [
      ...rules.parameter,
      ["style", "differs", usual],
      ["explode", "differs", style === "form"],
    ]);
    this.content(pair);
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
    this.each(content, members.mediaType, (media, type) => {
      const both = isOne ? media : { ...media, step: [...pair.step, ` (${type})`] };
      this.fields(both, rules.mediaType);
      this.schema(both, "schema");
      this.schema(both, "itemSchema");
    });
  }

  private schema(pair: Pair, key: string): void {
    const [was, is] = [inside(pair.before, key), inside(pair.after, key)];
    if ((was.value ?? is.value) === undefined) return;
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
    const [wasOpen, isOpen] = [were.list, are.list].map((list) => list.size === 0 || list.has(""));
    if (wasOpen && !isOpen) tell("narrows", say("closed"));
    if (isOpen && !wasOpen) tell("widens", say("opened"));
    // Already reported above.
    if (were.list.size === 0 || are.list.size === 0) return;
    const left = new Map(are.list);
    left.delete("");
    for (const [called, was] of were.list) {
      if (called === "") continue;
      const renamed = [...left].find(([key, { id }]) => id === was.id && !were.list.has(key))?.[0];
      const next = left.has(called) ? called : (renamed ?? "");
      const is = left.get(next);
      left.delete(next);
      if (!is) {
        tell("narrows", say("removed", [called], "credentials"));
        continue;
      }
      for (const [index, scheme] of was.schemes.entries())
        this.scheme({ ...pair, direction, before: scheme, after: is.schemes[index] ?? scheme });
      for (const scope of is.scopes)
        if (!was.scopes.includes(scope)) tell("narrows", say("scopeRequired", [scope]));
      for (const scope of was.scopes)
        if (!is.scopes.includes(scope)) tell("widens", say("scopeOptional", [scope]));
    }
    for (const called of left.keys()) tell("widens", say("added", [called], "credentials"));
  }

  private scheme(spots: Pair): void {
    const pair = { ...spots, step: at("securityScheme", spots.after.pointer.split("/").at(-1)) };
    const [was, is] = [spots.before, spots.after].map(kindOfScheme);
    if (inside(spots.before, "type").value !== inside(spots.after, "type").value) {
      this.fields(pair, texts);
      // The other fields depend on the type, so this is a single change.
      return this.add(pair, "differs", say("replaced", [was, is], "type"));
    }
    this.fields(pair, rules.scheme);
    this.each(this.child(pair, "flows"), members.flow, (flow) => {
      this.fields(flow, rules.flow);
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
        const effect = is
          ? isRequired(is)
            ? "narrows"
            : rule.added
          : typeof rule.removed === "string"
            ? rule.removed
            : rule.removed(key);
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
  return String(inside(server, "url").value).replace(/(.)\/$/, "$1");
}

/** Returns the values of a server variable as a schema. */
function enumOf(variable: Spot): Spot {
  const { value, ...place } = inside(variable, "enum");
  return { ...place, value: Array.isArray(value) ? { enum: value } : {} };
}

interface Alternative {
  /** Identifies its schemes by their fields, because authors choose the names. */
  readonly id: string;
  readonly schemes: readonly Spot[];
  readonly scopes: readonly string[];
}

/** Returns the ways to authorize a call, by the names of their schemes. The security of the API does not apply to callbacks. */
function alternatives(side: Side, { kind, operation }: Found) {
  const own = side.get(operation, "security");
  const isShared = own.value === undefined && kind !== "callback";
  const spot = isShared ? side.get(side.root, "security") : own;
  const list = new Map(
    [...side.members(spot).values()].map((requirement): readonly [string, Alternative] => {
      const named = [...side.members(requirement)]
        .map(([name, { value }]) => {
          const scheme = side.get(side.root, "components", "securitySchemes", name);
          const raw = asRaw(scheme.value);
          const http = text(raw["scheme"])?.toLowerCase();
          const id = canonical([raw["type"], raw["in"], raw["name"], http]);
          return { name, scheme, id, scopes: asList(value).map(String) };
        })
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      return [
        named.map(({ name }) => name).join(" + "),
        {
          id: named.map(({ id }) => id).join(),
          schemes: named.map(({ scheme }) => scheme),
          scopes: named.flatMap(({ scopes }) => scopes),
        },
      ];
    }),
  );
  return { list, spot, isShared };
}
