import { onlyKey } from "../../../src/samples/template";
import type { ApiModel, Operation } from "../../../codegen/model/types";
import { bodiesFor } from "../../../codegen/samples/body";
import { inputsFor } from "../../../codegen/samples/inputs";
import { requestFor, requestTemplate, type SampleRequest } from "../../../codegen/samples/request";
import { samplesFor } from "../../../codegen/samples/samples";
import { choicesFor, schemeCredentials } from "../../../codegen/samples/security";
import { withCredentials, withQueryCredential } from "../../../src/samples/credentials";
import { fillSample, fillSlot } from "../../../src/samples/fill";
import { withBody } from "../../../src/samples/json-body";
import { languageKeys, type SampleLanguage } from "../../../src/samples/languages";
import { quotingOf } from "../../../src/samples/quoting";
import type { HeaderField, SampleInputs, SampleValues } from "../../../src/samples/types";
import { addedLanguages } from "../../../src/vite/added-languages/table";
import { writeSample, writingRule } from "../../../src/vite/added-languages/write";

/** Returns a template as source text. @param way to authenticate, if there are several */
export function filled(
  language: string,
  template: string,
  inputs: SampleInputs,
  model: ApiModel,
  values: SampleValues = {},
  way?: string,
): string {
  const credentials = schemeCredentials(model);
  const queryCredentials = inputs.queryCredentials?.map((one) =>
    withQueryCredential(one, credentials),
  );
  const whole = withCredentials(quotingOf(language, inputs.rules), template, credentials);
  return fillSample(language, whole, { ...inputs, queryCredentials }, values)
    .filter(({ only }) => only === undefined || only === onlyKey(way ?? ""))
    .map(({ text }) => text)
    .join("");
}

/** Returns the filled samples of one variant, with the first way to authenticate or the given one. */
export function sampleTexts(
  operation: Operation,
  model: ApiModel,
  values: SampleValues = {},
  index = 0,
  way?: string,
): Readonly<Record<SampleLanguage, string>> {
  const { inputs, choices, variants } = samplesFor(operation, model);
  const templates = variants[index]?.templates;
  if (templates === undefined) throw new Error(`no variant ${index}`);
  const body = bodiesFor(operation, model)[index]?.body;
  const value = body?.kind === "json" ? body.value : null;
  const entries = languageKeys.map((key) => {
    const template = withBody(key, templates[key] ?? "", value);
    return [key, filled(key, template, inputs, model, values, way ?? choices[0]).trimEnd()];
  });
  return Object.fromEntries(entries) as Record<SampleLanguage, string>;
}

const known = new WeakMap<Operation, ReturnType<typeof samplesFor>>();

/** Like `sampleTexts`, in a language that the site adds; `undefined` if it cannot send the request. */
export function addedText(
  key: string,
  operation: Operation,
  model: ApiModel,
  values: SampleValues = {},
): string | undefined {
  const samples = known.get(operation) ?? samplesFor(operation, model);
  known.set(operation, samples);
  const { inputs, request, variants } = samples;
  const [sent] = bodiesFor(operation, model);
  const json =
    sent?.body.kind === "json" ? { type: sent.body.type, json: sent.body.value } : undefined;
  const template = writeSample(key, request, variants[0]?.body ?? json);
  const rules = { [key]: writingRule(key) };
  const complete = template && json ? withBody(key, template, json.json, rules) : template;
  return complete && filled(key, complete, { ...inputs, rules }, model, values);
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
  const { url, headers } = requestTemplate(request);
  return {
    method: request.method,
    url: text(url),
    headers: [
      ...headers.map(({ name, value }) => ({
        name: text(name),
        value: text(value),
      })),
      ...request.extraHeaders.flatMap((slot) =>
        javaHeaders(fillSlot("okhttp", slot, inputs, values)),
      ),
    ],
    body: request.body,
  };
}
