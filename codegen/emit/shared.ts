import { isDeepStrictEqual } from "node:util";
import { tokensOf } from "../../src/shared/json-pointer";
import { between, isSuccess } from "../../src/view/lay-out-page";
import type { Ends } from "../../src/view/types";
import { getOrMake } from "../get-or-make";
import type {
  ApiModel,
  Header,
  Operation,
  Parameter,
  Response,
  SecurityRequirement,
  Server,
} from "../model/types";
import { Code, quoted } from "./jsx";
import { headerView, parameterView, responseView, schemeFacts, serverView } from "./operation-view";
import { ModuleWriter } from "./print";
import { listOf } from "../model/prose";

/**
 * Parts that operations share: components that they refer to, and parts that are the same in all. They are written once, in `shared.tsx`
 * and `shared.samples.ts`, so that a change to one is one change.
 */
export interface Shared {
  /** By name under `components.parameters`. */
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** By name under `components.responses`, with the first operation that has it. */
  readonly responses: ReadonlyMap<string, SharedResponse>;
  /** The name under which a part of an operation is shared; none if the operation has fields next to its `$ref`. */
  readonly names: ReadonlyMap<Parameter | Response, string>;
  /** What every operation has, unless it has its own, and which its page does not repeat. */
  readonly everywhere: {
    /** The servers of the API. */
    readonly servers: readonly Server[];
    /** The requirements of operations that state none. */
    readonly security: readonly SecurityRequirement[];
    /** The names of the parameters that every operation has first or last among those of their location. */
    readonly parameters: Ends<string>;
    /** The headers that every successful response has first or last. */
    readonly headers: Ends<Header>;
    /** The names of responses, by their statuses. */
    readonly responses: ReadonlyMap<string, string>;
  };
  /** Whether anything is in `everywhere`. */
  readonly hasCommon: boolean;
  /** Returns what the page of an operation writes itself. */
  own(operation: Operation): OwnParts;
}

/** The parts that the page of an operation or webhook writes itself. */
export interface OwnParts {
  /** Absent: those of the API. */
  readonly servers: readonly Server[] | undefined;
  /** Absent: those of the API. */
  readonly security: readonly SecurityRequirement[] | undefined;
  readonly parameters: readonly Part<Parameter>[];
  readonly responses: readonly Part<Response>[];
}

/** A part of an operation, and the name under which others share it. */
export interface Part<T> {
  readonly value: T;
  /** Absent: it is the operation's own, or has fields next to its `$ref`. */
  readonly ref: string | undefined;
}

interface SharedResponse {
  readonly response: Response;
  readonly operation: Operation;
}

/** Collects the parts that the operations of a model share. */
export function sharedOf({ operations, security, servers }: ApiModel): Shared {
  const parameters = commonOf(
    operations.flatMap((one) => one.parameters),
    "parameters",
    (parameter) => parameter,
  );
  const responses = commonOf(
    operations.flatMap((operation) =>
      operation.responses.map((response) => ({ source: response.source, response, operation })),
    ),
    "responses",
    // One component may be the response of several statuses.
    ({ response }) => ({ ...response, status: "" }),
  );
  const names = new Map<Parameter | Response, string>([
    ...[...parameters].flatMap(([name, uses]) => uses.map((use) => [use, name] as const)),
    ...[...responses].flatMap(([name, uses]) =>
      uses.map(({ response }) => [response, name] as const),
    ),
  ]);
  const nameOf = (part: Parameter | Response) => names.get(part);
  const callable = operations.filter(({ kind }) => kind === "operation");
  const [first, ...others] = callable;
  const isCommon =
    others.length > 0 &&
    others.every((other) => isDeepStrictEqual(other.security, first?.security));
  const inAll = new Map<string, string>();
  // JavaScript objects put whole-number keys first, so statuses can be merged in the order of the document.
  for (const response of (first?.responses ?? []).filter(({ status }) => /^\d{3}$/.test(status))) {
    const { status } = response;
    const name = nameOf(response);
    const isSame = (other: Response) => other.status === status && nameOf(other) === name;
    const isInAll = others.length > 0 && others.every((one) => one.responses.some(isSame));
    if (name !== undefined && isInAll) inAll.set(status, name);
  }
  const byLocation = locations.map((location) =>
    endsOf(
      callable.map((one) =>
        one.parameters.filter((parameter) => parameter.in === location).map(nameOf),
      ),
    ),
  );
  const successes = callable.flatMap((one) =>
    one.responses.filter(({ status }) => isSuccess(status)),
  );
  const everywhere = {
    servers,
    // Many documents repeat the same requirements in every operation instead.
    security: security.length === 0 && isCommon ? (first?.security ?? []) : security,
    parameters: {
      first: byLocation.flatMap((one) => one.first),
      last: byLocation.flatMap((one) => one.last),
    },
    // A component may also be the response of a status that means no success.
    headers: endsOf(successes.some(nameOf) ? [] : successes.map(({ headers }) => headers)),
    responses: inAll,
  };
  const commonNames = new Set(between(everywhere.parameters));
  const commonHeaders = new Set(between(everywhere.headers).map(({ name }) => name));
  const withoutCommon = ({ value, ref }: Part<Response>): Part<Response> => {
    const headers = value.headers.filter(({ name }) => !commonHeaders.has(name));
    return { ref, value: isSuccess(value.status) ? { ...value, headers } : value };
  };
  const ownOf = (operation: Operation): OwnParts => {
    const part = <T extends Parameter | Response>(value: T) => ({ value, ref: names.get(value) });
    const all = {
      servers: isDeepStrictEqual(operation.servers, servers) ? undefined : operation.servers,
      security: operation.security,
      parameters: operation.parameters.map(part),
      responses: operation.responses.map(part),
    };
    if (operation.kind !== "operation") return all;
    return {
      ...all,
      security: isDeepStrictEqual(all.security, everywhere.security) ? undefined : all.security,
      parameters: all.parameters.filter(({ ref }) => ref === undefined || !commonNames.has(ref)),
      responses: all.responses
        .filter(({ value, ref }) => ref === undefined || inAll.get(value.status) !== ref)
        .map(withoutCommon),
    };
  };
  const known = new Map<Operation, OwnParts>();
  return {
    parameters: firstUses(parameters),
    responses: firstUses(responses),
    names,
    everywhere,
    hasCommon:
      servers.length + everywhere.security.length + inAll.size > 0 ||
      commonNames.size + commonHeaders.size > 0,
    own: (operation) => getOrMake(known, operation, () => ownOf(operation)),
  };
}

const locations: readonly Parameter["in"][] = ["path", "query", "header", "cookie"];

/** Returns what several lists have in common at their start, and after that at their end. `undefined` is never in common. */
function endsOf<T>(lists: readonly (readonly (T | undefined)[])[]): Required<Ends<T>> {
  const first = startOf(lists);
  const rest = lists.map((list) => list.slice(first.length).toReversed());
  return { first, last: startOf(rest).toReversed() };
}

function startOf<T>([list = [], ...others]: readonly (readonly (T | undefined)[])[]): readonly T[] {
  const found: T[] = [];
  for (const one of others.length > 0 ? list : []) {
    const isSame = (other: readonly unknown[]) => isDeepStrictEqual(other[found.length], one);
    if (one === undefined || !others.every(isSame)) break;
    found.push(one);
  }
  return found;
}

/**
 * Returns the components that operations refer to, by name, with the largest group of equal uses: a use with fields next to its `$ref`
 * differs.
 *
 * @param contentOf returns the part to compare
 */
function commonOf<T extends { readonly source: string }>(
  all: readonly T[],
  group: "parameters" | "responses",
  contentOf: (use: T) => unknown,
): ReadonlyMap<string, readonly [T, ...T[]]> {
  const kinds = new Map<string, [T, ...T[]][]>();
  for (const use of all) {
    const [components, found, name, ...more] = tokensOf(use.source);
    if (components !== "components" || found !== group || name === undefined || more.length > 0)
      continue;
    const known = getOrMake(kinds, name, () => []);
    const same = known.find(([first]) => isDeepStrictEqual(contentOf(first), contentOf(use)));
    if (same) same.push(use);
    else known.push([use]);
  }
  return new Map(
    [...kinds].flatMap(([name, known]) => {
      const [uses] = known.toSorted((a, b) => b.length - a.length);
      return uses ? [[name, uses]] : [];
    }),
  );
}

function firstUses<T>(uses: ReadonlyMap<string, readonly [T, ...T[]]>): ReadonlyMap<string, T> {
  return new Map([...uses].map(([name, [first]]) => [name, first]));
}

/** Returns `parameters.Limit`. */
export function memberOf(object: string, name: string): Code {
  return new Code(
    /^[A-Za-z_]\w*$/.test(name) && name !== "__proto__"
      ? `${object}.${name}`
      : `${object}[${quoted(name)}]`,
  );
}

/** Returns the shared parts, `shared.tsx`, before formatting; `undefined` if there are none. */
export function sharedModule(
  { parameters, responses, everywhere }: Shared,
  { model, file }: { readonly model: ApiModel; readonly file: string },
): string | undefined {
  const writer = new ModuleWriter();
  const schemes = model.securitySchemes.map((scheme) => [
    scheme.name,
    { name: scheme.name, ...schemeFacts(scheme) },
  ]);
  const views = <T>(all: ReadonlyMap<string, T>, view: (one: T) => object) =>
    Object.fromEntries([...all].map(([name, one]) => [name, view(one)]));
  const withoutStatus = ({ response }: SharedResponse) => {
    const { status: _, ...view } = responseView(response);
    return view;
  };
  const common = {
    servers: listOf(everywhere.servers.map(serverView)),
    security: listOf(everywhere.security.map((one) => schemeUses(one, model))),
    parameters: endsValue(everywhere.parameters, (name) => memberOf("parameters", name)),
    headers: endsValue(everywhere.headers, headerView),
    responses: listOf(
      [...everywhere.responses].map(([status, name]) => responseValue(status, name)),
    ),
  };
  const declared = (
    [
      ["schemes", Object.fromEntries(schemes), "Schemes"],
      ["parameters", views(parameters, parameterView), "Parameters"],
      ["responses", views(responses, withoutStatus), "SharedResponses"],
      ["shared", common, "Shared"],
    ] as const
  ).filter(([, value]) => Object.values(value).some((one) => one !== undefined));
  if (declared.length === 0) return undefined;
  const body = declared.map(
    ([name, value, type]) => `export const ${name} = ${writer.value(value)} satisfies ${type};`,
  );
  return writer.module(body.join("\n\n"), {
    source: file,
    types: declared.map(([, , type]) => type).toSorted(),
  });
}

/** Returns the ends of lists as values; `undefined` if they have nothing in common. */
export function endsValue<T>({ first = [], last = [] }: Ends<T>, valueOf: (one: T) => unknown) {
  if (first.length + last.length === 0) return undefined;
  return { first: listOf(first.map(valueOf)), last: listOf(last.map(valueOf)) };
}

/** Returns one alternative of security requirements. */
export function schemeUses(
  alternative: ApiModel["security"][number],
  { securitySchemes }: Pick<ApiModel, "securitySchemes">,
): readonly Code[] {
  return alternative.flatMap(({ scheme, scopes }) => {
    if (!securitySchemes.some(({ name }) => name === scheme)) return [];
    const { source } = memberOf("schemes", scheme);
    if (scopes.length === 0) return [new Code(source)];
    return [new Code(`{ ...${source}, scopes: [${scopes.map(quoted).join(", ")}] }`)];
  });
}

/** Returns a shared response under a status. */
export function responseValue(status: string, name: string): Code {
  return new Code(`{ status: ${quoted(status)}, ...${memberOf("responses", name).source} }`);
}
