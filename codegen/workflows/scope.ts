import { entries, items, text } from "../document/document";
import { suggestionsFor } from "../suggestions";
import type { Operation, SchemaIndex } from "../model/types";
import { type Expression, parseExpression, sourcesIn } from "./expressions";
import type { WorkflowReport } from "./report";
import { findInBody } from "./response-body";

/** The beginnings of expressions (Arazzo 1.0.1, 4.7). */
const roots =
  "$url $method $statusCode $request $response $inputs $outputs $steps $workflows $sourceDescriptions $components".split(
    " ",
  );

/** The inputs and outputs that the steps of a workflow may use. Checks their expressions. */
export class Scope {
  /** The outputs of the steps so far, by step id. */
  private readonly outputsOf = new Map<string, readonly string[]>();
  /** The inputs that have been read so far. */
  private readonly read = new Set<string>();

  /** @param steps ids of all steps, in their order */
  constructor(
    private readonly inputs: readonly string[],
    private readonly steps: readonly string[],
    private readonly schemas: SchemaIndex,
    private readonly report: WorkflowReport,
  ) {}

  /** Lets later steps read the outputs of this one. */
  addStep(id: string, outputs: readonly string[]): void {
    this.outputsOf.set(id, outputs);
  }

  /** Returns the inputs that nothing has read. */
  unread(): readonly string[] {
    return this.inputs.filter((one) => !this.read.has(one));
  }

  /** Checks the expressions in values that a step sends. */
  checkSent(value: unknown, pointer: string): void {
    if (typeof value === "string") {
      for (const source of sourcesIn(value)) this.expression(source, pointer);
      const meant = parseExpression(`$${value}`);
      if (meant?.kind === "input") this.read.add(meant.name);
      if (meant)
        this.report.doubt(
          pointer,
          `\`${value}\` is sent as is: an expression begins with \`$\`.`,
          `Write \`$${value}\`.`,
        );
    }
    for (const { value: item, pointer: at } of [
      ...items(value, pointer),
      ...entries(value, pointer),
    ])
      this.checkSent(item, at);
  }

  /** @param operation the operation whose response is `$response.body`; absent in the outputs of a workflow */
  outputs(
    given: unknown,
    pointer: string,
    operation?: Operation,
  ): Readonly<Record<string, Expression>> {
    const found = entries(given, pointer).flatMap(({ key, value, pointer: at }) => {
      const expression = this.expression(text(value) ?? "", at, operation);
      return expression ? [[key, expression] as const] : [];
    });
    return Object.fromEntries(found);
  }

  private expression(
    source: string,
    pointer: string,
    operation?: Operation,
  ): Expression | undefined {
    const expression = parseExpression(source);
    switch (expression?.kind) {
      case "input":
        this.checkInput(expression.name, pointer);
        return expression;
      case "output":
        this.checkOutput(expression.step, expression.name, pointer);
        return expression;
      case "body":
        if (!operation) break;
        findInBody(operation, expression.pointer, pointer, this.schemas, this.report);
        return expression;
    }
    const [root = ""] = /^\$\w+/.exec(source) ?? [];
    const near = roots.includes(root) ? [] : suggestionsFor(root, roots);
    if (near.length > 0)
      this.report.error(
        pointer,
        `Arazzo has no expression \`${root}\`.`,
        "Correct its name.",
        near,
      );
    else
      this.report.leaveOut(
        pointer,
        `does not support the expression \`${source}\` here`,
        "Use `$inputs.NAME`, `$steps.STEP.outputs.NAME` and, in outputs of steps, `$response.body#/POINTER`.",
      );
    return undefined;
  }

  private checkInput(input: string, pointer: string): void {
    this.read.add(input);
    if (!this.inputs.includes(input))
      this.report.error(
        pointer,
        `The workflow has no input \`${input}\`.`,
        "Declare it under `properties` of its `inputs`.",
        suggestionsFor(input, this.inputs),
      );
  }

  private checkOutput(step: string, name: string, pointer: string): void {
    const outputs = this.outputsOf.get(step);
    if (!outputs)
      this.report.error(
        pointer,
        this.steps.includes(step)
          ? `The step \`${step}\` has not run yet.`
          : `The workflow has no step \`${step}\`.`,
        "Read a step that comes before this one.",
        this.steps.includes(step) ? [] : suggestionsFor(step, this.steps),
      );
    else if (!outputs.includes(name))
      this.report.error(
        pointer,
        `The step \`${step}\` has no output \`${name}\`.`,
        "Add it to the `outputs` of that step.",
        suggestionsFor(name, outputs),
      );
  }
}
