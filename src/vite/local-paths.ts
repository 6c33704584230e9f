import { readFileSync } from "node:fs";
import { join, sep } from "node:path";

import { type ESTree, type Plugin, Visitor } from "vite";

import { engineDir } from "../../program/folders.mjs";
import { placeAt, SiteError } from "./errors";
import type { CurrentModel, SiteModel } from "./site-model";
import { displayPath } from "./site-options";

const question = /\bimport\.meta\.(?:url|dirname|filename)\b/;

/** Refuses guides and their imports that read their own location, because pages would publish paths of the build machine. */
export function localPathsPlugin(current: CurrentModel): Plugin {
  return {
    name: "site:local-paths",
    transform: {
      filter: { code: question },
      handler(code, id) {
        if (id.startsWith("\0") || isForeign(id, current())) return;
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

/** Whether a module belongs to the engine or to a package, and not to the site. */
export function isForeign(id: string, { options }: SiteModel): boolean {
  if (id.includes(`${sep}node_modules${sep}`)) return true;
  return id.startsWith(join(engineDir, "src") + sep) && !id.startsWith(options.generatedDir + sep);
}

/** Returns the property of `import.meta` that a program reads. Mentions in strings do not count. */
function askedIn(program: ESTree.Program): string | undefined {
  let asked: string | undefined;
  const visitor = new Visitor({
    MemberExpression({ object, property }) {
      if (object.type !== "MetaProperty" || property.type !== "Identifier") return;
      if (question.test(`import.meta.${property.name}`)) asked ??= property.name;
    },
  });
  visitor.visit(program);
  return asked;
}
