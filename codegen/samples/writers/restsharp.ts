import { fillSample } from "../../../src/samples/fill";
import { bodyMarker } from "../../../src/samples/json-body";
import { familyOf } from "../../../src/samples/quoting";
import { templateText } from "../../../src/samples/template";
import { jsonText } from "../../../src/samples/text";
import type { SampleInputs } from "../../../src/samples/types";
import type { JsonValue } from "../../model/types";
import { callView, type Data, type Filling, ownType } from "../call-view";
import {
  blockWith,
  commonHelpers,
  holdsWith,
  inBraces,
  isPlainValue,
  jsonPieces,
  quoteWith,
  textIn,
} from "../helpers";
import { camelCase, type Plan, programView } from "../program-plan";
import { type SampleRequest, urlOf } from "../request";
import { template } from "../template-engine";
import { isUse, templateOf, textOf, type VariableUse } from "../text";

function use({ variable, isEncoded }: VariableUse): string {
  const name = camelCase(variable);
  return isEncoded ? `Uri.EscapeDataString(${name})` : name;
}

const quote = quoteWith(use, (text) => `$"${inBraces(text, use)}"`);

/** Returns JSON as a raw literal; if it has variables, with enough `$` that its own braces are text. */
function json(data: Data<JsonValue>): string {
  const pieces = jsonPieces(data);
  const strings = pieces.filter((piece) => typeof piece === "string");
  if (strings.length === pieces.length) return textIn("csharp", jsonText(data.value, 2));
  const runs = strings.join("").match(/\{+|\}+/g) ?? [];
  const count = Math.max(...runs.map(({ length }) => length), 1) + 1;
  const codes = pieces.map((piece) => {
    if (typeof piece === "string") return templateText(piece);
    const code = isPlainValue(piece) ? quote(piece) : `JsonSerializer.Serialize(${quote(piece)})`;
    return pieces.length === 1 ? code : "{".repeat(count) + code + "}".repeat(count);
  });
  const whole = codes.join("");
  return pieces.length === 1 ? whole : `${"$".repeat(count)}${familyOf("csharp").text(whole)}`;
}

function read(path: readonly (string | number)[]): string {
  const keys = path.map((key) => quote(String(key)));
  return `Read(${["response", ...keys].join(", ")})`;
}

const contentTypes: Readonly<Record<string, string>> = {
  "application/json": "ContentType.Json",
  "application/xml": "ContentType.Xml",
  "text/plain": "ContentType.Plain",
  "application/x-www-form-urlencoded": "ContentType.FormUrlEncoded",
};

const render = template("restsharp.hbs", {
  ...commonHelpers,
  quote,
  name: camelCase,
  block: blockWith("csharp", quote),
  json: (data: Data<JsonValue> | false) => (data ? json(data) : bodyMarker),
  contentType: (type: string) => contentTypes[type] ?? quote(type),
  /** The library rejects these characters; browsers write them this way (HTML, 4.10.21.8). */
  partName: (name: string) =>
    quote(name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A")),
  read,
  holds: holdsWith(
    " && ",
    ({ path, isEqual, value }) => `${read(path)} ${isEqual ? "==" : "!="} ${quote(String(value))}`,
  ),
});

/**
 * The query is encoded in the resource, which RestSharp passes on as is; `AddQueryParameter` would encode it its own way. A rejected request
 * ends with an exception that contains status and body; for a stream, only the status.
 *
 * @param inputs the values for the slots of the path
 */
function restsharpCall(request: SampleRequest, inputs: SampleInputs, filling?: Filling) {
  const { method, server, path, query, body } = request;
  const view = callView(request, undefined, filling);
  // RestSharp's enumeration has neither TRACE nor QUERY.
  const isKnown = /^(GET|POST|PUT|DELETE|HEAD|OPTIONS|PATCH)$/.test(method);
  const base = isKnown ? method : body === undefined ? "GET" : "POST";
  const filled = fillSample(
    "restsharp",
    templateOf(path, undefined, () => "x"),
    inputs,
  );
  // Without its first slash, such a path would be read as a URL with another scheme or host.
  const isAmbiguous = /^\/(\/|[^/]*:)/.test(filled.map(({ text }) => text).join(""));
  const isElsewhere = filling !== undefined && !server.some(isUse);
  const pairs = body?.kind === "form" ? body.pairs : [];
  const isPlain = pairs.length > 0 && pairs.every(({ plain }) => plain);
  // With any other method, `AddParameter` writes to the query.
  const isForm =
    isPlain && /^(POST|PUT|PATCH)$/.test(method) && !(body && ownType(body, false, true));
  const bareType = body?.type.split(";")[0]?.trim() ?? "";
  return {
    ...view,
    server: isAmbiguous ? undefined : server,
    resource: isAmbiguous || isElsewhere ? urlOf(request) : textOf(path, query),
    methodName: base !== "GET" && `${base.charAt(0)}${base.slice(1).toLowerCase()}`,
    isGeneral: !isKnown,
    form: isForm && view.body?.["form"],
    formText: !isForm && view.body?.["form"],
    bareType,
    // `AddStringBody` takes a bare media type; parameters such as a charset go into the header.
    hasParameters:
      body && /^(json|text|form)$/.test(body.kind) && !isForm && bareType !== body.type,
    hasOptions: Object.keys(view.auth).length > 0 || "lines" in view.response,
    usesJson: "pages" in view.response,
  };
}

export const restsharp = {
  sample: (request: SampleRequest, { inputs }: { readonly inputs: SampleInputs }) =>
    render("sample", restsharpCall(request, inputs)),
  program: (plan: Plan) => {
    const view = programView("restsharp", plan, (request, filling) =>
      restsharpCall(request, { parameters: [] }, filling),
    );
    return render("program", { ...view, usesJson: view.isConverting });
  },
};
