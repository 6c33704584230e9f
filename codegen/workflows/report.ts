import { InputError, type Problem } from "../errors";
import type { ArazzoDocument } from "./arazzo";
import { join, valueAt, type Raw } from "../document/document";
import { onceForEachPlace } from "../document/problems";

/** Collects the problems of workflows, and the parts left out. */
export class WorkflowReport {
  /** A workflow with a problem is left out. */
  readonly problems: Problem[] = [];
  /** Problems already reported for another alias of the same value. */
  private readonly repeats = new Set<Problem>();
  private readonly saidOf = new Map<unknown, Set<string>>();
  /** Legal, but most likely a mistake. */
  private readonly doubts: Problem[] = [];

  constructor(private readonly arazzo: ArazzoDocument) {}

  /** @throws InputError with all problems if one is an error */
  warnings(): readonly Problem[] {
    // Steps share the parameters of their workflow.
    const problems = onceForEachPlace(this.problems.filter((one) => !this.repeats.has(one)));
    if (problems.some(({ severity }) => severity === "error")) throw new InputError(problems);
    return [...problems, ...onceForEachPlace(this.doubts)];
  }

  error(pointer: string, message: string, remedy: string, suggest: readonly string[] = []): void {
    this.add(pointer, { severity: "error", message: asking(message, suggest), remedy });
  }

  doubt(pointer: string, message: string, remedy: string, suggest: readonly string[] = []): void {
    const what = { severity: "warning", message: asking(message, suggest), remedy } as const;
    this.doubts.push(this.arazzo.problem(pointer, what));
  }

  /** @param what the end of a sentence that begins with "codegen" */
  leaveOut(pointer: string, what: string, remedy: string): void {
    const message = `The workflow is left out: codegen ${what}.`;
    this.add(pointer, { severity: "warning", message, remedy });
  }

  /** Warns of fields that programs do not support; returns whether there are any. */
  refuseFields(value: Raw, pointer: string, names: readonly string[]): boolean {
    const found = names.filter((name) => value[name] !== undefined);
    for (const name of found)
      this.leaveOut(
        join(pointer, name),
        `does not support \`${name}\``,
        "Write the calls one after another, each with `operationId`, `parameters` and `outputs`.",
      );
    return found.length > 0;
  }

  private add(pointer: string, what: Parameters<ArazzoDocument["problem"]>[1]): void {
    const problem = this.arazzo.problem(pointer, what);
    this.problems.push(problem);
    const owner = valueAt(this.arazzo.root, pointer.slice(0, pointer.lastIndexOf("/")));
    const said = this.saidOf.get(owner) ?? new Set();
    if (said.has(problem.message)) this.repeats.add(problem);
    this.saidOf.set(owner, said.add(problem.message));
  }
}

function asking(message: string, suggest: readonly string[]): string {
  return message + suggest.map((word) => ` Did you mean \`${word}\`?`).join("");
}
