import { bodyMarker } from "../../../src/samples/json-body";
import { pyValue } from "../../../src/samples/quoting";
import { pythonPairs } from "../../../src/samples/pairs";
import type { Pair } from "../../../src/samples/serialize";
import type { JsonValue } from "../../model/types";
import { callView, type Data, type Filling, ownType } from "../call-view";
import { blockWith, commonHelpers, holdsWith, inBraces, quoteIn, quoteWith } from "../helpers";
import { type Given, type Plan, programView } from "../program-plan";
import type { SampleRequest } from "../request";
import { template } from "../template-engine";
import { isUse, type Variable, type VariableUse } from "../text";

const name = (variable: Variable) => variable.name.replaceAll("-", "_");

function use({ variable, isEncoded }: VariableUse): string {
  const text = variable.isText ? name(variable) : `str(${name(variable)})`;
  // Before Python 3.12, an expression in an f-string cannot contain the quotes of the string.
  return isEncoded ? `quote(${text}, safe='')` : text;
}

const quote = quoteWith(use, (text) => `f"${inBraces(text, use)}"`);

/** Writes JSON; a text that is only a variable has its value, of any type. */
function json({ value, text }: Data<JsonValue>): string {
  return pyValue(value, "    ", (part) => {
    const [only, ...others] = text(part);
    return only && isUse(only) && others.length === 0 ? name(only.variable) : quote(text(part));
  });
}

function read(path: readonly (string | number)[]): string {
  const keys = path.map((key) => (typeof key === "number" ? key : quote(key)));
  return `read(${["response", ...keys].join(", ")})`;
}

const render = template("requests.hbs", {
  ...commonHelpers,
  quote,
  name,
  json: (data: Data<JsonValue> | false) => (data ? json(data) : bodyMarker),
  block: blockWith("python", quote),
  pairs: (pairs: Data<readonly Pair[]>) => pythonPairs(pairs.value, "    ", quoteIn(pairs, quote)),
  literal: (start: Given["start"]) =>
    "slot" in start ? quote([start]) : pyValue(start.value, "", quote),
  read,
  holds: holdsWith(" and ", ({ path, isEqual, value }) => {
    const [equal, other] = typeof value === "string" ? ["==", "!="] : ["is", "is not"];
    return `${read(path)} ${isEqual ? equal : other} ${pyValue(value, "", quote)}`;
  }),
});

/**
 * Query values are plain literals in `params`; if requests would not write them as the document requires, the whole query is encoded in the
 * URL. A rejected request shows status and body and fails.
 */
function requestsCall(request: SampleRequest, filling?: Filling) {
  const { method, body } = request;
  const pairs = body?.kind === "form" ? body.pairs : [];
  const isPlain = pairs.length > 0 && pairs.every(({ plain }) => plain);
  const setsJson = body?.kind === "json" && body.value !== null;
  const view = callView(request, body && ownType(body, setsJson, isPlain), filling);
  const isCommon = /^(GET|OPTIONS|HEAD|POST|PUT|PATCH|DELETE)$/.test(method);
  const lists = [view.headers, view.slots, Object.keys(view.auth)];
  const hasOptions = view.params || view.pairs || body || "lines" in view.response;
  return {
    ...view,
    isCommon,
    function: isCommon ? method.toLowerCase() : "request",
    isShort: isCommon && !hasOptions && lists.flat().length === 0,
  };
}

export const requests = {
  sample: (request: SampleRequest) => render("sample", requestsCall(request)),
  program: (plan: Plan) => {
    const view = programView("requests", plan, requestsCall);
    return render("program", { ...view, usesModules: view.isWaiting || view.isEncoding });
  },
};
