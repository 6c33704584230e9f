import { layOutOperation, layOutServers } from "../../src/view/lay-out-page";
import type { LaidOutMediaType, LaidOutPayload, LaidOutServer } from "../../src/view/lay-out-page";
import { layOutSchema } from "../../src/view/lay-out-schema";
import { exampleIds } from "../../src/view/ids";
import type { Example, MediaType, Operation } from "../model/types";
import {
  type Anchor,
  bodyAnchors,
  link,
  placeOn,
  proseAnchors,
  rowAnchors,
  schemaAnchors,
  sharedServers,
  unfoldedServers,
  unfoldsOf,
} from "./anchors";
import { escapeInvisible } from "../invisible";
import { commentText } from "./jsx";
import type { Keys, PartWriter } from "./keys";
import { serverView } from "./operation-view";
import { sharesServers, viewOf, type EmitContext } from "./pages";
import type { MarkdownText } from "./prose";
import { singlePages } from "./single-pages";

const explanation = `
// Every link into the reference: the ids that readers can copy, in the order of each page. If a line is removed or changed,
// existing links break.
//
//   request.title                    an id of the page
//   request.contact → ContactCreate  an id, followed by those of a schema: request.contact.email, …
//   request… → ClassCreate           no id, only those of a schema: request.title, …
//
// Schemas are listed once, at the end. If a page has no room for one, it links to the page of the schema, where ids start
// with its name.
`;

/** Lists all ids that readers can link to, as `anchors.txt`: it is for reviewers, and no program reads it. */
export function anchorList(context: EmitContext, keys: Keys | undefined, part: PartWriter): string {
  const { model, schemas, file } = context;
  const partOf = (key: string | undefined, write: () => string) =>
    key === undefined ? write() : part(key, write);
  const blocks = [
    ...singlePages.map(({ name, anchors }) => block(name, anchors(context))),
    block(sharedServers, serverAnchors(layOutServers(model.servers.map(serverView)))),
    ...model.operations.map((operation) =>
      partOf(keys?.of(operation), () =>
        block(`${operation.kind} ${operation.id}`, operationAnchors(operation, context)),
      ),
    ),
    partOf(keys?.shared, () =>
      [...schemas.keys()].map((name) => block(...schemaBlock(name, context))).join(""),
    ),
  ];
  const head = `// Generated from ${commentText(file)}. Run \`npm run codegen\`; do not edit.\n`;
  return head + explanation.trimStart() + blocks.join("");
}

/** Returns the ids of a named schema, relative to the place where it unfolds. */
function schemaBlock(name: string, context: EmitContext): [string, readonly Anchor[]] {
  const view = context.views(name) ?? { type: "any" };
  const laidOut = layOutSchema(view, placeOn(context, name));
  const inside = bodyAnchors(laidOut.body).map((anchor) => ({
    ...anchor,
    at: anchor.at.slice(name.length),
  }));
  return [`schema ${name}${unfoldsText(unfoldsOf(laidOut))}`, inside];
}

/** Returns the part of one page or schema; empty if it has no ids. */
function block(title: string, anchors: readonly Anchor[]): string {
  const lines = anchors
    .filter(({ isLink, unfolds }) => isLink || unfolds.length > 0)
    .map(({ at, isLink, unfolds }) => `  ${at}${isLink ? "" : "…"}${unfoldsText(unfolds)}`);
  if (lines.length === 0 && !title.includes(" → ")) return "";
  return ["", title, ...lines].map((line) => `${escapeInvisible(line)}\n`).join("");
}

function unfoldsText(unfolds: readonly string[]): string {
  return unfolds.length > 0 ? ` → ${unfolds.join(", ")}` : "";
}

function serverAnchors(servers: readonly LaidOutServer<MarkdownText>[]): readonly Anchor[] {
  if (servers.length === 0) return [];
  const ids = servers.flatMap(({ id, variables }) => [id, ...variables.map((one) => one.id)]);
  return ["servers", ...ids].map(link);
}

function operationAnchors(operation: Operation, context: EmitContext): readonly Anchor[] {
  const place = placeOn(context, "");
  const laidOut = layOutOperation(viewOf(operation, context), place);
  const { callbacks, servers } = laidOut;
  const { requestBody, responses } = operation;
  return [
    ...proseAnchors(laidOut.prose),
    ...payloadAnchors(laidOut, { request: requestBody?.content, responses }),
    ...(callbacks ? [link(callbacks.id)] : []),
    ...(callbacks?.list ?? []).flatMap((callback) => [
      link(callback.id),
      ...payloadAnchors(callback, {}),
    ]),
    ...(sharesServers(operation, context.model) ? [unfoldedServers] : []),
    ...serverAnchors(servers?.list ?? []),
  ];
}

/** The bodies whose examples the page shows. */
interface Bodies {
  readonly request?: readonly MediaType[] | undefined;
  readonly responses?: Operation["responses"];
}

function payloadAnchors(
  { security, parameters, requestBody, responses }: LaidOutPayload<MarkdownText>,
  bodies: Bodies,
): readonly Anchor[] {
  return [
    ...(security ? [link(security.id)] : []),
    ...(security?.alternatives ?? []).flat().map(({ id }) => link(id)),
    ...parameters.flatMap(({ id, rows }) => [link(id), ...rows.flatMap(rowAnchors)]),
    ...(requestBody
      ? [link(requestBody.id), ...contentAnchors(requestBody.content, bodies.request)]
      : []),
    ...(responses ? [link(responses.id)] : []),
    ...(responses?.list ?? []).flatMap(({ id, headers, content, links }, index) => [
      link(id),
      ...headers.flatMap(rowAnchors),
      ...contentAnchors(content, bodies.responses?.[index]?.content),
      ...links.map((one) => link(one.id)),
    ]),
  ];
}

function contentAnchors(
  content: readonly LaidOutMediaType<MarkdownText>[],
  media: readonly MediaType[] | undefined,
): readonly Anchor[] {
  return content.flatMap(({ id, at, schema, encodings }, index) => [
    link(id),
    ...(schema ? schemaAnchors(schema, at, false) : []),
    ...encodings.flatMap((encoding) => [
      link(encoding.id),
      ...encoding.headers.flatMap(rowAnchors),
    ]),
    ...exampleAnchors(at, media?.[index]?.examples),
  ]);
}

function exampleAnchors(at: string, examples: readonly Example[] = []): readonly Anchor[] {
  return exampleIds(
    at,
    examples.map(({ name }) => name),
  ).map(link);
}
