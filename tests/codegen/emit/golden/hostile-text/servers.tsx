// Generated from tests/fixtures/specs/hostile-text.yaml#/servers. Run `npm run codegen`; do not edit.
import { Server, ServerVariable, Servers } from "@reference";

export const servers = (
  <Servers>
    <Server url="https://{host}/${x}`">
      <p>
        {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"} {"</script>"}{" "}
        {"\u202e\u200b\u0007"} <strong>proto</strong>
      </p>
      <ServerVariable
        name="host"
        default={
          "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
        }
        enum={[
          "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          "b",
        ]}
      >
        <p>
          {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
          {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
        </p>
      </ServerVariable>
      <ServerVariable
        name="x"
        default="`"
      />
    </Server>
  </Servers>
);
