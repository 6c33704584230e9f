import { isErrorStatus } from "./error-status";
import { contentId, joinId, uniqueIds } from "./ids";
import {
  layOutRow,
  layOutSchema,
  type LaidOutSchema,
  type Place,
  type Row,
  showsType,
  wordsOf,
} from "./lay-out-schema";
import type {
  Callback,
  Encoding,
  Ends,
  Header,
  Link,
  MediaType,
  Operation,
  PageProse,
  ParameterLocation,
  Payload,
  Prose,
  Response,
  SchemeUse,
  Serialization,
  Server,
  Shared,
  ServerVariable,
  Words,
} from "./types";

/** A thing with its own id. */
type WithId<Thing> = Thing & { readonly id: string };

/** The prose about a page, in which every heading has an id. */
export interface LaidOutProse<P> extends Words<P> {
  readonly chapters: readonly WithId<NonNullable<PageProse<P>["chapters"]>[number]>[];
}

export interface LaidOutServer<P> extends Prose<P> {
  readonly id: string;
  readonly url: string;
  readonly name?: string | undefined;
  readonly variables: readonly WithId<ServerVariable<P>>[];
}

export interface LaidOutMediaType<P> extends Omit<MediaType<P>, "schema" | "encodings"> {
  /** Id of its heading. */
  readonly id: string;
  /** Prefix of the ids of its examples. */
  readonly at: string;
  readonly schema: (LaidOutSchema<P> & { readonly showsType: boolean }) | undefined;
  /** The heading shows the type of the schema. */
  readonly showsType: boolean;
  readonly encodings: readonly LaidOutEncoding<P>[];
}

interface LaidOutEncoding<P> {
  readonly id: string;
  readonly name: string;
  readonly serialization: Serialization;
  readonly headers: readonly Row<P>[];
}

export interface LaidOutResponse<P> extends Prose<P> {
  readonly id: string;
  readonly status: string;
  readonly headers: readonly Row<P>[];
  readonly content: readonly LaidOutMediaType<P>[];
  readonly links: readonly WithId<Link<P>>[];
}

/** The parts that operations, webhooks and callbacks have in common; empty sections are absent. */
export interface LaidOutPayload<P> {
  readonly security?: {
    readonly id: string;
    readonly alternatives: readonly (readonly WithId<SchemeUse>[])[];
  };
  readonly parameters: readonly {
    readonly id: string;
    readonly in: ParameterLocation;
    readonly rows: readonly Row<P>[];
  }[];
  readonly requestBody?: Prose<P> & {
    readonly id: string;
    readonly required: boolean;
    readonly content: readonly LaidOutMediaType<P>[];
  };
  readonly responses?: {
    readonly id: string;
    readonly list: readonly LaidOutResponse<P>[];
  };
}

export interface LaidOutCallback<P> extends LaidOutPayload<P> {
  readonly id: string;
  readonly callback: Callback<P>;
}

export interface LaidOutOperation<P> extends LaidOutPayload<P> {
  readonly prose: LaidOutProse<P>;
  readonly callbacks?: { readonly id: string; readonly list: readonly LaidOutCallback<P>[] };
  readonly servers?: { readonly id: string; readonly list: readonly LaidOutServer<P>[] };
}

/**
 * Lays out the page of an operation or webhook: its sections, and everything in them that has an id, in the order of the page.
 *
 * @param root the root of the page, which determines what unfolds
 */
export function layOutOperation<P>(operation: Operation<P>, root: Place<P>): LaidOutOperation<P> {
  const { callbacks, servers } = operation;
  const unique = uniqueIds();
  return {
    prose: layOutProse(operation),
    ...layOutPayload(operation, root),
    ...(callbacks && {
      callbacks: {
        id: "callbacks",
        // One callback may have several expressions and methods under one name.
        list: callbacks.map((callback): LaidOutCallback<P> => {
          const id = unique(joinId("", `callback.${callback.name}`));
          return { id, callback, ...layOutPayload(callback, { ...root, id, anchor: id }) };
        }),
      },
    }),
    ...(servers && { servers: { id: "servers", list: layOutServers(servers) } }),
  };
}

/** Returns an operation completed with the parts that it shares with others, but not with the servers of the API, which the overview shows. */
export function withShared<P, O extends Partial<Operation<P>>>(
  operation: O,
  { security, parameters, headers, responses: common = [] }: Shared<P> = {},
): O {
  const { responses = [] } = operation;
  const isNumber = ({ status }: Response<P>) => /^\d{3}$/.test(status);
  // The order of a JSON object in JavaScript: whole numbers come first, sorted.
  const numbers = [...responses, ...common].filter(isNumber);
  const merged = [
    ...numbers.toSorted((one, other) => Number(one.status) - Number(other.status)),
    ...responses.filter((one) => !isNumber(one)),
  ].map((one) =>
    isSuccess(one.status) ? { ...one, headers: between(headers, one.headers) } : one,
  );
  return {
    ...operation,
    security: operation.security ?? security,
    parameters: between(parameters, operation.parameters),
    responses: merged.length > 0 ? merged : undefined,
  };
}

/** Whether a status, or a range of them, means success. */
export function isSuccess(status: string): boolean {
  return status.startsWith("2");
}

/** Returns the items of one list with those that every such list has. */
export function between<T>(
  { first = [], last = [] }: Ends<T> = {},
  own: readonly T[] = [],
): readonly T[] {
  return [...first, ...own, ...last];
}

/** Adds ids to the headings of a description. */
export function layOutProse<P>(prose: PageProse<P>): LaidOutProse<P> {
  const unique = uniqueIds();
  const { chapters = [] } = prose;
  return {
    ...wordsOf(prose),
    chapters: chapters.map((chapter) => {
      const id = unique(joinId("description", chapter.title.toLowerCase()));
      return { ...chapter, id };
    }),
  };
}

/** Adds ids to servers and their variables. */
export function layOutServers<P>(servers: readonly Server<P>[]): readonly LaidOutServer<P>[] {
  return servers.map(({ variables = [], ...server }, index) => {
    const id = index === 0 ? "server" : `server-${index + 1}`;
    const named = variables.map((variable) => ({ ...variable, id: joinId(id, variable.name) }));
    return { ...server, id, variables: named };
  });
}

const locations: readonly ParameterLocation[] = ["path", "query", "header", "cookie"];

/** Lays out the parts that operations, webhooks and callbacks have in common. */
export function layOutPayload<P>(payload: Payload<P>, place: Place<P>): LaidOutPayload<P> {
  const { security, parameters = [], requestBody, responses } = payload;
  const at = (name: string) => joinId(place.id, name);
  const unique = uniqueIds();
  const inSection = (id: string, section: string) => ({ ...place, id, anchor: at(section) });
  return {
    ...(security && {
      security: {
        id: at("authorization"),
        // Alternatives often share a scheme.
        alternatives: security.map((uses) =>
          uses.map((use) => ({ ...use, id: unique(at(`authorization.${use.name}`)) })),
        ),
      },
    }),
    parameters: locations.flatMap((location) => {
      const group = parameters.filter((parameter) => parameter.in === location);
      if (group.length === 0) return [];
      const id = `${location}-parameters`;
      const rows = layOutHeaders(group, inSection(at(location), id));
      return [{ id: at(id), in: location, rows }];
    }),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        id: at("request-body"),
        required: requestBody.required === true,
        content: layOutContent(requestBody.content, inSection(at("request"), "request-body")),
      },
    }),
    ...(responses && {
      responses: {
        id: at("responses"),
        list: responses.map((response) => layOutResponse(response, place)),
      },
    }),
  };
}

function layOutResponse<P>(response: Response<P>, outer: Place<P>): LaidOutResponse<P> {
  const { headers, content, links = [] } = response;
  const id = joinId(outer.id, `response-${response.status}`);
  const unfolds = (isErrorStatus(response.status) && outer.inErrors) || outer.unfolds;
  const place = { ...outer, id, anchor: id, unfolds };
  return {
    ...response,
    id,
    headers: layOutHeaders(headers, { ...place, id: joinId(id, "header") }),
    content: layOutContent(content, place),
    links: links.map((link) => ({ ...link, id: joinId(id, `link.${link.name}`) })),
  };
}

/** Lays out the parameters of one location, or headers, as rows. */
function layOutHeaders<P>(
  headers: readonly Header<P>[] | undefined,
  place: Place<P>,
): readonly Row<P>[] {
  return (headers ?? []).map(({ examples, ...schema }) =>
    layOutRow({ kind: "member", name: schema.name, schema, examples }, place),
  );
}

/** Lays out the media types of a body. */
function layOutContent<P>(
  content: readonly MediaType<P>[] | undefined,
  place: Place<P>,
): readonly LaidOutMediaType<P>[] {
  return (content ?? []).map(({ schema, encodings = [], ...media }, index) => {
    const id = joinId(place.id, media.mediaType);
    const at = contentId(place.id, media.mediaType, index);
    const inHeading = schema !== undefined && showsType(schema);
    const inside = { ...place, id: at, ...(inHeading && { shownType: schema.type }) };
    return {
      ...media,
      id,
      at,
      showsType: inHeading,
      schema: schema && layOutSchema(schema, inside),
      encodings: encodings.map((encoding) => layOutEncoding(encoding, inside)),
    };
  });
}

function layOutEncoding<P>(
  { name, headers, ...serialization }: Encoding<P>,
  place: Place<P>,
): LaidOutEncoding<P> {
  const id = joinId(place.id, `encoding.${name}`);
  const inside = { ...place, id: joinId(id, "header"), anchor: id };
  return { id, name, serialization, headers: layOutHeaders(headers, inside) };
}
