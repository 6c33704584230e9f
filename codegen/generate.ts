import path from "node:path";
import { InputError, type Problem } from "./errors";
import { hash } from "./hash";
import { generatorHash, isCurrent, recall, remember, type Memory } from "./output/cache";
import { apply, foreignFiles, planFor, read, withManifest, type Plan } from "./output/reconcile";

export interface GenerateOptions {
  /** Path of the OpenAPI document. */
  readonly spec: string;
  /** The folder that holds the output, and nothing else. */
  readonly out: string;
  /** Compare only: write nothing. */
  readonly check: boolean;
  /** Told of each stage as it begins. */
  readonly progress: (stage: string) => void;
}

export interface Generated {
  readonly plan: Plan;
  /** The wanted content of every file; empty when the last run's memory showed that nothing changed. */
  readonly files: ReadonlyMap<string, string>;
  readonly operations: number;
  readonly warnings: readonly Problem[];
  /** Every file that the document consists of, absolute. */
  readonly inputs: readonly string[];
}

/**
 * One run of the generator: read, normalise, emit, format, reconcile.
 *
 * @throws InputError when the document is wrong, or when the output folder holds files of somebody else; nothing was written
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const out = path.resolve(options.out);
  const memory = recall(options.spec, out);
  if (memory && isCurrent(memory, out)) {
    const plan: Plan = { write: [], keep: Object.keys(memory.outputs), remove: [] };
    const { operations, warnings } = memory;
    return { plan, files: new Map(), operations, warnings, inputs: Object.keys(memory.inputs) };
  }

  // Parser, type generators and formatter take most of a second to load: only a run with work to do needs them.
  const { load, normalise, vocabulary, emit, format } = await import("./stages");
  options.progress("Reading the document");
  const { document, warnings } = await load(options.spec);
  const model = normalise(document, vocabulary);
  const emitted = await emit(document, model, options.progress);
  options.progress("Formatting");
  const files = withManifest(await formatted(emitted, format, out, memory));

  const plan = planFor(files, out);
  const foreign = foreignFiles(plan, out);
  if (foreign.length > 0) throw new InputError(foreign);
  if (!options.check) apply(plan, files, out);

  const outputs = [...files].map(([name, content]) => {
    const source = emitted.get(name) ?? content;
    return [name, { raw: hash(source), formatted: hash(content) }] as const;
  });
  if (!options.check) {
    remember(options.spec, out, {
      generator: generatorHash(),
      inputs: Object.fromEntries(document.inputs),
      outputs: Object.fromEntries(outputs),
      operations: model.operations.length,
      warnings,
    });
  }
  const inputs = [...document.inputs.keys()];
  return { plan, files, operations: model.operations.length, warnings, inputs };
}

/** Formats what changed since the last run; the rest is on the disk already. */
async function formatted(
  emitted: ReadonlyMap<string, string>,
  format: (name: string, source: string) => Promise<string>,
  out: string,
  memory: Memory | undefined,
): Promise<ReadonlyMap<string, string>> {
  const result = new Map<string, string>();
  for (const [name, source] of emitted) {
    const known = memory?.outputs[name];
    const present = known?.raw === hash(source) ? read(path.join(out, name)) : undefined;
    const usable = present !== undefined && hash(present) === known?.formatted;
    result.set(name, usable ? present : await format(name, source));
  }
  return result;
}
