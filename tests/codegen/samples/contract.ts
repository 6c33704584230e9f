import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ofClients } from "../../../codegen/contract/contract";
import { readBody } from "../../../codegen/contract/decode";
import { type Exchange, Mock } from "../../../codegen/mock/mock";
import { normalize } from "../../../codegen/model/normalize";
import { workflowsIn } from "../../../codegen/workflows/workflows";
import { samplesFor } from "../../../codegen/samples/samples";
import { readArazzo } from "../../../codegen/workflows/arazzo";
import {
  isRaw,
  items,
  join,
  type Place,
  type Raw,
  type SpecDocument,
} from "../../../codegen/document/document";
import { load } from "../../../codegen/document/load";
import { languages, type SampleLanguage } from "../../../src/samples/languages";
import { startEcho } from "./echo";
import { programTexts, sampleTexts } from "./filled";
import { type Outcome, runSamples } from "./tools";

/** A sample of the documentation, or a program of several calls. */
export interface Sample {
  /** Its operation or workflow. */
  readonly of: string;
  /** The example that it sends, or what else distinguishes it from other samples of its operation. */
  readonly example: string;
  readonly kind: "sample" | "loop" | "program";
  /** Returns its text for a server. */
  readonly text: (language: SampleLanguage, server: string) => string;
  readonly document: SpecDocument;
  readonly mock: Mock;
  /** The places of the operations that it calls, in order. */
  readonly calls: readonly string[];
  /** What the document says about its body, as far as it does. */
  readonly body: unknown;
}

/** Returns all samples of a document and the programs of its workflows. */
export async function samplesOf(file: string, arazzo?: string): Promise<readonly Sample[]> {
  const { document } = await load(file);
  const model = normalize(document, []);
  const shared = { document, mock: new Mock(document) };
  const workflows =
    arazzo === undefined
      ? []
      : workflowsIn(await readArazzo(path.resolve(arazzo), path.resolve(file)), model).workflows;
  return [
    ...model.operations
      .filter(({ kind }) => kind === "operation")
      .flatMap((operation) => {
        const { variants } = samplesFor(operation, model);
        return variants.map(({ mediaType = "", example = "", pages }, index): Sample => ({
          ...shared,
          of: operation.operationId ?? operation.id,
          example: pages === "all" ? "all pages" : example,
          kind: pages === "all" ? "loop" : "sample",
          text: (language, server) => sampleTexts(operation, model, { server }, index)[language],
          calls:
            pages === "all"
              ? Array.from({ length: 2 }, () => operation.source)
              : [operation.source],
          // Only JSON is sent as written in the document.
          body: /json/.test(mediaType)
            ? exampleOf(document, operation.source, mediaType, example)
            : undefined,
        }));
      }),
    ...workflows.map((workflow): Sample => ({
      ...shared,
      of: workflow.id,
      example: "program",
      kind: "program",
      text: (language, server) => programTexts(workflow, model, { server })[language],
      calls: workflow.steps.map(({ operation }) => operation.source),
      body: undefined,
    })),
  ];
}

/** Returns a declared example of a body. */
function exampleOf(document: SpecDocument, source: string, type: string, name: string): unknown {
  const at = (pointer: string) => document.resolve({ value: document.at(pointer), pointer });
  const body = at(join(at(source).pointer, "requestBody"));
  const media = join(body.pointer, "content", type);
  const named = at(join(media, "examples", name)).value;
  return isRaw(named) ? named["value"] : document.at(join(media, "example"));
}

/** Returns the parameters of an operation for which the document shows a single value: what samples send. */
function shownParameters(document: SpecDocument, source: string): readonly Raw[] {
  const own = document.resolve({ value: document.at(source), pointer: source });
  const item = document.resolve({
    value: document.at(source.slice(0, source.lastIndexOf("/"))),
    pointer: source,
  });
  const of = ({ value, pointer }: Place) => items(isRaw(value) ? value["parameters"] : [], pointer);
  return [...of(item), ...of(own)].flatMap((place) => {
    const { value } = document.resolve(place);
    return isRaw(value) && ["string", "number", "boolean"].includes(typeof value["example"])
      ? [value]
      : [];
  });
}

/** More requests than any sample sends: an endless loop is stopped. */
const mostRequests = 30;

/** What samples sent and how each ended, in the order of the list. */
export interface Run {
  readonly outcomes: readonly Outcome[];
  readonly exchanges: readonly (readonly Exchange[])[];
}

/** Runs samples of one language against the mocks of their documents, in one process. */
export async function runAgainst(
  language: SampleLanguage,
  samples: readonly Sample[],
  cwd: string,
): Promise<Run> {
  const exchanges = samples.map((): Exchange[] => []);
  const echo = await startEcho(({ method, target: path, headers, body }) => {
    const [, number = "", target = ""] = /^\/(\d+)(.*)$/.exec(path) ?? [];
    const exchange = samples[Number(number)]?.mock.answer({ method, target, headers, body });
    const own = exchanges[Number(number)];
    if (!exchange || !own) return { status: 500, text: `no sample sends ${path}` };
    own.push(exchange);
    return own.length > mostRequests
      ? { status: 508, text: "This loop does not end." }
      : { ...exchange.answer, text: exchange.answer.body };
  });
  try {
    const texts = samples.map((sample, index) => sample.text(language, `${echo.origin}/${index}`));
    return { outcomes: await runSamples(language, texts, cwd), exchanges };
  } finally {
    await echo.stop();
  }
}

/** Returns all differences between a sample and the document, each with operation, example and language. */
export function faultsOf(
  sample: Sample,
  language: SampleLanguage,
  run: Run,
  index: number,
): readonly string[] {
  const exchanges = run.exchanges[index] ?? [];
  const { code, stderr } = run.outcomes[index] ?? { code: 1, stderr: "did not run" };
  const sent = exchanges.map(({ operation = "nothing" }) => operation);
  const isRefused = exchanges.some(({ faults }) => faults.length > 0);
  const calls = `calls ${sent.length} operations, not ${sample.calls.length}: ${[...new Set(sent)].join(", ")}`;
  const found = [
    ...exchanges.flatMap(({ faults, strays }) => [
      ...faults.map(({ message }) => message),
      ...strays.map((name) => `the document has no header ${name}`),
    ]),
    ...(isDeepStrictEqual(sent, sample.calls) || isRefused ? [] : [calls]),
    ...(code === 0 || isRefused ? [] : [`ends with ${code}: ${stderr}`]),
    ...(sample.kind === "program"
      ? []
      : exchanges.flatMap((exchange) => exampleFaults(sample, exchange))),
    ...(sample.kind === "loop" ? loopFaults(exchanges) : []),
  ];
  return found.map((text) => `${titleOf(sample, language)}: ${text}`);
}

function titleOf({ of, example }: Sample, language: SampleLanguage): string {
  return `${of}${example === "" ? "" : `, ${example}`}, ${languages[language].label}`;
}

function exampleFaults(
  { document, body, kind }: Sample,
  { operation = "", message }: Exchange,
): readonly string[] {
  const { query, headers, body: bytes } = message;
  const search = new URLSearchParams(query);
  const parameters = shownParameters(document, operation).flatMap(
    ({ in: place, name, example }) => {
      // A loop reads the whole list: it omits filters, and counts by itself.
      if (kind === "loop" || (place !== "query" && place !== "header")) return [];
      const value =
        place === "query" ? search.get(String(name)) : headers[String(name).toLowerCase()];
      return value === String(example)
        ? []
        : [
            `the ${place} parameter ${String(name)} is ${JSON.stringify(value)}, not ${JSON.stringify(example)} as in the document`,
          ];
    },
  );
  if (body === undefined) return parameters;
  const text = bytes.toString();
  const isSame = typeof body === "string" ? text === body : isDeepStrictEqual(parsed(text), body);
  return isSame
    ? parameters
    : [...parameters, `the body is not the example of the document: ${text}`];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the faults of a loop: it must request what follows the entries that it received, and stop at an empty page. */
function loopFaults(exchanges: readonly Exchange[]): readonly string[] {
  let next = 0;
  const asked = exchanges.map(({ message, answer }) => {
    const search = new URLSearchParams(message.query);
    const want = next;
    next += (JSON.parse(answer.body) as readonly unknown[]).length;
    return [Number(search.get("skip") ?? search.get("offset")), want];
  });
  const wrong = asked.find(([got, want]) => got !== want);
  return wrong ? [`asks for entries from ${wrong[0]}, not from ${wrong[1]}`] : [];
}

/** Returns the parts of a request that every client writes alike. */
function partsOf({ message }: Exchange, call: number): readonly (readonly [string, unknown])[] {
  const { method, path: target, query, headers, body } = message;
  const type = body.length === 0 ? "" : String(headers["content-type"] ?? "");
  // curl reads `{key}` as a set of one, which does not harm a placeholder.
  const plain = (value: string) => value.replace(/^\{(.*)\}$/, "$1");
  const parts: readonly (readonly [string, unknown])[] = [
    ["method", method],
    ["path", decodeURIComponent(target)],
    ...[...new URLSearchParams(query)].map(
      ([name, value]) => [`query parameter ${name}`, plain(value)] as const,
    ),
    ...Object.entries(headers)
      .filter(([name]) => !ofClients.test(name))
      .map(([name, value]) => [`header ${name}`, value] as const),
    ["media type", type.toLowerCase().replace(/;.*/s, "")],
    ["body", readBody(type, body)?.value ?? body.toString()],
  ];
  return call === 0 ? parts : parts.map(([name, value]) => [`${name} of call ${call + 1}`, value]);
}

/** Returns the differences between a sample and the same sample in another language. */
export function differences(
  sample: Sample,
  [language, sent]: readonly [SampleLanguage, readonly Exchange[]],
  [other, wanted]: readonly [SampleLanguage, readonly Exchange[]],
): readonly string[] {
  const read = (all: readonly Exchange[]) => new Map(all.flatMap(partsOf));
  const [mine, theirs] = [read(sent), read(wanted)];
  const told = (parts: ReadonlyMap<string, unknown>, name: string) =>
    JSON.stringify(parts.get(name));
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((name) => !isDeepStrictEqual(mine.get(name), theirs.get(name)))
    .map(
      (name) =>
        `${titleOf(sample, language)}: the ${name} is ${told(mine, name)}, in ${languages[other].label} ${told(theirs, name)}`,
    );
}
