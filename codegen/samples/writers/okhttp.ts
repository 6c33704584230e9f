import { percentEncode } from "../../../src/samples/encode";
import { bodyMarker } from "../../../src/samples/json-body";
import { jsonText } from "../../../src/samples/text";
import { join } from "../../../src/shared/json-pointer";
import type { JsonValue } from "../../model/types";
import type { Part } from "../body";
import { callView, type Data, type Filling } from "../call-view";
import {
  blockWith,
  commonHelpers,
  holdsWith,
  isPlainValue,
  jsonPieces,
  quoteWith,
  textIn,
} from "../helpers";
import { camelCase, type Plan, programView } from "../program-plan";
import type { SampleRequest } from "../request";
import { template } from "../template-engine";
import { piecesOf, type VariableUse } from "../text";

function use({ variable, isEncoded }: VariableUse): string {
  return isEncoded ? `encode(${camelCase(variable)})` : camelCase(variable);
}

const quote = quoteWith(use, (text): string => piecesOf(text).map(quote).join(" + "));

/** Returns JSON as a text block, or as the format of one if it has variables. */
function json(data: Data<JsonValue>): string {
  const pieces = jsonPieces(data);
  const values = pieces
    .filter((piece) => typeof piece !== "string")
    .map((text) => (isPlainValue(text) ? quote(text) : `JSONObject.quote(${quote(text)})`));
  if (values.length === 0) return textIn("java", jsonText(data.value, 2), "    ");
  const format = pieces.map((piece) =>
    typeof piece === "string" ? piece.replaceAll("%", "%%") : "%s",
  );
  const block = textIn("java", format.join(""), "    ");
  return pieces.length === 1 ? values.join("") : `${block}.formatted(${values.join(", ")})`;
}

const read = (path: readonly (string | number)[]) => `read(response, ${quote(join("", ...path))})`;

const render = template("okhttp.hbs", {
  ...commonHelpers,
  quote,
  name: camelCase,
  block: blockWith("java", quote, "    "),
  json: (data: Data<JsonValue> | false) => (data ? json(data) : bodyMarker),
  disposition: (part: Part) => quote(dispositionOf(part)),
  read,
  holds: holdsWith(
    " && ",
    ({ path, isEqual, value }) =>
      `${isEqual ? "" : "!"}${read(path)}.equals(${quote(String(value))})`,
  ),
});

/**
 * OkHttp rejects a body with GET, so the sample says that it leaves it out. A rejected request ends with an exception that contains status
 * and body. A certificate requires OkHttp's own `okhttp-tls`; a stream may be silent for longer than OkHttp waits.
 */
function okhttpCall(request: SampleRequest, filling?: Filling) {
  const { method } = request;
  const body = method === "GET" ? undefined : request.body;
  // A form body sets its own type, without the parameters that the document may require.
  const type = body?.kind === "form" && body.type.includes(";") ? body.type : undefined;
  const view = callView({ ...request, body }, type, filling);
  const { auth, sends, response } = view;
  const hasCertificate = "certificate" in auth;
  return {
    ...view,
    isGet: method === "GET",
    isGeneral: !/^(GET|POST|PUT|PATCH|DELETE|HEAD)$/.test(method),
    isSent: body !== undefined,
    isUnsent: body !== request.body,
    // OkHttp requires a body with these, even if it is empty.
    needsBody: /^(POST|PUT|PATCH|QUERY)$/.test(method),
    sendsFiles: Object.keys(sends).length > 0,
    usesCharset: "basic" in auth,
    usesFiles: hasCertificate || "file" in response,
    hasSettings: hasCertificate || "lines" in response,
  };
}

/** RFC 7578, 4.2, as OkHttp writes it. */
function dispositionOf(part: Part): string {
  const parameter = (key: string, value: string) =>
    `; ${key}="${value.replace(/["\r\n]/g, percentEncode)}"`;
  const file = part.kind === "file" ? parameter("filename", part.file) : "";
  return `form-data${parameter("name", part.name)}${file}`;
}

export const okhttp = {
  sample: (request: SampleRequest) => render("sample", okhttpCall(request)),
  program: (plan: Plan) => {
    const view = programView("okhttp", plan, okhttpCall);
    return render("program", {
      ...view,
      sendsFiles: Object.keys(view.sends).length > 0,
      usesCharset: "basic" in view.auth || view.isEncoding,
      usesFiles: "certificate" in view.auth || plan.download !== undefined,
      usesJson: view.isReading || view.isConverting,
    });
  },
};
