import type { Expression, Workflow, WorkflowStep } from "../model/workflows";
import { expressionsIn } from "../model/workflows";
import { ModuleWriter } from "./print";
import { listOf } from "./prose";

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

function stepValue({ operation, parameters, body, outputs }: WorkflowStep) {
  const read = expressionsIn([parameters.map(({ value }) => value), body?.payload ?? null]);
  return {
    operation: operation.id,
    method: operation.method,
    title: operation.title,
    takes: listOf([...new Set(read.flatMap(outputName))]),
    gives: listOf(Object.keys(outputs)),
  };
}

function outputName(expression: Expression): readonly string[] {
  return expression.kind === "output" ? [expression.name] : [];
}
