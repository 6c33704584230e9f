import { isErrorStatus } from "./error-status";
import { refIn } from "./type-ref";
import type { MediaType, Payload, Schema, TypeRef } from "./types";

/** Loads a named schema; `undefined` if it does not exist. */
export type LoadSchema<S> = (name: string) => Promise<S | undefined>;

/** Named schemas by name. */
type Chosen<S> = ReadonlyMap<string, S>;

/** How many rows a page may have. Other schemas are one click away, on their own pages. */
const maxRows = 100;
/** How many rows a request body may have: readers of the page write it, so it unfolds even where the rest has filled the page. */
const maxRequestRows = 200;
/** How many rows each error response may have: many operations share one, and the page of errors shows it in full. */
const maxErrorRows = 40;
/** The weight of an enum value relative to a row: a value has neither a type nor chips, and rarely a description. */
const valueShare = 1 / 3;
/** How many schemas may fail to fit before the page counts as full. */
const maxMisses = 20;
/** A union with more variants than this is shown as links, to keep its page small. */
const maxBranches = 8;

/** The schemas that unfold on a page. */
interface Unfolding<S> {
  readonly schemas: Chosen<S>;
  /** The schemas that unfold in its error responses. */
  readonly inErrors: Chosen<S>;
}

/**
 * Chooses the named schemas that unfold on the page of an operation, nearest first. All their uses together must stay within
 * {@link maxRows}, and those in one error response within {@link maxErrorRows}. A request body that would only be a link gets
 * {@link maxRequestRows} for itself.
 */
export async function schemasToUnfold<S extends Schema<unknown>>(
  payload: Payload<unknown> & WithCallbacks,
  load: LoadSchema<S>,
): Promise<Unfolding<S>> {
  const { responses = [] } = payload;
  const errors = schemasIn({ responses: responses.filter(({ status }) => isErrorStatus(status)) });
  const inErrors = await choose(
    errors,
    load,
    (chosen) =>
      rowsOf(errors, chosen) <= maxRows / 2 &&
      errors.every((root) => rowsOf([root], chosen) <= maxErrorRows),
  );
  const rest = maxRows - rowsOf(errors, inErrors);
  const others = schemasIn({
    ...payload,
    responses: responses.filter(({ status }) => !isErrorStatus(status)),
  });
  const schemas = await choose(others, load, (chosen) => rowsOf(others, chosen) <= rest);
  const request = schemasInContent(payload.requestBody?.content);
  const isShown = request
    .flatMap((root) => extentOf(root).names)
    .every((name) => schemas.has(name));
  if (request.some(({ type }) => refIn(type) !== undefined) && !isShown) {
    const fits = (chosen: Chosen<S>) => rowsOf(request, chosen) <= maxRequestRows;
    return { schemas: new Map([...(await choose(request, load, fits)), ...schemas]), inErrors };
  }
  return { schemas, inErrors };
}

/** Chooses the named schemas that unfold on a page of bodies, in the same way. */
export async function schemasToUnfoldIn<S extends Schema<unknown>>(
  roots: readonly Schema<unknown>[],
  load: LoadSchema<S>,
): Promise<Chosen<S>> {
  return choose(roots, load, (chosen) => rowsOf(roots, chosen) <= maxRows);
}

async function choose<S extends Schema<unknown>>(
  roots: readonly Schema<unknown>[],
  load: LoadSchema<S>,
  fits: (chosen: Chosen<S>) => boolean,
): Promise<Chosen<S>> {
  const chosen = new Map<string, S>();
  const seen = new Set<string>();
  const queue = roots.flatMap((root) => extentOf(root).names);
  let misses = 0;
  for (let name = queue.shift(); name !== undefined && misses < maxMisses; name = queue.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const schema = await load(name);
    if (!schema) continue;
    chosen.set(name, schema);
    if (fits(chosen)) queue.push(...extentOf(schema).names);
    else {
      chosen.delete(name);
      misses += 1;
    }
  }
  return chosen;
}

/**
 * Returns the schemas that the page of a named schema shows: the variants of its own unions (`branches`), and the schema itself with
 * every schema that it or a variant includes with `allOf` (`schemas`). All others are links.
 */
export async function schemasOfNamed<S extends Schema<unknown>>(
  name: string,
  load: LoadSchema<S>,
): Promise<{ readonly schemas: Chosen<S>; readonly branches: Chosen<S> }> {
  const variants = ((await load(name))?.unions ?? [])
    .flatMap((union) => union.variants)
    .flatMap(({ type }) => (typeof type === "object" && "ref" in type ? [type.ref] : []));
  const others = [...new Set(variants)].filter((variant) => variant !== name);
  const branches = new Map<string, S>();
  const schemas = new Map<string, S>();
  const add = async (included: string, to: Map<string, S>): Promise<void> => {
    const schema = to.has(included) ? undefined : await load(included);
    if (!schema) return;
    to.set(included, schema);
    for (const part of schema.allOf ?? []) await add(part, schemas);
  };
  await add(name, schemas);
  if (others.length <= maxBranches) for (const variant of others) await add(variant, branches);
  return { schemas, branches };
}

interface WithCallbacks {
  readonly callbacks?: readonly Payload<unknown>[] | undefined;
}

/** Returns the schemas of an operation, in the order in which its page shows them. */
function schemasIn(payload: Payload<unknown> & WithCallbacks): readonly Schema<unknown>[] {
  return [payload, ...(payload.callbacks ?? [])].flatMap(
    ({ parameters = [], requestBody, responses = [] }) => [
      ...parameters,
      ...schemasInContent(requestBody?.content),
      ...responses.flatMap(({ headers = [], content }) => [
        ...headers,
        ...schemasInContent(content),
      ]),
    ],
  );
}

function schemasInContent(
  content: readonly MediaType<unknown>[] | undefined = [],
): readonly Schema<unknown>[] {
  return content.flatMap(({ schema, encodings = [] }) => [
    ...(schema ? [schema] : []),
    ...encodings.flatMap(({ headers = [] }) => headers),
  ]);
}

/** Counts the rows of a page with the chosen schemas unfolded, up to just above the largest limit. */
function rowsOf(roots: readonly Schema<unknown>[], chosen: Chosen<Schema<unknown>>): number {
  let rows = 0;
  const visit = (schema: Schema<unknown>, above: readonly string[]): void => {
    if (rows > maxRequestRows) return;
    const own = extentOf(schema);
    rows += own.rows;
    for (const name of own.names) {
      const target = above.includes(name) ? undefined : chosen.get(name);
      if (target) visit(target, [...above, name]);
    }
  };
  roots.forEach((root) => visit(root, []));
  return rows;
}

/** The number of a schema's own rows, and the named schemas it refers to, with duplicates. */
interface Extent {
  readonly rows: number;
  readonly names: readonly string[];
}

const knownExtents = new WeakMap<object, Extent>();

function extentOf(schema: Schema<unknown>): Extent {
  const known = knownExtents.get(schema);
  if (known) return known;
  const ref = schema.items ? undefined : refIn(schema.type);
  const values = schema.enum?.length ?? 0;
  const names: string[] = [];
  let rows = 1 + values * valueShare + (schema.unions || schema.items ? 0 : linesOf(schema.type));
  // Avoids building lists of lists, because every schema of a document is counted.
  const add = (inside: Schema<unknown>): void => {
    const extent = extentOf(inside);
    rows += extent.rows;
    for (const name of extent.names) names.push(name);
  };
  schema.properties?.forEach(add);
  schema.patternProperties?.forEach(add);
  if (schema.additionalProperties) add(schema.additionalProperties);
  if (schema.items) add(schema.items);
  schema.prefixItems?.forEach(add);
  if (ref !== undefined) names.push(ref);
  for (const name of schema.allOf ?? []) names.push(name);
  schema.unions?.forEach(({ variants }) => variants.forEach(add));
  schema.conditions?.forEach(add);
  const extent = { rows, names };
  knownExtents.set(schema, extent);
  return extent;
}

/** Returns how many lines the type adds for the items of an array or the alternatives of a union. */
function linesOf(type: TypeRef): number {
  if (typeof type === "string") return 0;
  if ("array" in type) return 1 + linesOf(type.array);
  return "or" in type ? type.or.length : 0;
}
