import { callOf } from "../../program/folders.mjs";
import { createSlugger } from "../../src/shared/slugs";
import { layOutProse } from "../../src/view/lay-out-page";
import type { PageProse } from "../../src/view/types";
import type { JsonValue } from "../model/types";
import { Code, commentText, literal, propertyKey, quoted, type Attribute } from "./jsx";
import { elementText, inlineJsx, markdownJsx, type WriteElement } from "./markdown-jsx";
import { MarkdownText } from "../model/markdown-nodes";

/** Values that a module can contain. Properties that are `undefined` are not written. */
export type Printable =
  | JsonValue
  | Code
  | MarkdownText
  | undefined
  | readonly Printable[]
  | { readonly [key: string]: Printable };

/** The parts of a module around its code. */
export interface ModuleParts {
  /** Path of the document and pointer of the part that the module is generated from. */
  readonly source: string;
  /** Import lines, except that for `openapi-tsx-docs/reference`. */
  readonly imports?: readonly string[];
  /** Types to import from `openapi-tsx-docs/reference`. */
  readonly types?: readonly string[];
}

/** A plain text up to this length is a string; a longer one is JSX, which wraps. */
const longestText = 80;

/** Writes one module, before formatting, and imports the components it uses from `openapi-tsx-docs/reference`. */
export class ModuleWriter {
  private readonly used = new Set<string>();
  /** The ids of the page's own headings, by the fragment that authors write for them: `#rate-limits`. */
  private readonly headings: ReadonlyMap<unknown, string>;

  private readonly element: WriteElement = (name, attributes, children) => {
    if (/^[A-Z]/.test(name)) this.used.add(name);
    const own = attributes.map(([key, value]): Attribute => [
      key,
      (key === "href" && this.headings.get(value)) || value,
    ]);
    return elementText(name, own, children);
  };

  /** @param prose the description of the page; links to its headings lead there, even where the page has a section of that name */
  constructor(prose: PageProse<unknown> = {}) {
    const slug = createSlugger();
    this.headings = new Map(
      layOutProse(prose).chapters.flatMap(({ id, title }) => {
        const fragment = slug(title);
        return [fragment, encodeURIComponent(fragment)].map((one) => [`#${one}`, `#${id}`]);
      }),
    );
  }

  /** Returns the name of a component and adds it to the imports. */
  component(name: string): string {
    this.used.add(name);
    return name;
  }

  /** Returns a JSX element without children. */
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

  /** Returns a value as an expression; an object with several properties has one per line. */
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
    // A line break after the brace makes the formatter keep one property per line.
    return members.length === 1 && !only.includes("\n")
      ? `{ ${only} }`
      : `{\n${members.join(",\n")},\n}`;
  }

  /** Returns a JSON value, checked against a type if there is one. */
  checked(value: JsonValue, type: string | undefined): Code {
    const check = type === undefined ? "" : ` satisfies ${type}`;
    // In a list, TypeScript takes an object without such a member to have the inherited one, of another type.
    return new Code(literal(value) + check + (hasInheritedName(value) ? " as unknown" : ""));
  }

  private prose(text: MarkdownText): string {
    const plain = plainText(text);
    if (plain !== undefined) return quoted(plain);
    const { blocks, inline } = text;
    if (blocks.length === 1) return `(\n${markdownJsx(blocks, this.element)}\n)`;
    const body =
      blocks.length > 0
        ? `\n${markdownJsx(blocks, this.element)}\n`
        : inlineJsx(inline, this.element);
    return `(\n<>${body}</>\n)`;
  }

  module(body: string, { source, imports = [], types = [] }: ModuleParts): string {
    const components = [...this.used].sort();
    const isOnlyTypes = components.length === 0;
    const names = [...components, ...types.map((type) => (isOnlyTypes ? type : `type ${type}`))];
    return [
      `// Generated from ${commentText(source)}. Run \`${callOf("codegen")}\`; do not edit.`,
      ...(names.length > 0
        ? [
            `import ${isOnlyTypes ? "type " : ""}{ ${names.join(", ")} } from "openapi-tsx-docs/reference";`,
          ]
        : []),
      ...imports,
      "",
      body,
      "",
    ].join("\n");
  }
}

/** Returns a page as a component without props. */
export function pageFunction(name: string, page: string): string {
  return `export default function ${name}() {\nreturn (\n${page}\n);\n}`;
}

/** Returns the module of a page that is one component. @param prose its description, see {@link ModuleWriter} */
export function pageModule(
  name: string,
  component: string,
  props: object,
  parts: Omit<ModuleParts, "types">,
  prose?: PageProse<unknown>,
): string {
  const writer = new ModuleWriter(prose);
  return writer.module(pageFunction(name, writer.page(writer.component(component), props)), parts);
}

/** Returns a module that exports one value of a type of `openapi-tsx-docs/reference`. */
export function constantModule(
  name: string,
  value: object,
  type: string,
  parts: Omit<ModuleParts, "types">,
): string {
  const writer = new ModuleWriter();
  const body = `export const ${name} = ${writer.value(value)} satisfies ${type};`;
  return writer.module(body, { ...parts, types: [type] });
}

/** Returns an object of JSON values on one line. */
export function oneLine(members: object): Code {
  const texts = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [`${propertyKey(key)}: ${literal(value as JsonValue)}`],
  );
  return new Code(`{ ${texts.join(", ")} }`);
}

/** Whether a member, at any depth, is named like an inherited one: `toString`. */
function hasInheritedName(value: JsonValue): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => key in Object.prototype || hasInheritedName(inner),
  );
}

/** Returns the text of short prose without markup; otherwise `undefined`. */
function plainText({ blocks, inline }: MarkdownText): string | undefined {
  const [only, ...more] = inline;
  return blocks.length === 0 &&
    more.length === 0 &&
    only?.kind === "text" &&
    only.value.length <= longestText
    ? only.value
    : undefined;
}
