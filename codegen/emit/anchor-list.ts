import { callOf } from "../../program/folders.mjs";
import { contentId } from "../../src/view/ids";
import { layOutOperation, layOutServers } from "../../src/view/lay-out-page";
import { layOutSchema } from "../../src/view/lay-out-schema";
import type { Payload } from "../../src/view/types";
import type { Operation } from "../model/types";
import {
  type Anchor,
  anchorsIn,
  everywhere,
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
import { operationView, responseView, securityView, serverView } from "./operation-view";
import { sharesSecurity, sharesServers, type EmitContext } from "./pages";
import type { MarkdownText } from "../model/markdown-nodes";
import { listOf } from "../model/prose";
import { isEverywhere } from "./shared";
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
// with its name. Responses that every operation has are listed once, too.
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
  const laidOut = layOutOperation(operationView(operation, model), placeOn(context, ""));
  const { prose, security, responses } = laidOut;
  const isShared = security !== undefined && sharesSecurity(operation, context);
  const list = responses?.list.flatMap((one, index): readonly object[] => {
    const response = operation.responses[index];
    const name = response && shared.names.get(response);
    if (!response || name === undefined) return [one];
    return isEverywhere(operation, response, shared)
      ? []
      : [{ id: one.id, refers: [sharedTitle(name)] }];
  });
  const own = { ...laidOut, prose: undefined, security: undefined };
  return [
    ...anchorsIn(prose),
    ...(isShared ? [unfolded(sharedSecurity)] : anchorsIn(security)),
    ...anchorsIn({ ...own, responses: responses && { ...responses, list } }, examplesOf(operation)),
    ...(sharesServers(operation, model) ? [unfolded(sharedServers)] : []),
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
  const layOut = (payload: Payload<MarkdownText>) =>
    layOutOperation({ id: "", method: "get", title: "", ...payload }, placeOn(context, ""));
  const { security } = layOut({ security: listOf(securityView(shared.security, model)) });
  return [
    block(sharedSecurity, anchorsIn(security)),
    block(
      everywhere,
      [...shared.everywhere].map(([status, name]) => ({
        at: `response-${status}`,
        isLink: true,
        unfolds: [sharedTitle(name)],
      })),
    ),
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
