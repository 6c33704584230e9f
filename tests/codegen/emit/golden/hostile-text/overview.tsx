// Generated from tests/fixtures/specs/hostile-text.yaml#/info. Run `npm run codegen`; do not edit.
import { OverviewPage } from "openapi-tsx-docs/reference";
import { shared } from "./shared";

export default function Overview() {
  return (
    <OverviewPage
      title={
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
      }
      version={
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
      }
      summary={
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
      }
      description={
        <>
          {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
          {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
        </>
      }
      externalDocs={{
        url: "javascript:alert(1)",
        description: (
          <>
            {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </>
        ),
      }}
      contact={{
        name: "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
        email: "a@example.com",
      }}
      license={{
        name: "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
        url: "javascript:alert(1)",
      }}
      termsOfService="javascript:alert(1)"
      tags={[
        {
          slug: "x-b-amp-b-x-n-if-script-proto",
          description: (
            <>
              {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
              {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
            </>
          ),
        },
      ]}
      servers={shared.servers}
      securitySchemes={[
        {
          name: "a{`${x}`}<b>&\"'*/\u2028\u202e",
          type: "oauth2",
          description: (
            <>
              {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
              {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
            </>
          ),
          flows: [
            {
              kind: "implicit",
              authorizationUrl: "https://example.com",
              scopes: [
                {
                  name: "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
                  description:
                    "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
                },
              ],
            },
          ],
        },
      ]}
    />
  );
}
