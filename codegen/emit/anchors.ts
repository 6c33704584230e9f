import { isDeepStrictEqual } from "node:util";
import type { SchemaIndex } from "../model/examples";
import { typeText } from "../model/type-text";
import type {
  ApiModel,
  Header,
  Inline,
  Markdown,
  MediaType,
  Operation,
  Response,
  SecurityRequirement,
  Server,
} from "../model/types";
import { errorShapes } from "./error-shapes";
import { commentText, escapeInvisible } from "./jsx";
import type { Keys, PartWriter } from "./keys";
import type { EmitContext } from "./pages";
import {
  idPart,
  memberAt,
  schemaPlaces,
  uniqueIds,
  type AnchorPlace,
  type ViewIndex,
} from "./schema-anchors";
import { schemaView, type SchemaView } from "./schema-view";

const explanation = `
// Every link into the reference: the ids that readers can copy, in the order of each page. Where a line goes, or changes,
// links that are in use break.
//
//   request.title                    an id of the page
//   request.contact → ContactCreate  an id, and behind it those of a schema: request.contact.email, …
//   request… → ClassCreate           no id, but those of a schema behind it: request.title, …
//
// A schema is written once, at the end. Where a page has no room for it, it links to the page of the schema, on which ids
// begin with its name.
`;

/** What unfolds on the pages of operations that have no servers of their own. */
const sharedServers = "servers of the API";

/** The list of all ids that readers can link to, `anchors.txt`. It is read in reviews, and by no program. */
export function anchorList(
  { model, schemas, file }: EmitContext,
  keys: Keys | undefined,
  part: PartWriter,
): string {
  const views = viewsOf(schemas);
  const partOf = (key: string | undefined, write: () => string) =>
    key === undefined ? write() : part(key, write);
  const blocks = [
    block("overview", [
      ...headingPlaces(model.info.description),
      link("operations"),
      ...[...model.tags, ...model.topics].map(({ slug }) => link(`tag.${slug}`)),
      ...(model.servers.length > 0 ? [unfoldedServers] : []),
      ...section("authentication", model.securitySchemes).map(link),
      ...model.securitySchemes.map(({ name }) => link(memberAt("security", name))),
    ]),
    block("errors", errorPlaces(model, views)),
    block(sharedServers, serverPlaces(model.servers)),
    ...model.operations.map((operation) =>
      partOf(keys?.of(operation), () =>
        block(
          `${operation.kind} ${operation.id}`,
          operationPlaces(operation, model.servers, views),
        ),
      ),
    ),
    partOf(keys?.shared, () =>
      [...schemas]
        .map(([name, schema]) => {
          const [self, ...inside] = schemaPlaces(schemaView(schema), "", false, views);
          return block(`schema ${name}${self ? unfoldsText(self) : ""}`, inside);
        })
        .join(""),
    ),
  ];
  const head = `// Generated from ${commentText(file)}. Run \`npm run codegen\`; do not edit.\n`;
  return head + explanation.trimStart() + blocks.join("");
}

/** Views of the named schemas, each read when somebody asks for it. */
function viewsOf(schemas: SchemaIndex): ViewIndex {
  const views = new Map<string, SchemaView>();
  return {
    get(name) {
      const schema = schemas.get(name);
      const view = views.get(name) ?? (schema && schemaView(schema));
      if (view) views.set(name, view);
      return view;
    },
  };
}

/** The part of one page or schema; nothing when it would say nothing. */
function block(title: string, places: readonly AnchorPlace[]): string {
  const lines = places
    .filter(({ isLink, unfolds }) => isLink || unfolds.length > 0)
    .map((place) => `  ${place.at}${place.isLink ? "" : "…"}${unfoldsText(place)}`);
  if (lines.length === 0 && !title.includes(" → ")) return "";
  return ["", title, ...lines].map((line) => `${escapeInvisible(line)}\n`).join("");
}

function unfoldsText({ unfolds }: AnchorPlace): string {
  return unfolds.length > 0 ? ` → ${unfolds.join(", ")}` : "";
}

function link(at: string): AnchorPlace {
  return { at, isLink: true, unfolds: [] };
}

/** The id of a section, where it will be drawn: where it holds something. */
function section(id: string, content: readonly unknown[]): readonly string[] {
  return content.length > 0 ? [id] : [];
}

const unfoldedServers: AnchorPlace = { at: "", isLink: false, unfolds: [sharedServers] };

/** The catalogue of errors: shapes by the name of their type. */
function errorPlaces(model: ApiModel, views: ViewIndex): readonly AnchorPlace[] {
  const unique = uniqueIds();
  return errorShapes(model).flatMap(({ schema, examples }) => {
    const at = unique(`error-${idPart(schema ? typeText(schema) : "no-body")}`);
    return [
      ...(schema ? schemaPlaces(schemaView(schema), at, true, views) : [link(at)]),
      ...examples.map(({ status, example }) =>
        link(unique(memberAt(at, `${status}.example.${example.name}`))),
      ),
    ];
  });
}

function operationPlaces(
  operation: Operation,
  shared: readonly Server[],
  views: ViewIndex,
): readonly AnchorPlace[] {
  const { description, security, callbacks, servers } = operation;
  const unique = uniqueIds();
  const isShared = servers.length > 0 && isDeepStrictEqual(servers, shared);
  return [
    ...headingPlaces(description),
    ...securityPlaces(security, ""),
    ...payloadPlaces(operation, "", views),
    ...section("callbacks", callbacks).map(link),
    ...callbacks.flatMap((callback) => {
      const at = unique(`callback.${callback.name}`.trim().replace(/\s+/g, "-"));
      return [
        link(at),
        ...securityPlaces(callback.security, `${at}.`),
        ...payloadPlaces(callback, `${at}.`, views),
      ];
    }),
    ...(isShared ? [unfoldedServers] : serverPlaces(servers)),
  ];
}

/** Headings of a description, outermost ones alone: others stand in lists and quotes. */
function headingPlaces(description: Markdown): readonly AnchorPlace[] {
  const unique = uniqueIds();
  return description.flatMap((node) =>
    node.kind === "heading"
      ? [link(unique(`description.${idPart(textOf(node.children).toLowerCase())}`))]
      : [],
  );
}

function textOf(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "break") return "";
      return "children" in node ? textOf(node.children) : node.value;
    })
    .join("");
}

function securityPlaces(
  security: readonly SecurityRequirement[],
  before: string,
): readonly AnchorPlace[] {
  const unique = uniqueIds();
  return [
    ...section(`${before}authorization`, security),
    ...security.flat().map(({ scheme }) => unique(memberAt(`${before}authorization`, scheme))),
  ].map(link);
}

function serverPlaces(servers: readonly Server[]): readonly AnchorPlace[] {
  return [
    ...section("servers", servers),
    ...servers.flatMap(({ variables }, index) => {
      const at = index === 0 ? "server" : `server-${index + 1}`;
      return [at, ...variables.map(({ name }) => memberAt(at, name))];
    }),
  ].map(link);
}

/** @param before what the ids start with: nothing for an operation, `callback.paid.` for a callback */
function payloadPlaces(
  { parameters, requestBody, responses }: Payload,
  before: string,
  views: ViewIndex,
): readonly AnchorPlace[] {
  return [
    ...(["path", "query", "header", "cookie"] as const).flatMap((location) => {
      const group = parameters.filter((parameter) => parameter.in === location);
      return [
        ...section(`${before}${location}-parameters`, group).map(link),
        ...group.flatMap(({ name, schema }) =>
          schemaPlaces(schemaView(schema), memberAt(`${before}${location}`, name), true, views),
        ),
      ];
    }),
    ...(requestBody
      ? [
          link(`${before}request-body`),
          ...contentPlaces(requestBody.content, `${before}request`, before === "", views),
        ]
      : []),
    ...section(`${before}responses`, responses).map(link),
    ...responses.flatMap((response) => responsePlaces(response, before, views)),
  ];
}

type Payload = Pick<Operation, "parameters" | "requestBody" | "responses">;

function responsePlaces(
  { status, headers, content, links }: Response,
  before: string,
  views: ViewIndex,
): readonly AnchorPlace[] {
  const at = `${before}response-${status}`;
  return [
    link(at),
    ...headerPlaces(headers, at, views),
    ...contentPlaces(content, at, before === "", views),
    ...links.map(({ name }) => link(memberAt(at, `link.${name}`))),
  ];
}

function headerPlaces(
  headers: readonly Header[],
  at: string,
  views: ViewIndex,
): readonly AnchorPlace[] {
  return headers.flatMap(({ name, schema }) =>
    schemaPlaces(schemaView(schema), memberAt(`${at}.header`, name), true, views),
  );
}

/** The media types of a body. Ids in the second and later ones hold the media type, so that they stay unique. */
function contentPlaces(
  content: readonly MediaType[],
  owner: string,
  withExamples: boolean,
  views: ViewIndex,
): readonly AnchorPlace[] {
  const unique = uniqueIds();
  return content.flatMap(({ type, schema, examples, encoding }, index) => {
    const heading = memberAt(owner, type);
    const at = index === 0 ? owner : heading;
    return [
      link(heading),
      ...(schema ? schemaPlaces(schemaView(schema), at, false, views) : []),
      ...Object.entries(encoding).flatMap(([name, { headers }]) => {
        const part = memberAt(`${at}.encoding`, name);
        return [link(part), ...headerPlaces(headers, part, views)];
      }),
      ...(withExamples ? examples : []).map(({ name }) =>
        link(unique(memberAt(at, `example.${name}`))),
      ),
    ];
  });
}
