import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Nodes } from "mdast";

/** A Schema Object, or any other object of a document. */
export type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A part of the document, and its JSON Pointer. */
export interface At<Value = unknown> {
  readonly value: Value;
  readonly at: string;
}

export const step = (at: string, ...keys: readonly (string | number)[]) =>
  [at, ...keys.map((key) => String(key).replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");

/** Returns the entries of an object, each with its key. */
export const entries = (
  { value, at }: At,
  ...keys: readonly string[]
): readonly (At & { readonly key: string })[] => {
  const inside = keys.reduce<unknown>((one, key) => (isRaw(one) ? one[key] : undefined), value);
  return isRaw(inside)
    ? Object.entries(inside).map(([key, item]) => ({
        key,
        value: item,
        at: step(at, ...keys, key),
      }))
    : [];
};

/** Returns the items of a list. */
export const items = ({ value, at }: At, key: string): readonly At[] => {
  const list = isRaw(value) ? value[key] : undefined;
  return Array.isArray(list)
    ? list.map((item: unknown, index) => ({ value: item, at: step(at, key, index) }))
    : [];
};

export const member = ({ value, at }: At, key: string): At => ({
  value: isRaw(value) ? value[key] : undefined,
  at: step(at, key),
});

/** An OpenAPI document, with its references. */
export class Document {
  /** Names of the schemas with pages. */
  readonly schemas: readonly string[];

  constructor(readonly root: Raw) {
    this.schemas = entries({ value: root, at: "#" }, "components", "schemas").map(({ key }) => key);
  }

  /** Follows a reference; keywords next to it override those of its target. */
  resolve(place: At): At {
    const { value } = place;
    if (!isRaw(value) || typeof value["$ref"] !== "string") return place;
    const { $ref, ...beside } = value;
    const target = this.resolve(this.find(String($ref)));
    return {
      at: target.at,
      value: isRaw(target.value) ? { ...target.value, ...beside } : target.value,
    };
  }

  find(ref: string): At {
    const keys = ref
      .slice(2)
      .split("/")
      .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
    const value = keys.reduce<unknown>((one, key) => (one as Raw | undefined)?.[key], this.root);
    if (value === undefined) throw new Error(`${ref} is not in the document.`);
    return { value, at: ref };
  }
}

/** Returns the name of the schema that a reference points to, if it has a page. */
export const nameIn = (ref: unknown): string | undefined => {
  const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec(String(ref)) ?? [];
  return name === undefined
    ? undefined
    : decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~");
};

/** HTML that descriptions may contain. */
const tags =
  /<\/?(?:a|b|blockquote|br|code|del|em|h[1-6]|hr|i|li|ol|p|pre|s|strong|table|t[a-z]+|ul)(?:\s[^>]*)?\/?>/gi;

/** Returns only the characters: the page decides where spaces and lines are. */
export const dense = (text: string) => text.replace(/[\s\u200b]+/g, "");

const known = new Map<string, string>();

/** Returns the text of Markdown without markup and spaces. */
export function plain(markdown: string): string {
  const text =
    known.get(markdown) ??
    dense(
      textIn(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })),
    );
  known.set(markdown, text);
  return text;
}

function textIn(node: Nodes): string {
  if (node.type === "html")
    return node.value
      .replace(tags, "")
      .replace(/<!--[^]*?-->/g, "")
      .replace(/&(\w+|#\d+);/g, (entity) => textIn(fromMarkdown(entity)));
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textIn).join("") : "";
}
