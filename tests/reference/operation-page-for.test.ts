import { expect, expectTypeOf, test } from "vitest";
import type { MethodOf, OperationPageFor } from "../../src/reference/types";

interface PathItem {
  parameters: { query?: never };
  get: { responses: object };
  put?: never;
  post: { responses: object };
  delete?: never;
}

test("only the methods of the path item are allowed", () => {
  expectTypeOf<MethodOf<PathItem>>().toEqualTypeOf<"get" | "post">();
});

test("a page for a path or method that is not in the document does not compile", () => {
  const page: OperationPageFor<{ "/a": PathItem }> = ({ method }) => method;
  expect(page({ id: "a", title: "A", path: "/a", method: "get" })).toBe("get");
  // @ts-expect-error the document has no such method
  page({ id: "a", title: "A", path: "/a", method: "put" });
  // @ts-expect-error the document has no such path
  page({ id: "a", title: "A", path: "/b", method: "get" });
});
