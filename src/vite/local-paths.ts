import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

import { isOfProgram } from "./bundle-inputs";
import { placeAt, SiteError } from "./errors";
import type { CurrentModel } from "./site-model";
import { displayPath } from "./site-options";

const question = /\bimport\.meta\.(?:url|dirname|filename)\b/;

/** Refuses guides, and modules that they import, which ask where they are: pages would publish paths of the machine that built them. */
export function localPathsPlugin(current: CurrentModel): Plugin {
  return {
    name: "site:local-paths",
    transform: {
      filter: { code: question },
      handler(code, id) {
        if (id.startsWith("\0") || isOfProgram(id, current()) || id.includes("/node_modules/"))
          return;
        const name = askedIn(this.parse(code));
        if (name === undefined) return;
        const file = id.replace(/\?.*$/s, "");
        const text = readFileSync(file, "utf8");
        throw new SiteError(
          `import.meta.${name} is a path on this machine, which the page would publish`,
          "Import what is there, or write its address.",
          { file: displayPath(file), ...placeAt(text, text.search(question)) },
        );
      },
    },
  };
}

/** Returns the property of `import.meta` that a program reads; in a text, it is only shown. */
function askedIn(node: unknown): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const { type, object, property } = node as Readonly<
    Record<"type" | "object" | "property", unknown>
  >;
  const { type: of } = (object ?? {}) as { readonly type?: unknown };
  const { name } = (property ?? {}) as { readonly name?: unknown };
  if (type === "MemberExpression" && of === "MetaProperty" && typeof name === "string")
    if (question.test(`import.meta.${name}`)) return name;
  for (const child of Object.values(node)) {
    const found = askedIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
