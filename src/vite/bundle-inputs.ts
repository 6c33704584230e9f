import { statSync } from "node:fs";
import { extname, join, sep } from "node:path";

import { buildSidebar } from "./sidebar";
import type { SiteModel } from "./site-model";
import { projectDir } from "./site-options";
import { hash } from "./sums";

/** Collects the files that bundles are made of, but those of the program: its version stands for them. */
export class BundleInputs {
  private readonly files = new Set<string>();
  private readonly begun = Date.now();

  constructor(private readonly model: SiteModel) {}

  /** Takes the id of a module, or a file that one depends on. */
  readonly add = (id: string): void => {
    if (id.startsWith("\0") || isOfProgram(id, this.model)) return;
    this.files.add(id.replace(/\?.*$/s, ""));
  };

  /**
   * Returns their paths; nothing if they do not tell what is in the bundles: a file that was saved meanwhile, or MDX that is no guide, which
   * may show anything of the API (see `CompiledGuide.sum`).
   */
  get paths(): readonly string[] | undefined {
    const guides = new Set(guidesOf(this.model).map(({ file }) => file));
    const isUnclear = (file: string) =>
      (extname(file) === ".mdx" && !guides.has(file)) ||
      (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= this.begun;
    const paths = [...this.files].sort();
    return paths.some(isUnclear) ? undefined : paths;
  }
}

function isOfProgram(id: string, { options }: SiteModel): boolean {
  if (id.includes(`${sep}node_modules${sep}`)) return true;
  const isGenerated = id.startsWith(options.generatedDir + sep);
  return !isGenerated && id.startsWith(join(projectDir, "src") + sep);
}

/** Returns what stands for all that bundles are made of beside {@link BundleInputs}: no page of the reference is in them. */
export function bundleKey(model: SiteModel): string {
  const { options, config, api, locales } = model;
  const parts = locales.map((locale) => ({
    ...locale,
    pages: locale.pages.filter(({ source }) => source.kind !== "reference"),
    sidebars: [...new Set(locale.pages.map(({ scope }) => scope))].map((scope) => [
      scope,
      buildSidebar(locale, scope),
    ]),
  }));
  // Not by `v8.serialize`: it writes the same string in two ways.
  return hash(JSON.stringify([options, config, api, parts]));
}

function guidesOf({ locales }: SiteModel) {
  return locales
    .flatMap(({ docs }) => docs)
    .flatMap(({ versions }) => versions)
    .flatMap(({ guides }) => guides);
}
