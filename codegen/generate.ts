import path from "node:path";
import type { EmittedFile } from "./emit/files";
import { OutputFolder } from "./output/output-folder";
import { InputError, type Problem } from "./errors";
import { hash } from "./hash";
import { apply, interruption, recover } from "./output/apply";
import {
  isCurrent,
  recall,
  recallParsed,
  remember,
  rememberParsed,
  restamped,
  type KnownOutput,
  placesOf,
  type SourceOfRun,
  type Memory,
} from "./output/cache";
import { Parts } from "./output/parts";
import {
  fileInTheWay,
  foreignFiles,
  planFor,
  withManifest,
  type Plan,
  type Wanted,
} from "./output/reconcile";

export interface GenerateOptions {
  /** Path of the OpenAPI document. */
  readonly spec: string;
  /** The folder in which all files of the document lie; without it, the folder of the document. */
  readonly root?: string | undefined;
  /** The folder that holds the output, and nothing else. */
  readonly out: string;
  /** Compare only: write nothing. */
  readonly check: boolean;
  /** Told of each stage as it begins. */
  readonly progress: (stage: string) => void;
}

export interface Generated {
  readonly plan: Plan;
  /** Every file; none when the last run's memory showed that nothing changed. */
  readonly files: Wanted;
  readonly operations: number;
  readonly warnings: readonly Problem[];
  /** Every file that the document consists of, absolute. */
  readonly inputs: readonly string[];
}

/**
 * One run of the generator: read, normalize, emit, format, reconcile.
 *
 * @throws InputError when the document is wrong, or when the output folder holds files of somebody else; nothing was written
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const out = path.resolve(options.out);
  const obstacle = fileInTheWay(out);
  if (obstacle) throw new InputError([obstacle]);
  if (!options.check) recover(out);
  const interrupted = interruption(out);
  const present = new OutputFolder(out);
  const source: SourceOfRun = {
    spec: path.resolve(options.spec),
    root: options.root === undefined ? undefined : path.resolve(options.root),
  };
  const memory = recall(source, out);
  if (memory && isCurrent(memory, present)) {
    const plan: Plan = { write: [], keep: Object.keys(memory.outputs), remove: [] };
    const { operations } = memory;
    const restored = options.check ? undefined : restamped(memory, present);
    if (restored) remember(source, out, restored);
    const warnings = [...interrupted, ...memory.warnings];
    return { plan, files: new Map(), operations, warnings, inputs: Object.keys(memory.inputs) };
  }

  // Parser, type generators and formatter take most of a second to load: only a run with work to do needs them.
  const { load, normalize, vocabulary, emit, format, recallTexts, askedTexts } =
    await import("./stages");
  options.progress("Reading the document");
  const { document, warnings } = await load(options.spec, options.root);
  recallTexts(recallParsed(source, out));
  const model = normalize(document, vocabulary);
  const emitted = emit(document, model, options.progress);
  const outputs = await formatted(emitted, format, present, memory);
  const files = withManifest(new Map([...outputs].map(([name, { content }]) => [name, content])));

  const plan = planFor(files, out, (name) => present.read(name));
  const foreign = foreignFiles(plan, out);
  if (foreign.length > 0) throw new InputError(foreign);
  if (!options.check) {
    apply(plan, files, out);
    rememberParsed(source, out, askedTexts());
    const written = new OutputFolder(out);
    const isWritten = new Set(plan.write);
    remember(source, out, {
      inputs: Object.fromEntries(document.inputs),
      places: placesOf(source, document.inputs.keys()),
      outputs: Object.fromEntries(
        [...files].map(([name, content = ""]) => {
          const stamp = (isWritten.has(name) ? written : present).stampOf(name);
          const { key, raw, parts, sum = hash(content) } = outputs.get(name) ?? {};
          return [name, { key, raw, parts, sum, stamp }];
        }),
      ),
      operations: model.operations.length,
      warnings,
    });
  }
  const inputs = [...document.inputs.keys()];
  return {
    plan,
    files,
    operations: model.operations.length,
    warnings: [...interrupted, ...warnings],
    inputs,
  };
}

/** A file of the output: what a later run may compare, and its content where that is another than before. */
interface Formatted extends Omit<KnownOutput, "stamp"> {
  readonly content: string | undefined;
}

/** Files that are formatted at once: enough for every core; 64 took 130 MB more for 2,000 operations, and no less time. */
const atOnce = 16;

/** Writes and formats what changed since the last run; the rest is on the disk already. */
async function formatted(
  files: AsyncIterable<EmittedFile>,
  format: (name: string, source: string) => Promise<string>,
  present: OutputFolder,
  memory: Memory | undefined,
): Promise<ReadonlyMap<string, Formatted>> {
  const tasks: Promise<readonly [string, Formatted | undefined]>[] = [];
  for await (const { path: name, key, isFormatted, source } of files) {
    const known = memory?.outputs[name];
    const old = known && present.isIntact(name, known) ? known : undefined;
    const done = async (): Promise<Formatted | undefined> => {
      if (old && key !== undefined && key === old.key) return { ...old, content: undefined };
      // Where formatting has changed nothing, parts lie where they were written.
      const isBare = old?.parts && old.raw === old.sum;
      const parts = isBare ? new Parts(present.read(name), old.parts) : new Parts();
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
