// Generated from tests/fixtures/specs/hostile-text.yaml#/components/schemas/constructor. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Constructor() {
  return (
    <Schema
      name="constructor"
      type="object"
    >
      <Properties>
        <Property
          name="__proto__"
          type="object"
          title={
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
          }
        >
          <Properties>
            <Property
              name="a"
              type="string"
            />
          </Properties>
        </Property>
        <Property
          name={"a{`${x}`}<b>&\"'*/\u2028\u202e"}
          type="any"
        >
          <p>
            {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
            {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
          </p>
        </Property>
        <Property
          name="constructor"
          type="string"
        />
      </Properties>
    </Schema>
  );
}
