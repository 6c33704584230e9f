import { generatorVersion, store, stored } from "./disk-cache";
import type { EmittedFile } from "./emit/files";
import type { Problem } from "./errors";
import { read, realPathOf } from "./files";
import { hash } from "./hash";
import type { Markdown } from "./model/types";
import { type KnownFile, OutputFolder } from "./output/output-folder";
import { type Plan, strays, type Wanted } from "./output/reconcile";

/** The result of a run. */
export interface Generated {
  readonly plan: Plan;
  /** Every file; empty if the last run's memory showed that nothing changed. */
  readonly files: Wanted;
  readonly operations: number;
  /** The version of the engine that wrote the tree before, if it was another one. */
  readonly formerEngine?: string | undefined;
  readonly warnings: readonly Problem[];
  /** Every file that the document consists of, absolute. */
  readonly inputs: readonly string[];
}

/** The inputs of a run; absolute paths. */
interface SourceOfRun {
  readonly spec: string;
  /** The folder that may contain the files of the document, if the user named one. */
  readonly root: string | undefined;
  /** The Arazzo document, which may not exist. */
  readonly workflows: string;
  /** The released versions of the document, and the templates of the site. */
  readonly others: readonly string[];
}

/** A file that a run has written. */
interface KnownOutput extends KnownFile {
  /** Key of what the file was made from, if the emitter knows it. */
  readonly key?: string | undefined;
  /** Hash of the content before formatting, if it was formatted. */
  readonly raw?: string | undefined;
}

/** What a run read and wrote, so that the next one does only what changed. */
interface Memory extends Pick<Generated, "operations" | "warnings"> {
  /** Content hash of every file that was read, by absolute path. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Their real paths: a symbolic link that points elsewhere now may lead to other files, or to files that must not be read. */
  readonly places: Readonly<Record<string, string>>;
  /** By relative path. */
  readonly outputs: Readonly<Record<string, KnownOutput>>;
}

/** Parsed descriptions. */
type Texts = readonly (readonly [text: string, nodes: Markdown])[];

/** An output file: data for comparison in a later run, and the content if it changed. */
interface Formatted extends Omit<KnownOutput, "stamp"> {
  readonly content: string | undefined;
}

/** Number of files formatted at once: enough for every core; 64 took 130 MB more for 2,000 operations, and no less time. */
const atOnce = 16;

/**
 * The remains of the last run from a document to an output folder: its files, and its memory. It saves work, and changes nothing. The
 * memory is outside the repository: a committed one would change with every run and cause merge conflicts.
 */
export class LastRun {
  private readonly present: OutputFolder;
  private readonly memory: Memory | undefined;
  /** Parts of files that this run has written. */
  private readonly parts: Record<string, string> = {};

  constructor(
    private readonly source: SourceOfRun,
    private readonly out: string,
  ) {
    this.present = new OutputFolder(out);
    this.memory = this.recalled<Memory>("run");
  }

  /** Returns the result of the last run, if a run now would have the same. */
  ifNothingChanged(check: boolean): Generated | undefined {
    const { memory } = this;
    if (!memory || !this.isCurrent(memory)) return undefined;
    if (!check) this.restamp(memory);
    const { operations, warnings, inputs, outputs } = memory;
    const plan = { write: [], keep: Object.keys(outputs), remove: [] };
    return { plan, files: new Map(), operations, warnings, inputs: Object.keys(inputs) };
  }

  /** Reads a file of the output folder. */
  readonly read = (name: string): string | undefined => this.present.read(name);

  /** Returns the parsed descriptions of the document. */
  texts(): Texts {
    return this.recalled("texts") ?? [];
  }

  /** Writes and formats what has changed; the rest is already on disk. */
  async writeChanged(
    files: AsyncIterable<EmittedFile>,
    format: (name: string, source: string) => Promise<string>,
  ): Promise<ReadonlyMap<string, Formatted>> {
    const knownParts = this.recalled<Readonly<Record<string, string>>>("parts");
    const tasks: Promise<readonly [string, Formatted | undefined]>[] = [];
    for await (const { path: name, key, isFormatted, source } of files) {
      const known = this.memory?.outputs[name];
      const old = known && this.present.isIntact(name, known) ? known : undefined;
      const done = async (): Promise<Formatted | undefined> => {
        if (old && key !== undefined && key === old.key) return { ...old, content: undefined };
        const text = source((part, write) => {
          const id = `${name} ${part}`;
          return (this.parts[id] = knownParts?.[id] ?? write());
        });
        if (text === undefined) return undefined;
        const raw = hash(text);
        if (raw === old?.raw) return { key, raw, sum: old.sum, content: undefined };
        const content = isFormatted ? text : await format(name, text);
        return { key, raw, sum: isFormatted ? raw : hash(content), content };
      };
      const task = done().then((file) => [name, file] as const);
      // Another may fail first; its error is the one to report.
      task.catch(() => undefined);
      tasks.push(task);
      await tasks.at(-atOnce);
    }
    const results = (await Promise.all(tasks)).flatMap(([name, file]) =>
      file ? [[name, file] as const] : [],
    );
    return new Map(results.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /**
   * Replaces the last run by one that has written its files.
   *
   * @param texts the parsed descriptions; `undefined` if they are already stored
   */
  replace(
    { plan, files, operations, warnings }: Generated,
    inputs: ReadonlyMap<string, string>,
    outputs: ReadonlyMap<string, Formatted>,
    texts: Texts | undefined,
  ): void {
    if (texts) this.remember("texts", texts);
    this.remember("parts", this.parts);
    const { spec, root = spec, workflows } = this.source;
    const written = new OutputFolder(this.out);
    const isWritten = new Set(plan.write);
    this.remember("run", {
      inputs: Object.fromEntries(inputs),
      places: Object.fromEntries(
        [spec, root, workflows, ...inputs.keys()].map((file) => [file, placeOf(file)]),
      ),
      outputs: Object.fromEntries(
        [...files].map(([name, content = ""]) => {
          const stamp = (isWritten.has(name) ? written : this.present).stampOf(name);
          const { key, raw, sum = hash(content) } = outputs.get(name) ?? {};
          return [name, { key, raw, sum, stamp }];
        }),
      ),
      operations,
      warnings,
    } satisfies Memory);
  }

  /** Whether all inputs and outputs still match the memory. */
  private isCurrent({ inputs, places, outputs }: Memory): boolean {
    return (
      Object.entries(places).every(([file, place]) => placeOf(file) === place) &&
      Object.entries(inputs).every(([file, known]) => {
        const content = read(file);
        return content !== undefined && hash(content) === known;
      }) &&
      strays(new Set(Object.keys(outputs)), this.out).length === 0 &&
      Object.entries(outputs).every(([name, known]) => this.present.isIntact(name, known))
    );
  }

  /** Updates the stamps of outputs that are unchanged but were written again: by a run that wrote all of them, or by switching branches. */
  private restamp(memory: Memory): void {
    const outputs = Object.entries(memory.outputs).map(
      ([name, known]) => [name, { ...known, stamp: this.present.stampOf(name) }] as const,
    );
    if (outputs.some(([name, { stamp }]) => stamp !== memory.outputs[name]?.stamp))
      this.remember("run", { ...memory, outputs: Object.fromEntries(outputs) });
  }

  private recalled<T>(kind: string): T | undefined {
    const known = stored(this.fileOf(kind));
    return known === undefined ? undefined : (JSON.parse(known) as T);
  }

  private remember(kind: string, what: unknown): void {
    store(this.fileOf(kind), JSON.stringify(what));
  }

  private fileOf(kind: string): string {
    const { spec, root = "", workflows, others } = this.source;
    const key = [kind, generatorVersion(), spec, root, workflows, ...others, this.out].join("\n");
    return `${hash(key).slice(0, 32)}.json`;
  }
}

function placeOf(file: string): string {
  return realPathOf(file) ?? "";
}
