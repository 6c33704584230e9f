import type { Problem } from "../errors";
import type { ArazzoDocument } from "./arazzo";
import {
  asRaw,
  asList,
  mapValues,
  items,
  join,
  objectsIn,
  text,
  type Place,
  type Raw,
} from "../document/document";
import { suggestionsFor } from "../suggestions";
import { kebab } from "../model/names";
import type { ApiModel, JsonValue, SchemaIndex } from "../model/types";
import type { Expression } from "./expressions";
import { WorkflowReport } from "./report";
import { Scope } from "./scope";
import { StepReader, unsupported, type WorkflowStep } from "./steps";

/** A sequence of calls that reaches a goal (Arazzo 1.0.1, 4.6.4). */
export interface Workflow {
  /** In kebab case. */
  readonly id: string;
  readonly title: string;
  /** An example of each input by name; `undefined` if its schema has none. */
  readonly inputs: Readonly<Record<string, JsonValue | undefined>>;
  /** The values that an input may have, by its name, if its schema lists texts. */
  readonly choices: Readonly<Record<string, readonly string[] | undefined>>;
  readonly steps: readonly WorkflowStep[];
  /** The results of the workflow, by name. */
  readonly outputs: Readonly<Record<string, Expression>>;
  /** The file that programs save at the end. */
  readonly download: Download | undefined;
  /** JSON Pointer fragment of the workflow. */
  readonly source: string;
}

/** `x-download` of a workflow: texts with runtime expressions. */
interface Download {
  /** The address of the file, to which no credentials are sent. */
  readonly url: string;
  /** The name of the saved file. */
  readonly file: string;
}

/**
 * Reads the workflows of an Arazzo document, and checks every step, parameter, body and expression against the API.
 *
 * @param renamed former page names of operations, each with its current name
 * @returns the workflows, and warnings about omissions
 * @throws InputError with all problems if one is an error
 */
export function workflowsIn(
  arazzo: ArazzoDocument,
  model: ApiModel,
  renamed: ReadonlyMap<string, string> = new Map(),
): { readonly workflows: readonly Workflow[]; readonly warnings: readonly Problem[] } {
  const report = new WorkflowReport(arazzo);
  const reader = new WorkflowReader(new StepReader(model, renamed, report), model.index, report);
  const workflows = objectsIn(arazzo.root["workflows"], "#/workflows").flatMap(
    (place) => reader.workflow(place) ?? [],
  );
  return { workflows, warnings: report.warnings() };
}

class WorkflowReader {
  /** The ids of the workflows so far, by the names of their files. */
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly steps: StepReader,
    private readonly schemas: SchemaIndex,
    private readonly report: WorkflowReport,
  ) {}

  /** Reads a workflow; returns `undefined` if it is wrong, or has a feature that programs do not support. */
  workflow({ value, pointer }: Place<Raw>): Workflow | undefined {
    const { report } = this;
    const before = report.problems.length;
    const id = text(value["workflowId"]) ?? "";
    const first = this.ids.get(kebab(id));
    this.ids.set(kebab(id), first ?? id);
    if (first !== undefined)
      report.error(
        join(pointer, "workflowId"),
        `\`${id}\` differs from \`${first}\` only in case or separators: their programs would have the same name.`,
        "Rename one of the two, and everything that refers to it.",
      );
    const places = objectsIn(value["steps"], join(pointer, "steps"));
    if (places.length === 0)
      report.error(join(pointer, "steps"), "The workflow has no steps.", "Add one, or remove it.");
    report.refuseFields(
      value,
      pointer,
      unsupported.filter((name) => name !== "workflowId"),
    );
    const inputs = examplesOf(value["inputs"]);
    const scope = new Scope(
      Object.keys(inputs),
      places.map((place) => text(place.value["stepId"]) ?? ""),
      this.schemas,
      report,
    );
    const shared = items(value["parameters"], join(pointer, "parameters"));
    const steps = places.flatMap((place) => {
      const step = this.steps.step(place, shared, scope);
      const { stepId, outputs } = place.value;
      scope.addStep(text(stepId) ?? "", Object.keys(asRaw(outputs)));
      return step ?? [];
    });
    const outputs = scope.outputs(value["outputs"], join(pointer, "outputs"));
    const extensions = Object.keys(value).filter(
      (key) => key.startsWith("x-") && key !== "x-download",
    );
    this.misspelled(extensions, ["x-download"], pointer);
    const download = this.download(value["x-download"], join(pointer, "x-download"), scope);
    if (report.problems.length > before) return undefined;
    for (const name of scope.unread())
      report.doubt(
        join(pointer, "inputs", "properties", name),
        `Nothing reads the input \`${name}\`.`,
        `Write \`$inputs.${name}\` where it should be sent, or remove it.`,
      );
    const title = text(value["summary"]) ?? id;
    const choices = choicesOf(value["inputs"]);
    return { id: kebab(id), title, inputs, choices, steps, outputs, download, source: pointer };
  }

  private download(value: unknown, pointer: string, scope: Scope): Download | undefined {
    if (value === undefined) return undefined;
    const { url, file, ...others } = asRaw(value);
    this.misspelled(Object.keys(others), ["url", "file"], pointer);
    scope.checkSent({ url, file }, pointer);
    if (typeof url !== "string" || typeof file !== "string")
      this.report.error(
        pointer,
        "`x-download` needs `url` and `file`, which are texts.",
        'Write, for example, `{ url: $steps.job.outputs.url, file: "users.csv" }`.',
      );
    else if (/[/\\]|\$steps/.test(file))
      // What a server responds must not decide where a program writes.
      this.report.error(
        join(pointer, "file"),
        "`file` names a folder, or has a value from a response.",
        "Write the name of a file; it may contain `{$inputs.NAME}`.",
      );
    else return { url, file };
    return undefined;
  }

  /** Warns of fields that are likely to be other ones. */
  private misspelled(keys: readonly string[], known: readonly string[], pointer: string): void {
    for (const key of keys) {
      const near = suggestionsFor(key, known);
      if (near.length > 0)
        this.report.doubt(
          join(pointer, key),
          `Nothing reads \`${key}\`.`,
          "Correct its name.",
          near,
        );
    }
  }
}

/** Returns examples of the values by name, from the schemas of `inputs`, a JSON Schema of an object. */
function examplesOf(inputs: unknown): Workflow["inputs"] {
  const exampleOf = (schema: Raw) =>
    [
      schema["default"],
      ...asList(schema["examples"]),
      ...asList(schema["enum"]),
      schema["example"],
      schema["const"],
    ].find((value) => value !== undefined);
  return mapValues(asRaw(inputs)["properties"], (schema) =>
    exampleOf(asRaw(schema)),
  ) as Workflow["inputs"];
}

function choicesOf(inputs: unknown): Workflow["choices"] {
  return mapValues(asRaw(inputs)["properties"], (schema) => {
    const values = asList(asRaw(schema)["enum"]);
    return values.length > 0 && values.every((value) => typeof value === "string")
      ? values
      : undefined;
  }) as Workflow["choices"];
}
