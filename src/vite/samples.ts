import { relative } from "node:path";

import type { Plugin } from "vite";

import type { ApiNavigation } from "../reference/navigation";
import type { CodeText, Samples, SampleVariant } from "../reference/types";
import { withCredentials, withQueryCredential } from "../samples/credentials";
import { fillSample } from "../samples/fill";
import { byLanguage, languageKeys, languages, type SampleLanguage } from "../samples/languages";
import { serverUrl, standInFor } from "../samples/server";
import { PLACEHOLDER, templateParts } from "../samples/template";
import { SiteError } from "./errors";
import { createExampleReader, type ReadExample } from "./example-source";
import type { Highlight } from "./highlight";
import { type Literal, readExportedLiterals } from "./literals";
import { markSlots, type Slot } from "./slots";

/**
 * Replaces each `*.samples.ts` of the generated tree by a module that holds finished html, so that neither source texts nor a
 * highlighter reach the browser.
 *
 * @param api where samples find what the whole API has in common
 */
export function samplesPlugin(
  generatedDir: string,
  api: SharedInputs,
  highlight: Highlight,
): Plugin {
  const readExample = createExampleReader(generatedDir);
  return {
    name: "site:samples",
    enforce: "pre",
    transform: {
      filter: { id: /\.samples\.ts$/ },
      handler(source, id) {
        if (!id.startsWith(generatedDir)) return null;
        const file = relative(generatedDir, id);
        const code = highlightSamples(source, file, { api, highlight, readExample });
        return { code, map: null, moduleType: "js" };
      },
    },
  };
}

/** Servers of operations that have none of their own, and what stands for the markers of schemes. */
type SharedInputs = Pick<ApiNavigation, "servers" | "credentials">;

/** What {@link finishSamples} needs besides the module. */
interface HighlightOptions {
  readonly api: SharedInputs;
  readonly highlight: Highlight;
  readonly readExample: ReadExample;
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
  { api, highlight, readExample }: HighlightOptions,
): FinishedSamples {
  const { samples, examples = {} } = readExportedLiterals(source, file);
  const example = (value: Literal) => {
    const { from, ...own } = record(value, file);
    return highlightExample(
      typeof from === "string" ? { ...own, value: readExample(from) } : own,
      file,
      highlight,
    );
  };
  // Those of a schema are a list; those of an operation stand below bodies and media types.
  if (Array.isArray(examples)) return { examples: examples.map(example) };
  const { request = {}, responses = {} } = record(examples, file);
  const byMediaType = (media: Literal) =>
    mapValues(record(media, file), (list) => (Array.isArray(list) ? list.map(example) : []));
  return {
    ...(samples !== undefined && {
      samples: finishedSamples(templatesOf(samples, api, file), api, highlight),
    }),
    examples: {
      request: byMediaType(request),
      responses: mapValues(record(responses, file), byMediaType),
    },
  };
}

/** Samples as codegen writes them: a template per language. */
interface TemplateSamples extends Samples {
  readonly variants: readonly [TemplateVariant, ...TemplateVariant[]];
}

type TemplateVariant = SampleVariant & Readonly<Record<SampleLanguage, string>>;

function templatesOf(
  value: Literal,
  { credentials = [] }: SharedInputs,
  file: string,
): TemplateSamples {
  const { variants } = record(value, file);
  if (!Array.isArray(variants) || variants.length === 0)
    throw unexpected("variants", variants, file);
  for (const variant of variants as readonly Literal[]) {
    for (const language of languageKeys) string(record(variant, file)[language], file);
  }
  // Codegen wrote the rest against this very type (`satisfies Samples`).
  const samples = value as unknown as TemplateSamples;
  const writtenOut = (variant: TemplateVariant): TemplateVariant => ({
    ...variant,
    ...byLanguage((language) => {
      const template = withCredentials(language, variant[language], credentials);
      const unknown = templateParts(template).find(({ slot }) =>
        /^(cookieS|s)cheme\./.test(slot ?? ""),
      );
      if (unknown) throw unexpected("a scheme of navigation.ts", unknown.slot, file);
      return template;
    }),
  });
  const [first, ...others] = samples.variants;
  return {
    ...samples,
    queryCredentials: samples.queryCredentials?.map((one) => withQueryCredential(one, credentials)),
    variants: [writtenOut(first), ...others.map(writtenOut)],
  };
}

function finishedSamples(
  samples: TemplateSamples,
  { servers = [] }: SharedInputs,
  highlight: Highlight,
): Samples {
  const own = samples.servers ?? servers;
  // Where a document names no server, it is at its own address (OpenAPI 3.1, 4.8.1.1).
  const inputs = { ...samples, servers: own.length > 0 ? own : [{ url: "/" }] };
  const [server = { url: "/" }] = inputs.servers;
  const standIn = standInFor(serverUrl(server));
  const credentials = credentialsOf(samples);
  const finished = (variant: TemplateVariant): SampleVariant => ({
    ...variant,
    ...byLanguage((language): CodeText => {
      let text = "";
      const slots: Slot[] = [];
      for (const part of fillSample(language, variant[language], inputs)) {
        const start = text.length;
        text += part.text;
        if (part.slot !== undefined) slots.push({ name: part.slot, start, end: text.length });
      }
      return { html: markSlots(highlight(text, languages[language].grammar), slots) };
    }),
  });
  const [first, ...others] = samples.variants;
  const ownSamples = samples.own?.map((sample) => ({
    ...sample,
    code: { html: highlight(sample.code as string, sample.language) },
  }));
  const variants = [finished(first), ...others.map(finished)] as const;
  return {
    ...inputs,
    credentials,
    variants,
    ...(standIn !== undefined && { standIn }),
    ...(ownSamples && { own: ownSamples }),
  };
}

/** Kinds of the slots that a credential of the reader fills. */
const credentialSlots: ReadonlySet<string> = new Set(["credential", "cookieCredential", "login"]);

/** Credentials are the same in every language and variant. */
function credentialsOf({ variants: [variant], queryCredentials = [] }: TemplateSamples) {
  const inTemplate = templateParts(variant.curl).flatMap(({ slot = "" }) => {
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

type LiteralRecord = Readonly<Record<string, Literal>>;

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
  return mapEntries(from, (_, value) => change(value));
}

function mapEntries(
  from: LiteralRecord,
  change: (key: string, value: Literal) => Literal,
): LiteralRecord {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(key, value)]));
}

/** JSON is JavaScript except for one key: `{"__proto__": …}` would set the prototype. */
function toSource(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/^( *)"__proto__":/gm, '$1["__proto__"]:');
}
