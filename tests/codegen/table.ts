import { parse } from "yaml";
import type { Raw } from "../../codegen/document/document";

/** Reads YAML, in which `$ref: Pet` stands for a reference to the schema `Pet`; backslashes are those of YAML. */
export function yaml<Value = Raw>({ raw: [text = ""] }: TemplateStringsArray): Value {
  const whole = text
    .replaceAll("\\`", "`")
    .replaceAll(/\$ref: (\w+)(?=[,\s])/g, '$ref: "#/components/schemas/$1"');
  return parse(whole) as Value;
}

/** Reads rows for `test.each`: for each title a list of values, or a list of such lists. */
export function table<Row extends readonly unknown[] = readonly [string, unknown, unknown]>(
  text: TemplateStringsArray,
): readonly Row[] {
  const rows = yaml<readonly Row[] | Readonly<Record<string, readonly unknown[]>>>(text);
  if (Array.isArray(rows)) return rows as readonly Row[];
  return Object.entries(rows).map(([title, row]) => [title, ...row] as unknown as Row);
}
