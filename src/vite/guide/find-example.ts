import { loadShared, responsesOf, type SamplesModule } from "../example-source";
import { createLoader, type LoadModule } from "../rendering/generated-modules";

/** The example that a guide asks for; an absent property matches any. */
export interface WantedExample {
  /** Absent: an example of the request. */
  readonly status: string | undefined;
  /** Media type. */
  readonly type: string | undefined;
  readonly name: string | undefined;
}

/**
 * Looks for an example of an operation.
 *
 * @returns `undefined` if it exists, otherwise a sentence that lists what exists
 */
export async function findExample(
  generatedDir: string,
  id: string,
  { status, type, name }: WantedExample,
): Promise<string | undefined> {
  const load = createLoader(generatedDir);
  const module = await loadSamples(load, id);
  const responses = responsesOf(module, await loadShared(generatedDir, load));
  const bodies = (status === undefined ? module.examples.request : responses[status]) ?? {};
  const types = Object.keys(bodies);
  if (types.length === 0) {
    const statuses = Object.keys(responses);
    return `Responses with examples: ${statuses.join(", ") || "none"}.`;
  }
  const names = (bodies[type ?? types[0] ?? ""] ?? []).map((example) => example.name);
  if (names.length === 0) return `Its media types: ${types.join(", ")}.`;
  return name === undefined || names.includes(name)
    ? undefined
    : `Its examples: ${names.join(", ")}.`;
}

/** The samples that a guide asks for; an absent property matches any. */
interface WantedSamples extends Omit<WantedExample, "status"> {
  /** How much of a list they read: one page, or all. */
  readonly pages: string | undefined;
}

/**
 * Looks for samples of an operation.
 *
 * @returns `undefined` if they exist, otherwise a sentence that lists what exists
 */
export async function findSamples(
  generatedDir: string,
  id: string,
  { type, name, pages }: WantedSamples,
): Promise<string | undefined> {
  // A webhook has none.
  const { variants = [] } = (await loadSamples(createLoader(generatedDir), id)).samples ?? {};
  const kinds = variants.flatMap((variant) => variant.pages ?? []);
  if (pages !== undefined && !kinds.some((kind) => kind === pages))
    return kinds.length > 0
      ? `Write one of: ${kinds.map((kind) => `pages="${kind}"`).join(", ")}.`
      : "Its document describes no list that is read with `skip` and `limit`: remove `pages`.";
  const ofType = variants.filter(({ mediaType }) => type === undefined || mediaType === type);
  if (ofType.some(({ example }) => name === undefined || example === name)) return undefined;
  const names = ofType.flatMap(({ example }) => example ?? []);
  if (names.length > 0) return `Its examples: ${names.join(", ")}.`;
  const types = new Set(variants.flatMap(({ mediaType }) => mediaType ?? []));
  return types.size > 0
    ? `Its media types: ${[...types].join(", ")}.`
    : "Its samples send no body.";
}

function loadSamples(load: LoadModule, id: string): Promise<SamplesModule> {
  return load<SamplesModule>(`api/${id}.samples.ts`);
}
