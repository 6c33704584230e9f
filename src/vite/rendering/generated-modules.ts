import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { moduleRunnerTransform, transformWithOxc } from "vite";
import { ssrExportNameKey, ssrImportKey } from "vite/module-runner";

import { callOf } from "../../../program/folders.mjs";
import { SiteError } from "../errors";
import { displayPath } from "../site-options";

/** Returns the exports of a module of a generated tree, from its path in the tree. Codegen has checked their type. */
export type LoadModule = <Exports>(path: string) => Promise<Exports>;

interface LoadOptions {
  /** Modules that are imported by name instead of path. */
  readonly packages?: Readonly<Record<string, object>>;
  /** Returns the exports of a samples module, from its path in the tree; absent: samples are as codegen writes them. */
  readonly finish?: (path: string) => Promise<object>;
}

type ImportModule = (name: string) => object | Promise<object>;
type ExportName = (name: string, get: () => unknown) => void;

// The constructor of asynchronous functions has no name.
const AsyncFunction = (async () => undefined).constructor as new (
  ...parametersAndBody: readonly string[]
) => (importModule: ImportModule, exportName: ExportName) => Promise<void>;

/** Source length in UTF-16 code units after which the cache is cleared. Pages share modules mostly with their neighbors. */
const maxCached = 8_000_000;

/**
 * Returns a function that loads modules of a generated tree, as Vite's module runner does, and keeps them: create another one after a
 * change. A bundler would have to keep all of a large API in memory, because pages share modules.
 */
export function createLoader(generatedDir: string, options: LoadOptions = {}): LoadModule {
  const { packages = {}, finish } = options;
  let modules = new Map<string, Promise<object>>();
  let cached = 0;

  async function run(path: string): Promise<object> {
    if (finish && path.endsWith(".samples.ts")) return finish(path);
    const file = join(generatedDir, path);
    const source = await readFile(file, "utf8").catch(() => {
      throw new SiteError(`${displayPath(file)} is missing`, `Run \`${callOf("codegen")}\`.`);
    });
    cached += source.length;
    const code = await compile(source, file);
    const exports = {};
    await new AsyncFunction(ssrImportKey, ssrExportNameKey, `"use strict";${code}`)(
      (name) => packages[name] ?? load(withExtension(generatedDir, join(dirname(path), name))),
      (name, get) => Object.defineProperty(exports, name, { enumerable: true, get }),
    );
    return exports;
  }

  function load(path: string): Promise<object> {
    const module = modules.get(path) ?? run(path);
    modules.set(path, module);
    return module;
  }

  return async <Exports>(path: string) => {
    if (cached > maxCached) {
      modules = new Map();
      cached = 0;
    }
    return (await load(path)) as Exports;
  };
}

/** Adds the extension, which imports omit. */
function withExtension(generatedDir: string, path: string): string {
  return existsSync(join(generatedDir, `${path}.tsx`)) ? `${path}.tsx` : `${path}.ts`;
}

async function compile(source: string, file: string): Promise<string> {
  const jsx = { runtime: "automatic", importSource: "react", development: false } as const;
  try {
    // The tree may be inside another project.
    const script = await transformWithOxc(source, file, { jsx, sourcemap: false, tsconfig: false });
    const module = await moduleRunnerTransform(script.code, null, file, script.code);
    return module?.code ?? "";
  } catch (cause) {
    const { message } = cause as Error;
    throw new SiteError(
      `${displayPath(file)}: ${message}`,
      `Run \`${callOf("codegen")}\` to rewrite the file.`,
    );
  }
}
