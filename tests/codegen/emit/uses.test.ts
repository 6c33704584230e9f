import { describe, expect, test } from "vitest";
import { usesOf, type Uses } from "../../../codegen/emit/uses";
import { modelOf } from "../given";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
const answer = (schema: unknown) => ({ "200": { description: "", ...json(schema) } });

const told = (uses: Uses | undefined) =>
  uses && {
    operations: uses.operations.map(({ id, request, response, callback }) =>
      [id, request && "request", response && "response", callback && "callback"].filter(Boolean),
    ),
    schemas: uses.schemas,
  };

describe("the uses of a schema", () => {
  const uses = usesOf(
    modelOf({
      paths: {
        "/pets": {
          get: {
            operationId: "list",
            parameters: [{ name: "kind", in: "query", schema: ref("Kind") }],
            responses: answer({ type: "array", items: ref("Pet") }),
          },
          post: {
            operationId: "create",
            requestBody: json(ref("Pet")),
            responses: answer(ref("Pet")),
            callbacks: { done: { "{$url}": { post: { requestBody: json(ref("Event")) } } } },
          },
        },
      },
      components: {
        schemas: {
          Event: { type: "object", properties: { pet: ref("Pet") } },
          Kind: { type: "string" },
          Pet: { type: "object", properties: { kind: ref("Kind"), parent: ref("Pet") } },
          Alone: { type: "string" },
        },
      },
    }),
  );

  test("are operations, with the places of use, and schemas, including itself", () => {
    expect(told(uses.get("Pet"))).toEqual({
      operations: [
        ["list", "response"],
        ["create", "request", "response"],
      ],
      schemas: ["Event", "Pet"],
    });
  });

  test("count a parameter as request, and list callbacks separately", () => {
    expect(told(uses.get("Kind"))).toEqual({ operations: [["list", "request"]], schemas: ["Pet"] });
    expect(told(uses.get("Event"))).toEqual({ operations: [["create", "callback"]], schemas: [] });
  });

  test("are none for an unused schema", () => {
    expect(uses.has("Alone")).toBe(false);
  });
});
