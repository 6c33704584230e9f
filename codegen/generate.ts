import { existsSync } from "node:fs";
import path from "node:path";
import { refuse } from "./errors";
import { type Generated, LastRun, type SourceOfRun } from "./last-run";
import type { Beside, ReadModel } from "./make-tree";
import { apply, interruption, recover } from "./output/apply";
import {
  conflictingFiles,
  fileInTheWay,
  foreignFolder,
  linksOut,
  otherEngine,
  planFor,
  unmanagedFiles,
} from "./output/reconcile";
import { otherTree, samplesFolder, templatesIn } from "./site-document";
import { versionsBeside } from "./versions";
import { unreadWorkflows, workflowsBeside } from "./workflows/workflows-beside";

export interface GenerateOptions {
  /** Path of the OpenAPI document. */
  readonly spec: string;
  /** Whether the tree of another document may be replaced, even if that document still exists; by default it may. */
  readonly replace?: boolean;
  /** The folder that contains all files of the document; by default the document's folder. */
  readonly root?: string | undefined;
  /** Path of the Arazzo document; by default the file next to the document whose name ends in `.arazzo.yaml`, if there is one. */
  readonly workflows?: string | undefined;
  /** The folder with the templates of the site; by default `samples`. */
  readonly samples?: string;
  /** The folder for the output, and nothing else. */
  readonly out: string;
  /** Compare only: write nothing. */
  readonly check: boolean;
  /** Write nothing if there are warnings. */
  readonly strict?: boolean;
  /** Called with each stage as it begins. */
  readonly progress: (stage: string) => void;
}

/**
 * Runs the generator once. If the last run had the same input, and its output is intact, there is nothing to do; otherwise the whole tree is
 * made anew, and what differs is written.
 *
 * @throws InputError if the document is invalid, or if the output folder contains other files; nothing was written
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const { spec, check, strict = false, replace = true, progress } = options;
  const out = path.resolve(options.out);
  refuse([fileInTheWay(out), foreignFolder(out), replace ? undefined : otherTree(out, spec)]);
  if (!check) recover(out);
  const around = [
    ...interruption(out),
    ...(options.workflows === undefined ? unreadWorkflows(spec) : []),
  ];
  const workflows = path.resolve(options.workflows ?? workflowsBeside(spec));
  const source = {
    spec: path.resolve(spec),
    root: options.root === undefined ? undefined : path.resolve(options.root),
    workflows,
    hasWorkflows: options.workflows !== undefined || existsSync(workflows),
    versions: versionsBeside(spec),
    templates: templatesIn(options.samples ?? samplesFolder),
  };
  const lastRun = new LastRun(source, out);
  const formerEngine = otherEngine(out);
  const whole = (result: Generated): Generated => ({
    ...result,
    formerEngine,
    warnings: [...around, ...unmanagedFiles(result.plan, out), ...result.warnings],
  });
  const unchanged = lastRun.ifNothingChanged(check);
  if (unchanged) return whole(unchanged);

  // Parser, type generators and formatter take most of a second to load, and only a run with work to do needs them.
  const { makeTree } = await import("./make-tree");
  const { inputs, ...tree } = await makeTree(
    source,
    out,
    lastRun.read,
    (...read) => besideOf(source, ...read),
    progress,
  );
  const plan = planFor(tree.files, out, lastRun.read);
  refuse([...linksOut(plan, out), ...conflictingFiles(plan, out)]);
  const result = { ...tree, plan, inputs: [...inputs.keys()] };
  const told = whole(result);
  if (!check && !(strict && hasWarnings(told))) {
    apply(plan, tree.files, out);
    lastRun.replace(result, inputs);
  }
  return told;
}

/** Reads the workflows and versions of a document. The generator knows only what they add to its tree. */
async function besideOf(
  source: SourceOfRun,
  read: ReadModel,
  renamed: ReadonlyMap<string, string>,
): Promise<Beside> {
  const { readWorkflows } = await import("./workflows/modules");
  const { readHistory } = await import("./changes/history");
  const workflows = source.hasWorkflows
    ? await readWorkflows(source, read.model, renamed)
    : undefined;
  const { history, inputs } = await readHistory(source.versions, read);
  return { ...workflows, history, inputs: new Map([...(workflows?.inputs ?? []), ...inputs]) };
}

/** Whether a run with `--strict` fails. */
export function hasWarnings({ warnings }: Generated): boolean {
  return warnings.some(({ severity }) => severity === "warning");
}
