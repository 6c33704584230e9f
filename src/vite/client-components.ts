import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";

import { parseSync, type Plugin } from "vite";

import { engineDir } from "../../program/folders.mjs";
import { withBase } from "../paths";
import { SiteError } from "./errors";
import { type CurrentModel, perModel, type SiteModel } from "./site-model";
import { displayPath } from "./site-options";

/** React's directive, after comments. */
const directive = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*(["'])use client\1/;
/** Ends the id of a module behind the one that prerenders its components. */
const behind = "?client";
const isBehind = (id: string) => id.endsWith(behind);

/** The module that makes browsers render the components of a page. */
const hydrateFile = join(engineDir, "src/pages/hydrate.tsx");

/** Returns the files among the guides whose components browsers render, too: they begin with `"use client"`. */
function clientFiles({ options: { contentDir } }: SiteModel): readonly string[] {
  if (contentDir === undefined) return [];
  const folder = realpathSync(contentDir);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[jt]sx$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => directive.test(readFileSync(file, "utf8")))
    .sort();
}

/** Returns the late entries of the client: the components of each file, and what hydrates them. */
export function clientComponentEntries(model: SiteModel): Readonly<Record<string, string>> {
  const files = clientFiles(model);
  if (files.length === 0) return {};
  return {
    components: hydrateFile,
    ...Object.fromEntries(files.map((f, i) => [moduleName(i), f])),
  };
}

const moduleName = (index: number) => `components/${index}`;

/** Replaces the components of such files, in what prerenders pages, by ones that also write what browsers need. */
export function clientComponentsPlugin(current: CurrentModel): Plugin {
  const files = perModel(current, clientFiles);
  return {
    name: "site:client-components",
    enforce: "pre",
    transform: {
      filter: { id: /\.[jt]sx(?:\?client)?$/, code: directive },
      handler(source, file) {
        const { consumer, command } = this.environment.config;
        if (isForeign(file, current())) return undefined;
        // Bundlers would warn that they do not know it.
        if (consumer !== "server" || isBehind(file))
          return { code: source.replace(/(["'])use client\1/, ""), map: null };
        const index = files().indexOf(file);
        if (index < 0)
          throw refused(file, "is not beside a guide", "Move it into the folder of the guides.");
        const isBuild = command === "build";
        const module = isBuild
          ? moduleName(index)
          : withBase(current().config.basePath, `/@fs${file}`);
        return { code: writeProxy(source, file, module), map: null };
      },
    },
  };
}

/** Whether a module belongs to the engine or to a package, and not to the site. */
function isForeign(id: string, { options }: SiteModel): boolean {
  if (id.includes(`${sep}node_modules${sep}`)) return true;
  return id.startsWith(join(engineDir, "src") + sep) && !id.startsWith(options.generatedDir + sep);
}

function writeProxy(source: string, file: string, module: string): string {
  const { staticExports } = parseSync(file, source).module;
  const names = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName: { kind, name } }) => (kind === "Default" ? "default" : name));
  const lines = names.map((name, index) => {
    if (name === null) throw refused(file, "exports `*`", "Name what it exports.");
    const own = `own[${JSON.stringify(name)}]`;
    // By React's convention, the others are no components.
    const isComponent = /^(?:default$|[A-Z])/.test(name);
    const value = isComponent
      ? `clientComponent({ Own: ${own}, module: ${JSON.stringify(module)}, name: ${JSON.stringify(name)} })`
      : own;
    return `const export${index} = ${value};\nexport { export${index} as ${name} };`;
  });
  return [
    `import { clientComponent } from ${JSON.stringify(join(engineDir, "src/pages/ClientComponent.tsx"))};`,
    `import * as own from ${JSON.stringify(file + behind)};`,
    ...lines,
  ].join("\n");
}

function refused(file: string, what: string, remedy: string): SiteError {
  return new SiteError(`a file with "use client" ${what}`, remedy, { file: displayPath(file) });
}

/** The site's own components. */
export interface OwnComponents {
  /** Files of those that browsers render, too; as shown to the user. */
  readonly interactive: readonly string[];
  /** Files of those that are only HTML. */
  readonly html: readonly string[];
}

/** Returns the components among the modules of a server bundle. */
export function ownComponents(modules: readonly string[], model: SiteModel): OwnComponents {
  const isOwn = (id: string) =>
    /^\/.*\.[jt]sx(?:\?client)?$/.test(id) &&
    !isForeign(id, model) &&
    !id.startsWith(model.options.generatedDir);
  const ids = [...new Set(modules)].filter(isOwn);
  const interactive = ids.filter(isBehind).map((id) => id.slice(0, -behind.length));
  const html = ids.filter((id) => !isBehind(id) && !interactive.includes(id));
  return {
    interactive: interactive.map(displayPath).sort(),
    html: html.map(displayPath).sort(),
  };
}
