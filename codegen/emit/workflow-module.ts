import type { Workflow } from "../workflows/workflows";
import type { WorkflowStep } from "../workflows/steps";
import { expressionsIn } from "../workflows/expressions";
import { programOf } from "../workflows/program";
import type { EmitContext } from "./pages";
import { constantModule } from "./print";
import { listOf } from "../model/prose";
import { codes, parametersValue } from "./samples-module";
import { serverData } from "./server-data";

/**
 * Returns the module of a workflow, `workflows/<id>.ts`, before formatting: its calls in order, and the values that each takes from earlier
 * ones.
 *
 * @param file path of the Arazzo document
 */
export function workflowModule({ id, title, source, steps }: Workflow, file: string): string {
  const value = { id, title, steps: steps.map(stepValue) };
  return constantModule("workflow", value, "Workflow", { source: `${file}${source}` });
}

/** Returns the programs of a workflow, `workflows/<id>.samples.ts`, before formatting. */
export function workflowSamples(workflow: Workflow, file: string, context: EmitContext): string {
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
