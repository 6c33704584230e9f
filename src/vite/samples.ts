import { join, relative } from "node:path";

import type { Plugin } from "vite";

import type { ApiNavigation } from "../reference/navigation";
import type {
  BodyExamples,
  CodeText,
  Example,
  OperationExamples,
  Samples,
  SampleTemplates,
  SampleVariant,
  ShownLanguage,
} from "../reference/types";
import { withCredentials } from "../samples/credentials";
import { fillSample } from "../samples/fill";
import {
  credentialsOf,
  requestHeaders,
  type RequestHeaders,
  withHeaders,
} from "../samples/headers";
import { bodyText } from "../samples/json-body";
import { type LanguageInfo, languageKeys, languages } from "../samples/languages";
import { quotingOf } from "../samples/quoting";
import { serverUrl, standInFor } from "../samples/server";
import { onlyKey, PLACEHOLDER } from "../samples/template";
import type {
  JsonValue,
  RequestTemplate,
  SampleInputs,
  SampleParameter,
  SamplePart,
  SecurityWay,
  WritingRule,
} from "../samples/types";
import { between } from "../view/lay-out-page";
import { addedLanguages, languagesOf } from "./added-languages/table";
import { writeSample, writingRule } from "./added-languages/write";
import {
  loadShared,
  responsesOf,
  type SamplesModule,
  sharedFile,
  type SharedSamples,
} from "./example-source";
import { type Highlight, htmlOf, type Run } from "./highlight";
import { createLoader } from "./rendering/generated-modules";
import type { CurrentModel } from "./site-model";
import { markedHtml, type Slot } from "./slots";

/** Replaces each `*.samples.ts` that a guide imports with a module of finished HTML. */
export function samplesPlugin(current: CurrentModel, highlight: Highlight): Plugin {
  return {
    name: "site:samples",
    enforce: "pre",
    load: {
      filter: { id: /\.samples\.ts$/ },
      async handler(id) {
        const { api, config, options } = current();
        const { generatedDir } = options;
        if (!id.startsWith(generatedDir)) return null;
        this.addWatchFile(join(generatedDir, sharedFile));
        const load = createLoader(generatedDir);
        const file = relative(generatedDir, id);
        const shared = await loadShared(generatedDir, load);
        const module = await load<SamplesModule>(file);
        const shown = config.samples;
        const finished = finishSamples(module, file, { api, highlight, shared, shown });
        const lines = Object.entries(finished).map(
          ([name, value]) =>
            `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        );
        return { code: lines.join("\n"), map: null, moduleType: "js" };
      },
    },
  };
}

/** The data that {@link finishSamples} needs besides the module. */
interface HighlightOptions {
  /** Keys of languages in the order of their tabs; absent: those that codegen writes. */
  readonly shown?: readonly string[] | undefined;
  /** Servers of operations without their own, and the credentials that replace the markers of schemes. */
  readonly api: Pick<ApiNavigation, "servers" | "credentials" | "languages">;
  readonly highlight: Highlight;
  readonly shared: SharedSamples;
}

/** The exports of a finished samples module. */
export interface FinishedSamples {
  /** Filled templates as HTML with every slot marked, plus servers and credentials. */
  readonly samples?: Samples;
  readonly examples: OperationExamples | Readonly<Record<string, BodyExamples>>;
}

/** Finishes the exports of a samples module. @param file its path in the tree */
export function finishSamples(
  module: SamplesModule,
  file: string,
  options: HighlightOptions,
): FinishedSamples {
  const { highlight, shared } = options;
  const byMediaType = (media: BodyExamples) =>
    mapValues(media, (list) => list.map((example) => finishExample(example, highlight)));
  if (file === sharedFile) return { examples: mapValues(shared.examples ?? {}, byMediaType) };
  const { samples, examples = { request: {}, responses: {} } } = module;
  return {
    ...(samples && { samples: finishedSamples(samples, examples.request, file, options) }),
    examples: {
      request: byMediaType(examples.request),
      responses: mapValues(responsesOf({ samples, examples }, shared), byMediaType),
    },
  };
}

/** Returns an example with its value as highlighted HTML. */
export function finishExample({ value, ...about }: Example, highlight: Highlight): Example {
  // A body that is not JSON (form, XML, plain text) is written as plain text.
  const isText = typeof value === "string";
  const language = isText ? (value.startsWith("<?xml ") ? "xml" : "text") : "json";
  const code = isText ? value : JSON.stringify(value ?? null, null, 2);
  return { ...about, language, html: htmlOf(highlight(code, language)) };
}

function finishedSamples(
  { request, programs, security, variants, ...given }: SampleTemplates,
  bodies: BodyExamples,
  file: string,
  options: HighlightOptions,
): Samples {
  const { api, highlight, shared } = options;
  const { credentials = [] } = api;
  const own = api.languages ?? {};
  const known = languagesOf(api.languages);
  const shown = options.shown ?? (api.languages ? Object.keys({ ...languages, ...own }) : []);
  const isAdded = (key: string) => Object.hasOwn(addedLanguages, key) && !Object.hasOwn(own, key);
  const written = variants.map((variant) => ({ variant, json: jsonValue(variant, bodies) }));

  // Samples of workflows are not single requests, so they exist only in the languages that codegen writes.
  const wanted = file.startsWith("workflows/") ? [] : shown.filter(isAdded);
  const parameters = parametersOf(given.parameters, request !== undefined, shared);
  const [firstWay = { name: "", schemes: [] }, ...otherWays] = request
    ? (security ?? shared.security ?? [])
    : [];
  const headersOf = (way: SecurityWay) => {
    const sent = credentialsOf(way, credentials);
    return [way.name, requestHeaders(sent, parameters, request?.accept)] as const;
  };
  const headers = headersOf(firstWay);
  const ways = [headers, ...otherWays.map(headersOf)];
  const writtenAs = request
    ? addedTemplates(wanted, request, headers[1], written)
    : new Map<string, never>();
  const templateOf = (key: string, index: number) =>
    isAdded(key) ? writtenAs.get(key)?.[index] : (variants[index]?.[key] ?? programs?.[key]);
  const isOwn = (key: string) => Object.hasOwn(own, key);
  // Ours can send everything.
  const hasTemplate = (key: string) =>
    templateOf(key, 0) !== undefined || !(isOwn(key) || isAdded(key));
  const usual = languageKeys.filter(hasTemplate);
  const kept = shown.filter(hasTemplate);
  // If no language is left, the page shows the usual ones.
  const keys = kept.length > 0 ? kept : usual;
  const isUsual = kept.length === 0 && usual.length === languageKeys.length && !usual.some(isOwn);
  const rules = Object.fromEntries(
    keys
      .filter((key) => isOwn(key) || isAdded(key))
      .map((key) => [key, own[key] ? withoutLabels(own[key]) : writingRule(key)]),
  );
  const queryCredentials = credentialsOf(firstWay, credentials)
    .filter((one) => one.in === "query")
    .map((one) => ({ name: one.name, value: one.value }));
  const servers = given.servers ?? api.servers ?? [];
  const inputs = {
    ...given,
    parameters,
    ...(queryCredentials.length > 0 && { queryCredentials }),
    // Without servers in the document, the server is at the document's own address (OpenAPI 3.1, 4.8.1.1).
    servers: servers.length > 0 ? servers : [{ url: "/" }],
    ...(Object.keys(rules).length > 0 && { rules }),
  };

  const partsOf = (key: string, index: number, from: SampleInputs = inputs) => {
    const quoting = quotingOf(key, inputs.rules);
    const text = (templateOf(key, index) ?? "") as string;
    const template = withCredentials(quoting, withHeaders(quoting, text, ways), credentials);
    return fillSample(key, template, from);
  };
  const shownWay = otherWays.length > 0 ? onlyKey(firstWay.name) : undefined;
  const finished = written.map(({ variant, json }, index): SampleVariant => {
    const facts = Object.entries(variant).filter(([key]) => key !== "body" && !(key in known));
    const codeOf = (key: string) => {
      const { grammar = "" } = known[key] ?? {};
      const text = (one: string) => highlight(one, grammar);
      return markedCode(
        partsOf(key, index),
        (before) => bodyText(key, json, before, rules),
        shownWay,
        text,
      );
    };
    return {
      ...Object.fromEntries(facts),
      codes: Object.fromEntries(keys.map((key) => [key, codeOf(key)])),
    };
  });
  const [complete = ""] = [...usual.filter((key) => !isOwn(key)), ...keys];
  const unfilled = partsOf(complete, 0, { parameters: [] });
  const namesFor = (way?: string) => credentialsIn(unfilled, queryCredentials, way);
  const standIn = standInFor(serverUrl(inputs.servers[0] ?? { url: "/" }));
  return {
    ...inputs,
    ...(otherWays.length > 0 && {
      security: ways.map(([name]) => ({ name, credentials: namesFor(onlyKey(name)) })),
    }),
    credentials: namesFor(),
    variants: finished as unknown as Samples["variants"],
    ...(!isUsual && { languages: keys.flatMap((key) => shownLanguage(key, known[key])) }),
    ...(standIn !== undefined && { standIn }),
    ...(given.own && {
      own: given.own.map((sample) => ({
        ...sample,
        code: { html: htmlOf(highlight(sample.code as string, sample.language)) },
      })),
    }),
  };
}

interface WrittenVariant {
  readonly variant: SampleTemplates["variants"][number];
  /** Its body, if it is JSON. */
  readonly json: JsonValue;
}

/**
 * Returns the templates of a request in the languages that a site adds, by key, one for each variant. Leaves out languages that cannot
 * send one of the bodies, because the menu of bodies is the same in each language.
 */
function addedTemplates(
  keys: readonly string[],
  request: RequestTemplate,
  headers: RequestHeaders,
  variants: readonly WrittenVariant[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    keys.flatMap((key) => {
      const templates = variants.flatMap(
        ({
          json,
          variant: { mediaType: type, body = type === undefined ? type : { type, json } },
        }) => writeSample(key, request, headers, body) ?? [],
      );
      return templates.length === variants.length ? [[key, templates] as const] : [];
    }),
  );
}

/** Returns parameters with those that every operation sends, and with shared data instead of its names. */
function parametersOf(
  own: SampleTemplates["parameters"] = [],
  isRequest: boolean,
  { parameters = {}, commonParameters }: SharedSamples,
): readonly SampleParameter[] {
  const all = isRequest ? between(commonParameters, own) : own;
  return all.flatMap((one) => (typeof one === "string" ? (parameters[one] ?? []) : one));
}

/**
 * Returns a sample as HTML with every slot and the lines of each way to authenticate marked.
 *
 * @param bodyAfter returns the body that follows a text
 * @param firstWay the way that is shown
 */
function markedCode(
  parts: readonly SamplePart[],
  bodyAfter: (text: string) => string,
  firstWay: string | undefined,
  highlight: (text: string) => readonly Run[],
): CodeText {
  let text = "";
  const slots: Slot[] = [];
  const ways: Slot[] = [];
  for (const part of parts) {
    const start = text.length;
    text += part.slot === "body" ? bodyAfter(text) : part.text;
    if (part.slot !== undefined) slots.push({ name: part.slot, start, end: text.length });
    if (part.only !== undefined) ways.push({ name: part.only, start, end: text.length });
  }
  return { html: markedHtml(highlight(text), slots, ways, firstWay) };
}

/** Returns the value of a JSON body. Codegen writes it only once: as the example that the variant shows. */
function jsonValue(
  { mediaType = "", example }: SampleTemplates["variants"][number],
  bodies: BodyExamples,
): JsonValue {
  const found = bodies[mediaType]?.find(({ name }) => name === example)?.value;
  return (found ?? (example === undefined ? {} : null)) as JsonValue;
}

function shownLanguage(key: string, info: LanguageInfo | undefined): readonly ShownLanguage[] {
  if (!info) return [];
  const { label, needs, file, grammar, isOnePage } = info;
  return [{ key, label, needs, file, grammar, ...(isOnePage && { isOnePage }) }];
}

/** Returns what browsers need of a language. */
function withoutLabels({ quoting, json, line, argument }: LanguageInfo): WritingRule {
  return {
    quoting,
    ...(json && { json }),
    ...(line !== undefined && { line }),
    ...(argument !== undefined && { argument }),
  };
}

/** The kinds of slots that the reader's credentials fill. */
const credentialSlots: ReadonlySet<string> = new Set(["credential", "cookieCredential", "login"]);

/** Returns the names of credentials, which are the same in every language and variant. @param way to authenticate; absent: all */
function credentialsIn(
  parts: readonly SamplePart[],
  queryCredentials: Samples["queryCredentials"] = [],
  way?: string,
): readonly string[] {
  const inTemplate = parts.flatMap(({ slot = "", only = way }) => {
    if (only !== way && way !== undefined) return [];
    const [kind = "", name = ""] = slot.split(/\.(.*)/s);
    return credentialSlots.has(kind) ? [name] : [];
  });
  const inQuery = queryCredentials.flatMap(({ value }) =>
    value.split(PLACEHOLDER).filter((_, index) => index % 2 === 1),
  );
  return [...new Set([...inTemplate, ...inQuery])];
}

function mapValues<From, To>(
  from: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
