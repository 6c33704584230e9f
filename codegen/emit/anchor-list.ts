import { layOutOperation, layOutServers } from "../../src/view/lay-out-page";
import type {
  LaidOutMediaType,
  LaidOutPayload,
  LaidOutResponse,
  LaidOutServer,
} from "../../src/view/lay-out-page";
import { layOutSchema } from "../../src/view/lay-out-schema";
import { exampleIds } from "../../src/view/ids";
import type { Payload } from "../../src/view/types";
import type { Example, MediaType, Operation } from "../model/types";
import {
  type Anchor,
  bodyAnchors,
  link,
  placeOn,
  proseAnchors,
  rowAnchors,
  schemaAnchors,
  everywhere,
  sharedSecurity,
  sharedServers,
  sharedTitle,
  unfolded,
  unfoldsOf,
} from "./anchors";
import { escapeInvisible } from "../invisible";
import { commentText } from "./jsx";
import type { Keys, PartWriter } from "./keys";
import { responseView, securityView, serverView } from "./operation-view";
import { sharesSecurity, sharesServers, viewOf, type EmitContext } from "./pages";
import { listOf, type MarkdownText } from "./prose";
import { isEverywhere } from "./shared";
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
// with its name. Responses that every operation has are listed once, too.
`;

/** Lists all ids that readers can link to, as `anchors.txt`: it is for reviewers, and no program reads it. */
export function anchorList(context: EmitContext, keys: Keys | undefined, part: PartWriter): string {
  const { model, schemas, file } = context;
  const partOf = (key: string | undefined, write: () => string) =>
    key === undefined ? write() : part(key, write);
  const blocks = [
    ...singlePages.map(({ name, anchors }) => block(name, anchors(context))),
    block(sharedServers, serverAnchors(layOutServers(model.servers.map(serverView)))),
    ...sharedBlocks(context),
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
  const own = sharesSecurity(operation, context) ? { ...laidOut, security: undefined } : laidOut;
  return [
    ...proseAnchors(laidOut.prose),
    ...(laidOut.security && !own.security ? [unfolded(sharedSecurity)] : []),
    ...payloadAnchors(own, operation, context),
    ...(callbacks ? [link(callbacks.id)] : []),
    ...(callbacks?.list ?? []).flatMap((callback) => [
      link(callback.id),
      ...payloadAnchors(callback),
    ]),
    ...(sharesServers(operation, context.model) ? [unfolded(sharedServers)] : []),
    ...serverAnchors(servers?.list ?? []),
  ];
}

/** @param operation whose examples the page shows; absent for a callback, which shows none */
function payloadAnchors(
  { security, parameters, requestBody, responses }: Partial<LaidOutPayload<MarkdownText>>,
  operation?: Operation,
  context?: EmitContext,
): readonly Anchor[] {
  return [
    ...securityAnchors(security),
    ...(parameters ?? []).flatMap(({ id, rows }) => [link(id), ...rows.flatMap(rowAnchors)]),
    ...(requestBody
      ? [
          link(requestBody.id),
          ...contentAnchors(requestBody.content, operation?.requestBody?.content),
        ]
      : []),
    ...(responses ? [link(responses.id)] : []),
    ...(responses?.list ?? []).flatMap((laidOut, index): readonly Anchor[] => {
      const response = operation?.responses[index];
      const name = response && context?.shared.names.get(response);
      if (!operation || !context || !response || name === undefined)
        return responseAnchors(laidOut, response?.content);
      if (isEverywhere(operation, response, context.shared)) return [];
      return [{ at: laidOut.id, isLink: true, unfolds: [sharedTitle(name)] }];
    }),
  ];
}

function securityAnchors(security: LaidOutPayload<MarkdownText>["security"]): readonly Anchor[] {
  return security
    ? [link(security.id), ...security.alternatives.flat().map(({ id }) => link(id))]
    : [];
}

/** @param media holds the examples */
function responseAnchors(
  { id, headers, content, links }: LaidOutResponse<MarkdownText>,
  media: readonly MediaType[] | undefined,
): readonly Anchor[] {
  return [
    link(id),
    ...headers.flatMap(rowAnchors),
    ...contentAnchors(content, media),
    ...links.map((one) => link(one.id)),
  ];
}

/** Returns the parts of what operations share. */
function sharedBlocks(context: EmitContext): readonly string[] {
  const { model, shared } = context;
  const layOut = (payload: Payload<MarkdownText>) =>
    layOutOperation({ id: "", method: "get", title: "", ...payload }, placeOn(context, ""));
  const { security } = layOut({ security: listOf(securityView(shared.security, model)) });
  return [
    block(sharedSecurity, securityAnchors(security)),
    block(
      everywhere,
      [...shared.everywhere].map(([status, name]) => ({
        at: `response-${status}`,
        isLink: true,
        unfolds: [sharedTitle(name)],
      })),
    ),
    ...[...shared.responses].map(([name, { response }]) => {
      const [laidOut] = layOut({ responses: [responseView(response)] }).responses?.list ?? [];
      const [own, ...inside] = laidOut ? responseAnchors(laidOut, response.content) : [];
      const relative = inside.map((one) => ({ ...one, at: one.at.slice(own?.at.length) }));
      return block(sharedTitle(name), relative);
    }),
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
