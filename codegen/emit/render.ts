import { readFileSync, readdirSync } from "node:fs";
import Handlebars from "handlebars";
import type { JsonValue, Markdown } from "../model/types";
import { commentText, jsxText, literal, propertyKey, type Attribute } from "./jsx";
import { elementText, markdownJsx } from "./markdown-jsx";
import { vocabulary } from "./vocabulary";

const folder = new URL("./templates/", import.meta.url);

/** What a template knows of the module that it writes a part of. */
interface Frame {
  readonly used: Set<string>;
}

/**
 * An environment of its own: data is never compiled as a template, only looked up in one, and every piece of text passes through
 * one of the helpers below. Handlebars' own HTML escaping is off because the output is TypeScript.
 */
const environment = Handlebars.create();

for (const file of readdirSync(folder).sort()) {
  if (file.endsWith(".hbs")) {
    environment.registerPartial(file.slice(0, -4), readFileSync(new URL(file, folder), "utf8"));
  }
}

function frameOf(options: Handlebars.HelperOptions): Frame {
  return options.data.root.frame as Frame;
}

function write(frame: Frame, name: string, attributes: readonly Attribute[], body: string): string {
  if (/^[A-Z]/.test(name)) frame.used.add(name);
  return elementText(name, attributes, body);
}

/** The arguments of a block helper: a name, perhaps attributes, and Handlebars' own options last. */
function blockOf(context: unknown, given: readonly unknown[]) {
  const [name, ...rest] = given;
  const options = rest.at(-1) as Handlebars.HelperOptions;
  const attributes = rest.length > 1 ? ((rest[0] ?? []) as readonly Attribute[]) : [];
  return {
    frame: frameOf(options),
    name: name as string,
    attributes,
    body: lines(options.fn(context)),
  };
}

/**
 * Children on lines of their own. Templates indent for their reader, and on one line JSX would take such blanks for text; Prettier
 * would keep empty lines.
 */
function lines(body: string): string {
  const text = body.trim().replace(/\n\s*\n/g, "\n");
  return text === "" ? "" : `\n${text}\n`;
}

environment.registerHelper({
  /** An element that is left out when it would have no children. */
  element(this: unknown, ...given: readonly unknown[]): string {
    const { frame, name, attributes, body } = blockOf(this, given);
    return body === "" ? "" : `${write(frame, name, attributes, body)}\n`;
  },
  /** An element that says something even without children. */
  "element-always"(this: unknown, ...given: readonly unknown[]): string {
    const { frame, name, attributes, body } = blockOf(this, given);
    return `${write(frame, name, attributes, body)}\n`;
  },
  "element-empty": (
    name: string,
    attributes: readonly Attribute[],
    options: Handlebars.HelperOptions,
  ) => write(frameOf(options), name, attributes, ""),
  list: (...given: readonly unknown[]) => given.slice(0, -1),
  markdown: (blocks: Markdown, options: Handlebars.HelperOptions) =>
    markdownJsx(blocks, (name, attributes, body) =>
      write(frameOf(options), name, attributes, body),
    ),
  text: (value: string) => jsxText(value),
  literal: (value: JsonValue) => literal(value),
  key: (value: string) => propertyKey(value),
  comment: (value: string) => commentText(value),
});

/** What stands above a module's own code. */
export interface ModuleHead {
  /** The document and the pointer that the module comes from. */
  readonly source: string;
  /** Import lines besides the one for `@reference`, which is made from what the template used. */
  readonly imports: readonly string[];
}

/**
 * Renders one module.
 *
 * @param name a template of `templates/`, without `.hbs`
 * @param view what the template looks up; plain data
 * @param elsewhere components that the module imports from another place than `@reference`
 */
export function renderModule(
  name: string,
  view: object,
  head: ModuleHead,
  elsewhere: readonly string[] = [],
): string {
  const frame: Frame = { used: new Set() };
  const body = compiled(name)({ ...view, frame });
  const used = vocabulary.filter(
    (component) => frame.used.has(component) && !elsewhere.includes(component),
  );
  const reference = used.length > 0 ? [`import { ${used.join(", ")} } from "@reference";`] : [];
  return compiled("module")({
    source: head.source,
    imports: [...reference, ...head.imports],
    body,
    frame,
  });
}

const templates = new Map<string, Handlebars.TemplateDelegate>();

function compiled(name: string): Handlebars.TemplateDelegate {
  const known = templates.get(name);
  if (known) return known;
  const source = environment.partials[name] as string;
  const template = environment.compile(source, {
    noEscape: true,
    strict: true,
    assumeObjects: true,
  });
  templates.set(name, template);
  return template;
}
