// Generated from tests/fixtures/specs/hostile-text.yaml#/components/schemas/Text. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Text = {
  name: "Text",
  type: { or: ["string", "object"] },
  title:
    "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
  description: (
    <>
      {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
      {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
    </>
  ),
  unions: [
    {
      mode: "oneOf",
      variants: [
        {
          label:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          type: "string",
          title:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          enum: [
            {
              value:
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
            },
            {
              value: "{",
              description: (
                <>
                  {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
                  {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
                </>
              ),
            },
            { value: "<" },
            { value: "a b" },
            { value: "" },
            { value: " " },
          ],
        },
        {
          type: "object",
          example: 1,
          patternProperties: [
            {
              name: "^[`{]",
              type: "string",
              default:
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
            },
          ],
          conditions: [
            {
              keyword: "not",
              type: "object",
              notes: [
                {
                  note: "required",
                  names: [
                    "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
                  ],
                },
              ],
            },
            {
              keyword: "propertyNames",
              type: "string",
              pattern:
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
            },
          ],
          notes: [
            {
              note: "examples",
              values: [
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
              ],
            },
          ],
        },
      ],
    },
  ],
  usedBy: {
    operations: [
      {
        id: "x-b-amp-b-x-n-if-script-proto",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
