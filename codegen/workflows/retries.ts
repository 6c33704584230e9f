import { join, objectsIn, text, type Place, type Raw } from "../document/document";
import { suggestionsFor } from "../suggestions";
import type { Operation, Schema, SchemaIndex } from "../model/types";
import type { WorkflowReport } from "./report";
import { findInBody } from "./response-body";
import type { Criterion, Retry } from "../samples/retry";

const followed =
  "Write `$statusCode == NNN`, with the only success of the operation, or `$response.body#/POINTER == VALUE` or `!= VALUE`, with " +
  "`true`, `false` or a 'TEXT' that the schema lists, and under `onFailure` one action of `type: retry`, `retryAfter` and `retryLimit`, " +
  "after those of `type: end` with one of the criteria on the same value.";

/** Reads how a step is repeated. Returns `undefined` if it is not. */
export function retryOf(
  { value: step, pointer: at }: Place<Raw>,
  operation: Operation,
  schemas: SchemaIndex,
  report: WorkflowReport,
): Retry | undefined {
  const before = report.problems.length;
  const criterion = (place: Place<Raw>) => criterionOf(place, operation, schemas, report);
  const criteria = objectsIn(step["successCriteria"], join(at, "successCriteria"));
  const until = criteria.flatMap((place) => criterion(place) ?? []);
  const actions = objectsIn(step["onFailure"], join(at, "onFailure"));
  const ends = actions.slice(0, -1).map(({ value, pointer }) => {
    const [place, ...more] = objectsIn(value["criteria"], join(pointer, "criteria"));
    const failed = place && more.length === 0 ? criterion(place) : undefined;
    const isKnown = hasOnly(value, "end", /^(name|type|criteria)$/);
    const isSame = until.some(({ path }) => path.join("/") === failed?.path.join("/"));
    return isKnown && isSame ? failed : undefined;
  });
  if (report.problems.length > before || until.length + actions.length === 0) return undefined;
  const { value: action = {} } = actions.at(-1) ?? {};
  const { retryAfter = 0, retryLimit = 1 } = action;
  const failed = ends.filter((one) => one !== undefined);
  if (retryLimit === 0)
    report.doubt(
      join(at, "onFailure", String(actions.length - 1), "retryLimit"),
      "With `retryLimit: 0`, the call is never retried.",
      "Set how often it is retried, or remove the action.",
    );
  const isKnown =
    until.length > 0 &&
    hasOnly(action, "retry", /^(name|type|retry\w+)$/) &&
    Number.isInteger(retryLimit) &&
    failed.length === ends.length;
  const status = criteria.find(({ value }) => String(value["condition"]).includes("$statusCode"));
  if (isKnown && !status)
    return { until, failed, after: Number(retryAfter), limit: Number(retryLimit) };
  if (isKnown && status)
    report.leaveOut(
      join(status.pointer, "condition"),
      "cannot retry a call because of its `$statusCode`",
      "Remove the criterion: without it, a rejected call ends the workflow.",
    );
  else {
    const field = actions.length === 0 ? "successCriteria" : "onFailure";
    report.leaveOut(join(at, field), `does not support \`${field}\` in this form`, followed);
  }
  return undefined;
}

/** Whether an action has a type, and only fields that programs support. */
function hasOnly(action: Raw, type: string, fields: RegExp): boolean {
  return action["type"] === type && Object.keys(action).every((key) => fields.test(key));
}

/** Reads a criterion. Returns `undefined` if a program need not check it, because it stops at a refused call, or cannot. */
function criterionOf(
  { value, pointer }: Place<Raw>,
  operation: Operation,
  schemas: SchemaIndex,
  report: WorkflowReport,
): Criterion | undefined {
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
      report.error(
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
    report.error(at, `\`${condition}\` is not an Arazzo condition.`, slip);
    return undefined;
  }
  if (!isSimple || operator === undefined) {
    report.leaveOut(at, unknown, followed);
    return undefined;
  }
  const found = findInBody(operation, target, at, schemas, report);
  if (!found) return undefined;
  const given = literal.startsWith("'")
    ? literal.slice(1, -1).replaceAll("''", "'")
    : literal === "true";
  const choices = found.schemas.flatMap(choicesOf);
  // Arazzo ignores letter case when it compares texts. They are compared as written only if the schema lists them.
  if (choices.length === 0 || choices.some((choice) => typeof choice !== typeof given))
    report.leaveOut(at, unknown, followed);
  else if (!choices.includes(given))
    report.error(
      at,
      `The schema does not allow ${JSON.stringify(given)}, only ${choices.join(", ")}.`,
      "Compare with a value that the response schema allows.",
      suggestionsFor(String(given), choices.map(String)),
    );
  return { path: found.path, isEqual: operator === "==", value: given };
}

/** Whether a condition follows the syntax of Arazzo (1.0.1, 4.6.11.2): operands with operators between them. */
function isCondition(condition: string): boolean {
  const operand =
    /\$(?:statusCode|url|method|(?:request|response|inputs|outputs|steps|workflows|sourceDescriptions|components)[.#])[^\s=!<>&|()]*|'(?:[^']|'')*'|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?\b/g;
  const form = condition.replace(operand, "x");
  return /^[\s(!]*x[\s)]*(?:(?:[=!]=|[<>]=?|&&|\|\|)[\s(!]*x[\s)]*)*$/.test(form);
}

/** Returns the values that a schema lists; `undefined` stands for any others. */
function choicesOf(schema: Schema): readonly unknown[] {
  const listed = "enum" in schema ? schema.enum.map(({ value }) => value) : [];
  const others = schema.kind === "boolean" ? [true, false] : [undefined];
  return [...(listed.length > 0 ? listed : others), ...(schema.nullable ? [null] : [])];
}
