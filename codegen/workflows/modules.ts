import type { EmittedFile } from "../emit/files";
import type { EmitContext } from "../emit/pages";
import { constantModule } from "../emit/print";
import { codes, parametersValue } from "../emit/samples-module";
import { serverData } from "../emit/operation-view";
import { listOf } from "../model/prose";
import type { ApiModel } from "../model/types";
import { readArazzo } from "./arazzo";
import { expressionsIn } from "./expressions";
import { programOf } from "./program";
import type { WorkflowStep } from "./steps";
import { type Workflow, workflowsIn } from "./workflows";

/**
 * Reads the workflows of an Arazzo document.
 *
 * @param renamed former page names of operations, each with its current name
 * @returns the function that yields their modules before formatting, the hashes of the files that were read, and warnings
 * @throws InputError with all problems
 */
export async function readWorkflows(
  { workflows: path, spec }: { readonly workflows: string; readonly spec: string },
  model: ApiModel,
  renamed: ReadonlyMap<string, string>,
) {
  const arazzo = await readArazzo(path, spec);
  const { file, inputs } = arazzo;
  const { workflows, warnings } = workflowsIn(arazzo, model, renamed);
  const modules = (context: EmitContext): readonly EmittedFile[] =>
    workflows.flatMap((one) => [
      { path: `workflows/${one.id}.ts`, text: workflowModule(one, file) },
      { path: `workflows/${one.id}.samples.ts`, text: workflowSamples(one, file, context) },
    ]);
  return { modules, inputs, warnings };
}

/**
 * Returns the module of a workflow, `workflows/<id>.ts`, before formatting: its calls in order, and the values that each takes from earlier
 * ones.
 *
 * @param file path of the Arazzo document
 */
function workflowModule({ id, title, source, steps }: Workflow, file: string): string {
  const value = { id, title, steps: steps.map(stepValue) };
  return constantModule("workflow", value, "Workflow", { source: `${file}${source}` });
}

/** Returns the programs of a workflow, `workflows/<id>.samples.ts`, before formatting. */
function workflowSamples(workflow: Workflow, file: string, context: EmitContext): string {
  const { model } = context;
  const { parameters, templates } = programOf(workflow, model, Object.keys(context.languages));
  const operation = workflow.steps[0]?.operation;
  const value = {
    parameters: parametersValue(
      parameters,
      workflow.steps.flatMap((step) => step.operation.parameters),
      context,
    ),
    servers: operation && context.shared.own(operation).servers?.map(serverData),
    variants: [codes(templates)],
  };
  const source = `${file}${workflow.source}`;
  return constantModule("samples", value, "SampleTemplates", { source });
}

function stepValue({ operation, parameters, body, outputs, retry }: WorkflowStep) {
  const read = expressionsIn([parameters.map(({ value }) => value), body?.payload ?? null]);
  return {
    operation: operation.id,
    method: operation.method,
    title: operation.title,
    takes: listOf([...new Set(read.flatMap((one) => (one.kind === "output" ? [one.name] : [])))]),
    gives: listOf(Object.keys(outputs)),
    until: listOf(
      (retry?.until ?? []).map(
        ({ path, isEqual, value }) => `${path.join(".")} ${isEqual ? "=" : "≠"} ${value}`,
      ),
    ),
  };
}
