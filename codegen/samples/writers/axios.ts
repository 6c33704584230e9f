import { bodyMarker } from "../../../src/samples/json-body";
import { axiosParams, isLostKey, searchParams } from "../../../src/samples/pairs";
import { insideQuotes, jsMember } from "../../../src/samples/quote";
import { jsValue } from "../../../src/samples/quoting";
import type { Pair } from "../../../src/samples/serialize";
import type { JsonValue } from "../../model/types";
import { callView, type Data, type Filling, ownType } from "../call-view";
import { blockWith, commonHelpers, holdsWith, quoteIn, quoteWith } from "../helpers";
import { camelCase, type Given, type Plan, programView } from "../program-plan";
import type { HeaderField, SampleRequest } from "../request";
import { template } from "../template-engine";
import { templateOf, type VariableUse } from "../text";

function use({ variable, isEncoded }: VariableUse): string {
  const name = camelCase(variable);
  return isEncoded ? `encodeURIComponent(${name})` : name;
}

const quote = quoteWith(use, (text) => {
  const inside = (part: string) => insideQuotes(part).replace(/`|\$(?=\{)/g, "\\$&");
  return `\`${templateOf(text, inside, (one) => `\${${use(one)}}`)}\``;
});

function read(path: readonly (string | number)[]): string {
  const keys = path.map((key) => (typeof key === "number" ? key : quote(key)));
  return `read(${["response", ...keys].join(", ")})`;
}

const render = template("axios.hbs", {
  ...commonHelpers,
  quote,
  name: camelCase,
  json: (data: Data<JsonValue> | false) =>
    data ? jsValue(data.value, "  ", quoteIn(data, quote)) : bodyMarker,
  block: blockWith("javascript", quote),
  params: (pairs: Data<readonly Pair[]>) => axiosParams(pairs.value, "    ", quoteIn(pairs, quote)),
  searchParams: (pairs: Data<readonly Pair[]>) =>
    searchParams(pairs.value, "", quoteIn(pairs, quote)),
  member: ({ name, value }: HeaderField) => {
    const [only = ""] = name;
    const code = quote(value);
    return typeof only === "string" ? jsMember(only, code, quote) : `${templateOf(name)}: ${code}`;
  },
  literal: (start: Given["start"]) =>
    "slot" in start ? quote([start]) : jsValue(start.value, "", quote),
  read,
  holds: holdsWith(
    " && ",
    ({ path, isEqual, value }) =>
      `${read(path)} ${isEqual ? "===" : "!=="} ${jsValue(value, "", quote)}`,
  ),
});

/**
 * Query values are plain literals in `params`; if axios would not write them as the document requires, the whole query is encoded in the
 * URL. A rejected request shows status and body and fails.
 */
function axiosCall(request: SampleRequest, filling?: Filling) {
  const { method, body } = request;
  const isWhole = body?.kind === "json" && isObject(body.value);
  const isPlain = body?.kind === "form" && body.pairs.every(({ plain }) => plain);
  const view = callView(request, body && ownType(body, isWhole, isPlain), filling);
  const { params, pairs, headers, slots, auth, response } = view;
  const hasBody = /^(POST|PUT|PATCH)$/.test(method);
  const isGeneral = !hasBody && !/^(GET|DELETE|HEAD|OPTIONS)$/.test(method);
  const sendsData = body !== undefined && !hasBody;
  const hasSlots = Boolean(params) || slots.length > 0;
  const hasConfig =
    isGeneral ||
    sendsData ||
    Boolean(pairs) ||
    headers.length > 0 ||
    Object.keys(auth).some((one) => one !== "digest") ||
    ["file", "lines", "pages"].some((kind) => kind in response);
  return {
    ...view,
    isWhole,
    function: isGeneral ? "request" : method.toLowerCase(),
    data: hasBody && (body ? "payload" : (hasConfig || hasSlots) && "null"),
    isGeneral,
    sendsData,
    hasConfig,
    hasSlots,
  };
}

/** Whether axios converts a value to JSON and loses nothing: it sends a string, number or null unchanged. */
function isObject(value: JsonValue): boolean {
  return typeof value === "object" && value !== null && !hasLostKeys(value);
}

function hasLostKeys(value: JsonValue | undefined): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Object.keys(value).some(isLostKey)) return true;
  return Object.values(value).some(hasLostKeys);
}

export const axios = {
  sample: (request: SampleRequest) => render("sample", axiosCall(request)),
  program: (plan: Plan) => {
    const view = programView("axios", plan, axiosCall);
    const calls = view.calls.map((call) => ({
      ...call,
      declares: call.isFirstUser && (view.users > 1 ? "let" : "const"),
      declaresPayload: call.isFirstSender && (view.senders > 1 ? "let" : "const"),
    }));
    return render("program", { ...view, calls });
  },
};
