import { relative } from "node:path";

import type { Plugin } from "vite";

import { SiteError } from "./errors";
import type { Highlight } from "./highlight";
import { type Literal, readExportedLiterals } from "./literals";

/** The grammar of each sample's language. */
const sampleLanguages: Readonly<Record<string, string>> = {
  curl: "bash",
  axios: "javascript",
  requests: "python",
  okhttp: "java",
  restsharp: "csharp",
};

/**
 * Replaces each `*.samples.ts` of the generated tree by a module that holds finished html, so that neither source texts nor a
 * highlighter reach the browser.
 */
export function samplesPlugin(generatedDir: string, highlight: Highlight): Plugin {
  return {
    name: "site:samples",
    enforce: "pre",
    transform: {
      filter: { id: /\.samples\.ts$/ },
      handler(source, id) {
        if (!id.startsWith(generatedDir)) return null;
        const code = highlightSamples(source, relative(generatedDir, id), highlight);
        return { code, map: null, moduleType: "js" };
      },
    },
  };
}

/**
 * The module that takes the place of a samples module: `samples` as `{ curl: { html } }`, examples as `{ name, summary, html }`.
 *
 * @param file names the module in errors
 * @throws {SiteError} when the module holds more than literals, or not in the agreed form
 */
export function highlightSamples(source: string, file: string, highlight: Highlight): string {
  const { samples = {}, examples = {} } = readExportedLiterals(source, file);
  const { request = {}, responses = {} } = record(examples, file);
  const example = (value: Literal) => highlightExample(value, file, highlight);
  const byMediaType = (media: Literal) =>
    mapValues(record(media, file), (list) => (Array.isArray(list) ? list.map(example) : []));
  const finished = {
    samples: mapEntries(record(samples, file), (language, text) => ({
      html: highlight(string(text, file), sampleLanguages[language] ?? "text"),
    })),
    examples: {
      request: byMediaType(request),
      responses: mapValues(record(responses, file), byMediaType),
    },
  };
  return Object.entries(finished)
    .map(([name, value]) => `export const ${name} = ${toSource(value)};\n`)
    .join("");
}

function highlightExample(value: Literal, file: string, highlight: Highlight): Literal {
  const { name, summary, value: body } = record(value, file);
  // A body that is not JSON (form, XML, plain text) is written as the text it is.
  const html =
    typeof body === "string"
      ? highlight(body, "text")
      : highlight(JSON.stringify(body ?? null, null, 2), "json");
  return { name: string(name, file), summary, html };
}

type LiteralRecord = Readonly<Record<string, Literal>>;

function record(value: Literal, file: string): LiteralRecord {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as LiteralRecord;
  }
  throw new SiteError(
    `${file}: expected an object, found ${JSON.stringify(value)}`,
    "Run `npm run codegen` to write the file anew.",
  );
}

function string(value: Literal, file: string): string {
  if (typeof value === "string") return value;
  throw new SiteError(
    `${file}: expected a string, found ${JSON.stringify(value)}`,
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
