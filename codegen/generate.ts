import { existsSync } from "node:fs";
import path from "node:path";
import { pagesFile } from "../src/shared/page-table";
import { otherTree, samplesFolder, templatesIn } from "./site-document";
import { InputError, refuse } from "./errors";
import { read } from "./files";
import { hash } from "./hash";
import { type Generated, LastRun } from "./last-run";
import { apply, interruption, recover } from "./output/apply";
import type * as Stages from "./stages";
import { versionsBeside } from "./versions";
import { unreadWorkflows, workflowsBeside } from "./workflows/workflows-beside";
import {
  fileInTheWay,
  foreignFiles,
  linksOut,
  foreignFolder,
  otherEngine,
  planFor,
  strangers,
  withManifest,
} from "./output/reconcile";
import { earlierPages, lostRedirects, pageTable, redirectsAfter } from "./output/redirects";

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
 * Runs the generator once: read, normalize, emit, format, reconcile.
 *
 * @throws InputError if the document is invalid, or if the output folder contains other files; nothing was written
 */
export async function generate({
  spec,
  root,
  workflows: arazzoFile,
  check,
  strict = false,
  replace = true,
  samples = samplesFolder,
  progress,
  ...options
}: GenerateOptions): Promise<Generated> {
  const out = path.resolve(options.out);
  refuse([fileInTheWay(out), foreignFolder(out), replace ? undefined : otherTree(out, spec)]);
  if (!check) recover(out);
  const around = [...interruption(out), ...(arazzoFile === undefined ? unreadWorkflows(spec) : [])];
  const versions = versionsBeside(spec);
  const templates = new Map(templatesIn(samples).map((file) => [file, read(file) ?? ""]));
  const source = {
    spec: path.resolve(spec),
    root: root === undefined ? root : path.resolve(root),
    workflows: path.resolve(arazzoFile ?? workflowsBeside(spec)),
    others: [...versions.map(({ file }) => file), ...templates.keys()],
  };
  const lastRun = new LastRun(source, out);
  const unchanged = lastRun.ifNothingChanged(check);
  const formerEngine = otherEngine(out);
  const withOutput = (result: Generated): Generated => ({
    ...result,
    formerEngine,
    warnings: [...around, ...strangers(result.plan, out), ...result.warnings],
  });
  if (unchanged) return withOutput(unchanged);

  // Parser, type generators and formatter take most of a second to load, and only a run with work to do needs them.
  const stages = await import("./stages");
  const languages = await stages.readLanguages(templates);
  progress("Reading the document");
  const { document, types, model, told } = await readModel(stages, [spec, root], lastRun);
  const [earlier, pages] = [earlierPages(lastRun.read), stages.pagesOf(document, model)];
  const hasWorkflows = arazzoFile !== undefined || existsSync(source.workflows);
  const readAll = async () => {
    const arazzo = await stages.readArazzo(source.workflows, source.spec);
    const renamed = redirectsAfter(earlier, pages);
    return { arazzo, found: stages.readWorkflows(arazzo, model, renamed) };
  };
  const { arazzo, found } = hasWorkflows
    ? await readAll().catch((error: unknown) => {
        // Problems of the document are reported even if the workflows have errors.
        throw error instanceof InputError ? new InputError([...error.problems, ...told]) : error;
      })
    : {};
  const workflows = arazzo && found && { file: arazzo.file, list: found.workflows };
  const past =
    versions.length > 0 ? await stages.readHistory(versions, { document, model }) : undefined;
  const inputs = new Map([
    ...document.inputs,
    ...(arazzo?.inputs ?? []),
    ...(past?.inputs ?? []),
    ...[...templates].map(([file, text]) => [file, hash(text)] as const),
  ]);
  const emitted = stages.emit(
    document,
    model,
    types,
    progress,
    workflows,
    past?.history,
    languages,
  );
  const outputs = await lastRun.writeChanged(emitted, stages.format);

  const texts = new Map([...outputs].map(([name, { content }]) => [name, content]));
  const table = pageTable(out, earlier, pages);
  texts.set(pagesFile, table);
  const files = withManifest(texts);
  const plan = planFor(files, out, lastRun.read);
  refuse([...linksOut(plan, out), ...foreignFiles(plan, out)]);
  const result = {
    plan,
    files,
    operations: model.operations.length,
    inputs: [...inputs.keys()],
    warnings: [...told, ...(found?.warnings ?? []), ...lostRedirects(out, table)],
  };
  const whole = withOutput(result);
  if (!check && !(strict && hasWarnings(whole))) {
    apply(plan, files, out);
    lastRun.replace(result, inputs, outputs, stages.askedTexts());
  }
  return whole;
}

/** Whether a run with `--strict` fails. */
export function hasWarnings({ warnings }: Generated): boolean {
  return warnings.some(({ severity }) => severity === "warning");
}

/** Separate, so that the positions in the document, which take more memory than it does, are freed before pages are made. */
async function readModel(
  stages: typeof Stages,
  what: Parameters<typeof Stages.load>,
  lastRun: LastRun,
) {
  const { document, warnings, problemAt } = await stages.load(...what);
  stages.recallTexts(lastRun.texts());
  const outline = stages.outlineOf(document, stages.vocabulary);
  const types = stages.typeGenerators(document, outline.operations);
  const model = await stages.withPatternTime(stages.costlyPatterns(document.root), async () =>
    stages.normalize(document, stages.vocabulary, outline),
  );
  const doubts = [...model.doubts].map(([pointer, broken]) =>
    problemAt(pointer, {
      rule: "made-up-example",
      severity: "warning",
      message: `The example that codegen makes up from this schema does not match it: the value ${broken}.`,
      remedy: "Write an `example` that the API accepts.",
    }),
  );
  return { document, types, model, told: [...warnings, ...doubts] };
}
