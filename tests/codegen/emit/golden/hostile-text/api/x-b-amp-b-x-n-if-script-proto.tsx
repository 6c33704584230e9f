// Generated from tests/fixtures/specs/hostile-text.yaml#/paths/~1a *~1`$~1{id}~1<b>"&#123;/post. Run `npm run codegen`; do not edit.
import {
  A,
  Callback,
  Callbacks,
  CodeBlock,
  Description,
  ExternalDocs,
  Header,
  Headers,
  Link,
  LinkParameter,
  Links,
  MediaType,
  Parameter,
  Parameters,
  Ref,
  RequestBody,
  Response,
  Responses,
  Schema,
  Scheme,
  Security,
  SecurityRequirement,
} from "@reference";
import { OperationPage } from "../operation-page";
import { Constructor } from "../schemas/Constructor";
import { Text } from "../schemas/Text";
import { servers } from "../servers";
import { examples, samples } from "./x-b-amp-b-x-n-if-script-proto.samples";

export default function XBAmpBXNIfScriptProto() {
  return (
    <OperationPage
      id="x-b-amp-b-x-n-if-script-proto"
      method="post"
      path={'/a\n*/`$/{id}/<b>"&#123;'}
      title={
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
      }
      tag={
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
      }
      samples={samples}
      schemas={{
        constructor: Constructor,
        Text,
      }}
    >
      <Description>
        <p>
          {"{x}"} {"<script>alert(1)</script>"}{" "}
          <code>
            {"${x}"} {"{y}"}
          </code>{" "}
          <em>a</em> <A href={'/x"y{z}'}>b</A>
        </p>
        <p>
          {"<div"} {'onclick="x">'} {"{y}"} */ {"</div>"}
        </p>
        <table>
          <thead>
            <tr>
              <th>{"{a}"}</th>
              <th>{"<b>"}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <code>{"{"}</code>
              </td>
              <td>{"<"}</td>
            </tr>
          </tbody>
        </table>
        <CodeBlock language="js">{"`${x}` <b> {y} \\"}</CodeBlock>
        <ExternalDocs href="https://example.com">
          <p>
            {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </p>
        </ExternalDocs>
      </Description>
      <Security>
        <SecurityRequirement>
          <Scheme
            name={"a{`${x}`}<b>&\"'*/\u2028\u202e"}
            type="oauth2"
            scopes={[
              "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
            ]}
          />
        </SecurityRequirement>
      </Security>
      <Parameters in="path">
        <Parameter
          name="id"
          type="string"
          pattern={'^"`${x}<\\d{2}$'}
          required
        />
      </Parameters>
      <Parameters in="query">
        <Parameter
          name={
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
          }
          type="string"
          default={
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
          }
          example={
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
          }
        >
          <p>
            {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </p>
        </Parameter>
      </Parameters>
      <RequestBody>
        <p>
          {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
          {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
        </p>
        <MediaType
          type={"a{`${x}`}<b>&\"'*/\u2028\u202e"}
          examples={examples.request["a{`${x}`}<b>&\"'*/\u2028\u202e"]}
        >
          <Schema type="string" />
        </MediaType>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="constructor">
            <Ref to="constructor" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="default">
          <p>
            {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </p>
          <Headers>
            <Header
              name={"a{`${x}`}<b>&\"'*/\u2028\u202e"}
              type="string"
              const={
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
              }
            >
              <p>
                {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
                {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
              </p>
            </Header>
          </Headers>
          <MediaType
            type="application/json"
            examples={examples.responses["default"]["application/json"]}
          >
            <Schema type="Text">
              <Ref to="Text" />
            </Schema>
          </MediaType>
          <Links>
            <Link
              name={"a{`${x}`}<b>&\"'*/\u2028\u202e"}
              operation="x-b-amp-b-x-n-if-script-proto"
              target={
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
              }
            >
              <p>
                {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
                {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
              </p>
              <LinkParameter
                name="a"
                value={
                  "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
                }
              />
            </Link>
          </Links>
        </Response>
      </Responses>
      <Callbacks>
        <Callback
          name={"a{`${x}`}<b>&\"'*/\u2028\u202e"}
          expression="{$request.body#/`$x`<b>}"
          method="post"
          title={
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
          }
        >
          <p>
            {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </p>
          <Responses>
            <Response status="200">
              <p>
                {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
                {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
              </p>
            </Response>
          </Responses>
        </Callback>
      </Callbacks>
      {servers}
    </OperationPage>
  );
}
