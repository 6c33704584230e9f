import { parseYaml } from "@redocly/openapi-core";

/** Returns the document with one word changed in the description of the first operation that has one. */
export function withWordChanged(text: string): string {
  const paths = text.search(/^paths:|"paths"\s*:/m);
  const described = /(description"?\s*:[^\n]*?[\s>])([a-z]{4,})\b/;
  const edited = text.slice(paths).replace(described, "$1$2x");
  return changed(text, text.slice(0, paths) + edited);
}

/** Returns the document with a rarely used property of a named schema renamed, so that types change, too. */
export function withPropertyRenamed(text: string): string {
  const { components } = parseYaml(text) as {
    readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
  };
  const names = Object.values(components?.schemas ?? {}).flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((name) => /^\w+$/.test(name)),
  );
  const word = (name: string) => new RegExp(`\\b${name}\\b`, "g");
  const uses = (name: string) => text.match(word(name))?.length ?? 0;
  const name = names.find((each) => uses(each) === 1) ?? rarest(names, uses);
  return changed(text, name === undefined ? text : text.replace(word(name), `${name}x`));
}

function rarest(names: readonly string[], uses: (name: string) => number): string | undefined {
  const counted = names.map((name) => ({ name, count: uses(name) }));
  return counted.sort((a, b) => a.count - b.count)[0]?.name;
}

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}

function changed(before: string, after: string): string {
  if (before === after) throw new Error("There is no word to edit.");
  return after;
}
