// Generated from tests/fixtures/specs/hostile-text.yaml#/info. Run `npm run codegen`; do not edit.
import {
  AboutTag,
  ApiContact,
  Description,
  ExternalDocs,
  License,
  OAuthFlow,
  OverviewPage,
  Scope,
  SecurityScheme,
  SecuritySchemes,
  TermsOfService,
} from "@reference";
import { servers } from "./servers";

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
    >
      <Description>
        <p>
          {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
          {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
        </p>
        <ExternalDocs href="javascript:alert(1)">
          <p>
            {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </p>
        </ExternalDocs>
      </Description>
      <ApiContact
        name={
          "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
        }
        email="a@example.com"
      />
      <License
        name={
          "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
        }
        url="javascript:alert(1)"
      />
      <TermsOfService href="javascript:alert(1)" />
      <AboutTag slug="x-b-amp-b-x-n-if-script-proto">
        <p>
          {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
          {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
        </p>
      </AboutTag>
      {servers}
      <SecuritySchemes>
        <SecurityScheme
          name={"a{`${x}`}<b>&\"'*/\u2028\u202e"}
          type="oauth2"
          example={
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
          }
        >
          <p>
            {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </p>
          <OAuthFlow
            kind="implicit"
            authorizationUrl="https://example.com"
          >
            <Scope
              name={
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
              }
            >
              {"{x}"} {"<b>&amp;\"'</b>"} {"`${x}`"} */ // {"\\\\n"} {"{{#if}}"} {"$&"}{" "}
              {"</script>"} {"\u2028\u2029\u202e\u200b\u0007"} __proto__
            </Scope>
          </OAuthFlow>
        </SecurityScheme>
      </SecuritySchemes>
    </OverviewPage>
  );
}
