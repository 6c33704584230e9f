// Generated from tests/fixtures/specs/hostile-text.yaml#/components/schemas/constructor. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Constructor = {
  name: "constructor",
  type: "object",
  properties: [
    {
      name: "__proto__",
      type: "object",
      title:
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
      properties: [
        {
          name: "a",
          type: "string",
        },
      ],
    },
    {
      name: "a{`${x}`}<b>&\"'*/\u2028\u202e",
      type: "any",
      description: (
        <>
          {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
          {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
        </>
      ),
    },
    {
      name: "constructor",
      type: "string",
    },
  ],
  pageExamples: [
    {
      name: "example",
      sampled: true,
      value: {
        ["__proto__"]: {
          a: "text",
        },
        "a{`${x}`}<b>&\"'*/\u2028\u202e": {},
        constructor: "text",
      } as unknown,
    },
  ],
  usedBy: {
    operations: [
      {
        id: "x-b-amp-b-x-n-if-script-proto",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
