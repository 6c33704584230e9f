import path from "node:path";
import { InputError, type Problem } from "./errors";
import { hash } from "./hash";
import { apply, interruption, recover } from "./output/apply";
import {
  isCurrent,
  recall,
  recallParsed,
  remember,
  rememberParsed,
  type Memory,
} from "./output/cache";
import {
  fileInTheWay,
  foreignFiles,
  planFor,
  readerOf,
  withManifest,
  type Plan,
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
  const obstacle = fileInTheWay(out);
  if (obstacle) throw new InputError([obstacle]);
  if (!options.check) recover(out);
  const interrupted = interruption(out);
  const present = readerOf(out);
  // With another root, other files may be read.
  const source = [options.spec, options.root ?? ""].join("\n");
  const memory = recall(source, out);
  if (memory && isCurrent(memory, out, present)) {
    const plan: Plan = { write: [], keep: Object.keys(memory.outputs), remove: [] };
    const { operations } = memory;
    const warnings = [...interrupted, ...memory.warnings];
    return { plan, files: new Map(), operations, warnings, inputs: Object.keys(memory.inputs) };
  }

  // Parser, type generators and formatter take most of a second to load: only a run with work to do needs them.
  const { load, normalise, vocabulary, emit, format, recallTexts, askedTexts } =
    await import("./stages");
  options.progress("Reading the document");
  const { document, warnings } = await load(options.spec, options.root);
  recallTexts(recallParsed(source, out));
  const model = normalise(document, vocabulary);
  const emitted = await emit(document, model, options.progress);
  options.progress("Formatting");
  const outputs = await formatted(emitted, format, present, memory);
  const files = withManifest(new Map([...outputs].map(([name, { content }]) => [name, content])));

  const plan = planFor(files, out, present);
  const foreign = foreignFiles(plan, out);
  if (foreign.length > 0) throw new InputError(foreign);
  if (!options.check) {
    apply(plan, files, out);
    rememberParsed(source, out, askedTexts());
    remember(source, out, {
      inputs: Object.fromEntries(document.inputs),
      outputs: Object.fromEntries(
        [...files].map(([name, content]) => {
          const sum = hash(content);
          return [name, { raw: outputs.get(name)?.raw ?? sum, formatted: sum }];
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

/** A file of the output, and the hash of what it was before formatting. */
interface Formatted {
  readonly raw: string;
  readonly content: string;
}

/** Files that are formatted at once: enough for every core, and not so many that their trees fill the memory. */
const atOnce = 64;

/** Formats what changed since the last run; the rest is on the disk already. */
async function formatted(
  emitted: ReadonlyMap<string, string>,
  format: (name: string, source: string) => Promise<string>,
  present: (name: string) => string | undefined,
  memory: Memory | undefined,
): Promise<ReadonlyMap<string, Formatted>> {
  const one = async ([name, source]: readonly [string, string]): Promise<[string, Formatted]> => {
    const raw = hash(source);
    const known = memory?.outputs[name];
    const old = known?.raw === raw ? present(name) : undefined;
    const isKnown = old !== undefined && hash(old) === known?.formatted;
    return [name, { raw, content: isKnown ? old : await format(name, source) }];
  };
  const all = [...emitted];
  const result: [string, Formatted][] = [];
  for (let start = 0; start < all.length; start += atOnce)
    result.push(...(await Promise.all(all.slice(start, start + atOnce).map(one))));
  return new Map(result);
}
