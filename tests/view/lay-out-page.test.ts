import { describe, expect, test } from "vitest";
import { layOutOperation, layOutProse, layOutServers } from "../../src/view/lay-out-page";
import { rootPlace } from "../../src/view/lay-out-schema";
import type { Operation, Payload, TypeRef } from "../../src/view/types";
import { idsIn } from "./given";

const operation = (parts: Partial<Operation<string>>) =>
  layOutOperation<string>(
    { id: "a", method: "post", title: "A", ...parts },
    rootPlace<string>(() => undefined),
  );
const body = { type: "object", properties: [{ name: "x", type: "string" }] } as const;

test("omits empty sections", () => {
  const { prose: _, parameters, ...sections } = operation({});
  expect(parameters).toEqual([]);
  expect(sections).toEqual({});
});

test("groups parameters by location, path first", () => {
  const { parameters } = operation({
    parameters: [
      { in: "cookie", name: "sid", type: "string" },
      { in: "query", name: "limit", type: "integer" },
      { in: "path", name: "id", type: "string" },
      { in: "query", name: "ids[]", type: "string" },
    ],
  });
  expect(parameters.map(({ id, rows }) => [id, ...idsIn(rows)])).toEqual([
    ["path-parameters", "path.id"],
    ["query-parameters", "query.limit", "query.ids[]"],
    ["cookie-parameters", "cookie.sid"],
  ]);
});

test("makes ids of a second media type unique", () => {
  const content = ["a/json", "a/form"].map((mediaType) => ({ mediaType, schema: body }));
  const { requestBody } = operation({ requestBody: { content } });
  expect(requestBody?.content.map(({ id, at, schema }) => [id, at, ...idsIn(schema)])).toEqual([
    ["request.a/json", "request", "request.x"],
    ["request.a/form", "request.a/form", "request.a/form.x"],
  ]);
});

test("does not repeat the type in the heading of a body", () => {
  const said = (type: TypeRef, more: object = {}) => {
    const content = [{ mediaType: "a/json", schema: { type, ...more } }];
    const [media] = operation({ requestBody: { content } }).requestBody?.content ?? [];
    return [media?.showsType, media?.schema?.showsType, media?.schema?.body.blocks];
  };
  const guest = { kind: "model", from: undefined, name: "Guest", isLinked: true };
  expect(said({ ref: "Guest" })).toEqual([true, false, [guest]]);
  expect(said("object")).toEqual([true, false, []]);
  expect(said("object", { closed: true })).toEqual([true, false, []]);
  expect(said("object", { properties: [] })).toEqual([false, false, []]);
});

test("prefixes ids in a response with its own", () => {
  const encodings = [{ name: "file", headers: [{ name: "X-Hash", type: "string" as const }] }];
  const { responses } = operation({
    responses: [
      {
        status: "2XX",
        headers: [{ name: "Location", type: "string" }],
        content: [{ mediaType: "a/form", schema: body, encodings }],
        links: [{ name: "pay", target: "pay" }],
      },
    ],
  });
  expect([...idsIn(responses)].sort()).toEqual(
    [
      "responses",
      "response-2XX",
      "response-2XX.header.Location",
      "response-2XX.a/form",
      "response-2XX.x",
      "response-2XX.encoding.file",
      "response-2XX.encoding.file.header.X-Hash",
      "response-2XX.link.pay",
    ].sort(),
  );
});

test("numbers shared schemes of alternatives and callbacks of one name", () => {
  const key = { name: "key", type: "apiKey" } as const;
  const payload: Payload<string> = {
    security: [[key], [key]],
    requestBody: { content: [{ mediaType: "a/json", schema: body }] },
  };
  const callback = { name: "changed", expression: "{$url}", method: "post", ...payload } as const;
  const { security, callbacks } = operation({ ...payload, callbacks: [callback, callback] });
  expect(idsIn(security)).toEqual(["authorization", "authorization.key", "authorization.key-2"]);
  const [first, second] = callbacks?.list ?? [];
  expect(second?.id).toBe("callback.changed-2");
  expect(second?.security?.id).toBe("callback.changed-2.authorization");
  expect(idsIn(first?.requestBody)).toContain("callback.changed.request.x");
});

test("links recursion in a body to the heading of the body", () => {
  const Tree = { type: "object", properties: [{ name: "next", type: { ref: "Tree" } }] } as const;
  const { requestBody } = layOutOperation<string>(
    {
      id: "a",
      method: "post",
      title: "A",
      requestBody: { content: [{ mediaType: "a/json", schema: { type: { ref: "Tree" } } }] },
    },
    rootPlace<string>((name) => (name === "Tree" ? Tree : undefined)),
  );
  expect(JSON.stringify(requestBody)).toContain(
    '{"kind":"recursion","name":"Tree","anchor":"request-body"}',
  );
});

test("adds ids to servers and their variables", () => {
  const variables = [{ name: "host", default: "a" }];
  const servers = layOutServers<string>([{ url: "/" }, { url: "https://{host}", variables }]);
  expect(servers.map(({ id }) => id)).toEqual(["server", "server-2"]);
  expect(servers[1]?.variables).toEqual([{ id: "server-2.host", name: "host", default: "a" }]);
});

describe("the prose about a page", () => {
  test("has an id for every heading", () => {
    const chapters = [{ title: "Before you Call" }, { title: "before you call", depth: 2 }];
    expect(layOutProse<string>({ chapters }).chapters).toEqual([
      { title: "Before you Call", id: "description.before-you-call" },
      { title: "before you call", depth: 2, id: "description.before-you-call-2" },
    ]);
  });

  test("is complete", () => {
    const words = {
      description: "A.",
      hasLinks: true,
      details: "B.",
      deprecation: { details: "C." },
      externalDocs: { url: "/d" },
    };
    expect(layOutProse<string>(words)).toEqual({ ...words, chapters: [] });
  });
});
