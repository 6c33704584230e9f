import { expect, test } from "vitest";
import { errorsPage } from "../../../codegen/emit/errors";
import { vocabulary } from "../../../codegen/emit/vocabulary";
import { contextWith } from "../given";

test.each(["Errors", "Page", "page", "ErrorsPage"])(
  "a schema called %s does not clash with other names in the list of errors",
  (name) => {
    const schemas = { [name]: { type: "object", properties: { text: { type: "string" } } } };
    const content = {
      "application/json": {
        schema: {
          type: "object",
          properties: { all: { $ref: `#/components/schemas/${name}` }, error: { type: "string" } },
        },
      },
    };
    const context = contextWith(
      {
        paths: { "/a": { get: { operationId: "listA", responses: { 400: { content } } } } },
        components: { schemas },
      },
      vocabulary,
    );
    const module = errorsPage(context);
    const imported = [...(module ?? "").matchAll(/^import \{([^}]*)\}/gm)].flatMap(
      ([, names = ""]) =>
        names
          .split(",")
          .map((one) => one.trim().replace(/^.* as /, ""))
          .filter(Boolean),
    );
    const declared = [...(module ?? "").matchAll(/^export default function (\w+)/gm)].map(
      ([, own = ""]) => own,
    );
    expect(imported).toContain(context.model.schemas[0]?.identifier);
    expect(declared).toHaveLength(1);
    const all = [...imported, ...declared];
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  },
);
