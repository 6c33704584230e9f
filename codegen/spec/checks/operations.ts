import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isRaw, items } from "../document";
import { nearest } from "../nearest";

/** A tag that is not among those the document declares, once for each such tag; a document that declares none is left alone. */
export const tagDeclared: Oas3Rule = () => {
  let declared: readonly string[] = [];
  const strange = new Map<string, { location: UserContext["location"]; times: number }>();
  return {
    Root: {
      enter(root) {
        declared = items(root.tags, "#/tags").flatMap(({ value }) =>
          isRaw(value) && typeof value["name"] === "string" ? [value["name"]] : [],
        );
      },
      leave(_, { report }) {
        for (const [tag, { location, times }] of strange) {
          const near = nearest(tag, declared);
          const others = times > 1 ? `; ${times} operations carry it` : "";
          report({
            message: `The tag \`${tag}\` is not declared under \`tags\`${others}.`,
            suggest: near === undefined ? [] : [near],
            location,
          });
        }
      },
    },
    Operation(operation, { location }) {
      if (declared.length === 0 || !Array.isArray(operation?.tags)) return;
      operation.tags.forEach((tag, index) => {
        if (typeof tag !== "string" || declared.includes(tag)) return;
        const known = strange.get(tag);
        if (known) known.times++;
        else strange.set(tag, { location: location.child(["tags", index]), times: 1 });
      });
    },
  };
};

/** An operation without operationId: method and path then make the address of its page. Callbacks have no page of their own. */
export const operationId: Oas3Rule = () => ({
  Operation(operation, { location, report }) {
    if (!isRaw(operation) || operation.operationId || location.pointer.includes("/callbacks/"))
      return;
    report({
      message:
        "The operation has no `operationId`: method and path make the address of its page, which moves when they change.",
      location: location.key(),
    });
  },
});

/** A path parameter that is not required (OpenAPI 3.1, 4.8.12.2). */
export const pathParameterRequired: Oas3Rule = () => ({
  Parameter(parameter, { location, report }) {
    if (!isRaw(parameter) || parameter.in !== "path" || parameter.required === true) return;
    report({
      message: `The path parameter \`${parameter.name}\` lacks \`required: true\`.`,
      location: location.child(parameter.required === undefined ? "in" : "required"),
    });
  },
});

/** `example` beside `examples`: they exclude each other (OpenAPI 3.1, 4.8.12.2 and 4.8.14.1). */
export const oneKindOfExample: Oas3Rule = () => {
  const check = (owner: unknown, { location, report }: UserContext): void => {
    if (!isRaw(owner)) return;
    const { example, examples } = owner;
    if (example === undefined || !isRaw(examples)) return;
    report({
      message: "`example` stands beside `examples`: they exclude each other, and it is not shown.",
      location: location.child("example").key(),
    });
  };
  return { Parameter: check, Header: check, MediaType: check };
};

/** What samples can write as it is, in a shell too; more characters are legal (RFC 9110, 5.6.2), and nobody uses them. */
const method = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** A key of `additionalOperations` that is no method, or one that has a field of its own (OpenAPI 3.2, 4.9.1). */
export const operationMethod: Oas3Rule = () => ({
  PathItem(item, { location, report }) {
    const others = isRaw(item) ? item["additionalOperations"] : undefined;
    for (const key of isRaw(others) ? Object.keys(others) : []) {
      const at = { location: location.child(["additionalOperations", key]).key() };
      if (!method.test(key)) report({ message: `\`${key}\` is no method of HTTP.`, ...at });
      else if (fixedMethods.has(key.toLowerCase()))
        report({
          message: `\`${key}\` has a field of its own in the path: \`${key.toLowerCase()}\`.`,
          ...at,
        });
      else if (key !== key.toUpperCase())
        report({
          message: `The samples cannot keep the small letters of the method \`${key}\`.`,
          ...at,
        });
    }
  },
});

const fixedMethods: ReadonlySet<string> = new Set(
  "get put post delete options head patch trace query".split(" "),
);
