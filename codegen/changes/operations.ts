import { isDeepStrictEqual } from "node:util";
import type { ChangeNoun, ChangePlace, ChangeSentence } from "../../src/view/changes";
import { ignoredHeaders, methods } from "../keywords";
import {
  canonical,
  asRaw,
  asList,
  isRaw,
  type Located,
  text,
  tokensOf,
} from "../document/document";
import { at, type OperationName, type Outcome, say, type ComparedPart } from "./change";
import { type Direction, flipped, levelsOf } from "./levels";
import { moved, told } from "./schema-rules";
import type { SchemaComparison } from "./schemas";
import { inside, onLine, type Revision } from "./revision";
import { typesIn } from "./schema-facts";

/** An operation of one of the documents. */
export interface Found {
  readonly name: OperationName;
  readonly kind: "operation" | "webhook" | "callback";
  readonly item: Located;
  readonly operation: Located;
}

/** A field that is compared as one value. */
type Field = ChangeNoun | "deprecated";

const texts = ["summary", "description", "externalDocs"] as const;
const examples = ["example", "examples"] as const;
const fields = {
  api: [...texts, "title", "version", "termsOfService", "contact", "license"],
  operation: [...texts, "deprecated", "operationId", "tags"],
  parameter: [...texts, ...examples, "deprecated"],
  response: [...texts, "links"],
  server: [...texts, "name"],
  variable: [...texts, "default"],
  scheme: [...texts, "deprecated", "openIdConnectUrl", "bearerFormat"],
  flow: ["authorizationUrl", "tokenUrl", "deviceAuthorizationUrl", "refreshUrl"],
} as const satisfies Readonly<Record<string, readonly Field[]>>;

/** The values that absent fields stand for. */
const defaults: { readonly [Name in Field]?: unknown } = { deprecated: false, tags: [], links: {} };

/** A rule for the members of an object or array, by the key that identifies them to callers. */
interface MemberRule {
  /** Absent: the place of a member says what it is. */
  readonly noun?: ChangeNoun;
  readonly list: (side: Revision, owner: Located) => ReadonlyMap<string, Located>;
  /** Returns the key of the member of the other document that applies where this one is missing. */
  readonly cover?: (key: string, others: readonly string[]) => string | undefined;
  /** Returns what else decides about the level of an added or removed member. */
  readonly how?: (key: string, others: readonly string[], isAdded: boolean) => Outcome["how"];
  /** The name in messages and places. */
  readonly nameOf?: (spot: Located, key: string) => string;
  /** The place of a member, instead of that of its owner. */
  readonly step?: (name: string, spot: Located) => ChangePlace;
}

/** The fields that say how parts of a body are written, and the keywords of their schemas. */
const encodings = [
  ["encoding", "properties"],
  ["prefixEncoding", "prefixItems"],
  ["itemEncoding", "items"],
] as const;

const byName: MemberRule["list"] = (side, owner) => side.members(owner);
/** Some maps may have extensions. */
const byStatus: MemberRule["list"] = (side, owner) =>
  new Map([...side.members(owner)].filter(([key]) => !key.startsWith("x-")));
const listedBy =
  (keyOf: (spot: Located, key: string) => string): MemberRule["list"] =>
  (side, owner) =>
    new Map([...side.members(owner)].map(([key, spot]) => [keyOf(spot, key), spot]));
const byNameField = listedBy((spot) => String(inside(spot, "name").value));
const byContent = listedBy(({ value }) => canonical(value));
const byLowerCase = listedBy((_, key) =>
  key
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/;charset="?utf-8"?/, ""),
);

const members = {
  tag: { list: byNameField, how: () => "tag", step: (name) => at("tag", name) },
  response: {
    list: byStatus,
    cover: coveredBy,
    how: (status, others, isAdded) => {
      const isAround = others.some((one) => coveredBy(one, [status]) !== undefined);
      if (isAdded) return isAround && /^[1-3]xx$/i.test(status) ? "closed" : undefined;
      // Callers cannot rely on an error.
      return isAround ? "covered" : /^([45]|default$)/.test(status) ? "error" : undefined;
    },
  },
  header: { list: byLowerCase, nameOf: ({ route }) => tokensOf(route).at(-1) ?? "" },
  mediaType: { noun: "mediaType", list: byLowerCase },
  variable: { list: byName, how: () => "variable" },
  flow: { noun: "flow", list: byName },
  scope: { noun: "scope", list: byName },
} as const satisfies Readonly<Record<string, MemberRule>>;

/** Two values to compare, and the part that uses them. */
interface Pair {
  readonly before: Located;
  readonly after: Located;
  readonly direction: Direction;
  readonly part: ComparedPart;
  /** The place inside the operation. */
  readonly step: ChangePlace;
}

/** Compares everything in an operation except its schemas, which a {@link SchemaComparison} compares. */
export class OperationComparison {
  constructor(
    private readonly before: Revision,
    private readonly after: Revision,
    private readonly schemas: SchemaComparison,
  ) {}

  /** Compares an operation with its successor. Requests that the API itself sends have the opposite direction. */
  compare(old: Found, now: Found, part: ComparedPart): void {
    const spots = { before: old.operation, after: now.operation, part, step: [] };
    if (now.kind !== "operation")
      return this.exchange(old, now, { ...spots, direction: "response" });
    const pair = { ...spots, direction: "request" } as const;
    this.exchange(old, now, pair);
    this.servers(old, now, pair);
    this.callbacks(old, now, pair);
  }

  /** Compares the parts of the document that concern the whole API. */
  document(part: ComparedPart): void {
    const pair = {
      before: this.before.root,
      after: this.after.root,
      direction: "request",
      part,
      step: at("info"),
    } as const;
    this.fields(this.child(pair, "info"), fields.api);
    this.fields(pair, texts);
    const tags = this.child(pair, "tags");
    this.each(tags, members.tag, (tag) => this.fields(tag, texts));
    this.order(tags, byNameField, "tags");
    // Samples use the first server.
    this.order(this.child(pair, "servers"), byContent, "servers");
  }

  private exchange(old: Found, now: Found, pair: Pair): void {
    const slot = pair.step;
    const named = (word: "operation" | "webhook" | "path") => (slot.length > 0 ? slot : at(word));
    this.fields({ ...pair, step: named(now.name.kind) }, fields.operation);
    this.fields({ ...pair, before: old.item, after: now.item, step: named("path") }, texts);
    this.security(old, now, pair);
    this.parameters(old, now, pair);
    this.body({ ...this.child(pair, "requestBody"), step: [...slot, ...at("requestBody")] });
    const responses = { ...this.child(pair, "responses"), direction: flipped(pair.direction) };
    const step = (status: string) => [...slot, ...at("response", status)];
    this.each(responses, { ...members.response, step }, (response) => {
      this.fields(response, fields.response);
      this.headers(response);
      this.content(response);
    });
  }

  private headers(pair: Pair): void {
    const step = (name: string) => [...pair.step, " · ", ...at("header", name)];
    const rule = { ...members.header, step };
    this.each(this.child(pair, "headers"), rule, (header) => this.parameter(header, "simple"));
  }

  private parameters(old: Found, now: Found, pair: Pair): void {
    const list = (side: Revision) => {
      const { item, operation, name } = side === this.before ? old : now;
      const holes = [...name.path.matchAll(/\{([^}]*)\}/g)].map(([, hole]) => hole);
      const all = [item, operation].flatMap((owner) => [
        ...side.members(side.get(owner, "parameters")).values(),
      ]);
      return new Map(
        all.flatMap((spot) => {
          const { place, name: called } = parameterOf(spot);
          if (place === "header" && ignoredHeaders.test(called)) return [];
          const cased = place === "header" ? called.toLowerCase() : called;
          // Callers do not see the names of path parameters, only their order.
          const key = place === "path" ? holes.indexOf(called) : cased;
          return [[JSON.stringify([place, key]), spot] as const];
        }),
      );
    };
    const rule: MemberRule = {
      list,
      nameOf: (spot) => parameterOf(spot).name,
      // Locations outside the standard are errors in the document.
      step: (name, spot) => [
        ...pair.step,
        ...at(`${parameterOf(spot).place}Parameter` as "pathParameter", name),
      ],
    };
    this.each(pair, rule, (parameter) => {
      const [was, is] = [parameterOf(parameter.before), parameterOf(parameter.after)];
      if (was.name !== is.name && is.place === "path")
        this.add(parameter, say("replaced", [was.name, is.name], "name"));
      this.parameter(parameter, /query|cookie/.test(is.place) ? "form" : "simple");
    });
  }

  /** Compares a parameter, a header, or how a part of a form is written. @param usual its default style */
  private parameter(pair: Pair, usual: "form" | "simple"): void {
    this.required(pair);
    const [was, is] = [formOf(pair.before, usual), formOf(pair.after, usual)];
    if (was !== is) this.add(this.onField(pair, "style"), moved("style", was, is));
    this.fields(pair, fields.parameter);
    // Only values with parts can be exploded; a list in a header is the same either way, and so is a deep object.
    const parted = is === "simple" ? /object/ : is === "deepObject" ? /^$/ : /object|array/;
    const { before, after } = this.child(pair, "schema");
    const isParted = [this.before.merge([before]), this.after.merge([after])].some((shape) =>
      (typesIn(shape).types ?? ["object"]).some((type) => parted.test(type)),
    );
    if (isParted) this.fields(pair, ["explode"], is === "form");
    for (const field of ["allowReserved", "allowEmptyValue"]) {
      const [old, now] = [pair.before, pair.after].map(
        (spot) => inside(spot, field).value === true,
      );
      const message = say(now ? "is" : "isNot", [field]);
      if (old !== now) this.add(pair, message, { how: now ? "wider" : "narrower" });
    }
    if (was === is || !`${was}${is}`.includes("/")) this.content(pair);
  }

  private required(pair: Pair): void {
    const [was, is] = [pair.before, pair.after].map(isRequired);
    if (was !== is) this.add(this.onField(pair, "required"), say(is ? "required" : "optional"));
  }

  private body(pair: Pair): void {
    const [was, is] = [isRaw(pair.before.value), isRaw(pair.after.value)];
    if (was && is) {
      this.required(pair);
      this.fields(pair, texts);
      this.content(pair);
    } else if (was) this.add(pair, say("gone"));
    else if (is)
      this.add(pair, say(isRequired(pair.after) ? "newRequired" : "new"), { mark: "new" });
  }

  /** Compares the schema, or the media types and their schemas. */
  private content(pair: Pair): void {
    this.schema(pair, "schema");
    const content = this.child(pair, "content");
    const isOne = [content.before, content.after].every(
      ({ value }) => !isRaw(value) || Object.keys(value).length < 2,
    );
    // Whoever accepts a range accepts the media types in it.
    const cover = (type: string, others: readonly string[]) =>
      others.find((range) => range.endsWith("/*") && isInRange(type, range));
    const rule = { ...members.mediaType, ...(pair.direction === "request" && { cover }) };
    this.each(content, rule, (media, type) => {
      const both = isOne ? media : { ...media, step: [...pair.step, ` (${type})`] };
      this.fields(both, examples);
      this.encoding(both);
      this.schema(both, "schema");
      this.schema(both, "itemSchema");
    });
  }

  /** Compares how the parts of a body are written, by name, by position, or all alike. */
  private encoding(media: Pair): void {
    const sides = [
      [this.before, media.before],
      [this.after, media.after],
    ] as const;
    for (const [field, keyword] of encodings) {
      const keys = sides.flatMap(([side, spot]) => [...side.members(side.get(spot, field)).keys()]);
      for (const keyed of keyword === "items" ? [[]] : [...new Set(keys)].map((key) => [key])) {
        const name = keyword === "properties" ? keyed : [`[${keyed.join()}]`];
        const step = [...media.step, ` · ${name.join()}`];
        const [before = media.before, after = media.after] = sides.map(([side, spot]) =>
          side.get(spot, field, ...keyed),
        );
        const [was = [], is = []] = sides.map(([side, spot]) =>
          typesOfPart(side, spot, [field, ...keyed], ["schema", keyword, ...keyed]),
        );
        const isIn = (some: readonly string[], others: readonly string[]) =>
          some.length > 0 &&
          some.every((one) => others.some((other) => one === other || isInRange(one, other)));
        const how = isIn(was, is) ? "wider" : isIn(is, was) ? "narrower" : "other";
        const [from, to] = [was, is].map((types) => types.join(", ") || undefined);
        if (from !== to) this.add({ ...media, step }, moved("encoding", from, to), { how });
        this.parameter({ ...media, before, after, step }, "form");
        this.headers({ ...media, before, after, step });
      }
    }
  }

  private schema(pair: Pair, key: string): void {
    const [was, is] = [inside(pair.before, key), inside(pair.after, key)];
    if ((was.value ?? is.value) === undefined) return;
    if ((isFile(was) && isFree(is)) || (isFree(was) && isFile(is))) return;
    this.schemas.compare([was], [is], pair.direction, pair.part, pair.step);
  }

  private servers(old: Found, now: Found, pair: Pair): void {
    const serversOf = (side: Revision) => {
      const { item, operation } = side === this.before ? old : now;
      const found = [operation, item, side.root]
        .map((owner) => side.get(owner, "servers"))
        .find(({ value }) => Array.isArray(value) && value.length > 0);
      return [...(found ? side.members(found).values() : [])];
    };
    // Several servers may have the same address but different variables; these are identified by their description or name.
    const called = (server: Located) => {
      const { value } = inside(server, "description");
      return JSON.stringify([addressOf(server), value ?? inside(server, "name").value]);
    };
    const list = (side: Revision) => {
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
    const rule: MemberRule = { list, nameOf: addressOf, step: (url) => at("server", url) };
    this.each(pair, rule, (server) => {
      this.fields(server, fields.server);
      const named = (name: string) => [...server.step, " · ", ...at("variable", name)];
      const rows = { ...members.variable, step: named };
      this.each(this.child(server, "variables"), rows, (variable) => {
        this.fields(variable, fields.variable);
        const [was, is] = [enumOf(variable.before), enumOf(variable.after)];
        this.schemas.compare([was], [is], "request", pair.part, variable.step);
      });
    });
  }

  private security(old: Found, now: Found, pair: Pair): void {
    const [were, are] = [alternatives(this.before, old), alternatives(this.after, now)];
    // A webhook inherits the security of the API, although that is meant for callers.
    const isBorrowed = now.kind === "webhook" && were.isShared && are.isShared;
    const direction = isBorrowed ? "unused" : pair.direction;
    const step = [...pair.step, ...at("security")];
    const own = { ...pair, before: were.place, after: are.place, step, direction };
    const tell = (says: ChangeSentence["says"], values?: readonly string[], of?: ChangeNoun) =>
      this.add(own, say(says, values, of));
    if (were.isOpen && !are.isOpen) tell("closed");
    if (are.isOpen && !were.isOpen) tell("opened");
    // Of several alternatives with the same schemes, only the scopes say which one is meant.
    const called = ({ name, scopes }: Alternative) => {
      const isOther = (one: Alternative) =>
        one.name === name && !isDeepStrictEqual(one.scopes, scopes);
      return [...were.list, ...are.list].some(isOther) ? `${name} (${scopes.join(", ")})` : name;
    };
    // Already reported above.
    if (were.list.length === 0 || are.list.length === 0) return;
    const left = new Set(are.closed);
    const take = (
      all: readonly Alternative[],
      fits: (was: Alternative, is: Alternative) => boolean,
    ) =>
      all.filter((was) => {
        const is = [...left].find((one) => fits(was, one));
        if (!is) return true;
        left.delete(is);
        for (const [index, { scheme: before }] of was.schemes.entries())
          this.scheme({ ...pair, direction, before, after: is.schemes[index]?.scheme ?? before });
        for (const scope of is.scopes)
          if (!was.scopes.includes(scope)) tell("scopeRequired", [scope]);
        for (const scope of was.scopes)
          if (!is.scopes.includes(scope)) tell("scopeOptional", [scope]);
        return false;
      });
    // First the alternatives that are the same, then those with other scopes, then those with other names.
    const isIn = ({ list }: typeof were, name: string) => list.some((one) => one.name === name);
    const same = take(
      were.closed,
      (was, is) => was.name === is.name && isDeepStrictEqual(was.scopes, is.scopes),
    );
    const scoped = take(same, (was, is) => was.name === is.name);
    const gone = take(
      scoped,
      (was, is) => was.id === is.id && !isIn(were, is.name) && !isIn(are, was.name),
    );
    for (const was of gone) {
      const next = are.closed.find((is) => covers(is, was));
      if (next) left.delete(next);
      if (next) tell("replaced", [called(was), called(next)], "credentials");
      else tell("removed", [called(was)], "credentials");
    }
    for (const one of left) tell("added", [called(one)], "credentials");
  }

  private scheme(spots: Pair): void {
    const pair = { ...spots, step: at("securityScheme", spots.after.pointer.split("/").at(-1)) };
    this.fields(pair, texts);
    const [was, is] = [pair.before, pair.after].map(kindOfScheme);
    // The other fields depend on the type, so this is a single change.
    if (idOfScheme(pair.before) !== idOfScheme(pair.after))
      return this.add(pair, say("replaced", [was, is], "type"));
    this.fields(pair, fields.scheme.slice(texts.length));
    this.each(this.child(pair, "flows"), members.flow, (flow) => {
      this.fields(flow, fields.flow);
      this.each(this.child(flow, "scopes"), members.scope, (scope, name) => {
        if (scope.before.value !== scope.after.value) this.add(scope, say("scopeTold", [name]));
      });
    });
  }

  private callbacks(old: Found, now: Found, pair: Pair): void {
    const list = (side: Revision, { operation, name }: Found) =>
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
      step: (name) => at("callback", name),
    };
    this.each(pair, rule, (callback, key) => {
      const [was, is] = [were.get(key), are.get(key)];
      const step = at("callback", `${key} · `);
      if (was && is) this.exchange(was, is, { ...callback, direction: "response", step });
    });
  }

  /** Reports that the members that both sides have come in another order. */
  private order(pair: Pair, list: MemberRule["list"], noun: ChangeNoun): void {
    const [were, are] = [list(this.before, pair.before), list(this.after, pair.after)];
    const [old, now] = [
      [...were.keys()].filter((key) => are.has(key)),
      [...are.keys()].filter((key) => were.has(key)),
    ];
    if (!isDeepStrictEqual(old, now)) this.add(pair, say("reordered", [], noun));
  }

  /** Reports members that one side lacks, and compares the others. */
  private each(pair: Pair, rule: MemberRule, both: (pair: Pair, key: string) => void): void {
    const [were, are] = [rule.list(this.before, pair.before), rule.list(this.after, pair.after)];
    for (const key of new Set([...were.keys(), ...are.keys()])) {
      const [was, is] = [were.get(key), are.get(key)];
      const others = [...(is ? were : are).keys()];
      const cover = was && is ? undefined : rule.cover?.(key, others);
      const spot = is ?? was ?? pair.after;
      const name = rule.nameOf?.(spot, key) ?? key;
      const step = rule.step?.(name, spot) ?? pair.step;
      const spots = { ...pair, before: was ?? pair.before, after: is ?? pair.after, step };
      if (!was || !is) {
        const isParameter = inside(spot, "in").value !== undefined;
        const came = isRequired(spot) ? "newRequired" : isParameter ? "newOptional" : "new";
        const message = rule.noun
          ? say(is ? "added" : "removed", [name], rule.noun)
          : say(is ? came : "gone");
        const how = cover === undefined ? rule.how?.(key, others, is !== undefined) : "covered";
        const outcome = { message, how, mark: is && ("new" as const) };
        pair.part.add(outcome, pair.direction, step, spots.before, spots.after, spot);
      }
      const [from, to] = [was ?? were.get(cover ?? ""), is ?? are.get(cover ?? "")];
      if (from && to) both({ ...spots, before: from, after: to }, key);
    }
  }

  /** Compares fields. @param usual what an absent one stands for, if that is not always the same */
  private fields(pair: Pair, list: readonly Field[], usual?: unknown): void {
    for (const field of list) {
      const spots = this.child(pair, field);
      const [was, is] = [spots.before, spots.after].map(({ value }) =>
        typeof value === "string" ? value.trim() : (value ?? usual ?? defaults[field]),
      );
      if (isDeepStrictEqual(this.whole(was, this.before), this.whole(is, this.after))) continue;
      const place = (spot: Located, owner: Located) => (spot.value === undefined ? owner : spot);
      const [before, after] = [place(spots.before, pair.before), place(spots.after, pair.after)];
      const own = { ...pair, before, after };
      if (field === "deprecated") {
        const mark = is === true ? field : undefined;
        this.add(own, say(mark ?? "undeprecated"), { mark });
        continue;
      }
      const message = told(field, was, is);
      const isText =
        levelsOf(message)[0] === "documentation" ||
        [was, is].some((value) => typeof value === "object");
      this.add(own, isText ? message : moved(field, was, is));
    }
  }

  /** Returns a value with the references of its first level followed, because examples and links may be shared. */
  private whole(value: unknown, side: Revision): unknown {
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
    { part, direction, step, before, after }: Pair,
    message: ChangeSentence,
    more?: Omit<Outcome, "message">,
  ): void {
    part.add({ ...more, message }, direction, step, before, after);
  }

  /** Returns the same two values on the lines of a field. */
  private onField(pair: Pair, field: string): Pair {
    return { ...pair, before: onLine(pair.before, field), after: onLine(pair.after, field) };
  }
}

function parameterOf(spot: Located): { readonly place: string; readonly name: string } {
  return { place: String(inside(spot, "in").value), name: String(inside(spot, "name").value) };
}

/** Returns how a parameter is written: its style, or the media type of its content. */
function formOf(parameter: Located, usual: string): string {
  const [type] = Object.keys(asRaw(inside(parameter, "content").value));
  return type ?? String(inside(parameter, "style").value ?? usual);
}

/** Whether a schema says only that a body is a file; since 3.1, no schema says the same. */
function isFile({ value }: Located): boolean {
  const { type, contentMediaType, ...others } = asRaw(value);
  const isBinary = contentMediaType === "application/octet-stream";
  return type === "string" && isBinary && Object.keys(others).length === 0;
}

function isFree({ value }: Located): boolean {
  return value === undefined || value === true || canonical(value) === "{}";
}

/** Returns the content types of a part of a body; those of single values and objects are known (OpenAPI 3.1, 4.8.15.1). */
function typesOfPart(
  side: Revision,
  media: Located,
  encoding: readonly string[],
  schema: readonly string[],
): readonly string[] {
  const item = schema[1] === "items" ? [side.get(media, "itemSchema")] : [];
  const { types = ["array"] } = typesIn(side.merge([side.get(media, ...schema), ...item]));
  const said = text(side.get(media, ...encoding, "contentType").value);
  const isPlain = !types.some((type) => /^(array|object)$/.test(type));
  return (said ?? (isPlain ? "text/plain" : types.join() === "object" ? "application/json" : ""))
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .sort();
}

function isInRange(type: string, range: string): boolean {
  return type !== range && (range === "*/*" || type.startsWith(range.slice(0, -1)));
}

/** Returns the range or default among some statuses that a status falls under. */
function coveredBy(status: string, all: readonly string[]): string | undefined {
  const range = `${status.charAt(0)}xx`;
  const isIn = (one: string) =>
    one !== status && status !== "default" && one.toLowerCase() === range;
  return all.find(isIn) ?? all.find((one) => one === "default" && status !== "default");
}

/** Returns the kind of a scheme: `apiKey in header X-Key`, or `http bearer`. */
function kindOfScheme(spot: Located): string {
  const [type, place, name, http] = ["type", "in", "name", "scheme"].map(
    (field) => text(inside(spot, field).value) ?? "",
  );
  return place ? `${type} in ${place} ${name}` : `${type} ${http}`.trim();
}

/** Returns what identifies a scheme to callers. HTTP ignores the case of the names of schemes and headers. */
function idOfScheme(spot: Located): string {
  const kind = kindOfScheme(spot);
  return /^apiKey in (?!header)/.test(kind) ? kind : kind.toLowerCase();
}

function isRequired(spot: Located): boolean {
  return inside(spot, "required").value === true;
}

function addressOf(server: Located): string {
  return String(inside(server, "url").value)
    .replace(/(.)\/$/, "$1")
    .replace(/^[a-z][\w+.-]*:\/\/[^/{?#]*/i, (host) => host.toLowerCase());
}

/** Returns the values of a server variable as a schema. */
function enumOf(variable: Located): Located {
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
    readonly scheme: Located;
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
function alternatives(side: Revision, { kind, operation }: Found) {
  const own = side.get(operation, "security");
  const isShared = own.value === undefined && kind !== "callback";
  const place = isShared ? side.get(side.root, "security") : own;
  const all = [...side.members(place).values()].map((requirement): Alternative => {
    const schemes = [...side.members(requirement)]
      .map(([name, { value }]) => {
        const scheme = side.get(side.root, "components", "securitySchemes", name);
        const scopes = asList(value).map(String).sort();
        return { name, scheme, id: idOfScheme(scheme), scopes };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
      name: schemes.map(({ name }) => name).join(" + "),
      id: schemes.map(({ id }) => id).join(),
      schemes,
      scopes: schemes.flatMap(({ scopes }) => scopes),
    };
  });
  const keyOf = ({ name, scopes }: Alternative) => canonical([name, scopes]);
  const list = [...new Map(all.map((one) => [keyOf(one), one])).values()];
  const closed = list.filter(({ schemes }) => schemes.length > 0);
  const isOpen = list.length === 0 || closed.length < list.length;
  return { list, closed, isOpen, place, isShared };
}
