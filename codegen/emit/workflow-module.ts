import type { ApiModel } from "../model/types";
import type { Workflow, WorkflowStep } from "../model/workflows";
import { expressionsIn } from "../model/workflows";
import { programOf } from "../samples/programs/program";
import { Code, template } from "./jsx";
import { hasOwnServers } from "./pages";
import { ModuleWriter, oneLine } from "./print";
import { listOf } from "./prose";
import { serverData } from "./server-data";

/**
 * Returns the module of a workflow, `workflows/<id>.ts`, before formatting: its calls in their order, and what each takes from those
 * before it.
 *
 * @param file path of the Arazzo document
 */
export function workflowModule({ id, title, source, steps }: Workflow, file: string): string {
  const writer = new ModuleWriter();
  const value = writer.value({ id, title, steps: steps.map(stepValue) });
  return writer.module(`export const workflow = ${value} satisfies Workflow;`, {
    source: `${file}${source}`,
    types: ["Workflow"],
  });
}

/** Returns the programs of a workflow, `workflows/<id>.samples.ts`, before formatting. */
export function workflowSamples(workflow: Workflow, file: string, model: ApiModel): string {
  const writer = new ModuleWriter();
  const { parameters, templates } = programOf(workflow, model);
  const operation = workflow.steps[0]?.operation;
  const code = Object.entries(templates).map(([language, text]) => [
    language,
    new Code(template(text)),
  ]);
  const value = writer.value({
    parameters: parameters.map(oneLine),
    servers:
      operation && hasOwnServers(operation, model)
        ? listOf(operation.servers.map(serverData))
        : undefined,
    variants: [Object.fromEntries(code)],
  });
  return writer.module(`export const samples = ${value} satisfies Samples;`, {
    source: `${file}${workflow.source}`,
    types: ["Samples"],
  });
}

function stepValue({ operation, parameters, body, outputs }: WorkflowStep) {
  const read = expressionsIn([parameters.map(({ value }) => value), body?.payload ?? null]);
  return {
    operation: operation.id,
    method: operation.method,
    title: operation.title,
    takes: listOf([...new Set(read.flatMap((one) => (one.kind === "output" ? [one.name] : [])))]),
    gives: listOf(Object.keys(outputs)),
  };
}
