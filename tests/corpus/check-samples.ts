import { loadShared, type SamplesModule } from "../../src/vite/example-source";
import { loadApi } from "../../src/vite/load-api";
import { createLoader } from "../../src/vite/rendering/generated-modules";
import { finishSamples } from "../../src/vite/samples";
import { filesIn } from "./check-files";
import type { Parse } from "./sample-parsers";

/** The most bytes of a sample with a made-up example; an author's may be longer. */
const mostBytes = 100_000;

/**
 * Fills every sample of a generated tree as the pages show it, and parses it in its language.
 *
 * @param folder absolute path of the tree
 * @returns the number of samples, and those that do not parse, each as a sentence
 */
export async function checkSamples(
  folder: string,
  parsers: ReadonlyMap<string, Parse>,
): Promise<{ readonly count: number; readonly faults: readonly string[] }> {
  const api = await loadApi(folder);
  const load = createLoader(folder);
  const shared = await loadShared(folder, load);
  const faults: string[] = [];
  let count = 0;
  for (const file of filesIn(folder).filter((name) => /^api\/.*\.samples\.ts$/.test(name))) {
    // The build passes each text to the highlighter after its slots are filled.
    const highlight = (text: string, language: string) => {
      const parse = parsers.get(language);
      if (parse) {
        count += 1;
        const place = parse(text);
        if (place !== undefined) faults.push(`${file}: no ${language}, ${place}`);
        if (text.length > mostBytes) faults.push(`${file}: ${text.length} bytes of ${language}`);
      }
      return [{ text }];
    };
    finishSamples(await load<SamplesModule>(file), file, { api, highlight, shared });
  }
  return { count, faults };
}
