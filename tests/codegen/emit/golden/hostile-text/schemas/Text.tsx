// Generated from tests/fixtures/specs/hostile-text.yaml#/components/schemas/Text. Run `npm run codegen`; do not edit.
import {
  Enum,
  EnumValue,
  Not,
  Note,
  OneOf,
  PatternProperty,
  Properties,
  PropertyNames,
  Schema,
  Variant,
} from "@reference";

export function Text() {
  return (
    <Schema
      name="Text"
      type="string or object"
      title={
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
      }
    >
      <p>
        {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"} {"</script>"}{" "}
        {"\u202e\u200b\u0007"} <strong>proto</strong>
      </p>
      <OneOf>
        <Variant
          label={
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
          }
          type="string"
          title={
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
          }
        >
          <Enum>
            <EnumValue
              value={
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
              }
            />
            <EnumValue value="{">
              <p>
                {"{x}"} {"<b>&\"'</b>"} <code>{"${x}"}</code> */ // {"\\n"} {"{{#if}}"} {"$&"}{" "}
                {"</script>"} {"\u202e\u200b\u0007"} <strong>proto</strong>
              </p>
            </EnumValue>
            <EnumValue value="<" />
            <EnumValue value="a b" />
            <EnumValue value="" />
            <EnumValue value=" " />
          </Enum>
        </Variant>
        <Variant
          label="object"
          type="object"
          example={1}
        >
          <Properties>
            <PatternProperty
              name="^[`{]"
              type="string"
              default={
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
              }
            />
          </Properties>
          <Not type="object">
            <Note>
              Required here: {"{x}"} {"<b>&amp;\"'</b>"} {"`${x}`"} */ // {"\\\\n"} {"{{#if}}"}{" "}
              {"$&"} {"</script>"} {"\u2028\u2029\u202e\u200b\u0007"} __proto__.
            </Note>
          </Not>
          <PropertyNames
            type="string"
            pattern={
              "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__"
            }
          />
          <Note>
            Further examples: {'"{x}'} {"<b>&amp;\\\"'</b>"} {"`${x}`"} */ // {"\\\\\\\\n"}{" "}
            {"{{#if}}"} {"$&"} {"</script>"} {"\u2028\u2029\u202e\u200b\\u0007"} __proto__".
          </Note>
        </Variant>
      </OneOf>
    </Schema>
  );
}
