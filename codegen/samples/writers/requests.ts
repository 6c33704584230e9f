import { bodyMarker } from "../../../src/samples/json-body";
import { pyValue } from "../../../src/samples/languages";
import { pythonPairs } from "../../../src/samples/pairs";
import type { Pair } from "../../../src/samples/serialize";
import { isPlainBlock } from "../../../src/samples/text";
import type { JsonValue } from "../../model/types";
import type { Criterion } from "../../model/workflows/retries";
import type { SampleBody } from "../body";
import { callView, type Data, type Filling } from "../call-view";
import { commonHelpers, inBraces, quoteIn, quoteWith } from "../helpers";
import { type Given, type Plan } from "../programs/plan";
import { programView } from "../programs/program-view";
import type { SampleRequest } from "../request";
import { template } from "../template-engine";
import { isUse, templateOf, type Text, type Variable, type VariableUse } from "../text";

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
  /** A text of several lines. */
  block: (text: Text): string => {
    const source = templateOf(text);
    if (text.some(isUse) || !isPlainBlock(source)) return quote(text);
    const escaped = source.replace(/\\/g, "\\\\").replace(/"(?="")|"$/g, '\\"');
    return `"""\\\n${escaped}"""`;
  },
  pairs: (pairs: Data<readonly Pair[]>) => pythonPairs(pairs.value, "    ", quoteIn(pairs, quote)),
  literal: (start: Given["start"]) =>
    "slot" in start ? quote([start]) : pyValue(start.value, "", quote),
  read,
  holds: (criteria: readonly Criterion[]) =>
    criteria
      .map(({ path, isEqual, value }) => {
        const [equal, other] = typeof value === "string" ? ["==", "!="] : ["is", "is not"];
        return `${read(path)} ${isEqual ? equal : other} ${pyValue(value, "", quote)}`;
      })
      .join(" and "),
});

/**
 * Query values are plain literals in `params`; if requests would not write them as the document requires, the whole query is encoded in the
 * URL. A rejected request shows status and body and fails.
 */
function requestsCall(request: SampleRequest, filling?: Filling) {
  const { method, body } = request;
  const view = callView(request, body && ownType(body), filling);
  const isCommon = /^(GET|OPTIONS|HEAD|POST|PUT|PATCH|DELETE)$/.test(method);
  const { params, pairs, headers, slots, auth, response } = view;
  const options = [
    params,
    pairs,
    ...headers,
    ...slots,
    body,
    ...Object.keys(auth),
    response["lines"],
  ];
  return {
    ...view,
    isCommon,
    function: isCommon ? method.toLowerCase() : "request",
    isShort: isCommon && !options.some(Boolean),
  };
}

/** Returns the type of a body if requests would not set it itself. */
function ownType(body: SampleBody): string | undefined {
  const { kind, type } = body;
  const isSet =
    kind === "multipart" ||
    (kind === "json" && body.value !== null && type === "application/json") ||
    (kind === "form" &&
      type === "application/x-www-form-urlencoded" &&
      body.pairs.length > 0 &&
      body.pairs.every(({ plain }) => plain));
  return isSet ? undefined : type;
}

export const requests = (request: SampleRequest) => render("sample", requestsCall(request));

export function requestsProgram(plan: Plan): string {
  const view = programView("requests", plan, requestsCall);
  return render("program", { ...view, usesStandardLibrary: view.isWaiting || view.isEncoding });
}
