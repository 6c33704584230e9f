import { join, relative } from "node:path";

import type { Plugin } from "vite";

import type { ApiNavigation } from "../reference/navigation";
import type {
  CodeText,
  Samples,
  SampleTemplates,
  SampleVariant,
  ShownLanguage,
} from "../reference/types";
import { withCredentials, withQueryCredential } from "../samples/credentials";
import { fillSample } from "../samples/fill";
import { bodyText } from "../samples/json-body";
import { byLanguage, languages, type SampleLanguage } from "../samples/languages";
import { quotingOf } from "../samples/quoting";
import { serverUrl, standInFor } from "../samples/server";
import { onlyKey, PLACEHOLDER, templateParts } from "../samples/template";
import type { JsonValue } from "../samples/types";
import { addedLanguages, isAdded } from "./added-languages/table";
import { writeSample, writingRule } from "./added-languages/write";
import { SiteError } from "./errors";
import {
  createSampleSource,
  type LiteralRecord,
  responsesOf,
  type SampleSource,
  sharedFile,
} from "./example-source";
import type { Highlight } from "./highlight";
import { type Literal, readExportedLiterals } from "./literals";
import { type CurrentModel, perModel } from "./site-model";
import { markLines, type Slot } from "./slots";

/**
 * Replaces each `*.samples.ts` of the generated tree by a module that holds finished html, so that neither source texts nor a
 * highlighter reach the browser.
 */
export function samplesPlugin(current: CurrentModel, highlight: Highlight): Plugin {
  const treeOf = perModel(current, ({ options }) => createSampleSource(options.generatedDir));
  return {
    name: "site:samples",
    enforce: "pre",
    transform: {
      filter: { id: /\.samples\.ts$/ },
      handler(source, id) {
        const { api, config, options } = current();
        const { generatedDir } = options;
        if (!id.startsWith(generatedDir)) return null;
        const file = relative(generatedDir, id);
        const shown = config.samples;
        const code = highlightSamples(source, file, { api, highlight, tree: treeOf(), shown });
        this.addWatchFile(join(generatedDir, sharedFile));
        return { code, map: null, moduleType: "js" };
      },
    },
  };
}

/** Servers of operations that have none of their own, and what stands for the markers of schemes. */
type SharedInputs = Pick<ApiNavigation, "servers" | "credentials">;

/** What {@link finishSamples} needs besides the module. */
interface HighlightOptions {
  /** Keys of `languages` and `addedLanguages` in the order of their tabs; absent: the five that codegen writes. */
  readonly shown?: readonly string[] | undefined;
  readonly api: SharedInputs;
  readonly highlight: Highlight;
  /** Where examples of other modules are. */
  readonly tree: SampleSource;
}

/** What a samples module exports once it is finished. */
export interface FinishedSamples {
  /** Filled templates as html in which every slot is marked, with servers and credentials. */
  readonly samples?: Samples;
  /** Each as `{ name, summary, html }`. */
  readonly examples: Literal;
}

/** The text of the module that takes the place of a samples module; see {@link finishSamples}. */
export function highlightSamples(source: string, file: string, options: HighlightOptions): string {
  return Object.entries(finishSamples(source, file, options))
    .map(([name, value]) => `export const ${name} = ${toSource(value)};\n`)
    .join("");
}

/**
 * Reads a samples module and finishes what it exports.
 *
 * @param file names the module in errors
 * @throws {SiteError} when the module holds more than literals, or not in the agreed form
 */
export function finishSamples(
  source: string,
  file: string,
  { api, highlight, tree, shown }: HighlightOptions,
): FinishedSamples {
  const { samples, examples = {} } = readExportedLiterals(source, file);
  const example = (value: Literal) => finishExample(value, file, { highlight, tree });
  const byMediaType = (media: Literal) =>
    mapValues(record(media, file), (list) => (Array.isArray(list) ? list.map(example) : []));
  if (file === sharedFile) return { examples: mapValues(record(examples, file), byMediaType) };
  const { request = {} } = record(examples, file);
  const shared = tree.shared();
  const parameters = record(shared["parameters"] ?? {}, sharedFile);
  return {
    ...(samples !== undefined && {
      samples: finishedSamples(
        templatesOf(samples, request, { api, shown, file, parameters }),
        api,
        highlight,
      ),
    }),
    examples: {
      request: byMediaType(request),
      responses: mapValues(responsesOf({ samples, examples }, shared), byMediaType),
    },
  };
}

/** Highlights an example, its own value or one that it refers to. @param file the module that has it */
export function finishExample(
  example: Literal,
  file: string,
  { highlight, tree }: Pick<HighlightOptions, "highlight" | "tree">,
) {
  const { from, ...own } = record(example, file);
  const whole = typeof from === "string" ? { ...own, value: tree.example(from) } : own;
  return highlightExample(whole, file, highlight);
}

/** Samples with a template per language, as codegen writes them, and names replaced. */
interface TemplateSamples
  extends Omit<Samples, "security">, Pick<SampleTemplates, "request" | "programs" | "security"> {
  readonly variants: readonly [TemplateVariant, ...TemplateVariant[]];
}

type TemplateVariant = SampleVariant &
  Readonly<Record<SampleLanguage, string>> &
  Pick<SampleTemplates["variants"][number], "body"> & {
    readonly added: Readonly<Record<string, string>>;
    /** What stands in the slot of the body. */
    readonly json: JsonValue;
  };

interface TemplateOptions extends Pick<HighlightOptions, "api" | "shown"> {
  readonly file: string;
  /** The parameters that operations share. */
  readonly parameters: LiteralRecord;
}

function templatesOf(
  value: Literal,
  examples: Literal,
  { api: { credentials = [] }, shown = [], file, parameters: shared }: TemplateOptions,
): TemplateSamples {
  const { variants, programs = {}, parameters } = record(value, file);
  if (!Array.isArray(variants) || variants.length === 0)
    throw unexpected("variants", variants, file);
  const withTemplates = (variants as readonly Literal[]).map((one): TemplateVariant => {
    // Codegen wrote the rest against this very type (`satisfies Samples`).
    const variant = { ...record(programs, file), ...record(one, file) };
    return {
      ...variant,
      ...byLanguage((language) => string(variant[language], file)),
      json: jsonValue(variant as Partial<SampleVariant>, examples, file),
    } as unknown as TemplateVariant;
  });
  const samples = {
    ...record(value, file),
    parameters: (Array.isArray(parameters) ? (parameters as readonly Literal[]) : []).map((one) =>
      record(typeof one === "string" ? shared[one] : one, file),
    ),
    variants: withTemplates,
  } as unknown as TemplateSamples;
  const { request } = samples;
  // The programs of workflows are no single requests: they are only in the languages that codegen writes.
  const wanted = file.startsWith("workflows/") ? [] : shown.filter(isAdded);
  if (wanted.length > 0 && !request) throw unexpected("a request", request, file);
  const written = samples.variants.map((variant) => {
    if (wanted.length === 0 || !request) return new Map<string, string>();
    const { mediaType: type, json } = variant;
    const body = variant.body ?? (type === undefined ? undefined : { type, json });
    return new Map(wanted.map((key) => [key, writeSample(key, request, body)]));
  });
  // The menu of bodies is the same in each language: one that cannot send one of them is left out.
  const added = wanted.filter((key) => written.every((texts) => texts.get(key) !== undefined));
  const kept = shown.filter((key) => !isAdded(key) || added.includes(key));
  const rules = Object.fromEntries(added.map((key) => [key, writingRule(key)]));
  const withSchemes = (language: string, text: string) => {
    const template = withCredentials(quotingOf(language, rules), text, credentials);
    const unknown = templateParts(template).find(({ slot }) =>
      /^(cookieScheme|scheme|schemeName)\./.test(slot ?? ""),
    );
    if (unknown) throw unexpected("a scheme of navigation.ts", unknown.slot, file);
    return template;
  };
  const writtenOut = (variant: TemplateVariant, index = 0): TemplateVariant => ({
    ...variant,
    ...byLanguage((language) => withSchemes(language, variant[language])),
    added: Object.fromEntries(
      added.map((key) => [key, withSchemes(key, written[index]?.get(key) ?? "")]),
    ),
  });
  const [first, ...others] = samples.variants;
  return {
    ...samples,
    queryCredentials: samples.queryCredentials?.map((one) => withQueryCredential(one, credentials)),
    variants: [writtenOut(first), ...others.map((one, index) => writtenOut(one, index + 1))],
    ...(added.length > 0 && { rules }),
    // Where nothing is left, the page has the usual ones.
    ...(kept.length > 0 && { languages: kept.map(shownLanguage) }),
  };
}

/** Returns the value of a body in JSON, which codegen writes once: as the example that the variant shows. */
function jsonValue(
  { mediaType = "", example }: Partial<SampleVariant>,
  examples: Literal,
  file: string,
): JsonValue {
  const list = record(examples, file)[mediaType];
  const all = Array.isArray(list) ? list.map((one) => record(one as Literal, file)) : [];
  const found = all.find(({ name }) => name === example)?.["value"];
  return (found ?? (example === undefined ? {} : null)) as JsonValue;
}

function finishedSamples(
  { request: _request, programs: _programs, security: names, ...samples }: TemplateSamples,
  { servers = [] }: SharedInputs,
  highlight: Highlight,
): Samples {
  const own = samples.servers ?? servers;
  // Where a document names no server, it is at its own address (OpenAPI 3.1, 4.8.1.1).
  const inputs = { ...samples, servers: own.length > 0 ? own : [{ url: "/" }] };
  const [server = { url: "/" }] = inputs.servers;
  const standIn = standInFor(serverUrl(server));
  const security = names?.map((name) => ({
    name,
    credentials: credentialsOf(samples, onlyKey(name)),
  }));
  const credentials = credentialsOf(samples);
  const first = names?.[0] === undefined ? undefined : onlyKey(names[0]);
  const codeOf = (
    language: string,
    template: string,
    grammar: string,
    json: JsonValue = null,
  ): CodeText => {
    let text = "";
    const slots: Slot[] = [];
    const ways: Slot[] = [];
    for (const part of fillSample(language, template, inputs)) {
      const start = text.length;
      text += part.slot === "body" ? bodyText(language, json, text) : part.text;
      if (part.slot !== undefined) slots.push({ name: part.slot, start, end: text.length });
      if (part.only !== undefined) ways.push({ name: part.only, start, end: text.length });
    }
    return { html: markLines(highlight(text, grammar), slots, ways, first) };
  };
  const isShown = (key: string) => samples.languages?.some((one) => one.key === key) ?? true;
  const finished = ({ body: _body, json, added, ...variant }: TemplateVariant): SampleVariant => ({
    ...variant,
    ...byLanguage((key) =>
      isShown(key) ? codeOf(key, variant[key], languages[key].grammar, json) : "",
    ),
    ...(samples.rules && {
      added: Object.fromEntries(
        Object.entries(added).map(([key, text]) => [
          key,
          codeOf(key, text, addedLanguages[key]?.grammar ?? "", json),
        ]),
      ),
    }),
  });
  const [main, ...others] = samples.variants;
  const ownSamples = samples.own?.map((sample) => ({
    ...sample,
    code: { html: highlight(sample.code as string, sample.language) },
  }));
  const variants = [finished(main), ...others.map(finished)] as const;
  return {
    ...inputs,
    ...(security && { security }),
    credentials,
    variants,
    ...(standIn !== undefined && { standIn }),
    ...(ownSamples && { own: ownSamples }),
  };
}

function shownLanguage(key: string): ShownLanguage {
  const { label, needs, file } = addedLanguages[key] ?? languages[key as SampleLanguage];
  return { key, label, needs, file };
}

/** Kinds of the slots that a credential of the reader fills. */
const credentialSlots: ReadonlySet<string> = new Set(["credential", "cookieCredential", "login"]);

/** Credentials are the same in every language and variant. @param way to authenticate; absent: all */
function credentialsOf(
  {
    variants: [variant],
    queryCredentials = [],
  }: Pick<TemplateSamples, "variants" | "queryCredentials">,
  way?: string,
) {
  const parts = fillSample("curl", variant.curl, { parameters: [] });
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

function highlightExample(value: Literal, file: string, highlight: Highlight): Literal {
  const { name, summary, description, sampled, value: body } = record(value, file);
  // A body that is not JSON (form, XML, plain text) is written as the text it is.
  const html =
    typeof body === "string"
      ? highlight(body, body.startsWith("<?xml ") ? "xml" : "text")
      : highlight(JSON.stringify(body ?? null, null, 2), "json");
  return { name: string(name, file), summary, description, sampled, html };
}

function record(value: Literal, file: string): LiteralRecord {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as LiteralRecord;
  }
  throw unexpected("an object", value, file);
}

function string(value: Literal, file: string): string {
  if (typeof value === "string") return value;
  throw unexpected("a string", value, file);
}

function unexpected(wanted: string, value: Literal, file: string): SiteError {
  return new SiteError(
    `${file}: expected ${wanted}, found ${JSON.stringify(value)}`,
    "Run `npm run codegen` to write the file anew.",
  );
}

function mapValues(from: LiteralRecord, change: (value: Literal) => Literal): LiteralRecord {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}

/** JSON is JavaScript except for one key: `{"__proto__": …}` would set the prototype. */
function toSource(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/^( *)"__proto__":/gm, '$1["__proto__"]:');
}
