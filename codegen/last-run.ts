import type { EmittedFile } from "./emit/files";
import type { Problem } from "./errors";
import { hash } from "./hash";
import {
  isCurrent,
  type KnownOutput,
  placesOf,
  recall,
  recallParsed,
  remember,
  rememberParsed,
  restamped,
  type SourceOfRun,
} from "./output/cache";
import { OutputFolder } from "./output/output-folder";
import { Parts } from "./output/parts";
import type { Plan, Wanted } from "./output/reconcile";

/** What a run has made. */
export interface Generated {
  readonly plan: Plan;
  /** Every file; none when the last run's memory showed that nothing changed. */
  readonly files: Wanted;
  readonly operations: number;
  readonly warnings: readonly Problem[];
  /** Every file that the document consists of, absolute. */
  readonly inputs: readonly string[];
}

/** A file of the output: what a later run may compare, and its content where that is another than before. */
export interface Formatted extends Omit<KnownOutput, "stamp"> {
  readonly content: string | undefined;
}

/** Files that are formatted at once: enough for every core; 64 took 130 MB more for 2,000 operations, and no less time. */
const atOnce = 16;

/** What is left of the last run from a document to an output folder: its files, and what it remembered. It saves work, and changes nothing. */
export class LastRun {
  private readonly present: OutputFolder;
  private readonly memory: ReturnType<typeof recall>;

  constructor(
    private readonly source: SourceOfRun,
    private readonly out: string,
  ) {
    this.present = new OutputFolder(out);
    this.memory = recall(source, out);
  }

  /** Returns the result of the last run, if a run now would have the same. */
  ifNothingChanged(check: boolean): Generated | undefined {
    const { memory, present, source, out } = this;
    if (!memory || !isCurrent(memory, present)) return undefined;
    const restored = check ? undefined : restamped(memory, present);
    if (restored) remember(source, out, restored);
    const { operations, warnings, inputs, outputs } = memory;
    const plan = { write: [], keep: Object.keys(outputs), remove: [] };
    return { plan, files: new Map(), operations, warnings, inputs: Object.keys(inputs) };
  }

  /** Reads a file of the output folder. */
  readonly read = (name: string): string | undefined => this.present.read(name);

  /** Returns the parsed descriptions of the document. */
  texts(): ReturnType<typeof recallParsed> {
    return recallParsed(this.source, this.out);
  }

  /** Writes and formats what has changed; the rest is on the disk already. */
  async writeChanged(
    files: AsyncIterable<EmittedFile>,
    format: (name: string, source: string) => Promise<string>,
  ): Promise<ReadonlyMap<string, Formatted>> {
    const tasks: Promise<readonly [string, Formatted | undefined]>[] = [];
    for await (const { path: name, key, isFormatted, source } of files) {
      const known = this.memory?.outputs[name];
      const old = known && this.present.isIntact(name, known) ? known : undefined;
      const done = async (): Promise<Formatted | undefined> => {
        if (old && key !== undefined && key === old.key) return { ...old, content: undefined };
        // Where formatting has changed nothing, parts lie where they were written.
        const isBare = old?.parts && old.raw === old.sum;
        const parts = isBare ? new Parts(this.present.read(name), old.parts) : new Parts();
        const text = source((part, write) => parts.write(part, write));
        if (text === undefined) return undefined;
        const raw = hash(text);
        const same = { key, raw, parts: parts.in(text) };
        if (raw === old?.raw) return { ...same, sum: old.sum, content: undefined };
        const content = isFormatted ? text : await format(name, text);
        return { ...same, sum: isFormatted ? raw : hash(content), content };
      };
      const task = done().then((file) => [name, file] as const);
      // Another may fail first; its error is the one to tell.
      task.catch(() => undefined);
      tasks.push(task);
      await tasks.at(-atOnce);
    }
    const results = (await Promise.all(tasks)).flatMap(([name, file]) =>
      file ? [[name, file] as const] : [],
    );
    return new Map(results.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** Puts a run that has written its files in the place of the last one. */
  replace(
    { plan, files, operations, warnings }: Generated,
    inputs: ReadonlyMap<string, string>,
    outputs: ReadonlyMap<string, Formatted>,
    texts: Parameters<typeof rememberParsed>[2],
  ): void {
    const { source, out, present } = this;
    rememberParsed(source, out, texts);
    const written = new OutputFolder(out);
    const isWritten = new Set(plan.write);
    remember(source, out, {
      inputs: Object.fromEntries(inputs),
      places: placesOf(source, inputs.keys()),
      outputs: Object.fromEntries(
        [...files].map(([name, content = ""]) => {
          const stamp = (isWritten.has(name) ? written : present).stampOf(name);
          const { key, raw, parts, sum = hash(content) } = outputs.get(name) ?? {};
          return [name, { key, raw, parts, sum, stamp }];
        }),
      ),
      operations,
      warnings,
    });
  }
}
