import { generatorVersion, store, stored } from "./disk-cache";
import type { Problem } from "./errors";
import { read, realPathOf } from "./files";
import { hash } from "./hash";
import { type KnownFile, OutputFolder } from "./output/output-folder";
import type { VersionFile } from "./versions";
import { type OutputFiles, staleFiles, type WritePlan } from "./output/reconcile";

/** The result of a run. */
export interface Generated {
  readonly plan: WritePlan;
  /** Empty if the last run's memory showed that nothing changed. */
  readonly files: OutputFiles;
  readonly operations: number;
  /** The version of the engine that wrote the tree before, if it was another one. */
  readonly formerEngine?: string | undefined;
  readonly warnings: readonly Problem[];
  /** Every file that the document consists of, absolute. */
  readonly inputs: readonly string[];
}

/** The inputs of a run; absolute paths. */
export interface SourceOfRun {
  readonly spec: string;
  /** The folder that may contain the files of the document, if the user named one. */
  readonly root: string | undefined;
  /** The Arazzo document, which exists or which the user has named if there are workflows. */
  readonly workflows: string;
  readonly hasWorkflows: boolean;
  /** The released versions of the document. */
  readonly versions: readonly VersionFile[];
  /** The templates of the site. */
  readonly templates: readonly string[];
}

/** What a run read and wrote. */
interface Memory extends Pick<Generated, "operations" | "warnings"> {
  /** Content hash of every file that was read, by absolute path. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Their real paths: a symbolic link that points elsewhere now may lead to other files, or to files that must not be read. */
  readonly places: Readonly<Record<string, string>>;
  /** By relative path. */
  readonly outputs: Readonly<Record<string, KnownFile>>;
}

/**
 * The remains of the last run from a document to an output folder: its files, and its memory, which tells whether there is anything to do.
 * The memory is outside the repository: a committed one would change with every run and cause merge conflicts.
 */
export class LastRun {
  private readonly present: OutputFolder;
  /** The name of the memory in the cache. */
  private readonly name: string;

  constructor(
    private readonly source: SourceOfRun,
    private readonly out: string,
  ) {
    this.present = new OutputFolder(out);
    const { spec, root = "", workflows, versions, templates } = source;
    const files = [...versions.map(({ file }) => file), ...templates];
    const key = [generatorVersion(), spec, root, workflows, ...files, out].join("\n");
    this.name = `${hash(key).slice(0, 32)}.json`;
  }

  /** Returns the result of the last run, if a run now would have the same. */
  ifNothingChanged(check: boolean): Generated | undefined {
    const known = stored(this.name);
    const memory = known === undefined ? undefined : (JSON.parse(known) as Memory);
    if (!memory || !this.isCurrent(memory)) return undefined;
    if (!check) this.restamp(memory);
    const { operations, warnings, inputs, outputs } = memory;
    const plan = { write: [], keep: Object.keys(outputs), remove: [] };
    return { plan, files: new Map(), operations, warnings, inputs: Object.keys(inputs) };
  }

  /** Reads a file of the output folder. */
  readonly read = (name: string): string | undefined => this.present.read(name);

  /** Replaces the last run by one that has written its files. @param inputs content hashes of all files that it read */
  replace(
    { plan, files, operations, warnings }: Generated,
    inputs: ReadonlyMap<string, string>,
  ): void {
    const { spec, root = spec, workflows } = this.source;
    const written = new OutputFolder(this.out);
    const isWritten = new Set(plan.write);
    this.remember({
      inputs: Object.fromEntries(inputs),
      places: Object.fromEntries(
        [spec, root, workflows, ...inputs.keys()].map((file) => [file, placeOf(file)]),
      ),
      outputs: Object.fromEntries(
        [...files].map(([name, content]) => {
          const stamp = (isWritten.has(name) ? written : this.present).stampOf(name);
          return [name, { sum: hash(content), stamp }];
        }),
      ),
      operations,
      warnings,
    });
  }

  /** Whether all inputs and outputs still match the memory. */
  private isCurrent({ inputs, places, outputs }: Memory): boolean {
    return (
      Object.entries(places).every(([file, place]) => placeOf(file) === place) &&
      Object.entries(inputs).every(([file, known]) => {
        const content = read(file);
        return content !== undefined && hash(content) === known;
      }) &&
      staleFiles(new Set(Object.keys(outputs)), this.out).length === 0 &&
      Object.entries(outputs).every(([name, known]) => this.present.isIntact(name, known))
    );
  }

  /** Updates the stamps of outputs that are unchanged but were written again: by a run that wrote all of them, or by switching branches. */
  private restamp(memory: Memory): void {
    const outputs = Object.entries(memory.outputs).map(
      ([name, known]) => [name, { ...known, stamp: this.present.stampOf(name) }] as const,
    );
    if (outputs.some(([name, { stamp }]) => stamp !== memory.outputs[name]?.stamp))
      this.remember({ ...memory, outputs: Object.fromEntries(outputs) });
  }

  private remember(memory: Memory): void {
    store(this.name, JSON.stringify(memory));
  }
}

function placeOf(file: string): string {
  return realPathOf(file) ?? "";
}
