import { attempt } from "../files";
import {
  asRaw,
  isRaw,
  items,
  join,
  text,
  tokensOf,
  type Place,
  type Raw,
} from "../document/document";
import { textOf } from "../document/json-schema";
import { suggestionsFor } from "../suggestions";
import { kebab } from "../model/names";
import { errorsAmong, faultsIn } from "../model/schema-members";
import type { ApiModel, JsonValue, MediaType, Operation, Parameter, Schema } from "../model/types";
import { type Expression, expressionsIn } from "./expressions";
import type { WorkflowReport } from "./report";
import type { Retry } from "../samples/retry";
import { retryOf } from "./retries";
import type { Scope } from "./scope";

/** A call of a workflow (Arazzo 1.0.1, 4.6.5). */
export interface WorkflowStep {
  readonly id: string;
  readonly operation: Operation;
  readonly parameters: readonly { readonly of: Parameter; readonly value: JsonValue }[];
  /** The body that the step sends, with its media type. */
  readonly body: { readonly media: MediaType; readonly payload: JsonValue } | undefined;
  /** The values that later steps take from the response body, by name. */
  readonly outputs: Readonly<Record<string, Expression>>;
  readonly retry: Retry | undefined;
}

/** Fields that need more than a linear sequence of calls. */
export const unsupported = [
  "dependsOn",
  "successActions",
  "failureActions",
  "onSuccess",
  "operationPath",
  "workflowId",
  "x-operation",
];

/** Reads steps, and checks them against the operations that they call. */
export class StepReader {
  /** Parameters and payloads whose error was already reported: steps share those of a workflow, and aliases repeat them. */
  private readonly told = new Set<unknown>();
  private readonly operations: ReadonlyMap<string, Operation>;

  constructor(
    private readonly model: ApiModel,
    private readonly renamed: ReadonlyMap<string, string>,
    private readonly report: WorkflowReport,
  ) {
    this.operations = new Map(
      model.operations.flatMap((one) =>
        one.operationId === undefined || one.kind === "webhook" ? [] : [[one.operationId, one]],
      ),
    );
  }

  /**
   * Reads a step; returns `undefined` if it calls no operation of the document.
   *
   * @param shared parameters of the workflow
   */
  step(
    { value, pointer }: Place<Raw>,
    shared: readonly Place[],
    scope: Scope,
  ): WorkflowStep | undefined {
    const { model, report } = this;
    const unknown = report.refuseFields(value, pointer, unsupported);
    const id = text(value["operationId"])?.replace(/^\$sourceDescriptions\.[^.]+\./, "");
    if (id === undefined) return undefined;
    const operation = this.operations.get(id);
    if (!operation) {
      const page = this.renamed.get(kebab(id));
      const now = [...this.operations.values()].find((one) => one.id === page)?.operationId;
      if (!unknown)
        report.error(
          join(pointer, "operationId"),
          `No operation has the operationId \`${id}\`.`,
          now
            ? `It was renamed to \`${now}\`.`
            : "Use an operation of the document that is not internal.",
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
    // A step overrides the workflow's value for the same parameter (4.6.5.1).
    const parameters = given.filter(
      ({ of }, index) => !given.slice(index + 1).some((later) => later.of === of),
    );
    for (const { name, in: location } of unset)
      report.error(
        join(pointer, "operationId"),
        `The step does not set the ${location} parameter \`${name}\`, which \`${id}\` requires.`,
        `Add it to the \`parameters\` of the step or of the workflow, with \`in: ${location}\`.`,
      );
    const body = this.body(value, pointer, operation, scope);
    const outputs = scope.outputs(value["outputs"], join(pointer, "outputs"), operation);
    const retry = retryOf({ value, pointer }, operation, model.index, report);
    return { id: text(value["stepId"]) ?? "", operation, parameters, body, outputs, retry };
  }

  /** @param unset required parameters that the step does not set; one set under another name is removed */
  private argument(
    place: Place,
    { operationId, parameters }: Operation,
    scope: Scope,
    unset: Parameter[],
  ) {
    const value = asRaw(place.value);
    if (value["reference"] !== undefined) {
      this.report.refuseFields(value, place.pointer, ["reference"]);
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
      this.report.error(
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
    scope.checkSent(given, at);
    // The value is sent as text, and may be written as text.
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
        this.report.error(
          join(at, "operationId"),
          `The step sends no body, which \`${operationId}\` requires.`,
          "Add a `requestBody` with a `payload`.",
        );
      return undefined;
    }
    this.report.refuseFields(given, pointer, ["replacements"]);
    const type = text(given["contentType"]);
    const media = requestBody?.content.find((one) => type === undefined || one.type === type);
    if (!media) {
      const types = requestBody?.content.map((one) => `\`${one.type}\``).join(", ");
      this.report.error(
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
      this.report.leaveOut(
        place,
        `cannot put expressions into a body of type \`${media.type}\``,
        "Use expressions only in JSON and in forms, or send a body without any.",
      );
    const payload = given["payload"] as JsonValue;
    if (this.told.has(payload)) return undefined;
    const before = this.report.problems.length;
    scope.checkSent(payload, place);
    this.fits([payload], media.schema, place);
    if (this.report.problems.slice(before).some(({ severity }) => severity === "error"))
      this.told.add(payload);
    return { media, payload };
  }

  /** Reports sent values that the operation does not accept. @param forms the values that the sent one may be read as */
  private fits(
    forms: readonly (JsonValue | undefined)[],
    schema: Schema | undefined,
    place: string,
  ): void {
    const remedy = "Correct the payload, or the schema of the operation.";
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
        this.report.error(at, message, remedy, suggest);
    for (const { at, message, suggest } of (found[0] ?? []).filter(({ isDoubt }) => isDoubt))
      this.report.doubt(at, message, remedy, suggest);
    // Without expressions, these are whole values, so rules such as those for their length apply.
    if (!schema || good.some((one) => expressionsIn(one as JsonValue).length > 0)) return;
    const errors = good.map((one) => broken(schema, one));
    const [first] = errors.some((list) => list.length === 0) ? [] : (errors[0] ?? []);
    if (first)
      this.report.error(
        join(place, ...tokensOf(`#${first.instancePath}`)),
        `The value ${textOf(first)}.`,
        remedy,
      );
  }
}

/** Whether a parameter of a step sets a parameter of the operation. */
function isSetBy({ name, in: location }: Raw, of: Parameter): boolean {
  return name === of.name && location === of.in;
}
