import type { JsonValue } from "../model/types";
import { Code, commentText, literal, propertyKey, quoted, type Attribute } from "./jsx";
import { elementText, inlineJsx, markdownJsx, type WriteElement } from "./markdown-jsx";
import { MarkdownText } from "./prose";

/** What a module holds: JSON, prose, and expressions as they stand. A member that is `undefined` is not written. */
export type Printable =
  | JsonValue
  | Code
  | MarkdownText
  | undefined
  | readonly Printable[]
  | { readonly [key: string]: Printable };

/** What a module is written from. */
export interface ModuleParts {
  /** The document and the pointer that the module comes from. */
  readonly source: string;
  /** Import lines besides the one for `@reference`. */
  readonly imports?: readonly string[];
  /** Types that it imports from `@reference`. */
  readonly types?: readonly string[];
}

/** A plain text up to this length stands in quotes on its line; a longer one wraps as JSX. */
const longestText = 80;

/** Writes one module, before formatting: what it uses of `@reference` is imported. */
export class ModuleWriter {
  private readonly used = new Set<string>();

  private readonly element: WriteElement = (name, attributes, children) => {
    if (/^[A-Z]/.test(name)) this.used.add(name);
    return elementText(name, attributes, children);
  };

  /** The name of a component, which the module then imports from `@reference`. */
  component(name: string): string {
    this.used.add(name);
    return name;
  }

  /** One JSX element without children, its props in the order of the members. */
  page(component: string, props: object): string {
    const attributes = Object.entries(props).map(([name, value]): Attribute => [
      name,
      typeof value === "object" && value !== null ? this.attributeValue(value) : value,
    ]);
    return elementText(component, attributes, "");
  }

  private attributeValue(value: object): string | Code {
    const text = value instanceof MarkdownText ? plainText(value) : undefined;
    return text ?? new Code(this.value(value));
  }

  /** A value as an expression: an object with several members has one on each line. */
  value(value: unknown): string {
    if (value instanceof Code) return value.source;
    if (value instanceof MarkdownText) return this.prose(value);
    if (Array.isArray(value)) {
      const items = value.map((item) => this.value(item));
      return items.some((item) => item.includes("\n"))
        ? `[\n${items.join(",\n")},\n]`
        : `[${items.join(", ")}]`;
    }
    if (typeof value !== "object" || value === null) return literal(value as JsonValue);
    const members = Object.entries(value).flatMap(([key, member]) =>
      member === undefined ? [] : [`${propertyKey(key)}: ${this.value(member)}`],
    );
    const [only] = members;
    if (only === undefined) return "{}";
    // A line break after the brace makes the formatter keep one member per line.
    return members.length === 1 && !only.includes("\n")
      ? `{ ${only} }`
      : `{\n${members.join(",\n")},\n}`;
  }

  /** A JSON value that is checked against a type, where it has one. */
  checked(value: JsonValue, type: string | undefined): Code {
    return new Code(literal(value) + (type === undefined ? "" : ` satisfies ${type}`));
  }

  private prose(text: MarkdownText): string {
    const plain = plainText(text);
    if (plain !== undefined) return quoted(plain);
    const { blocks, inline } = text;
    if (blocks.length === 1) return `(\n${markdownJsx(blocks, this.element)}\n)`;
    const body =
      blocks.length > 0
        ? `\n${markdownJsx(blocks, this.element)}\n`
        : inline.map((node) => inlineJsx(node, this.element)).join("");
    return `(\n<>${body}</>\n)`;
  }

  /** The text of the module around its own code. */
  module(body: string, { source, imports = [], types = [] }: ModuleParts): string {
    const components = [...this.used].sort();
    const isOnlyTypes = components.length === 0;
    const names = [...components, ...types.map((type) => (isOnlyTypes ? type : `type ${type}`))];
    return [
      `// Generated from ${commentText(source)}. Run \`npm run codegen\`; do not edit.`,
      ...(names.length > 0
        ? [`import ${isOnlyTypes ? "type " : ""}{ ${names.join(", ")} } from "@reference";`]
        : []),
      ...imports,
      "",
      body,
      "",
    ].join("\n");
  }
}

/** An object of JSON values on one line: a fact of several words. */
export function oneLine(members: object): Code {
  const texts = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [`${propertyKey(key)}: ${literal(value as JsonValue)}`],
  );
  return new Code(`{ ${texts.join(", ")} }`);
}

/** A short text without any markup. */
function plainText({ blocks, inline }: MarkdownText): string | undefined {
  const [only, ...more] = inline;
  return blocks.length === 0 &&
    more.length === 0 &&
    only?.kind === "text" &&
    only.value.length <= longestText
    ? only.value
    : undefined;
}
