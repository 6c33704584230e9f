import { onlyKey } from "../../../src/samples/template";
import type { ApiModel, Operation } from "../../../codegen/model/types";
import { bodiesFor } from "../../../codegen/samples/body";
import { inputsFor } from "../../../codegen/samples/inputs";
import { getOrMake } from "../../../codegen/get-or-make";
import { requestFor, type SampleRequest, urlOf } from "../../../codegen/samples/request";
import { samplesFor } from "../../../codegen/samples/samples";
import { choicesFor, schemeCredentials } from "../../../codegen/samples/security";
import { templateOf } from "../../../codegen/samples/text";
import { programOf } from "../../../codegen/workflows/program";
import type { Workflow } from "../../../codegen/workflows/workflows";
import { withCredentials } from "../../../src/samples/credentials";
import { fillSample, fillSlot } from "../../../src/samples/fill";
import { credentialsOf, requestHeaders, withHeaders } from "../../../src/samples/headers";
import { bodyText } from "../../../src/samples/json-body";
import { languageKeys, type SampleLanguage } from "../../../src/samples/languages";
import { quotingOf } from "../../../src/samples/quoting";
import type {
  HeaderField,
  JsonValue,
  SampleInputs,
  SampleValues,
} from "../../../src/samples/types";
import { addedLanguages } from "../../../src/vite/added-languages/table";
import { writeSample, writingRule } from "../../../src/vite/added-languages/write";

const known = new WeakMap<Operation, ReturnType<typeof samplesFor>>();
/** Returns the samples of an operation, which has one model, written once for all languages. */
const samplesOf = (operation: Operation, model: ApiModel) =>
  getOrMake(known, operation, () => samplesFor(operation, model));

/** Returns a template as source text. @param way to authenticate, if there are several; `body` is JSON */
export function filled(
  language: string,
  template: string,
  inputs: SampleInputs,
  model: ApiModel,
  values: SampleValues = {},
  { way = "", body = null }: { readonly way?: string | undefined; readonly body?: JsonValue } = {},
): string {
  const whole = withCredentials(
    quotingOf(language, inputs.rules),
    template,
    schemeCredentials(model),
  );
  let code = "";
  for (const { only = onlyKey(way), slot, text } of fillSample(language, whole, inputs, values))
    if (only === onlyKey(way))
      code += slot === "body" ? bodyText(language, body, code, inputs.rules) : text;
  return code;
}

/** Returns the filled samples of one variant, with the first way to authenticate or the given one. */
export function sampleTexts(
  operation: Operation,
  model: ApiModel,
  values: SampleValues = {},
  index = 0,
  way?: string,
): Readonly<Record<SampleLanguage, string>> {
  const { inputs, ways, variants } = samplesOf(operation, model);
  const templates = variants[index]?.templates;
  if (templates === undefined) throw new Error(`no variant ${index}`);
  const body = bodiesFor(operation, model)[index]?.body;
  const headers = headersOf(operation, model);
  const sent = { way: way ?? ways[0]?.name, ...(body?.kind === "json" && { body: body.value }) };
  return inLanguages((key) => {
    const template = withHeaders(quotingOf(key, undefined), templates[key] ?? "", headers);
    return filled(key, template, inputs, model, values, sent).trimEnd();
  });
}

function inLanguages(textIn: (key: SampleLanguage) => string) {
  const entries = languageKeys.map((key) => [key, textIn(key)]);
  return Object.fromEntries(entries) as Record<SampleLanguage, string>;
}

/** Returns the headers of each way to authenticate. */
function headersOf(operation: Operation, model: ApiModel) {
  const { inputs, ways, request } = samplesOf(operation, model);
  return (ways.length > 0 ? ways : [{ name: "", schemes: [] }]).map((way) => {
    const credentials = credentialsOf(way, schemeCredentials(model));
    return [way.name, requestHeaders(credentials, inputs.parameters, request.accept)] as const;
  });
}

/** Returns the programs of a workflow as readers see them. */
export function programTexts(
  workflow: Workflow,
  model: ApiModel,
  values: SampleValues = {},
): Readonly<Record<SampleLanguage, string>> {
  const { parameters, templates } = programOf(workflow, model);
  const inputs = { parameters, servers: model.servers.map(({ url }) => ({ url })) };
  return inLanguages((key) => filled(key, templates[key] ?? "", inputs, model, values));
}

/** Like `sampleTexts`, in a language that the site adds; `undefined` if it cannot send the request. */
export function addedText(
  key: string,
  operation: Operation,
  model: ApiModel,
  values: SampleValues = {},
): string | undefined {
  const { inputs, request, variants } = samplesOf(operation, model);
  const [sent] = bodiesFor(operation, model);
  const json =
    sent?.body.kind === "json" ? { type: sent.body.type, json: sent.body.value } : undefined;
  const [[, headers] = ["", undefined]] = headersOf(operation, model);
  const template = headers && writeSample(key, request, headers, variants[0]?.body ?? json);
  const rules = { [key]: writingRule(key) };
  const body = json && { body: json.json };
  return template && filled(key, template, { ...inputs, rules }, model, values, body);
}

/** The keys of all added languages. */
export const addedKeys = Object.keys(addedLanguages);

/** Returns the headers that lines of a Java sample set. */
function javaHeaders(lines: string): readonly HeaderField[] {
  return [...lines.matchAll(/\.header\((.*)\)$/gm)].map(([, literals = ""]) => {
    const [name = "", value = ""] = JSON.parse(`[${literals}]`) as readonly string[];
    return { name, value };
  });
}

/** A request whose slots are filled. */
export interface FilledRequest extends Pick<SampleRequest, "method" | "body"> {
  readonly headers: readonly HeaderField[];
  readonly url: string;
}

/** Returns the request of an operation with its first body. */
export function filledRequest(
  operation: Operation,
  model: ApiModel,
  values: SampleValues = {},
): FilledRequest {
  const [choice] = choicesFor(operation, model);
  const inputs = inputsFor(operation, model, choice.credentials);
  const [variant] = bodiesFor(operation, model);
  const request = requestFor(operation, choice, inputs, variant?.body);
  // JSON has the same escapes as a literal in Java.
  const text = (template: string) =>
    JSON.parse(`"${filled("okhttp", template, inputs, model, values)}"`) as string;
  return {
    method: request.method,
    url: text(templateOf(urlOf(request))),
    headers: [
      ...request.headers.map(({ name, value }) => ({
        name: text(templateOf(name)),
        value: text(templateOf(value)),
      })),
      ...request.extraHeaders.flatMap((slot) =>
        javaHeaders(fillSlot("okhttp", slot, inputs, values)),
      ),
    ],
    body: request.body,
  };
}
