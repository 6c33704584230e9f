import { percentEncode } from "../../../src/samples/encode";
import { bodyMarker } from "../../../src/samples/json-body";
import { insideShellQuotes } from "../../../src/samples/quote";
import { templateText } from "../../../src/samples/template";
import { jsonText } from "../../../src/samples/text";
import type { JsonValue } from "../../model/types";
import type { Criterion } from "../retry";
import type { Part, SampleBody } from "../body";
import { callView, type Data, type Filling, ownType } from "../call-view";
import { blockWith, commonHelpers, jsonPieces, textIn } from "../helpers";
import { camelCase, type Plan, programView } from "../program-plan";
import type { HeaderField, SampleRequest } from "../request";
import { template } from "../template-engine";
import { isUse, piecesOf, templateOf, type Text, textOf, type VariableUse } from "../text";

function use({ variable, isEncoded }: VariableUse): string {
  const name = `$${camelCase(variable)}`;
  return isEncoded ? `$(encode "${name}")` : name;
}

function quote(value: string | Text): string {
  const pieces = piecesOf(textOf(value));
  const write = (text: Text) => templateOf(text, insideShellQuotes, use);
  const isVariable = (text: Text) => text.some(isUse);
  if (!pieces.some(isVariable)) return `'${write(textOf(value))}'`;
  if (pieces.every((text) => isVariable(text) || !/["$`\\!]/.test(write(text))))
    return `"${pieces.map(write).join("")}"`;
  return pieces
    .map((text) => (isVariable(text) ? `"${write(text)}"` : `'${write(text)}'`))
    .join("");
}

/** Returns a body with values of variables, built by jq, which quotes them. */
function json(data: Data<JsonValue>): string {
  const pieces = jsonPieces(data);
  const used = new Set(
    pieces.flatMap((piece) =>
      typeof piece === "string" ? [] : piece.filter(isUse).map(({ variable }) => variable),
    ),
  );
  if (used.size === 0) return textIn("shell", jsonText(data.value, 2));
  const parts = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    const [only] = piece;
    if (piece.length === 1 && only && isUse(only)) return use(only);
    const inside = (part: Text[number]) =>
      isUse(part) ? `\\(${use(part)})` : jsonText(String(part)).slice(1, -1);
    return `"${piece.map(inside).join("")}"`;
  });
  const values = [...used].map((one) => {
    const name = camelCase(one);
    return `--arg${one.isText ? "" : "json"} ${name} "$${name}"`;
  });
  const filter = templateText(parts.join("").replaceAll("'", "'\\''"));
  return `"$(jq --null-input ${values.join(" ")} '${filter}')"`;
}

/** Returns the path of a value in jq syntax. */
function filterOf(path: readonly (string | number)[]): string {
  const keys = path.map((key) => {
    if (typeof key === "number") return `[${key}]`;
    return `.${/^[A-Za-z_]\w*$/.test(key) ? key : jsonText(key)}`;
  });
  const filter = keys.join("");
  return filter.startsWith(".") ? filter : `.${filter}`;
}

const block = blockWith("shell", quote);

const render = template("curl.hbs", {
  ...commonHelpers,
  quote,
  name: camelCase,
  block,
  json: (data: Data<JsonValue> | false) => (data ? json(data) : bodyMarker),
  method: (method: string) => (/^\w+$/.test(method) ? method : quote(method)),
  /** `Name:` would remove a header; `Name;` sends it empty. */
  header: ({ name, value }: HeaderField) =>
    quote(value.length === 0 ? textOf(name, ";") : textOf(name, ": ", value)),
  message: (text: string) => block(text.trim()),
  filter: (path: readonly (string | number)[]) => quote(filterOf(path)),
  holds: (criteria: readonly Criterion[]) => {
    const filters = criteria.map(
      ({ path, isEqual, value }) => `${filterOf(path)} ${isEqual ? "==" : "!="} ${jsonText(value)}`,
    );
    return `jq --exit-status ${quote(filters.join(" and "))} <<< "$response" > /dev/null`;
  },
});

/**
 * The method is always written, except for a plain GET. The URL is complete: curl sends it as is. A rejected request shows its body and
 * fails.
 */
function curlCall(request: SampleRequest, filling?: Filling) {
  const { method, body } = request;
  const { headers: more = [] } = filling ?? {};
  const isPaired = body?.kind === "form" && body.pairs.length > 0;
  const view = callView(
    request,
    body && ownType(body, false, isPaired),
    filling && { ...filling, headers: [] },
  );
  const { headers, auth, response } = view;
  const data = body ? dataOf(body, filling?.text ?? ((value) => [value])) : [];
  return {
    ...view,
    more,
    data,
    isRead: filling !== undefined || "pages" in response,
    // With `--request HEAD`, curl would wait for a body that never comes.
    isHead: method === "HEAD",
    hasMethod: method !== "GET" || body !== undefined,
    hasLogin: "basic" in auth || "digest" in auth,
    hasOptions:
      headers.length + data.length + Object.keys(auth).length > 0 ||
      body?.kind === "json" ||
      "file" in response,
  };
}

/** Returns options with the parts of a body. */
function dataOf(body: SampleBody, text: Filling["text"]) {
  switch (body.kind) {
    case "json":
      return [];
    case "text":
      // `--data` would read a file if its value starts with `@`.
      return [{ option: body.text.startsWith("@") ? "data-raw" : "data", text: text(body.text) }];
    case "form":
      if (body.pairs.length === 0) return [{ option: "data", text: [] }];
      return body.pairs.map(({ name, value, text: whole, plain }) =>
        // curl encodes the text after the first `=` and sends the name unchanged.
        plain && name !== "" && !value.includes("\0")
          ? { option: "data-urlencode", text: text(`${percentEncode(name)}=${value}`) }
          : { option: "data-raw", text: text(whole) },
      );
    case "multipart":
      return body.parts.map((part) => partOf(part, text));
    case "file":
      return [{ option: "data-binary", text: [`@${body.file}`] }];
  }
}

function partOf(part: Part, text: Filling["text"]) {
  // `=` ends the name, and curl has no escape for it.
  const name = part.name.replaceAll("=", "%3D");
  const headers = part.headers.map(
    (header) => `;headers="${`${header.name}: ${header.value}`.replace(/[\\"]/g, "\\$&")}"`,
  );
  const type = [part.type === undefined ? "" : `;type=${part.type}`, ...headers].join("");
  if (part.kind === "file") return { option: "form", text: text(`${name}=@${part.file}${type}`) };
  if (type === "") {
    // `--form` treats `@`, `<`, `;`, quotes and outer blanks specially.
    const plain = /^\w[^;"\\]*$/.test(part.text) && !/\s$/.test(part.text);
    return { option: plain ? "form" : "form-string", text: text(`${name}=${part.text}`) };
  }
  const content = /^[{[\w][^;\\]*$/.test(part.text)
    ? part.text
    : `"${part.text.replace(/[\\"]/g, "\\$&")}"`;
  return { option: "form", text: text(`${name}=${content}${type}`) };
}

export const curl = {
  sample: (request: SampleRequest) => render("sample", curlCall(request)),
  program: (plan: Plan) => render("program", programView("curl", plan, curlCall)),
};
