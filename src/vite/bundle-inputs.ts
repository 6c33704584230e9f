import { readFileSync, statSync } from "node:fs";
import { isAbsolute, join, sep } from "node:path";

import { guidesIn, type SiteModel } from "./site-model";
import { projectDir } from "./site-options";

/** Collects the files that the bundles of a site are made from, except those of the program, which its version stands for. */
export class BundleInputs {
  private readonly files = new Set<string>();
  private readonly begun = Date.now();

  constructor(private readonly model: SiteModel) {}

  /** Takes the id of a module, or a file that one depends on. */
  readonly add = (id: string): void => {
    // A virtual module, or one that the bundle imports from outside.
    if (!isAbsolute(id) || isOfProgram(id, this.model)) return;
    this.files.add(id.replace(/\?.*$/s, ""));
  };

  /**
   * Returns their paths; nothing if they do not tell what is in the bundles: a guide imports a file of its own, which may mean another one
   * tomorrow, or asks for its surroundings, or a file was saved meanwhile.
   */
  get paths(): readonly string[] | undefined {
    const guides = new Set(guidesIn(this.model).map(({ file }) => file));
    const isUnclear = (file: string) =>
      guides.has(file)
        ? readFileSync(file, "utf8").includes("import.meta")
        : !file.startsWith(this.model.options.generatedDir + sep);
    const isNew = (file: string) =>
      (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= this.begun;
    const paths = [...this.files].sort();
    return paths.some((file) => isUnclear(file) || isNew(file)) ? undefined : paths;
  }
}

/** Whether a module is one of the program, or of a package that it is made with. */
export function isOfProgram(id: string, { options }: SiteModel): boolean {
  const isIn = (folder: string) => id.startsWith(folder + sep);
  const isSource = isIn(join(projectDir, "src")) && !isIn(options.generatedDir);
  return isSource || isIn(join(projectDir, "node_modules"));
}

/** Returns everything that bundles are made from besides {@link BundleInputs}: no page of the reference is in them, but each scope has a sidebar. */
export function bundleParts({ locales, ...shared }: SiteModel): readonly unknown[] {
  const own = locales.map((locale) => ({
    ...locale,
    pages: locale.pages.filter(({ source }) => source.kind !== "reference"),
    scopes: [...new Set(locale.pages.map(({ scope }) => scope))],
  }));
  return [shared, own];
}
