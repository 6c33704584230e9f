// Generated from tests/fixtures/specs/hostile-text.yaml#/paths/~1a *~1`$~1{id}~1<b>"&#123;/post. Run `npm run codegen`; do not edit.
import { A, CodeBlock, Table } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { shared } from "../shared";
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
      examples={examples}
      description={
        <>
          {"{x}"} {"<script>alert(1)</script>"}{" "}
          <code>
            {"${x}"} {"{y}"}
          </code>{" "}
          <em>a</em> <A href={'/x"y{z}'}>b</A>
        </>
      }
      hasLinks
      details={
        <>
          <p>
            {"<div"} {'onclick="x">'} {"{y}"} */ {"</div>"}
          </p>
          <Table>
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
          </Table>
          <CodeBlock language="js">{"`${x}` <b> {y} \\"}</CodeBlock>
        </>
      }
      externalDocs={{
        url: "https://example.com",
        description: (
          <>
            {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </>
        ),
      }}
      parameters={[
        {
          in: "path",
          name: "id",
          type: "string",
          pattern: '^"`${x}<\\d{2}$',
          required: true,
        },
        {
          in: "query",
          name: "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          type: "string",
          default:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          example:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          description: (
            <>
              {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
              {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
            </>
          ),
        },
      ]}
      requestBody={{
        description: (
          <>
            {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </>
        ),
        content: [
          {
            mediaType: "x/y; a{`${x}`}<b>&\"'*/\u2028\u202e",
            schema: { type: "string" },
          },
          {
            mediaType: "application/json",
            schema: { type: { ref: "constructor" } },
          },
        ],
      }}
      responses={[
        {
          status: "default",
          description: (
            <>
              {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
              {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
            </>
          ),
          headers: [
            {
              name: "X-Nasty",
              type: "string",
              const:
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
              description: (
                <>
                  {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
                  {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
                </>
              ),
            },
          ],
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "Text" } },
            },
          ],
          links: [
            {
              name: "a{`${x}`}<b>&\"'*/\u2028\u202e",
              operation: "x-b-amp-b-x-n-if-script-proto",
              target:
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
              description: (
                <>
                  {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
                  {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
                </>
              ),
              parameters: [
                {
                  name: "a",
                  value:
                    "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
                },
              ],
            },
          ],
        },
      ]}
      callbacks={[
        {
          name: "a{`${x}`}<b>&\"'*/\u2028\u202e",
          expression: "{$request.body#/`$x`<b>}",
          method: "post",
          title:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          description: (
            <>
              {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
              {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
            </>
          ),
          responses: [
            {
              status: "200",
              description: (
                <>
                  {"{x}"} <strong>{"&\"'"}</strong> <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"}{" "}
                  {"$&"} {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
                </>
              ),
            },
          ],
        },
      ]}
      shared={shared}
    />
  );
}
