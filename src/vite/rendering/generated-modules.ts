import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { compileFunction } from "node:vm";

import { parseSync, transformWithOxc } from "vite";

/** What a module exports, by name. */
export type ModuleExports = Readonly<Record<string, unknown>>;

interface GeneratedModulesOptions {
  /** Folder of the generated tree, absolute. */
  readonly generatedDir: string;
  /** What modules import by a name instead of a path. */
  readonly packages: Readonly<Record<string, ModuleExports>>;
  /** What a samples module exports, from its source and its path below the tree. */
  readonly readSamples: (source: string, file: string) => ModuleExports;
}

/** The modules of a generated tree, run without a bundler. */
export interface GeneratedModules {
  /** What the module at a path below the tree exports. Runs it, and what it imports, unless that has been done. */
  load(path: string): Promise<ModuleExports>;
}

/** As much source text, in UTF-16 code units, is kept as running modules; then all are forgotten. Pages mostly share theirs with their neighbours. */
const mostKept = 8_000_000;

/**
 * Makes what runs the modules of a generated tree in this process. They are of one form, that of codegen's templates: imports of
 * values by name, and constants and functions that are exported where they are declared. A bundler would have to hold all of a large
 * API at once, for each page shares some of its modules with some others.
 */
export function createGeneratedModules(options: GeneratedModulesOptions): GeneratedModules {
  let modules = new Map<string, Promise<ModuleExports>>();
  let kept = 0;

  async function run(file: string, importers: readonly string[]): Promise<ModuleExports> {
    const source = await readFile(file, "utf8");
    kept += source.length;
    const name = relative(options.generatedDir, file).split(sep).join("/");
    if (file.endsWith(".samples.ts")) return options.readSamples(source, name);
    const { body, imports } = await compile(source, file);
    const values: unknown[] = [];
    for (const { from, names } of imports) {
      const exports = from.startsWith(".")
        ? await load(withExtension(join(dirname(file), from)), [...importers, file])
        : options.packages[from];
      for (const imported of names.values()) {
        if (!exports || !Object.hasOwn(exports, imported))
          throw new Error(`${name} imports ${imported} from ${from}, which has no such export.`);
        values.push(exports[imported]);
      }
    }
    const parameters = imports.flatMap(({ names }) => [...names.keys()]);
    return compileFunction(body, parameters, { filename: file })(...values) as ModuleExports;
  }

  function load(file: string, importers: readonly string[]): Promise<ModuleExports> {
    if (importers.includes(file)) throw new Error(`${file} imports itself.`);
    const known = modules.get(file) ?? run(file, importers);
    modules.set(file, known);
    return known;
  }

  return {
    load(path) {
      if (kept > mostKept) {
        modules = new Map();
        kept = 0;
      }
      return load(join(options.generatedDir, path), []);
    },
  };
}

/** Imports leave the ending out. */
function withExtension(path: string): string {
  return existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`;
}

/** A module as the body of a function that returns its exports. */
interface CompiledModule {
  readonly body: string;
  /** What the parameters of that function stand for, in their order. */
  readonly imports: readonly ModuleImport[];
}

interface ModuleImport {
  readonly from: string;
  /** What is imported, by its name in the module. */
  readonly names: ReadonlyMap<string, string>;
}

async function compile(source: string, file: string): Promise<CompiledModule> {
  const { code } = await transformWithOxc(source, file, {
    lang: "tsx",
    jsx: { runtime: "automatic", importSource: "react", development: false },
    sourcemap: false,
    // The tree may lie below somebody's else project.
    tsconfig: false,
  });
  const { staticImports, staticExports } = parseSync("module.js", code).module;
  const exported: string[] = [];
  const cuts: { readonly start: number; readonly end: number }[] = [];
  for (const { start, end } of staticImports) cuts.push({ start, end });
  for (const { start, end, entries } of staticExports) {
    const keywords = /^export\s+(?:default\s+)?(?=(?:async\s+)?function\b|const\b)/.exec(
      code.slice(start, end),
    );
    if (!keywords) throw new Error(`${file} has an export of an unknown form.`);
    cuts.push({ start, end: start + keywords[0].length });
    for (const { exportName, localName } of entries) {
      const name = exportName.kind === "Default" ? "default" : exportName.name;
      exported.push(`${JSON.stringify(name)}: ${localName.name}`);
    }
  }
  let body = '"use strict";';
  let at = 0;
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    body += code.slice(at, start);
    at = end;
  }
  return {
    body: `${body}${code.slice(at)}\nreturn { ${exported.join(", ")} };`,
    imports: staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: new Map(
        entries.map(({ importName, localName }) => [localName.value, importName.name ?? "default"]),
      ),
    })),
  };
}
