// Generated from tests/fixtures/specs/hostile-text.yaml. Run `npm run codegen`; do not edit.
import type { Schemes, Shared } from "openapi-tsx-docs/reference";

export const schemes = {
  "a{`${x}`}<b>&\"'*/\u2028\u202e": {
    name: "a{`${x}`}<b>&\"'*/\u2028\u202e",
    type: "oauth2",
  },
} satisfies Schemes;

export const shared = {
  servers: [
    {
      url: "https://{host}/${x}`",
      description: (
        <>
          {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
          {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
        </>
      ),
      variables: [
        {
          name: "host",
          default:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          enum: [
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
            "b",
          ],
          description: (
            <>
              {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
              {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
            </>
          ),
        },
        {
          name: "x",
          default: "`",
        },
      ],
    },
  ],
  security: [
    [
      {
        ...schemes["a{`${x}`}<b>&\"'*/\u2028\u202e"],
        scopes: [
          "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
        ],
      },
    ],
  ],
} satisfies Shared;
