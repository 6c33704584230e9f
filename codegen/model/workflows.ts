import { InputError, type Problem } from "../errors";
import { attempt } from "../files";
import type { ArazzoDocument } from "../spec/arazzo";
import {
  isRaw,
  items,
  entries,
  join,
  objectsIn,
  text,
  tokensOf,
  valueAt,
  type Place,
  type Raw,
} from "../spec/document";
import { textOf } from "../spec/json-schema";
import { onceForEachPlace } from "../spec/problems";
import { suggestionsFor } from "../spec/suggestions";
import { kebab } from "./names";
import { errorsAmong, faultsIn, lookUp } from "./schema-members";
import type { ApiModel, JsonValue, MediaType, Operation, Parameter, Schema } from "./types";

/** A sequence of calls that reaches a goal (Arazzo 1.0.1, 4.6.4). */
export interface Workflow {
  /** In kebab case. */
  readonly id: string;
  readonly title: string;
  /** By name, an example of each value that it starts with; nothing where its schema gives none. */
  readonly inputs: Readonly<Record<string, JsonValue | undefined>>;
  readonly steps: readonly WorkflowStep[];
  /** By name, what it results in. */
  readonly outputs: Readonly<Record<string, Expression>>;
  /** JSON Pointer fragment of its place. */
  readonly source: string;
}

/** A call of a workflow (Arazzo 1.0.1, 4.6.5). */
export interface WorkflowStep {
  readonly id: string;
  readonly operation: Operation;
  readonly parameters: readonly { readonly of: Parameter; readonly value: JsonValue }[];
  /** What it sends, with the media type of it. */
  readonly body: { readonly media: MediaType; readonly payload: JsonValue } | undefined;
  /** By name, what later steps take from the body of the response. */
  readonly outputs: Readonly<Record<string, Expression>>;
  readonly retry: Retry | undefined;
}

/** How a call is repeated (Arazzo 1.0.1, 4.6.8). */
export interface Retry {
  /** All of these must hold. */
  readonly until: readonly Criterion[];
  /** Where one of these holds, it will not come to that: the workflow has failed. */
  readonly failed: readonly Criterion[];
  /** Seconds between two calls. */
  readonly after: number;
  /** How often the call is made again. */
  readonly limit: number;
}

/** That a value in the body of a response is another one, or is not (Arazzo 1.0.1, 4.6.11). */
export interface Criterion {
  readonly path: readonly (string | number)[];
  readonly isEqual: boolean;
  readonly value: string | boolean;
}

/** A runtime expression that programs can be written with (Arazzo 1.0.1, 4.6.10). The pointer is that into the value; empty: all of it. */
export type Expression =
  | { readonly kind: "input"; readonly name: string; readonly pointer: string }
  | {
      readonly kind: "output";
      readonly step: string;
      readonly name: string;
      readonly pointer: string;
    }
  | { readonly kind: "body"; readonly pointer: string };

/**
 * Reads the workflows of a description, and checks every step, parameter, body and expression against the API.
 *
 * @param renamed former names of the pages of operations, each with the present one
 * @returns the workflows, and warnings of what is left out
 * @throws InputError with every problem when one is an error
 */
export function readWorkflows(
  arazzo: ArazzoDocument,
  model: ApiModel,
  renamed: ReadonlyMap<string, string> = new Map(),
): { readonly workflows: readonly Workflow[]; readonly warnings: readonly Problem[] } {
  const reader = new WorkflowReader(arazzo, model, renamed);
  const workflows = objectsIn(arazzo.root["workflows"], "#/workflows").map((place) =>
    reader.workflow(place),
  );
  // Steps share the parameters of their workflow.
  const problems = onceForEachPlace(reader.problems.filter((one) => !reader.repeats.has(one)));
  if (problems.some(({ severity }) => severity === "error")) throw new InputError(problems);
  const warnings = [...problems, ...onceForEachPlace(reader.doubts)];
  return { workflows: workflows.filter((one) => one !== undefined), warnings };
}

/** What a step may speak of. */
interface Scope {
  readonly inputs: readonly string[];
  /** The inputs that something has read so far. */
  readonly read: Set<string>;
  /** The outputs of the steps before, by the ids of these. */
  readonly outputs: ReadonlyMap<string, readonly string[]>;
  /** Ids of all steps. */
  readonly steps: readonly string[];
}

/** What expressions begin with (Arazzo 1.0.1, 4.7). */
const roots =
  "$url $method $statusCode $request $response $inputs $outputs $steps $workflows $sourceDescriptions $components".split(
    " ",
  );

/** Fields that would need more than a straight row of calls. */
const unsupported = [
  "dependsOn",
  "successActions",
  "failureActions",
  "onSuccess",
  "operationPath",
  "workflowId",
  "x-operation",
];

const followed =
  "Write `$statusCode == NNN`, with the only success of the operation, or `$response.body#/POINTER == VALUE` or `!= VALUE`, with " +
  "`true`, `false` or a 'TEXT' that the schema lists, and under `onFailure` one action of `type: retry`, `retryAfter` and `retryLimit`, " +
  "after those of `type: end` with one of the criteria on the same value.";

class WorkflowReader {
  /** A workflow with one is left out. */
  readonly problems: Problem[] = [];
  /** Problems of what an alias repeats, told before. */
  readonly repeats = new Set<Problem>();
  private readonly saidOf = new Map<unknown, Set<string>>();
  /** What is legal, and most likely a slip. */
  readonly doubts: Problem[] = [];
  /** Parameters and payloads with an error that is told already: steps share those of a workflow, and aliases repeat them. */
  private readonly told = new Set<unknown>();
  /** Of the workflows so far, by the names of their files. */
  private readonly ids = new Map<string, string>();
  private readonly operations: ReadonlyMap<string, Operation>;

  constructor(
    private readonly arazzo: ArazzoDocument,
    private readonly model: ApiModel,
    private readonly renamed: ReadonlyMap<string, string>,
  ) {
    this.operations = new Map(
      model.operations.flatMap((one) =>
        one.operationId === undefined || one.kind === "webhook" ? [] : [[one.operationId, one]],
      ),
    );
  }

  /** Returns nothing where the workflow is wrong, or has something that programs are not written of. */
  workflow({ value, pointer }: Place<Raw>): Workflow | undefined {
    const before = this.problems.length;
    const id = text(value["workflowId"]) ?? "";
    const first = this.ids.get(kebab(id));
    this.ids.set(kebab(id), first ?? id);
    if (first !== undefined)
      this.error(
        join(pointer, "workflowId"),
        `\`${id}\` differs from \`${first}\` only in case or separators: their programs would have the same name.`,
        "Rename one of the two, and everything that refers to it.",
      );
    const places = objectsIn(value["steps"], join(pointer, "steps"));
    if (places.length === 0)
      this.error(join(pointer, "steps"), "The workflow has no steps.", "Add one, or remove it.");
    this.refuseFields(
      value,
      pointer,
      unsupported.filter((name) => name !== "workflowId"),
    );
    const inputs = examplesOf(value["inputs"]);
    const outputs = new Map<string, readonly string[]>();
    const scope: Scope = {
      inputs: Object.keys(inputs),
      read: new Set(),
      outputs,
      steps: places.map((place) => text(place.value["stepId"]) ?? ""),
    };
    const shared = items(value["parameters"], join(pointer, "parameters"));
    const steps = places.flatMap((place) => {
      const step = this.step(place, shared, scope);
      outputs.set(
        text(place.value["stepId"]) ?? "",
        isRaw(place.value["outputs"]) ? Object.keys(place.value["outputs"]) : [],
      );
      return step ?? [];
    });
    const results = this.outputs(value["outputs"], join(pointer, "outputs"), scope, undefined);
    if (this.problems.length > before) return undefined;
    for (const name of scope.inputs.filter((one) => !scope.read.has(one)))
      this.doubt(
        join(pointer, "inputs", "properties", name),
        `Nothing reads the input \`${name}\`.`,
        `Write \`$inputs.${name}\` where it should be sent, or remove it.`,
      );
    return {
      id: kebab(id),
      title: text(value["summary"]) ?? id,
      inputs,
      steps,
      outputs: results,
      source: pointer,
    };
  }

  private step({ value, pointer }: Place<Raw>, shared: readonly Place[], scope: Scope) {
    const unknown = this.refuseFields(value, pointer, unsupported);
    const id = text(value["operationId"])?.replace(/^\$sourceDescriptions\.[^.]+\./, "");
    if (id === undefined) return undefined;
    const operation = this.operations.get(id);
    if (!operation) {
      const page = this.renamed.get(kebab(id));
      const now = [...this.operations.values()].find((one) => one.id === page)?.operationId;
      if (!unknown)
        this.error(
          join(pointer, "operationId"),
          `No operation has the operationId \`${id}\`.`,
          now ? `It was renamed to \`${now}\`.` : "Use an operation of the document.",
          now ? [] : suggestionsFor(id, this.operations.keys()),
        );
      return undefined;
    }
    const own = items(value["parameters"], join(pointer, "parameters"));
    const places = [...shared, ...own];
    const unset = operation.parameters.filter(
      (of) => of.required && !places.some(({ value: one }) => isRaw(one) && isSetBy(one, of)),
    );
    const given = places.flatMap((place) => this.argument(place, operation, scope, unset));
    // A step replaces what the workflow says of the same parameter (4.6.5.1).
    const parameters = given.filter(
      ({ of }, index) => !given.slice(index + 1).some((later) => later.of === of),
    );
    for (const { name, in: location } of unset)
      this.error(
        join(pointer, "operationId"),
        `The step does not set the ${location} parameter \`${name}\`, which \`${id}\` requires.`,
        `Add it to the \`parameters\` of the step or of the workflow, with \`in: ${location}\`.`,
      );
    const body = this.body(value, pointer, operation, scope);
    const response = successBody(operation) ?? "none";
    const outputs = this.outputs(value["outputs"], join(pointer, "outputs"), scope, response);
    const retry = this.retry(value, pointer, operation);
    return { id: text(value["stepId"]) ?? "", operation, parameters, body, outputs, retry };
  }

  /** Returns nothing where the step is not repeated. */
  private retry(step: Raw, at: string, operation: Operation): Retry | undefined {
    const before = this.problems.length;
    const criteria = objectsIn(step["successCriteria"], join(at, "successCriteria"));
    const until = criteria.flatMap((place) => this.criterion(place, operation) ?? []);
    const actions = objectsIn(step["onFailure"], join(at, "onFailure"));
    const ends = actions.slice(0, -1).map(({ value, pointer }) => {
      const [place, ...more] = objectsIn(value["criteria"], join(pointer, "criteria"));
      const failed = place && more.length === 0 ? this.criterion(place, operation) : undefined;
      const isKnown = hasOnly(value, "end", /^(name|type|criteria)$/);
      const isSame = until.some(({ path }) => path.join("/") === failed?.path.join("/"));
      return isKnown && isSame ? failed : undefined;
    });
    if (this.problems.length > before || until.length + actions.length === 0) return undefined;
    const { value: action = {} } = actions.at(-1) ?? {};
    const { retryAfter = 0, retryLimit = 1 } = action;
    const failed = ends.filter((one) => one !== undefined);
    if (retryLimit === 0)
      this.doubt(
        join(at, "onFailure", String(actions.length - 1), "retryLimit"),
        "With `retryLimit: 0`, the call is never retried.",
        "Set how often it is retried, or remove the action.",
      );
    const isKnown =
      hasOnly(action, "retry", /^(name|type|retry\w+)$/) &&
      Number.isInteger(retryLimit) &&
      failed.length === ends.length;
    const status = criteria.find(({ value }) => String(value["condition"]).includes("$statusCode"));
    if (until.length > 0 && isKnown && status)
      this.leaveOut(
        join(status.pointer, "condition"),
        "does not retry a rejected call, as a criterion on `$statusCode` with `type: retry` asks",
        "Remove the criterion: without it, a rejected call ends the workflow.",
      );
    else if (until.length > 0 && isKnown)
      return { until, failed, after: Number(retryAfter), limit: Number(retryLimit) };
    else {
      const field = actions.length === 0 ? "successCriteria" : "onFailure";
      this.leaveOut(join(at, field), `does not support \`${field}\` in this form`, followed);
    }
    return undefined;
  }

  /** Returns nothing where a program need not look, because it stops at a refused call, and where it cannot. */
  private criterion({ value, pointer }: Place<Raw>, operation: Operation): Criterion | undefined {
    const at = join(pointer, "condition");
    const condition = text(value["condition"])?.trim() ?? "";
    const isSimple = (value["type"] ?? "simple") === "simple";
    const [, status] = /^\$statusCode\s*==\s*(\d+)$/.exec(condition) ?? [];
    const [, target = "", operator, literal = ""] =
      /^\$response\.body#(\/[^\s'!=<>&|()]*)\s*([!=]=)\s*('(?:[^']|'')*'|true|false)$/.exec(
        condition,
      ) ?? [];
    const unknown = `does not support the criterion \`${condition}\``;
    if (isSimple && status !== undefined) {
      const statuses = operation.responses.map((one) => one.status);
      if (statuses.filter((one) => one.startsWith("2")).join() === status) return undefined;
      if (!statuses.some((one) => /^\d?XX$|^default$/i.test(one) || one === status)) {
        const all = statuses.map((one) => `\`${one}\``).join(", ");
        this.error(
          at,
          `\`${operation.operationId}\` has no response ${status}, only ${all}.`,
          "Use a status of the operation.",
        );
        return undefined;
      }
    }
    if (isSimple && !isCondition(condition)) {
      const slip = /[^=!<>]=[^=]/.test(condition)
        ? "Write `==`."
        : /"/.test(condition)
          ? "Put strings in single quotes."
          : followed;
      this.error(at, `\`${condition}\` is not an Arazzo condition.`, slip);
      return undefined;
    }
    if (!isSimple || operator === undefined) {
      this.leaveOut(at, unknown, followed);
      return undefined;
    }
    const found = this.find(successBody(operation) ?? "none", target, at);
    if (!found) return undefined;
    const given = literal.startsWith("'")
      ? literal.slice(1, -1).replaceAll("''", "'")
      : literal === "true";
    const choices = found.schemas.flatMap(choicesOf);
    // Arazzo compares texts in any letter case: as they stand, they are compared only where the schema lists them.
    if (choices.length === 0 || choices.some((choice) => typeof choice !== typeof given))
      this.leaveOut(at, unknown, followed);
    else if (!choices.includes(given))
      this.error(
        at,
        `The schema does not allow ${JSON.stringify(given)}, only ${choices.join(", ")}.`,
        "Compare with a value that the response schema allows.",
        suggestionsFor(String(given), choices.map(String)),
      );
    return { path: found.path, isEqual: operator === "==", value: given };
  }

  /** @param unset required parameters that the step does not set; one that is set under another name is taken out */
  private argument(
    place: Place,
    { operationId, parameters }: Operation,
    scope: Scope,
    unset: Parameter[],
  ) {
    const value = isRaw(place.value) ? place.value : {};
    if (value["reference"] !== undefined) {
      this.refuseFields(value, place.pointer, ["reference"]);
      return [];
    }
    const name = text(value["name"]) ?? "";
    const location = text(value["in"]);
    const of = parameters.find((one) => isSetBy(value, one));
    if (!of) {
      const others = parameters.filter((one) => one.in === location).map((one) => one.name);
      const elsewhere = parameters.find((one) => one.name === name);
      const [meant, ...more] = unset.filter((one) =>
        elsewhere ? one === elsewhere : one.in === location,
      );
      const isRenamed = meant && more.length === 0;
      if (isRenamed) unset.splice(unset.indexOf(meant), 1);
      if (this.told.has(value)) return [];
      this.told.add(value);
      this.error(
        join(place.pointer, elsewhere && location !== undefined ? "in" : "name"),
        elsewhere
          ? `The parameter \`${name}\` of \`${operationId}\` is ${location === undefined ? "without `in`" : `not in \`${location}\``}.`
          : `\`${operationId}\` has no ${location ?? ""} parameter \`${name}\`.`,
        elsewhere
          ? `Write \`in: ${elsewhere.in}\`.`
          : isRenamed
            ? `Write \`${meant.name}\`, which the operation requires and the step does not set.`
            : "Use a parameter of the operation.",
        elsewhere ? [] : suggestionsFor(name, others),
      );
      return [];
    }
    const at = join(place.pointer, "value");
    const given = value["value"] as JsonValue;
    this.values(given, at, scope);
    // It is sent as text, and may be written as text.
    const isScalar = of.contentType === undefined && typeof given !== "object";
    const read = isScalar ? attempt(() => JSON.parse(String(given)) as JsonValue) : undefined;
    this.fits(isScalar ? [given, String(given), read] : [given], of.schema, at);
    return [{ of, value: given }];
  }

  private body(step: Raw, at: string, { operationId, requestBody }: Operation, scope: Scope) {
    const pointer = join(at, "requestBody");
    const given = step["requestBody"];
    if (!isRaw(given)) {
      if (requestBody?.required)
        this.error(
          join(at, "operationId"),
          `The step sends no body, which \`${operationId}\` requires.`,
          "Add a `requestBody` with a `payload`.",
        );
      return undefined;
    }
    this.refuseFields(given, pointer, ["replacements"]);
    const type = text(given["contentType"]);
    const media = requestBody?.content.find((one) => type === undefined || one.type === type);
    if (!media) {
      const types = requestBody?.content.map((one) => `\`${one.type}\``).join(", ");
      this.error(
        type === undefined ? pointer : join(pointer, "contentType"),
        types === undefined
          ? `\`${operationId}\` takes no body.`
          : `\`${operationId}\` takes no body of this type.`,
        types === undefined ? "Remove `requestBody`." : `Write one of its types: ${types}.`,
      );
      return undefined;
    }
    const place = join(pointer, "payload");
    const isKnown = /[/+]json\b|^application\/x-www-form-urlencoded/i.test(media.type);
    if (!isKnown && expressionsIn(given["payload"] as JsonValue).length > 0)
      this.leaveOut(
        place,
        `cannot put expressions into a body of type \`${media.type}\``,
        "Use expressions only in JSON and in forms, or send a body without any.",
      );
    const payload = given["payload"] as JsonValue;
    if (this.told.has(payload)) return undefined;
    const before = this.problems.length;
    this.values(payload, place, scope);
    this.fits([payload], media.schema, place);
    if (this.problems.slice(before).some(({ severity }) => severity === "error"))
      this.told.add(payload);
    return { media, payload };
  }

  /** Tells what a step sends that the operation does not take. @param forms what is sent may be read as any of these */
  private fits(
    forms: readonly (JsonValue | undefined)[],
    schema: Schema | undefined,
    place: string,
  ): void {
    const remedy = "Send what the schema of the operation allows.";
    const broken = ({ source }: Schema, value: unknown) =>
      this.model
        .check("request", source, value)
        .filter(({ keyword }) => !/^(required|oneOf|anyOf|if)$/.test(keyword));
    const hold = (one: Schema, value: unknown) => broken(one, value).map(textOf)[0];
    const found = forms.map((one) =>
      one === undefined ? undefined : faultsIn(one, schema, place, this.model.index, hold),
    );
    const wrong = found.map((faults) => faults && errorsAmong(faults));
    const good = forms.filter((_, index) => wrong[index]?.length === 0);
    if (good.length === 0)
      for (const { at, message, suggest } of wrong[0] ?? [])
        this.error(at, message, remedy, suggest);
    for (const { at, message, suggest } of (found[0] ?? []).filter(({ isDoubt }) => isDoubt))
      this.doubt(at, message, remedy, suggest);
    // Only then are they whole values, with rules of their own for their length and the like.
    if (!schema || good.some((one) => expressionsIn(one as JsonValue).length > 0)) return;
    const errors = good.map((one) => broken(schema, one));
    const [first] = errors.some((list) => list.length === 0) ? [] : (errors[0] ?? []);
    if (first)
      this.error(
        join(place, ...tokensOf(`#${first.instancePath}`)),
        `The schema does not allow this: ${textOf(first)}.`,
        remedy,
      );
  }

  /** Checks the expressions in what a step sends. */
  private values(value: unknown, pointer: string, scope: Scope): void {
    if (typeof value === "string") {
      for (const one of split(value).filter((_, index) => index % 2 === 1))
        this.expression(one, pointer, scope);
      const meant = parse(`$${value}`);
      if (meant?.kind === "input") scope.read.add(meant.name);
      if (meant)
        this.doubt(
          pointer,
          `\`${value}\` is sent as is: an expression begins with \`$\`.`,
          `Write \`$${value}\`.`,
        );
    }
    for (const { value: item, pointer: at } of [
      ...items(value, pointer),
      ...entries(value, pointer),
    ])
      this.values(item, at, scope);
  }

  /** @param body what `$response.body` is; absent where there is no response: in the outputs of a workflow */
  private outputs(
    given: unknown,
    pointer: string,
    scope: Scope,
    body: MediaType | "none" | undefined,
  ): WorkflowStep["outputs"] {
    const found = entries(given, pointer).flatMap(({ key, value, pointer: at }) => {
      const expression = this.expression(text(value) ?? "", at, scope, body);
      return expression ? [[key, expression] as const] : [];
    });
    return Object.fromEntries(found);
  }

  private expression(
    source: string,
    pointer: string,
    scope: Scope,
    body?: MediaType | "none",
  ): Expression | undefined {
    const expression = parse(source);
    if (expression?.kind === "input") {
      const { name: input } = expression;
      scope.read.add(input);
      if (!scope.inputs.includes(input))
        this.error(
          pointer,
          `The workflow has no input \`${input}\`.`,
          "Declare it under `properties` of its `inputs`.",
          suggestionsFor(input, scope.inputs),
        );
      return expression;
    }
    if (expression?.kind === "output") {
      const { step, name } = expression;
      const outputs = scope.outputs.get(step);
      if (!outputs)
        this.error(
          pointer,
          scope.steps.includes(step)
            ? `The step \`${step}\` has not run yet.`
            : `The workflow has no step \`${step}\`.`,
          "Read a step that comes before this one.",
          scope.steps.includes(step) ? [] : suggestionsFor(step, scope.steps),
        );
      else if (!outputs.includes(name))
        this.error(
          pointer,
          `The step \`${step}\` has no output \`${name}\`.`,
          "Add it to the `outputs` of that step.",
          suggestionsFor(name, outputs),
        );
      return expression;
    }
    if (expression && body !== undefined) {
      this.find(body, expression.pointer, pointer);
      return expression;
    }
    const [root = ""] = /^\$\w+/.exec(source) ?? [];
    const near = roots.includes(root) ? [] : suggestionsFor(root, roots);
    if (near.length > 0)
      this.error(pointer, `Arazzo has no expression \`${root}\`.`, "Correct its name.", near);
    else
      this.leaveOut(
        pointer,
        `does not support the expression \`${source}\` here`,
        "Use `$inputs.NAME`, `$steps.STEP.outputs.NAME` and, in outputs of steps, `$response.body#/POINTER`.",
      );
    return undefined;
  }

  /** What a pointer leads to in a response; that it leads nowhere is an error. */
  private find(body: MediaType | "none", target: string, at: string) {
    const found =
      body === "none" ? undefined : lookUp(body.schema, tokensOf(`#${target}`), this.model.index);
    if (found && !found.missing) return found;
    this.error(
      at,
      found?.missing?.message ?? "The response of the operation has no JSON body.",
      "Point to something that the response schema has.",
      found?.missing?.suggest,
    );
    return undefined;
  }

  /** Warns of fields that programs do not follow; says whether there is one. */
  private refuseFields(value: Raw, pointer: string, names: readonly string[]): boolean {
    const found = names.filter((name) => value[name] !== undefined);
    for (const name of found)
      this.leaveOut(
        join(pointer, name),
        `does not support \`${name}\``,
        "Write the calls one after another, each with `operationId`, `parameters` and `outputs`.",
      );
    return found.length > 0;
  }

  /** @param what codegen does not do */
  private leaveOut(pointer: string, what: string, remedy: string): void {
    const message = `The workflow is left out: codegen ${what}.`;
    this.problem(pointer, { severity: "warning", message, remedy });
  }

  private error(pointer: string, message: string, remedy: string, suggest: readonly string[] = []) {
    this.problem(pointer, { severity: "error", message: asking(message, suggest), remedy });
  }

  private doubt(pointer: string, message: string, remedy: string, suggest: readonly string[] = []) {
    const what = { severity: "warning", message: asking(message, suggest), remedy } as const;
    this.doubts.push(this.arazzo.problem(pointer, what));
  }

  private problem(pointer: string, what: Parameters<ArazzoDocument["problem"]>[1]): void {
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

/** Whether an action has a type, and nothing that programs do not follow. */
function hasOnly(action: Raw, type: string, fields: RegExp): boolean {
  return action["type"] === type && Object.keys(action).every((key) => fields.test(key));
}

/** Whether a condition is written as Arazzo has it (1.0.1, 4.6.11.2): operands, and operators between them. */
function isCondition(condition: string): boolean {
  const operand =
    /\$(?:statusCode|url|method|(?:request|response|inputs|outputs|steps|workflows|sourceDescriptions|components)[.#])[^\s=!<>&|()]*|'(?:[^']|'')*'|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?\b/g;
  const form = condition.replace(operand, "x");
  return /^[\s(!]*x[\s)]*(?:(?:[=!]=|[<>]=?|&&|\|\|)[\s(!]*x[\s)]*)*$/.test(form);
}

/** The values that a schema lists; `undefined` stands for others. */
function choicesOf(schema: Schema): readonly unknown[] {
  const listed = "enum" in schema ? schema.enum.map(({ value }) => value) : [];
  const others = schema.kind === "boolean" ? [true, false] : [undefined];
  return [...(listed.length > 0 ? listed : others), ...(schema.nullable ? [null] : [])];
}

/** Whether what a step sets is a parameter. */
function isSetBy({ name, in: location }: Raw, of: Parameter): boolean {
  return name === of.name && location === of.in;
}

/** The expressions in a value that a step sends. */
export function expressionsIn(value: JsonValue): readonly Expression[] {
  if (typeof value === "string")
    return piecesOf(value).flatMap((piece) => (typeof piece === "string" ? [] : piece));
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((member) => expressionsIn(member ?? null));
}

/** A text that a step sends, taken apart: it is an expression, or contains some between braces. */
export function piecesOf(value: string): readonly (string | Expression)[] {
  const pieces = split(value).map((piece, index) =>
    index % 2 === 0 ? piece : (parse(piece) ?? piece),
  );
  return pieces.filter((piece) => piece !== "");
}

/** Every second one is the source of an expression. */
function split(value: string): readonly string[] {
  if (value.startsWith("$")) return ["", value];
  return value.split(/\{(\$[^}]*)\}/);
}

function parse(source: string): Expression | undefined {
  const [, path = "", pointer = ""] = /^([^#]*)(?:#(.*))?$/s.exec(source) ?? [];
  if (path === "$response.body") return { kind: "body", pointer };
  const [, input] = /^\$inputs\.(.+)$/.exec(path) ?? [];
  if (input !== undefined) return { kind: "input", name: input, pointer };
  const [, step, name] = /^\$steps\.([^.]+)\.outputs\.(.+)$/.exec(path) ?? [];
  return step === undefined || name === undefined
    ? undefined
    : { kind: "output", step, name, pointer };
}

/** What the schemas of `inputs`, a JSON Schema of an object, say of the values by their names. */
function examplesOf(inputs: unknown): Workflow["inputs"] {
  const properties = isRaw(inputs) ? entries(inputs["properties"], "") : [];
  const exampleOf = (schema: Raw) =>
    [schema["examples"], schema["enum"]]
      .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
      .concat(schema["example"], schema["const"], schema["default"])
      .find((value) => value !== undefined);
  return Object.fromEntries(
    properties.map(({ key, value }) => [
      key,
      isRaw(value) ? (exampleOf(value) as JsonValue | undefined) : undefined,
    ]),
  );
}

/** The JSON body of the response that samples expect. */
export function successBody({ responses }: Operation): MediaType | undefined {
  const success = responses.find(({ status }) => status.startsWith("2"));
  return success?.content.find(({ type }) => /[/+]json\b/i.test(type));
}
