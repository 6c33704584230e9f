import { callOf } from "../../program/folders.mjs";
import { contentId } from "../../src/view/ids";
import { between, layOutOperation, layOutServers } from "../../src/view/lay-out-page";
import { layOutSchema } from "../../src/view/lay-out-schema";
import type { Payload } from "../../src/view/types";
import type { Operation } from "../model/types";
import {
  type Anchor,
  anchorsIn,
  everyOperation,
  link,
  placeOn,
  sharedSecurity,
  sharedServers,
  sharedTitle,
  unfolded,
  unfoldsOf,
} from "./anchors";
import { escapeInvisible } from "../invisible";
import { commentText } from "./jsx";
import {
  headerView,
  operationView,
  parameterView,
  responseView,
  securityView,
  serverView,
} from "./operation-view";
import type { EmitContext } from "./pages";
import type { MarkdownText } from "../model/markdown-nodes";
import { listOf } from "../model/prose";
import { singlePagesOf } from "./single-pages";

const explanation = `
// Every link into the reference: the ids that readers can copy, in the order of each page. If a line is removed or changed,
// existing links break.
//
//   request.title                    an id of the page
//   request.contact → ContactCreate  an id, followed by those of a schema: request.contact.email, …
//   request… → ClassCreate           no id, only those of a schema: request.title, …
//
// Schemas are listed once, at the end. If a page has no room for one, it links to the page of the schema, where ids start
// with its name. What every operation has is listed once, too; 2XX stands for each successful response.
`;

/** Lists all ids that readers can link to, as `anchors.txt`: it is for reviewers, and no program reads it. */
export function anchorList(context: EmitContext): string {
  const { model, file } = context;
  const blocks = [
    ...singlePagesOf(context).map(([name, { anchors }]) => block(name, anchors(context))),
    block(
      sharedServers,
      model.servers.length > 0
        ? [link("servers"), ...anchorsIn(layOutServers(model.servers.map(serverView)))]
        : [],
    ),
    ...sharedBlocks(context),
    ...model.operations.map((operation) =>
      block(`${operation.kind} ${operation.id}`, operationAnchors(operation, context)),
    ),
    ...model.schemas.map(({ name }) => block(...schemaBlock(name, context))),
  ];
  const head = `// Generated from ${commentText(file)}. Run \`${callOf("codegen")}\`; do not edit.\n`;
  return head + explanation.trimStart() + blocks.join("");
}

/** Returns the ids of a named schema, relative to the place where it unfolds. */
function schemaBlock(name: string, context: EmitContext): [string, readonly Anchor[]] {
  const view = context.views(name) ?? { type: "any" };
  const laidOut = layOutSchema(view, placeOn(context, name));
  const inside = anchorsIn(laidOut.body).map((anchor) => ({
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

function operationAnchors(operation: Operation, context: EmitContext): readonly Anchor[] {
  const { model, shared } = context;
  const own = shared.own(operation);
  const parameters = own.parameters.map(({ value }) => value);
  const responses = own.responses.map(({ value }) => value);
  const view = operationView({ ...operation, parameters, responses }, model);
  const servers = listOf((own.servers ?? []).map(serverView));
  const laidOut = layOutOperation({ ...view, servers }, placeOn(context, ""));
  const list = laidOut.responses?.list.map((one, index): object => {
    const ref = own.responses[index]?.ref;
    return ref === undefined ? one : { id: one.id, refers: [sharedTitle(ref)] };
  });
  const { prose, security } = laidOut;
  const rest = { ...laidOut, prose: undefined, security: undefined };
  return [
    ...anchorsIn(prose),
    ...(own.security || !security ? anchorsIn(security) : [unfolded(sharedSecurity)]),
    ...anchorsIn({ ...rest, responses: { id: "responses", list } }, examplesOf(operation)),
  ];
}

/** Returns the names of the examples of each body of an operation, by the prefix of their ids. */
function examplesOf({ requestBody, responses }: Pick<Operation, "requestBody" | "responses">) {
  const bodies = [
    { id: "request", content: requestBody?.content ?? [] },
    ...responses.map(({ status, content }) => ({ id: `response-${status}`, content })),
  ];
  return new Map(
    bodies.flatMap(({ id, content }) =>
      content.map(
        ({ type, examples }, index) =>
          [contentId(id, type, index), examples.map(({ name }) => name)] as const,
      ),
    ),
  );
}

/** Returns the blocks of the parts that operations share. */
function sharedBlocks({ model, shared, ...context }: EmitContext): readonly string[] {
  const { everywhere } = shared;
  const layOut = (payload: Payload<MarkdownText>) =>
    layOutOperation({ id: "", method: "get", title: "", ...payload }, placeOn(context, ""));
  const parameters = between(everywhere.parameters).flatMap(
    (name) => shared.parameters.get(name) ?? [],
  );
  const headers = between(everywhere.headers).map(headerView);
  const { security, ...common } = layOut({
    security: listOf(securityView(everywhere.security, model)),
    parameters: parameters.map(parameterView),
    responses: headers.length > 0 ? [{ status: "2XX", headers }] : undefined,
  });
  return [
    block(sharedSecurity, anchorsIn(security)),
    block(everyOperation, [
      ...anchorsIn(common.parameters),
      ...anchorsIn(common.responses?.list.map((one) => one.headers)),
      ...[...everywhere.responses].map(([status, name]) => ({
        at: `response-${status}`,
        isLink: true,
        unfolds: [sharedTitle(name)],
      })),
    ]),
    ...[...shared.responses].map(([name, { response }]) => {
      const { responses } = layOut({ responses: [responseView(response)] });
      const [own, ...inside] = anchorsIn(
        responses?.list,
        examplesOf({ requestBody: undefined, responses: [response] }),
      );
      const relative = inside.map((one) => ({ ...one, at: one.at.slice(own?.at.length) }));
      return block(sharedTitle(name), relative);
    }),
  ];
}
