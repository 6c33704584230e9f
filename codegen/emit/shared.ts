import { isDeepStrictEqual } from "node:util";
import { tokensOf } from "../../src/shared/json-pointer";
import type { ApiModel, Operation, Parameter, Response, SecurityRequirement } from "../model/types";
import { Code, quoted } from "./jsx";
import { parameterView, responseView, schemeFacts, serverView } from "./operation-view";
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
  /** The names of the responses that every operation has, by their statuses. */
  readonly everywhere: ReadonlyMap<string, string>;
  /** The requirements of operations that state none. */
  readonly security: readonly SecurityRequirement[];
}

interface SharedResponse {
  readonly response: Response;
  readonly operation: Operation;
}

/** Collects the parts that the operations of a model share. */
export function sharedOf({ operations, security }: ApiModel): Shared {
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
  const [first, ...others] = operations.filter(({ kind }) => kind === "operation");
  const isCommon =
    others.length > 0 &&
    others.every((other) => isDeepStrictEqual(other.security, first?.security));
  const everywhere = new Map<string, string>();
  // JavaScript objects put whole-number keys first, so statuses can be merged in the order of the document.
  for (const response of (first?.responses ?? []).filter(({ status }) => /^\d{3}$/.test(status))) {
    const { status } = response;
    const name = names.get(response);
    const isSame = (other: Response) => other.status === status && names.get(other) === name;
    const isInAll = others.length > 0 && others.every((one) => one.responses.some(isSame));
    if (name !== undefined && isInAll) everywhere.set(status, name);
  }
  return {
    parameters: firstUses(parameters),
    responses: firstUses(responses),
    names,
    everywhere,
    // Many documents repeat the same requirements in every operation instead.
    security: security.length === 0 && isCommon ? (first?.security ?? []) : security,
  };
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
    const name = componentName(use, group);
    if (name === undefined) continue;
    const known = kinds.get(name) ?? [];
    kinds.set(name, known);
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

/** Whether operations share anything that their pages do not repeat. */
export function hasShared({ servers }: ApiModel, { security, everywhere }: Shared): boolean {
  return servers.length > 0 || security.length > 0 || everywhere.size > 0;
}

/** Whether every operation has a response, so that pages of operations do not repeat it. */
export function isEverywhere(
  { kind }: Pick<Operation, "kind">,
  response: Response,
  { names, everywhere }: Shared,
): boolean {
  const name = names.get(response);
  return kind === "operation" && name !== undefined && everywhere.get(response.status) === name;
}

function componentName(
  { source }: { readonly source: string },
  group: "parameters" | "responses",
): string | undefined {
  const [components, found, name, ...more] = tokensOf(source);
  return components === "components" && found === group && more.length === 0 ? name : undefined;
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
  { parameters, responses, everywhere, security }: Shared,
  { model, file }: { readonly model: ApiModel; readonly file: string },
): string | undefined {
  const { servers, securitySchemes } = model;
  const writer = new ModuleWriter();
  const schemes = securitySchemes.map((scheme) => [
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
    servers: listOf(servers.map(serverView)),
    security: listOf(security.map((one) => schemeUses(one, model))),
    responses: listOf([...everywhere].map(([status, name]) => responseValue(status, name))),
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
