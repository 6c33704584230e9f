import { readFileSync, statSync } from "node:fs";
import { isAbsolute, join, sep } from "node:path";

import { engineDir } from "../../program/folders.mjs";
import { guidesIn, type SiteModel } from "./site-model";

/** Collects the files that the bundles of a site are made from, except the program's own files, which its version covers. */
export class BundleInputs {
  private readonly files = new Set<string>();
  private readonly begun = Date.now();

  constructor(private readonly model: SiteModel) {}

  /** Adds the id of a module, or a file that a module depends on. */
  readonly add = (id: string): void => {
    // Skips virtual modules and modules that the bundle does not contain.
    if (!isAbsolute(id) || isOfProgram(id, this.model)) return;
    this.files.add(id.replace(/\?.*$/s, ""));
  };

  /**
   * Returns the paths of the files; `undefined` if they do not determine the bundles: if a guide imports its own files, whose names may
   * resolve differently later, if it uses `import.meta`, or if a file was saved meanwhile.
   */
  get paths(): readonly string[] | undefined {
    const guides = new Set(guidesIn(this.model).map(({ file }) => file));
    const isUnclear = (file: string) =>
      guides.has(file)
        ? readFileSync(file, "utf8").includes("import.meta")
        : !file.startsWith(this.model.options.generatedDir + sep) && !isInPackage(file);
    const isNew = (file: string) =>
      (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= this.begun;
    const paths = [...this.files].sort();
    return paths.some((file) => isUnclear(file) || isNew(file)) ? undefined : paths;
  }
}

/** A package that is updated has other files, so its names need not be resolved again. */
export const isInPackage = (file: string) => file.includes(`${sep}node_modules${sep}`);

/** Whether a module belongs to the engine or to a package that it came with. */
export function isOfProgram(id: string, { options }: SiteModel): boolean {
  const isIn = (folder: string) => id.startsWith(folder + sep);
  if (isIn(options.generatedDir)) return false;
  return isIn(join(engineDir, "src")) || isIn(join(engineDir, "node_modules"));
}

/** Returns everything that bundles are made from besides {@link BundleInputs}. They have no reference pages, but a sidebar per scope. */
export function bundleParts({ locales, ...shared }: SiteModel): readonly unknown[] {
  const own = locales.map((locale) => ({
    ...locale,
    pages: locale.pages.filter(({ source }) => source.kind !== "reference"),
    scopes: [...new Set(locale.pages.map(({ scope }) => scope))],
  }));
  return [shared, own];
}
