// Generated from tests/fixtures/specs/hostile-text.yaml. Run `npm run codegen`; do not edit.
import type { ApiNavigation } from "openapi-tsx-docs/reference";

export const navigation = {
  title:
    "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
  version:
    "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
  spec: "tests/fixtures/specs/hostile-text.yaml",
  pages: ["errors"],
  sections: [
    {
      tag: "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
      slug: "x-b-amp-b-x-n-if-script-proto",
      operations: [
        {
          id: "x-b-amp-b-x-n-if-script-proto",
          method: "post",
          path: '/a\n*/`$/{id}/<b>"&#123;',
          title:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
        },
      ],
    },
  ],
  schemas: [
    {
      name: "constructor",
      identifier: "Constructor",
      slug: "constructor",
    },
    {
      name: "Text",
      slug: "text",
      summary: "{x} &\"' ${x} */ // \\n {{#if}} $& </script> \u202e\u200b\u0007 proto",
    },
  ],
  servers: [
    {
      url: "https://{host}/${x}`",
      description: "{x} &\"' ${x} */ // \\n {{#if}} $& </script> \u202e\u200b\u0007 proto",
      variables: [
        {
          name: "host",
          default:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          enum: [
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
            "b",
          ],
        },
        { name: "x", default: "`" },
      ],
    },
  ],
  credentials: [
    {
      scheme: "a{`${x}`}<b>&\"'*/\u2028\u202e",
      in: "header",
      name: "Authorization",
      value:
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
    },
  ],
} satisfies ApiNavigation;
