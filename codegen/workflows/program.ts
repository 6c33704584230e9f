import { isDeepStrictEqual } from "node:util";
import { slotOf } from "../../src/samples/template";
import { tokensOf } from "../../src/shared/json-pointer";
import type { SampleInputs, SampleParameter } from "../../src/samples/types";
import { getOrMake } from "../get-or-make";
import { kebab } from "../model/names";
import { lookUp } from "../model/schema-members";
import type { ApiModel, JsonValue } from "../model/types";
import { type Expression, piecesOf } from "./expressions";
import { successBody } from "./response-body";
import type { WorkflowStep } from "./steps";
import type { Workflow } from "./workflows";
import { bodyOf } from "../samples/body";
import { inputsFor } from "../samples/inputs";
import { requestFor } from "../samples/request";
import { choicesFor } from "../samples/security";
import { reserved, writers } from "../samples/writers/all";
import { type Call, type Given, type Plan, Tokens } from "../samples/program-plan";
import type { Variable } from "../samples/text";

/** A program that makes the calls of a workflow. */
export interface Program {
  /** The parameters whose values are its inputs: a reader's own values fill their slots. */
  readonly parameters: readonly SampleParameter[];
  /** By key of the language. */
  readonly templates: Readonly<Record<string, string>>;
}

/** Returns the programs of a workflow, in every language of this project. @param replaced the languages that the site replaces */
export function programOf(
  workflow: Workflow,
  model: ApiModel,
  replaced: readonly string[] = [],
): Program {
  const planner = new Planner(workflow, model);
  const plan = planner.plan();
  return {
    parameters: planner.parameters,
    templates: Object.fromEntries(
      Object.entries(writers).flatMap(([key, { program }]) =>
        program && !replaced.includes(key) ? [[key, program(plan)]] : [],
      ),
    ),
  };
}

/** A value that a program needs, wherever it comes from. */
interface Source extends Variable {
  readonly read?: { readonly step: WorkflowStep; readonly pointer: string };
}

class Planner {
  readonly parameters: SampleParameter[] = [];
  private readonly tokens: Tokens;
  private readonly given: Given[] = [];
  /** By the input, the output or the slot that they contain. */
  private readonly sources = new Map<string, Source>();
  private readonly names = new Set<string>();
  /** Tokens of slots that several calls share, by slot. */
  private readonly shared = new Map<string, string>();
  private readonly server: string;

  constructor(
    private readonly workflow: Workflow,
    private readonly model: ApiModel,
  ) {
    const { steps, inputs, choices, download } = workflow;
    const texts = JSON.stringify([
      inputs,
      download,
      steps.map(({ body, ...step }) => [step, body?.payload]),
    ]);
    let prefix = "Vq";
    while (texts.includes(prefix)) prefix += "q";
    this.tokens = new Tokens(prefix);
    this.server = this.tokens.token(this.declare("base-url", { slot: "server" }), false);
    for (const [name, example] of Object.entries(inputs)) {
      const filled = this.parameterOf(name);
      const value = example ?? filled?.value ?? `{${name}}`;
      if (typeof value === "object") continue;
      const isText = typeof value === "string";
      const parameter = filled ?? { in: "input" as const, name };
      const start = isText ? { slot: `value.${slotOf(parameter.in, parameter.name)}` } : { value };
      if (isText)
        this.parameters.push({
          in: parameter.in,
          name: parameter.name,
          value,
          ...(choices[name] && { choices: choices[name] }),
        });
      this.sources.set(keyOf(name), this.declare(name, start));
    }
  }

  plan(): Plan {
    const { steps, title, outputs, download } = this.workflow;
    // Sent values come first: they determine what later steps read.
    const drafts = steps.map((step, index) => this.call(step, index));
    const text = (value: string) => this.tokens.text(String(this.filled(value, false)));
    const saved = download && { url: text(download.url), file: text(download.file) };
    const results = Object.values(outputs).map((one) => this.sourceOf(one));
    const calls = drafts.map((draft, index): Call => {
      const reads = [...this.sources.values()].flatMap((source) => {
        const { read, ...variable } = source;
        return read && read.step === steps[index]
          ? [{ ...this.readOf(variable, read), isResult: results.includes(source) }]
          : [];
      });
      const { kind } = draft.request.response;
      // If nothing is read from a response, it is shown.
      const isShown = reads.length === 0 || index === steps.length - 1;
      const shows = isShown && (kind === "json" || kind === "text") ? kind : undefined;
      return { ...draft, reads, shows };
    });
    return {
      title,
      given: this.given,
      calls,
      download: saved,
      results: results.flatMap((one) => (one && one.read === undefined ? [one] : [])),
      text: (value) => this.tokens.text(value),
    };
  }

  private call(step: WorkflowStep, index: number): Omit<Call, "reads" | "shows"> {
    const { operation, body } = step;
    const [choice] = choicesFor(operation, this.model);
    const { credentials } = choice;
    const known = this.inputsOf(step);
    const inputs = (isEncoded: boolean): SampleInputs => ({
      ...known,
      parameters: known.parameters.map((one) => {
        const own = step.parameters.find(({ of }) => of.in === one.in && of.name === one.name);
        return { ...one, value: own && this.filled(own.value, isEncoded) };
      }),
      queryCredentials: credentials
        .filter((one) => one.in === "query")
        .map(({ name, scheme }) => {
          const variable = this.credential(slotOf("scheme", scheme), scheme);
          return { name, value: this.tokens.token(variable, isEncoded) };
        }),
    });
    const text = inputs(false);
    for (const { scheme, in: location } of credentials) {
      const slot = slotOf(location === "cookie" ? "cookieScheme" : "scheme", scheme);
      if (location !== "query" && !this.shared.has(slot))
        this.shared.set(slot, this.tokens.token(this.credential(slot, scheme), false));
    }
    const value = body && this.filled(body.payload, false);
    const sent =
      body && value !== undefined
        ? bodyOf(body.media, { value, origin: "declared" }, this.model)
        : undefined;
    const request = requestFor(operation, choice, text, sent);
    return {
      title: `${index + 1}. ${operation.title}`,
      request,
      inputs: { url: inputs(true), text },
      shared: this.hasServer(step) ? new Map(this.shared).set("server", this.server) : this.shared,
      retry: step.retry,
    };
  }

  /** Returns a value that a step sends, with tokens for its expressions. */
  private filled(value: JsonValue, isEncoded: boolean): JsonValue {
    if (typeof value === "string") {
      const pieces = piecesOf(value).map((piece) => this.resolved(piece));
      const [only] = pieces;
      if (pieces.length === 1 && only && "value" in only) return only.value;
      return pieces
        .map((piece) =>
          "value" in piece ? String(piece.value) : this.tokens.token(piece, isEncoded),
        )
        .join("");
    }
    if (Array.isArray(value)) return value.map((item: JsonValue) => this.filled(item, isEncoded));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.filled(item ?? null, isEncoded)]),
    );
  }

  /** Returns the variable of a piece, or its value: an input that is a list or an object does not become a variable. */
  private resolved(piece: string | Expression): Variable | { readonly value: JsonValue } {
    if (typeof piece === "string") return { value: piece };
    return this.sourceOf(piece) ?? { value: this.exampleAt(piece) };
  }

  /** Returns the variable of an expression; `undefined` if its value is known. */
  private sourceOf(expression: Expression): Source | undefined {
    if (expression.kind === "output") {
      const step = this.workflow.steps.find(({ id }) => id === expression.step);
      const from = step?.outputs[expression.name];
      if (!step || !from) return undefined;
      const pointer = from.pointer + expression.pointer;
      if (from.kind !== "body") return this.sourceOf({ ...from, pointer });
      const key = JSON.stringify([step.id, pointer]);
      return getOrMake(this.sources, key, () => this.output(step, expression.name, pointer));
    }
    return expression.kind === "input" && expression.pointer === ""
      ? this.sources.get(keyOf(expression.name))
      : undefined;
  }

  private output(step: WorkflowStep, name: string, pointer: string): Source {
    const { schemas } = lookUp(
      successBody(step.operation)?.schema,
      tokensOf(`#${pointer}`),
      this.model.index,
    );
    const isText = schemas.every(({ kind }) => kind === "string");
    return { name: this.unique(name, step.id), isText, read: { step, pointer } };
  }

  private readOf(variable: Variable, { step, pointer }: NonNullable<Source["read"]>) {
    const schema = successBody(step.operation)?.schema;
    const { path } = lookUp(schema, tokensOf(`#${pointer}`), this.model.index);
    return { variable, path };
  }

  private exampleAt(expression: Expression): JsonValue {
    if (expression.kind !== "input") return null;
    let value: unknown = this.workflow.inputs[expression.name] ?? null;
    for (const token of tokensOf(`#${expression.pointer}`)) value = Object(value)[token] as unknown;
    return (value ?? null) as JsonValue;
  }

  /** Returns the parameter that an input sets; or else the path parameter with its name, which an earlier call may look up by it. */
  private parameterOf(input: string): SampleParameter | undefined {
    for (const step of this.workflow.steps)
      for (const { of, value } of step.parameters) {
        const known = this.inputsOf(step).parameters;
        const found = known.find((one) => one.in === of.in && one.name === of.name);
        if (value === `$inputs.${input}` && found)
          return { ...found, value: found.value ?? of.example.value };
      }
    return this.workflow.steps
      .flatMap((step) => this.inputsOf(step).parameters)
      .find((one) => one.in === "path" && one.name === input);
  }

  private inputsOf({ operation }: WorkflowStep): SampleInputs {
    const [{ credentials }] = choicesFor(operation, this.model);
    return inputsFor(operation, this.model, credentials);
  }

  /** Whether a step is sent to the server of the first step. */
  private hasServer(step: WorkflowStep): boolean {
    const [first = step] = this.workflow.steps;
    return isDeepStrictEqual(this.inputsOf(step).servers, this.inputsOf(first).servers);
  }

  private credential(slot: string, name: string): Variable {
    return getOrMake(this.sources, slot, () => this.declare(name, { slot }));
  }

  private declare(name: string, start: Given["start"]): Given {
    const isText = "slot" in start || typeof start.value === "string";
    const variable = { name: this.unique(name), isText, start };
    this.given.push(variable);
    return variable;
  }

  /** @param before prefix of the name if it is taken */
  private unique(wanted: string, before = "my"): string {
    const start = kebab(wanted);
    const plain =
      /^[a-z]/.test(start) && !reserved.has(start) ? start : kebab(`${before} ${wanted}`);
    const name = /^[a-z]/.test(plain) && !reserved.has(plain) ? plain : `my-${plain || "value"}`;
    const [free = name] = [
      name,
      ...Array.from({ length: 1000 }, (_, i) => `${name}-${i + 2}`),
    ].filter((one) => !this.names.has(one.replaceAll("-", "")));
    this.names.add(free.replaceAll("-", ""));
    return free;
  }
}

function keyOf(input: string): string {
  return JSON.stringify(["input", input]);
}
